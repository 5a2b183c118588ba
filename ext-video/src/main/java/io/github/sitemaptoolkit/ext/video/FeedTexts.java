package io.github.sitemaptoolkit.ext.video;

import io.github.sitemaptoolkit.model.TextValues;
import io.github.sitemaptoolkit.value.PlainNumber;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Parses texts of feeds. A blank text counts as absent. */
final class FeedTexts {

  private FeedTexts() {}

  /** Returns the text, or null if it is blank. */
  static @Nullable String orNull(@Nullable String text) {
    return text == null || text.isBlank() ? null : text;
  }

  /** Returns the first text, or the second if the first is blank, or null if both are. */
  static @Nullable String first(@Nullable String text, @Nullable String other) {
    String said = orNull(text);
    return said == null ? orNull(other) : said;
  }

  /** Returns the text; asks for the second only if the first is blank. Null if both are. */
  static @Nullable String first(@Nullable String text, Supplier<@Nullable String> other) {
    String said = orNull(text);
    return said == null ? orNull(other.get()) : said;
  }

  /** Returns the first text that is not blank, or null. */
  static @Nullable String first(List<String> texts) {
    for (int i = 0; i < texts.size(); i++) {
      if (!texts.get(i).isBlank()) {
        return texts.get(i);
      }
    }
    return null;
  }

  /**
   * Returns a word for comparison: in lower case and without surrounding white space; empty for
   * null.
   */
  static String word(@Nullable String text) {
    return text == null ? "" : text.strip().toLowerCase(Locale.ROOT);
  }

  /** Returns a number, as {@link PlainNumber} reads it, or null if the text is none. */
  static @Nullable BigDecimal decimal(String text) {
    return TextValues.decimal(PlainNumber.decimal(text)).orElse(null);
  }
}
