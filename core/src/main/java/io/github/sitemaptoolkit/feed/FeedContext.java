package io.github.sitemaptoolkit.feed;

import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.problem.Severity;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What an extension may ask and say while it finds its values in a feed's item, or says them.
 *
 * @since 0.1
 */
public interface FeedContext {

  /** Returns what is known of the feed as a whole. */
  DocumentInfo document();

  /**
   * Returns whether values of an extension are asked for by name: one that guesses, such as {@code
   * news}, finds none in feeds unless they are.
   *
   * @param id the id of the extension
   */
  default boolean wanted(String id) {
    return false;
  }

  /** Returns the time that counts as now. */
  default Instant now() {
    return Instant.now();
  }

  /** Reports a problem with the item. */
  void problem(Severity severity, String code, String message);

  /**
   * Counts a problem that many items may have: reported once, when the feed ends, with how many had
   * it and the first of them.
   *
   * @param message what is wrong with such an item; the same for all
   */
  default void repeated(Severity severity, String code, String message) {
    problem(severity, code, message);
  }

  /**
   * Tells that something of the item has no place in the value, or something of the value none in
   * the item: reported once a kind, counted.
   */
  void lost(String kind);

  /**
   * Tells the same as {@link #lost(String)}, with what is lost.
   *
   * @param value the text that is lost, as an example of its kind; null if it has none
   */
  default void lost(String kind, @Nullable String value) {
    lost(kind);
  }

  /**
   * Tells of the loss of a detail: data that the other side never has a place for and that its
   * readers do not look for, such as the width of a picture or who is credited for it. Media, dates
   * and urls are no details. Defaults to {@link #lost(String, String)}.
   *
   * @param value the text that is lost, as an example of its kind; null if it has none
   */
  default void lostDetail(String kind, @Nullable String value) {
    lost(kind, value);
  }

  /**
   * Tells that a text of the item came through in another form: it does not count as lost. A text
   * that is written as it was handed out is known without that.
   *
   * @param text the text, as the item handed it out; null for none
   */
  default void used(@Nullable String text) {}
}
