/**
 * What every room of the library speaks: outcomes, conventions, values, positions and their moves,
 * budgets and the typed ways in which long work can end.
 */
package org.grundy;
