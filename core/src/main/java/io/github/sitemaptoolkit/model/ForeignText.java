package io.github.sitemaptoolkit.model;

/**
 * Text inside a foreign element.
 *
 * @param value the text, unescaped; two texts never follow each other
 * @since 0.1
 */
public record ForeignText(String value) implements ForeignContent {}
