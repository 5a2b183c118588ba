/**
 * Images on a page: {@code image:image}. Start with {@link
 * io.github.sitemaptoolkit.ext.image.Image}.
 */
@NullMarked
package io.github.sitemaptoolkit.ext.image;

import org.jspecify.annotations.NullMarked;
