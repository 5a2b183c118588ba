package io.github.sitemaptoolkit.model;

/**
 * Text inside a foreign element.
 *
 * @param value the text, unescaped; two texts never follow each other
 */
public record ForeignText(String value) implements ForeignContent {}
