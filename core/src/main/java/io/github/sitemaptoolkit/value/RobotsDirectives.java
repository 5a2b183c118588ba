package io.github.sitemaptoolkit.value;

import io.github.sitemaptoolkit.date.ParsedDate;
import io.github.sitemaptoolkit.model.W3cDateTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a page tells crawlers about itself, in {@code meta name="robots"} or in the header {@code
 * X-Robots-Tag}.
 *
 * <p>Directives are separated by commas; semicolons, bars and white space between known ones are
 * accepted as well. In a header, {@code googlebot:} begins the directives for that crawler, up to
 * the next name; {@code none} and {@code noindex} count only as whole directives, so that {@code
 * max-image-preview:none} leaves a page in the index. After the date of {@code unavailable_after},
 * a page is not to be listed. Source: <a
 * href="https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag">Google</a>.
 *
 * <p>Immutable and safe for use by several threads.
 *
 * @since 0.1
 */
public final class RobotsDirectives {

  /** The crawler of Google's search, whose directives count where no search engine is asked for. */
  public static final Set<String> GOOGLE = Set.of("googlebot");

  /** The names of meta tags with directives; {@code robots} is for all crawlers. */
  private static final Set<String> CRAWLERS =
      Set.of("robots", "googlebot", "googlebot-news", "bingbot", "yandex", "yandexbot");

  private static final String EVERYBODY = "robots";
  private static final String UNAVAILABLE_AFTER = "unavailable_after";

  private static final Set<String> PLAIN =
      Set.of(
          "all",
          "follow",
          "index",
          "indexifembedded",
          "noai",
          "noarchive",
          "nocache",
          "nofollow",
          "noimageai",
          "noimageindex",
          "noindex",
          "none",
          "noodp",
          "nosnippet",
          "notranslate",
          "noydir");
  private static final Set<String> WITH_VALUE =
      Set.of("max-image-preview", "max-snippet", "max-video-preview", UNAVAILABLE_AFTER);

  /** As many as a date may contain. */
  private static final int MOST_COMMAS = 2;

  private record Directive(String crawler, String name, String value) {}

  private final List<Directive> directives;
  private final boolean unknown;

  private RobotsDirectives(List<Directive> directives, boolean unknown) {
    this.directives = directives;
    this.unknown = unknown;
  }

  /**
   * Returns the directives of a meta tag.
   *
   * @param name the name of the tag, {@code robots} or that of a crawler, in any case
   * @param content its content
   */
  public static RobotsDirectives ofTag(String name, String content) {
    return parse(lower(name), content, false);
  }

  /**
   * Returns the directives of the header {@code X-Robots-Tag}, or of a cell of a crawl, which may
   * name crawlers.
   *
   * @param value the value of the header
   */
  public static RobotsDirectives ofHeader(String value) {
    return parse(EVERYBODY, value, true);
  }

  /** Returns whether a meta tag of this name, in any case, has directives for crawlers. */
  public static boolean isCrawler(String name) {
    return CRAWLERS.contains(lower(name));
  }

  /** Returns all directives of the tags and headers of a page. */
  public static RobotsDirectives of(Collection<RobotsDirectives> parts) {
    List<Directive> all = new ArrayList<>();
    boolean unknown = false;
    for (RobotsDirectives part : parts) {
      all.addAll(part.directives);
      unknown |= part.unknown;
    }
    return new RobotsDirectives(List.copyOf(all), unknown);
  }

  /**
   * Returns whether search engines must not list the page.
   *
   * @param crawlers the crawlers whose directives count, besides those for all, in lower case
   * @param now when this is asked, for pages that are unavailable after a date
   */
  public boolean forbidIndex(Set<String> crawlers, Instant now) {
    return directives.stream().anyMatch(one -> counts(one, crawlers) && forbidsIndex(one, now));
  }

