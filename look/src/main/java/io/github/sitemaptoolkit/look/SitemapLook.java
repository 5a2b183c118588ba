package io.github.sitemaptoolkit.look;

import org.jspecify.annotations.Nullable;

/**
 * A sitemap that an index lists.
 *
 * @param loc its url, as the index says it
 * @param lastmod when it last changed, as the index says it; null if it does not
 * @param file the name of the file that was read for it; null if there was none
 * @param urls the number of its urls
 * @param bytes its size before compression; up to where it was read
 * @param unread why it was not read, or not to its end; null if it was
 * @since 0.1
 */
public record SitemapLook(
    String loc,
    @Nullable String lastmod,
    @Nullable String file,
    long urls,
    long bytes,
    @Nullable String unread) {}
