/**
 * The build of the self-contained jar, one class path entry for a contest's judge: {@link
 * org.grundy.alljar.AllJar} writes core and the members of fastutil that it reaches into one jar.
 * It lives among the tests because it is no part of the library.
 */
@NullMarked
package org.grundy.alljar;

import org.jspecify.annotations.NullMarked;
