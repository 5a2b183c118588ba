package io.github.sitemaptoolkit.cli.report;

import java.io.InputStream;
import java.io.OutputStream;

/**
 * The streams of the process.
 *
 * @param in standard input
 * @param out standard output, for documents
 * @param err standard error, for everything that is said to people
 * @param terminal whether a person watches standard error
 */
public record Console(InputStream in, OutputStream out, MessageWriter err, boolean terminal) {}
