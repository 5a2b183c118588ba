package io.github.sitemaptoolkit.converters.reading;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Learns which rows of tables are pages for a sitemap: {@code Context.with(new RowListener(verdict
 * -> ...))}. All rows are read then; without a listener, those that are no pages are left out.
 *
 * @param listener called with each row before its entry is returned, by the thread that reads it
 * @since 0.1
 */
public record RowListener(Consumer<Verdict> listener) {

  /** Learns nothing, so that rows that are no pages are left out. */
  public static final RowListener NONE = new RowListener(verdict -> {});

  /** Why a row is no page for a sitemap. */
  public enum Reason {
    /** The row is a page, as far as the table says. */
    NONE,
    /** Its status is not 200. */
    STATUS,
    /** It leads to another page. */
    REDIRECTED,
    /** Another url is the canonical one. */
    CANONICALISED,
    /** The robots.txt of its site forbids it. */
    BLOCKED,
    /** Search engines must not index it, or another url is the canonical one. */
    NOT_INDEXABLE,
    /** It is not published. */
    NOT_PUBLISHED,
    /** It is neither HTML nor PDF. */
    MEDIA_TYPE
  }

  /**
   * The canonical url of a page.
   *
   * @param header the header of the column that names it
   * @param url the url, which may be that of the row
   */
  public record Canonical(String header, String url) {}

  /**
   * What a table says of a row.
   *
   * @param reason why the row is no page
   * @param header the header of the column that says so; null if the row is a page
   * @param cell what the column says; empty if the row is a page
   * @param canonical the canonical url of a page, or where it leads to; null if the table names
   *     none
   * @param mediaType its media type as the table has it; empty if it names none
   */
  public record Verdict(
      Reason reason,
      @Nullable String header,
      String cell,
      @Nullable Canonical canonical,
      String mediaType) {

    /** Of a row that is a page. */
    public static final Verdict PAGE = new Verdict(Reason.NONE, null, "", null, "");

    /** Returns the verdict of a row that is a page, with its canonical url and its media type. */
    public static Verdict page(@Nullable Canonical canonical, String mediaType) {
      return canonical == null && mediaType.isEmpty()
          ? PAGE
          : new Verdict(Reason.NONE, null, "", canonical, mediaType);
    }
  }
}
