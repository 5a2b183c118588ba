/** The lines of documents that findings are about. */
@NullMarked
package io.github.sitemaptoolkit.validator.excerpt;

import org.jspecify.annotations.NullMarked;
