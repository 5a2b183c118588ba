package io.github.sitemaptoolkit.model;

/**
 * A piece of a foreign element: text or an element.
 *
 * @since 0.1
 */
public sealed interface ForeignContent permits ForeignText, ForeignElement {}
