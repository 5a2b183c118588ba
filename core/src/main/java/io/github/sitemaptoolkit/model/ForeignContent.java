package io.github.sitemaptoolkit.model;

/**
 * The content of a foreign element: texts and elements.
 *
 * @since 0.1
 */
public sealed interface ForeignContent permits ForeignText, ForeignElement {}
