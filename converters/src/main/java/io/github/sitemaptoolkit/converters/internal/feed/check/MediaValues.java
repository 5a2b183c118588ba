package io.github.sitemaptoolkit.converters.internal.feed.check;

import io.github.sitemaptoolkit.converters.internal.feed.MrssCodes;
import io.github.sitemaptoolkit.converters.internal.feed.source.FeedLog;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Problem;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The values of attributes, ratings and restrictions in Media RSS that have a meaning. Source: <a
 * href="https://www.rssboard.org/media-rss">Media RSS 1.5.1</a>.
 */
final class MediaValues {

  private static final Map<String, List<String>> WORDS =
      Map.of(
          "medium", List.of("image", "audio", "video", "document", "executable"),
          "isDefault", List.of("true", "false"),
          "expression", List.of("full", "sample", "nonstop"));

  private static final List<String> NUMBERS =
      List.of("width", "height", "fileSize", "bitrate", "framerate", "samplingrate", "channels");

  private static final String SIMPLE = "urn:simple"; // also without a scheme

  private static final Map<String, Set<String>> RATINGS =
      Map.of(
          SIMPLE,
          Set.of("adult", "nonadult"),
          "urn:mpaa",
          Set.of("g", "pg", "pg-13", "pg13", "r", "nc-17", "nc17", "nr", "x", "unrated"),
          "urn:v-chip",
          Set.of(
              "tv-y",
              "tv-y7",
              "tv-y7-fv",
              "tv-g",
              "tv-pg",
              "tv-14",
              "tv-ma",
              "y",
              "y7",
              "g",
              "pg",
              "14",
              "ma"));

  private static final String ALL = "all";
  private static final String NONE = "none";

  private final FeedLog log;

  MediaValues(FeedLog log) {
    this.log = log;
  }

  /**
   * Checks the attributes of an element.
   *
   * @param path its path in the item
   */
  void attributes(Tag tag, String path) {
    for (Map.Entry<String, List<String>> words : WORDS.entrySet()) {
      String value = tag.attribute(words.getKey());
      if (value != null && !words.getValue().contains(value.toLowerCase(Locale.ROOT))) {
        String known = String.join(", ", words.getValue());
        report(tag, path, words.getKey(), value, "known are " + known);
      }
    }
    String type = tag.attribute("type");
    if (type != null && !isMediaType(type)) {
      report(tag, path, "type", type, "write it like video/mp4");
    }
    sizes(tag, path);
  }

  /** Checks what is measured, which are numbers. */
  void sizes(Tag tag, String path) {
    for (String name : NUMBERS) {
      String value = tag.attribute(name);
      if (value != null && !isNumber(value)) {
        report(tag, path, name, value, "write a number");
      }
    }
  }

  private void report(Tag tag, String path, String name, String value, String better) {
    log.reportElement(
        MrssCodes.VALUE,
        tag.attributes().getOrDefault(name, tag.location()),
        TraitRules.path(path, name),
        () -> "the " + name + " is " + Problem.quoted(value) + "; " + better);
  }

  private static boolean isMediaType(String type) {
    int slash = type.indexOf('/');
    return slash > 0 && slash < type.length() - 1;
  }

  private static boolean isNumber(String value) {
    int digits = 0;
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c >= '0' && c <= '9') {
        digits++;
      } else if (c != '.' || value.indexOf('.') != i) {
        return false;
      }
    }
    return digits > 0;
  }

  /** Checks a rating; those of unknown schemes may be anything. */
  void rating(Trait rating, @Nullable String scheme) {
    Set<String> known = RATINGS.get(scheme == null ? SIMPLE : scheme.toLowerCase(Locale.ROOT));
    String text = rating.text();
    if (known != null && !text.isEmpty() && !known.contains(text.toLowerCase(Locale.ROOT))) {
      report(
          MrssCodes.RATING_VALUE,
          rating,
          "the rating "
              + Problem.quoted(text)
              + " is none of "
              + (scheme == null ? SIMPLE + ", which holds without a scheme" : scheme));
    }
  }

  /** Checks the countries of a restriction, in upper or lower case. */
  void countries(Trait restriction) {
    String text = restriction.text();
    if (text.equalsIgnoreCase(ALL) || text.equalsIgnoreCase(NONE)) {
      return;
    }
    for (String code : text.split("\\s+", -1)) {
      if (!code.isEmpty() && !IsoCountries.CODES.contains(code.toUpperCase(Locale.ROOT))) {
        report(
            MrssCodes.RESTRICTION_COUNTRY,
            restriction,
            "the restriction names "
                + Problem.quoted(code)
                + ", which is not a country of ISO 3166-1");
        return;
      }
    }
  }

  private void report(Code code, Trait trait, String message) {
    log.reportElement(code, trait.location(), trait.path(), () -> message);
  }

  /** Loaded for the first restriction. */
  private static final class IsoCountries {
    private static final Set<String> CODES =
        Locale.getISOCountries(Locale.IsoCountryCode.PART1_ALPHA2);
  }
}
