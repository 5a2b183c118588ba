package io.github.sitemaptoolkit.remote.fetch;

/**
 * What became of the documents of a site.
 *
 * @param documents how many files there are now
 * @param written how many of them are new or have changed
 * @param unchanged how many have not changed, as the server or the index says
 * @param removed how many files were removed, because nothing lists them any more or the server
 *     says that they are gone
 * @param failed how many could not be fetched; a file of an earlier run stays
 * @param bytes how many bytes were received
 * @since 0.1
 */
public record FetchResult(
    int documents, int written, int unchanged, int removed, int failed, long bytes) {}
