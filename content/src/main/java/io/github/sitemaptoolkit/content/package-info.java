/**
 * What HTML says and shows: the pictures and videos in the items of feeds, and of pages also what
 * they say about themselves. Start with {@link io.github.sitemaptoolkit.content.HtmlContent} or
 * {@link io.github.sitemaptoolkit.content.HtmlPage}.
 */
@NullMarked
package io.github.sitemaptoolkit.content;

import org.jspecify.annotations.NullMarked;
