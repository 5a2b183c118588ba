package io.github.sitemaptoolkit.model;

/**
 * Text inside a foreign element.
 *
 * @param value the text, unescaped; never directly followed by another text
 * @since 0.1
 */
public record ForeignText(String value) implements ForeignContent {}
