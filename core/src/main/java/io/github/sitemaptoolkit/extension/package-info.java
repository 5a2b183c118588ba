/**
 * The registry of extensions, and the interfaces for writing one. To use extensions, start with
 * {@link io.github.sitemaptoolkit.extension.Extensions}; to add one, with {@link
 * io.github.sitemaptoolkit.extension.SitemapExtension}.
 */
@NullMarked
package io.github.sitemaptoolkit.extension;

import org.jspecify.annotations.NullMarked;
