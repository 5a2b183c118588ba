/** The addresses that the values of extensions name. */
@NullMarked
package io.github.sitemaptoolkit.validator.internal.address;

import org.jspecify.annotations.NullMarked;
