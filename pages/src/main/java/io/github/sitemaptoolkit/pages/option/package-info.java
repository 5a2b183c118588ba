/** The options for reading pages. */
@NullMarked
package io.github.sitemaptoolkit.pages.option;

import org.jspecify.annotations.NullMarked;
