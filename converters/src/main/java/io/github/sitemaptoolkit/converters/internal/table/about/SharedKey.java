package io.github.sitemaptoolkit.converters.internal.table.about;

import io.github.sitemaptoolkit.converters.internal.table.about.PageLanguages.Link;
import io.github.sitemaptoolkit.converters.internal.table.row.TableRow;
import io.github.sitemaptoolkit.text.Padding;
import io.github.sitemaptoolkit.url.UrlJudge;
import org.jspecify.annotations.Nullable;

/**
 * What rows share that are translations of each other.
 *
 * @param key the column with it
 * @param language the column with their languages
 * @param url the column with their urls
 * @param header the header of the key
 * @param whole whether all rows of the table were looked at
 */
public record SharedKey(int key, int language, int url, String header, boolean whole) {

  /** Returns the key of a row; empty if it has none. */
  String of(TableRow row) {
    return Padding.strip(row.cell(key));
  }

  /**
   * Returns the page of a row as others link to it; null if it has no key or no language.
   *
   * @param page its url
   */
  @Nullable Link link(TableRow row, String page) {
    String tag = LanguageTag.of(row.cell(language));
    return tag == null || of(row).isEmpty() || !UrlJudge.isWeb(page)
        ? null
        : new Link(tag, page, url);
  }
}
