package io.github.sitemaptoolkit.report.html.internal.view;

/**
 * A number that is shown large, with what it counts.
 *
 * @param number the number
 * @param name what it counts
 * @param kind the class of its colour; empty for none
 */
public record Headline(String number, String name, String kind) {}
