package io.github.sitemaptoolkit.batch;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Source;
import org.jspecify.annotations.Nullable;

/**
 * How several documents are read.
 *
 * @param from the format of all of them; null to detect that of each
 * @param source opens them
 * @param unreadable what happens to one that cannot be read
 * @param target the id of the format that reports of losses name
 */
record DocumentSettings(
    @Nullable SitemapFormat from, DocumentSource source, Unreadable unreadable, String target) {

  SitemapFormat formatOf(Source open, Context context) {
    return from == null ? context.formats().detect(open) : from;
  }
}
