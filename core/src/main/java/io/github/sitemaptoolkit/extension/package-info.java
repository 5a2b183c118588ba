/**
 * The registry of extensions, and what a new one implements. Start with {@link
 * io.github.sitemaptoolkit.extension.Extensions} to use them, with {@link
 * io.github.sitemaptoolkit.extension.SitemapExtension} to add one.
 */
@NullMarked
package io.github.sitemaptoolkit.extension;

import org.jspecify.annotations.NullMarked;
