package io.github.sitemaptoolkit.publisher.layout;

import org.jspecify.annotations.Nullable;

/**
 * One file of a set of sitemaps.
 *
 * @param file its name in the directory of the set
 * @param urls how many urls it holds
 * @param bytes how many bytes it has, before compression
 * @param sha256 the SHA-256 of those bytes, in hexadecimal
 * @param lastmod the newest date of its entries, in a form that the protocol's schema takes; null
 *     where none has one
 * @since 0.1
 */
public record Part(String file, long urls, long bytes, String sha256, @Nullable String lastmod) {}
