/**
 * Finds the pictures and videos in HTML, of items of feeds or of pages. Start with {@link
 * io.github.sitemaptoolkit.content.HtmlContent}.
 */
@NullMarked
package io.github.sitemaptoolkit.content;

import org.jspecify.annotations.NullMarked;
