package io.github.sitemaptoolkit.converters.internal.feed.media;

import io.github.sitemaptoolkit.converters.internal.feed.source.LossListener;
import io.github.sitemaptoolkit.converters.internal.feed.source.ScopedCursor;
import io.github.sitemaptoolkit.feed.FeedItem.Period;
import io.github.sitemaptoolkit.feed.FeedMedia.Credit;
import io.github.sitemaptoolkit.feed.FeedMedia.Price;
import io.github.sitemaptoolkit.feed.FeedMedia.Restriction;
import io.github.sitemaptoolkit.feed.FeedMedia.Scheme;
import io.github.sitemaptoolkit.feed.FeedMedia.StarRating;
import io.github.sitemaptoolkit.text.XmlText;
import io.github.sitemaptoolkit.token.XmlCursor.Event;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Keeps the first value of elements that may occur once, and reports the others as lost. */
public final class FirstValue {

  private FirstValue() {}

  /** Reports an embedded player as lost if there is also a player, which takes precedence. */
  static void loseEmbed(
      @Nullable String known, @Nullable String value, @Nullable String other, LossListener lost) {
    if (known == null && value != null && other != null && !value.equals(other)) {
      lost.add("media:embed", known == null ? other : value);
    }
  }

  /** Reports tags as lost if there are also keywords, which take precedence. */
  static void loseTags(
      List<String> known, List<String> words, List<String> other, LossListener lost) {
    if (known.isEmpty() && !words.isEmpty() && !other.isEmpty() && !words.equals(other)) {
      lost.add("media:tags", String.join(", ", other));
    }
  }

  /** Skips what is inside of an element whose attributes say all that is known of it. */
  static void loseInside(ScopedCursor cursor, LossListener lost) {
    for (Event event = cursor.nextPastSpace(); event != Event.END; event = cursor.nextPastSpace()) {
      if (event == Event.START) {
        lost.skip(cursor.name(), cursor);
      }
    }
  }

  /** Returns the first of two values. The second is reported as lost if it differs. */
  public static <T> @Nullable T keep(
      @Nullable T known, @Nullable T value, String kind, LossListener lost) {
    if (known != null && value != null && !known.equals(value)) {
      lost.add(kind, example(value));
    }
    return known == null ? value : known;
  }

  /**
   * Returns the first of two lists that is not empty. The second is reported as lost if it differs.
   */
  public static List<String> keep(
      List<String> known, List<String> words, String kind, LossListener lost) {
    if (!known.isEmpty() && !words.isEmpty() && !known.equals(words)) {
      lost.add(kind, String.join(", ", words));
    }
    return known.isEmpty() ? words : known;
  }

  /** Returns the example of a value for the report of losses. */
  public static @Nullable String example(Object value) {
    if (value instanceof Credit credit) {
      return credit.name();
    } else if (value instanceof Scheme scheme) {
      return scheme.value();
    } else if (value instanceof Restriction restriction) {
      return restriction.codes();
    } else if (value instanceof Price price) {
      return price.price();
    } else if (value instanceof StarRating stars) {
      return stars.average();
    } else if (value instanceof Period period) {
      return period.start() == null ? period.end() : period.start();
    }
    return value.toString();
  }

  /** Splits a list at commas. Tags have a weight after a colon. */
  public static List<String> split(String text, boolean weighted) {
    List<String> words = new ArrayList<>();
    for (int from = 0; from <= text.length(); ) {
      int comma = text.indexOf(',', from);
      int end = comma < 0 ? text.length() : comma;
      String word = text.substring(from, end);
      int weight = weighted ? word.lastIndexOf(':') : -1;
      word = XmlText.trim(weight < 0 ? word : word.substring(0, weight));
      if (!word.isEmpty()) {
        words.add(word);
      }
      from = end + 1;
    }
    return words;
  }
}
