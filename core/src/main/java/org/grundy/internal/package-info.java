/** Checks and meters shared by the packages; not exported. */
package org.grundy.internal;
