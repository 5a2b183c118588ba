package io.github.sitemaptoolkit.batch;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Source;
import org.jspecify.annotations.Nullable;

/**
 * The settings for reading several documents as one.
 *
 * @param from the format of all documents; null to detect the format of each
 * @param source opens the documents
 * @param unreadable what to do with documents that cannot be read
 * @param target the id of the target format in reports of losses
 */
record DocumentSettings(
    @Nullable SitemapFormat from, DocumentSource source, Unreadable unreadable, String target) {

  SitemapFormat formatOf(Source open, Context context) {
    return from == null ? context.formats().detect(open) : from;
  }
}
