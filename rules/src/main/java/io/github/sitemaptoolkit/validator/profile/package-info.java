/** Whose rules are checked, how serious each is, and where that comes from. */
@NullMarked
package io.github.sitemaptoolkit.validator.profile;

import org.jspecify.annotations.NullMarked;
