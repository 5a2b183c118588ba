package io.github.sitemaptoolkit.converters.internal.table.type;

import org.jspecify.annotations.Nullable;

/** What a cell says of its row. */
public enum PageVerdict {
  /** The row is a page for a sitemap. */
  PAGE,
  /** The row is none. */
  NO_PAGE,
  /** The cell does not say it. */
  UNKNOWN;

  /** Returns the verdict of a cell that says yes or no; unknown for null. */
  static PageVerdict of(@Nullable Boolean page) {
    return page == null ? UNKNOWN : page ? PAGE : NO_PAGE;
  }
}
