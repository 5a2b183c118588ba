package io.github.sitemaptoolkit.model;

/** A piece of a foreign element: text or an element. */
public sealed interface ForeignContent permits ForeignText, ForeignElement {}
