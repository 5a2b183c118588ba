/**
 * Makes a site of the documents; {@code .ci/make-site} writes it. It needs no server and loads
 * nothing from elsewhere.
 *
 * <p>{@link Site} reads a {@link Document}, and what it links to, and writes its {@link Page
 * pages}; rules and problems are cut into a page for each code by {@link CodePages}. {@link
 * Markdown} makes the HTML, {@link Highlighter} colours code, {@link Navigation} is the order of a
 * reader, and {@link SearchIndex} is what the script of the pages searches. {@link Picture} draws
 * the terminal of the README.
 */
@NullMarked
package io.github.sitemaptoolkit.site;

import org.jspecify.annotations.NullMarked;
