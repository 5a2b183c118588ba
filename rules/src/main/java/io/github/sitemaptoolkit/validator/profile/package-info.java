/** Whose rules are checked, and how serious a finding can be. */
@NullMarked
package io.github.sitemaptoolkit.validator.profile;

import org.jspecify.annotations.NullMarked;
