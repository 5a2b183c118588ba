package io.github.sitemaptoolkit.report.html.internal.view;

import java.util.List;

/**
 * The files of a set, and the sitemaps that indexes list.
 *
 * @param text what is said of all of them
 * @param dated whether an index says dates
 * @param filled whether one of them is so full that it is to be said
 * @param rows the first of them
 * @param rest what is said of the others; empty for nothing
 */
public record FileRows(String text, boolean dated, boolean filled, List<Row> rows, String rest) {

  /**
   * A file or a sitemap.
   *
   * @param name its url or its name
   * @param urls the number of its urls
   * @param size its size
   * @param lastmod the date that the index says; empty for none
   * @param full how full it is, as a share
   * @param kind the class of that share: {@code error} above a limit
   * @param unread why it was not read, or not to its end; empty if it was
   */
  public record Row(
      LinkText name,
      String urls,
      String size,
      String lastmod,
      String full,
      String kind,
      String unread) {}

  /** Copies the list. */
  public FileRows {
    rows = List.copyOf(rows);
  }
}
