package io.github.sitemaptoolkit.feed;

import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.W3cDateTime;
import io.github.sitemaptoolkit.problem.Code;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * The surroundings of a {@link io.github.sitemaptoolkit.extension.FeedMapping} while it converts an
 * item of a feed: the feed's properties, the options, and where to report problems and losses.
 *
 * @since 0.1
 */
public interface FeedContext {

  /** Returns the properties of the feed as a whole. */
  DocumentInfo document();

  /**
   * Returns whether the title of {@link #document()} was read from the feed, where it may be the
   * name of a section of the site; false if the caller has set it. Defaults to false.
   */
  default boolean isTitleOfFeed() {
    return false;
  }

  /**
   * Returns whether the caller asked for the values of an extension by its id. An extension that
   * has to guess, such as {@code news}, only finds values in feeds if this is true. Defaults to
   * false.
   *
   * @param id the id of the extension
   */
  default boolean isWanted(String id) {
    return false;
  }

  /** Returns the current time. Tests can replace it. */
  default Instant now() {
    return Instant.now();
  }

  /**
   * Returns whether a date is later than {@linkplain #now now}, as that of an item to be published
   * later or of an event. A day, a month or a year begins with its first moment in UTC.
   *
   * @param date a W3C date; the result is false for null and for any other text
   */
  default boolean isAhead(@Nullable String date) {
    return date != null
        && W3cDateTime.parse(date).filter(one -> one.start().isAfter(now())).isPresent();
  }

  /** Reports a problem with the item. */
  void problem(Code code, String message);

  /**
   * Counts a problem that many items may have. It is reported once at the end of the feed, with the
   * number of items and the first of them.
   *
   * @param message what is wrong with such an item; must be the same for all of them
   */
  default void repeated(Code code, String message) {
    problem(code, message);
  }

  /**
   * Counts data of the item that has no place in the value, or data of the value that has no place
   * in the item. Each kind is reported once with its count.
   */
  void lost(String kind);

  /**
   * Counts lost data as {@link #lost(String)} does, with an example.
   *
   * @param value the text that is lost; null if there is none
   */
  default void lost(String kind, @Nullable String value) {
    lost(kind);
  }

  /**
   * Counts a lost detail: data that the target format never has a place for and that its readers do
   * not expect, such as the width of a picture or who is credited for it. Media, dates and urls are
   * not details. Defaults to {@link #lost(String, String)}.
   *
   * @param value the text that is lost; null if there is none
   */
  default void lostDetail(String kind, @Nullable String value) {
    lost(kind, value);
  }

  /**
   * Marks a text of the item as used, so that it is not counted as lost. Only needed for a text
   * that is changed: a text that a value contains unchanged is found in the {@linkplain FeedAccount
   * account} without it. Does nothing by default.
   *
   * @param text the text, as the item returned it; null does nothing
   */
  default void used(@Nullable String text) {}
}
