package io.github.sitemaptoolkit.batch;

import io.github.sitemaptoolkit.batch.walk.ExpandedFormat;
import io.github.sitemaptoolkit.batch.walk.IndexChildren;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Source;
import org.jspecify.annotations.Nullable;

/**
 * The settings for reading several documents as one.
 *
 * @param from the format of all documents; null to detect the format of each
 * @param source opens the documents
 * @param children finds the sitemaps of indexes; null to read indexes as such
 * @param target the id of the target format in reports of losses
 */
record DocumentSettings(
    @Nullable SitemapFormat from,
    DocumentSource source,
    @Nullable IndexChildren children,
    String target) {

  SitemapFormat formatOf(Source open, Context context) {
    return expanded(from == null ? context.formats().detect(open) : from);
  }

  /** Returns how documents of a format are read. */
  SitemapFormat expanded(SitemapFormat format) {
    return children == null ? format : new ExpandedFormat(format, children);
  }
}
