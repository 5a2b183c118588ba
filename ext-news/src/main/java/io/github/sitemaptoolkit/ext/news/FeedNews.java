package io.github.sitemaptoolkit.ext.news;

import io.github.sitemaptoolkit.feed.FeedContext;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.model.W3cDateTime;
import io.github.sitemaptoolkit.model.W3cDateTime.Precision;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Problem;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Converts a feed item to a news article. The title of the feed becomes the name of the
 * publication; its language is that of the item, else of the feed.
 *
 * <p>An item is not news if its date is more than two days old or ahead of now, is missing, or does
 * not give the day. Categories are not converted, because Google no longer documents {@code
 * news:keywords}.
 */
final class FeedNews {

  /** How long Google treats an article as news. */
  private static final Duration WINDOW = Duration.ofDays(2);

  private FeedNews() {}

  /** Returns the article, or null if the item is not news. */
  static @Nullable News news(FeedItem item, FeedContext context) {
    String date = item.published() == null ? item.updated() : item.published();
    if (date == null || !isNew(date, context)) {
      if (date == null) {
        context.repeated(NewsCodes.DATE_MISSING, "without a usable date: not used as news");
      }
      return null;
    }
    String name = context.document().title();
    String language = language(item.language());
    if (language == null) {
      language = language(context.document().language());
    } else {
      context.used(item.language());
    }
    require(
        name,
        "name",
        "of a feed without a title, which would be the name of the publication",
        context);
    if (name != null && context.isTitleOfFeed() && hasSeparator(name)) {
      context.repeated(
          NewsCodes.NAME_SECTION,
          "of the publication "
              + Problem.quoted(name)
              + ": the title of the feed may be that of a section; say the name with --title, or"
              + " with news.publication.name in [defaults]");
    }
    require(language, "language", "of a feed without a language that is valid for news", context);
    require(item.title(), "title", "without a title", context);
    return News.builder()
        .publication(name, language)
        .publicationDate(date)
        .title(item.title())
        .build();
  }

  /**
   * Returns whether a date is recent enough; a date without a time counts until the end of the day.
   */
  private static boolean isNew(String date, FeedContext context) {
    Optional<W3cDateTime> time = W3cDateTime.parse(date);
    if (time.isEmpty() || time.get().precision().compareTo(Precision.DAY) < 0) {
      context.repeated(
          NewsCodes.DATE_INVALID, "with a date that does not give the day: not used as news");
      return false;
    }
    if (context.isAhead(date)) {
      context.repeated(NewsCodes.FUTURE, "dated ahead of now: not used as news before its time");
      return false;
    } else if (time.get().end().isAfter(context.now().minus(WINDOW))) {
      return true;
    }
    context.repeated(NewsCodes.TOO_OLD, "published more than two days ago: not used as news");
    return false;
  }

  /** Returns until when an article is news; null if its date does not give the day. */
  static @Nullable Instant outdated(News news) {
    return news.publicationDateValue()
        .filter(date -> date.precision().compareTo(Precision.DAY) >= 0)
        .map(date -> date.end().plus(WINDOW))
        .orElse(null);
  }

  /** Returns whether a title has two parts, such as those of a section and its site. */
  private static boolean hasSeparator(String title) {
    for (int i = 1; i < title.length() - 1; i++) {
      char c = title.charAt(i);
      boolean bar = c == '|' || c == '»' || c == '«' || c == '›' || c == '•' || c == '·';
      boolean dash = c == '-' || c == '–' || c == '—' || c == ':' || c == '/' || c == '>';
      if (bar || (dash && title.charAt(i - 1) == ' ' && title.charAt(i + 1) == ' ')) {
        return true;
      }
    }
    return title.contains(" :: ");
  }

  private static void require(
      @Nullable String value, String rule, String message, FeedContext context) {
    if (value == null) {
      context.repeated(Code.warning("news." + rule + "-missing"), message);
    }
  }

  /**
   * Returns the language of a feed in the form that news sitemaps require: without the country,
   * except for the two variants of Chinese. Null if the language is absent or invalid.
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

  /**
   * Returns the article as a list, which is empty if news is not wanted or the item is not news.
   */
  static List<News> find(String id, FeedItem item, FeedContext context) {
    News news = context.isWanted(id) ? news(item, context) : null;
    return news == null ? List.of() : List.of(news);
  }
}
