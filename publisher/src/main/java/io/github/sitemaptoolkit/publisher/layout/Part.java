package io.github.sitemaptoolkit.publisher.layout;

import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/**
 * One file of a set of sitemaps.
 *
 * @param file the name of the file, in the directory of the set
 * @param urls the number of urls
 * @param bytes the size in bytes, before compression
 * @param sha256 the SHA-256 of those bytes, in hexadecimal
 * @param lastmod the newest lastmod of its entries, in a form that the schema of the protocol
 *     accepts; null if no entry has one
 * @since 0.1
 */
public record Part(String file, long urls, long bytes, String sha256, @Nullable String lastmod)
    implements Serializable {}
