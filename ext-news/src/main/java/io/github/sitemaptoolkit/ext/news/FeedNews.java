package io.github.sitemaptoolkit.ext.news;

import io.github.sitemaptoolkit.feed.FeedContext;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.model.W3cDateTime;
import io.github.sitemaptoolkit.model.W3cDateTime.Precision;
import io.github.sitemaptoolkit.problem.Severity;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Makes a feed's item an article: published where the feed says it comes from, in its language.
 *
 * <p>Items whose date is older than two days, or no date that says a day, are none. Categories are
 * not taken: Google no longer documents {@code news:keywords}.
 */
final class FeedNews {

  /** How long an article is news to Google. */
  private static final Duration WINDOW = Duration.ofDays(2);

  private FeedNews() {}

  /** Returns the article, or null if the item is none. */
  static @Nullable News news(FeedItem item, FeedContext context) {
    String date = item.published() == null ? item.updated() : item.published();
    if (date == null || !isNew(date, context)) {
      if (date == null) {
        context.repeated(
            NewsCodes.DATE_MISSING.severity(),
            NewsCodes.DATE_MISSING.id(),
            "without a date that can be used: no news");
      }
      return null;
    }
    String name = context.document().title();
    String language = language(context.document().language());
    require(name, "name", "of a feed without title: it would name the publication", context);
    require(language, "language", "of a feed without a language that news may have", context);
    require(item.title(), "title", "without a title", context);
    return News.builder()
        .publication(name, language)
        .publicationDate(date)
        .title(item.title())
        .build();
  }

  /** A day counts until its end. */
  private static boolean isNew(String date, FeedContext context) {
    Optional<W3cDateTime> time = W3cDateTime.parse(date);
    if (time.isEmpty() || time.get().precision().compareTo(Precision.DAY) < 0) {
      context.repeated(
          NewsCodes.DATE_INVALID.severity(),
          NewsCodes.DATE_INVALID.id(),
          "with a date that says no day: no news");
      return false;
    }
    if (time.get().end().isAfter(context.now().minus(WINDOW))) {
      return true;
    }
    context.repeated(
        NewsCodes.TOO_OLD.severity(),
        NewsCodes.TOO_OLD.id(),
        "published more than two days ago: no news any more");
    return false;
  }

  private static void require(
      @Nullable String value, String rule, String message, FeedContext context) {
    if (value == null) {
      context.repeated(Severity.WARNING, "news." + rule + "-missing", message);
    }
  }

  /**
   * Returns a feed's language as news have it: without country, but for the two ways to write
   * Chinese; null if it is none.
   */
  static @Nullable String language(@Nullable String tag) {
    String lower = tag == null ? "" : tag.strip().toLowerCase(Locale.ROOT).replace('_', '-');
    if (lower.equals("zh-hans") || lower.startsWith("zh-hans-") || lower.equals("zh-cn")) {
      return "zh-cn";
    } else if (lower.equals("zh-hant") || lower.startsWith("zh-hant-") || lower.equals("zh-tw")) {
      return "zh-tw";
    }
    int end = lower.indexOf('-');
    String primary = end < 0 ? lower : lower.substring(0, end);
    boolean letters = primary.chars().allMatch(c -> c >= 'a' && c <= 'z');
    return letters && (primary.length() == 2 || primary.length() == 3) ? primary : null;
  }

  /** Returns the article as a list, empty if it is not asked for or the item is none. */
  static List<News> find(String id, FeedItem item, FeedContext context) {
    News news = context.wanted(id) ? news(item, context) : null;
    return news == null ? List.of() : List.of(news);
  }
}
