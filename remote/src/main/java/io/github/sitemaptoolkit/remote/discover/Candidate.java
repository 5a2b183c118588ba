package io.github.sitemaptoolkit.remote.discover;

import org.jspecify.annotations.Nullable;

/**
 * A url that a site names, or that is worth a try.
 *
 * @param expected what it should be
 */
record Candidate(String url, Find.How how, @Nullable String in, Find.Kind expected) {}
