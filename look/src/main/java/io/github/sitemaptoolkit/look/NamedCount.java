package io.github.sitemaptoolkit.look;

/**
 * A name and a number.
 *
 * @param name the name
 * @param count the number
 * @since 0.1
 */
public record NamedCount(String name, long count) {}
