package io.github.sitemaptoolkit.converters.table;

import io.github.sitemaptoolkit.converters.internal.table.type.HeaderText;
import io.github.sitemaptoolkit.converters.internal.table.type.PageWitness;

/**
 * What a header says of its column, in the languages that tables are read in. A header may say
 * several things; only the cells tell which is meant.
 *
 * @since 0.1
 */
public enum ColumnMeaning {
  /** The status of a response. */
  STATUS,
  /** The media type of a response. */
  MEDIA_TYPE,
  /** One of the two addresses of a redirect, or of a link. */
  REDIRECT,
  /** The address that a page has now. */
  CURRENT_URL,
  /** A note or a kind, beside addresses. */
  NOTE;

  /** Returns whether a header says this. */
  public boolean isOf(String header) {
    HeaderText text = HeaderText.of(header);
    return switch (this) {
      case STATUS -> PageWitness.of(text).contains(PageWitness.STATUS);
      case MEDIA_TYPE -> PageWitness.of(text).contains(PageWitness.MEDIA_TYPE);
      case REDIRECT -> text.meansRedirect();
      case CURRENT_URL -> text.saysCurrent();
      case NOTE -> text.meansNote();
    };
  }
}
