package io.github.sitemaptoolkit.converters.table;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.converters.internal.table.type.HeaderText;
import io.github.sitemaptoolkit.converters.internal.table.type.PageWitness;
import java.util.function.Predicate;

/**
 * What a header says of its column, in the languages that tables are read in. A header may say
 * several things; only the cells tell which is meant.
 *
 * @since 0.1
 */
@Incubating
public enum ColumnMeaning {
  /** The status of a response. */
  STATUS(header -> PageWitness.of(header).contains(PageWitness.STATUS)),
  /** The media type of a response. */
  MEDIA_TYPE(header -> PageWitness.of(header).contains(PageWitness.MEDIA_TYPE)),
  /** One of the two addresses of a redirect, or of a link. */
  REDIRECT(HeaderText::meansRedirect),
  /** The address that a page had before. */
  FORMER_URL(HeaderText::saysFormer),
  /** The address that a page has now. */
  CURRENT_URL(HeaderText::saysCurrent),
  /** A note or a kind, beside addresses. */
  NOTE(HeaderText::meansNote);

  private final Predicate<HeaderText> test;

  ColumnMeaning(Predicate<HeaderText> test) {
    this.test = test;
  }

  /** Returns whether a header says this. */
  public boolean isOf(String header) {
    return test.test(HeaderText.of(header));
  }
}
