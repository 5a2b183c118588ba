package io.github.sitemaptoolkit.converters.internal.table.read;

import io.github.sitemaptoolkit.converters.internal.table.column.KnownHeaders;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The columns in which crawlers such as Screaming Frog, Sitebulb and Ahrefs write the result for a
 * url, and whether search engines may index it.
 *
 * @param status the column of the status of the response; -1 if there is none
 * @param indexable the column of whether search engines may have the page; -1 if there is none
 * @param type the column of the media type; -1 if there is none
 */
public record CrawlColumns(int status, int indexable, int type) {

  /** Why a row is not a page. */
  enum Reason {
    STATUS("with a status other than 200"),
    NOT_INDEXABLE("not indexable"),
    OTHER_TYPE("neither HTML nor PDF");

    private final String words;

    Reason(String words) {
      this.words = words;
    }

    @Override
    public String toString() {
      return words;
    }
  }

  private static final List<String> STATUS =
      List.of(
          "status_code", "http_status_code", "http_status", "http_code", "response_code", "status");
  private static final List<String> INDEXABLE =
      List.of("indexability", "indexable", "indexable_status", "is_indexable", "is_indexable_page");
  private static final List<String> TYPE = List.of("content_type", "content", "mime_type");
  private static final Set<String> NO =
      Set.of("non-indexable", "not indexable", "noindex", "no", "false", "0");
  private static final List<String> PAGES =
      List.of("text/html", "application/xhtml+xml", "application/pdf");
  private static final int NONE = -1;

  /** Returns the columns of a table; all -1 if it is not a crawler's export. */
  static CrawlColumns of(List<String> headers, List<ColumnSample> samples) {
    List<String> plain = headers.stream().map(KnownHeaders::relax).toList();
    int status = NONE;
    for (String name : STATUS) {
      int column = plain.indexOf(name);
      if (status == NONE && column >= 0 && samples.get(column).holdsStatuses()) {
        status = column;
      }
    }
    int indexable = first(plain, INDEXABLE);
    boolean crawl = status != NONE || plain.contains("indexability");
    return crawl
        ? new CrawlColumns(status, indexable, first(plain, TYPE))
        : new CrawlColumns(NONE, NONE, NONE);
  }

  private static int first(List<String> headers, List<String> names) {
    return names.stream().mapToInt(headers::indexOf).filter(at -> at >= 0).findFirst().orElse(NONE);
  }

  /** Returns whether a crawler made the table. */
  boolean isCrawl() {
    return status != NONE || indexable != NONE;
  }

  /** Returns whether a column is one of these. */
  boolean contains(int column) {
    return column == status || column == indexable || column == type;
  }

  /** Returns why a row is not a page, or null if it may be one. */
  @Nullable Reason reason(TableRow row) {
    if (isOther(cell(row, status), "200", "200.0")) {
      return Reason.STATUS;
    } else if (NO.contains(cell(row, indexable))) {
      return Reason.NOT_INDEXABLE;
    }
    String media = cell(row, type);
    boolean page = media.indexOf('/') < 0 || PAGES.stream().anyMatch(media::startsWith);
    return page ? null : Reason.OTHER_TYPE;
  }

  private static boolean isOther(String cell, String... good) {
    return !cell.isEmpty() && !List.of(good).contains(cell);
  }

  private static String cell(TableRow row, int column) {
    return column == NONE ? "" : row.cell(column).strip().toLowerCase(Locale.ROOT);
  }
}