  /**
   * Returns whether search engines must not index the pictures of the page: {@code noimageindex}.
   *
   * @param crawlers the crawlers whose directives count, besides those for all, in lower case
   */
  public boolean forbidPictures(Set<String> crawlers) {
    return directives.stream()
        .anyMatch(one -> counts(one, crawlers) && one.name.equals("noimageindex"));
  }

  private static boolean counts(Directive directive, Set<String> crawlers) {
    return directive.crawler.equals(EVERYBODY)
        || directive.crawler.equals("*")
        || crawlers.contains(directive.crawler);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof RobotsDirectives that
        && directives.equals(that.directives)
        && unknown == that.unknown;
  }

  @Override
  public int hashCode() {
    return directives.hashCode();
  }

  private static boolean forbidsIndex(Directive directive, Instant now) {
    return switch (directive.name) {
      case "noindex", "none" -> true;
      case UNAVAILABLE_AFTER -> isPast(directive.value, now);
      default -> false;
    };
  }

  /** Returns whether there is a directive, and all of them are known: other texts have others. */
  public boolean areKnown() {
    return !directives.isEmpty() && !unknown;
  }

  private static boolean isPast(String text, Instant now) {
    String date = ParsedDate.of(text).date();
    W3cDateTime parsed = date == null ? null : W3cDateTime.parse(date).orElse(null);
    return parsed != null && !parsed.end().isAfter(now);
  }

  private static RobotsDirectives parse(String crawler, String text, boolean header) {
    String[] parts = text.split("[,;|]", -1);
    List<Directive> directives = new ArrayList<>();
    boolean unknown = false;
    String current = crawler;
    for (int i = 0; i < parts.length; i++) {
      String part = parts[i].strip();
      String name = name(part);
      if (header && name != null && !WITH_VALUE.contains(name) && isName(name)) {
        current = name;
        part = value(part);
        name = name(part);
      }
      if (name == null) {
        unknown |= !addPlain(part, current, directives);
      } else if (name.equals(UNAVAILABLE_AFTER)) {
        int more = partsOfDate(value(part), parts, i + 1);
        String rest = String.join(",", List.of(parts).subList(i + 1, i + 1 + more));
        directives.add(
            new Directive(current, name, more == 0 ? value(part) : value(part) + ',' + rest));
        i += more;
      } else if (WITH_VALUE.contains(name)) {
        directives.add(new Directive(current, name, value(part)));
      } else {
        unknown = true;
      }
    }
    return new RobotsDirectives(List.copyOf(directives), unknown);
  }

  /** Returns how many parts belong to a date with commas, which begins before them. */
  private static int partsOfDate(String begin, String[] parts, int next) {
    var date = new StringBuilder(begin);
    for (int i = 0; i <= MOST_COMMAS && next + i <= parts.length; i++) {
      if (ParsedDate.of(date.toString()).date() != null) {
        return i;
      }
      date.append(',').append(next + i < parts.length ? parts[next + i] : "");
    }
    return 0;
  }

  /** Adds the words of a part, if each of them is a directive. */
  private static boolean addPlain(String part, String crawler, List<Directive> directives) {
    List<Directive> words = new ArrayList<>();
    for (String word : lower(part).split("\\s+", -1)) {
      if (PLAIN.contains(word)) {
        words.add(new Directive(crawler, word, ""));
      } else if (!word.isEmpty()) {
        return false;
      }
    }
    directives.addAll(words);
    return true;
  }

  /** Returns what is in front of the first colon, in lower case; null if there is none. */
  private static @Nullable String name(String part) {
    int colon = part.indexOf(':');
    return colon < 0 ? null : lower(part.substring(0, colon).strip());
  }

  private static String value(String part) {
    return part.substring(part.indexOf(':') + 1).strip();
  }

  private static boolean isName(String text) {
    return !text.isEmpty()
        && !PLAIN.contains(text)
        && text.chars().allMatch(c -> Character.isLetter(c) || "-_*.".indexOf(c) >= 0);
  }

  private static String lower(String text) {
    return text.strip().toLowerCase(Locale.ROOT);
  }
}
