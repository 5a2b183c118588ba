package io.github.sitemaptoolkit.model;

/**
 * Marks the values that extensions contribute to a url entry, such as an image or a video.
 *
 * <p>Implementations are immutable, best as records.
 *
 * @since 0.1
 */
public interface UrlExtension {}
