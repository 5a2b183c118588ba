package io.github.sitemaptoolkit.validator;

import io.github.sitemaptoolkit.problem.Problems;

/**
 * The result of checking a document.
 *
 * @param findings what was found; of many, only the first are kept, but all are counted
 * @param entries the number of entries that were read
 * @param index whether the document is a sitemap index, so that the entries are sitemaps
 * @since 0.1
 */
public record Validation(Problems findings, long entries, boolean index) {}
