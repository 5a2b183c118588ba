package io.github.sitemaptoolkit.model;

/**
 * A value that an extension adds to a url entry, such as an image or a video.
 *
 * <p>Implementations must be immutable and should be records.
 *
 * @since 0.1
 */
public interface UrlExtension {}
