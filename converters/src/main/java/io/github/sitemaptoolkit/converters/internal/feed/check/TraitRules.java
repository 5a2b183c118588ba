package io.github.sitemaptoolkit.converters.internal.feed.check;

import io.github.sitemaptoolkit.converters.internal.feed.MrssCodes;
import io.github.sitemaptoolkit.converters.internal.feed.source.FeedLog;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.ShownNumber;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The rules for what Media RSS says of a video. */
final class TraitRules {

  private static final int LONGEST_TITLE = 100;
  private static final int LONGEST_DESCRIPTION = 2_048;
  private static final Pattern SECONDS = Pattern.compile("\\d+(\\.\\d+)?");
  private static final Set<String> PRICES = Set.of("rent", "purchase", "package", "subscription");
  private static final Set<String> RELATIONSHIPS = Set.of("allow", "deny");

  /** In place of countries; needs no type. */
  private static final Set<String> EVERYWHERE = Set.of("all", "none");

  private final FeedLog log;
  private final MediaValues values;

  TraitRules(FeedLog log) {
    this.log = log;
    this.values = new MediaValues(log);
  }

  /**
   * Checks everything that is said of a video, each element once.
   *
   * @param around the elements that say something of the video, innermost first
   * @param page the url of the page; null if unknown
   */
  void check(List<MediaPart> around, @Nullable String page) {
    checkLength(first(around, MediaPart::title), LONGEST_TITLE, MrssCodes.TITLE_TOO_LONG);
    checkLength(
        first(around, MediaPart::description), LONGEST_DESCRIPTION, MrssCodes.DESCRIPTION_TOO_LONG);
    checkPlayer(first(around, MediaPart::player), page);
    nearest(around, MediaPart::restrictions).forEach(this::checkRestriction);
    nearest(around, MediaPart::prices).forEach(this::checkPrice);
  }

  private static @Nullable Trait first(
      List<MediaPart> around, Function<MediaPart, @Nullable Trait> part) {
    for (MediaPart each : around) {
      Trait trait = part.apply(each);
      if (trait != null) {
        return trait;
      }
    }
    return null;
  }

  private static List<Trait> nearest(
      List<MediaPart> around, Function<MediaPart, List<Trait>> part) {
    return around.stream().map(part).filter(list -> !list.isEmpty()).findFirst().orElse(List.of());
  }

  private void checkLength(@Nullable Trait trait, int longest, Code code) {
    if (trait == null || trait.text().length() <= longest || !trait.beginCheck()) {
      return;
    }
    int length = trait.text().codePointCount(0, trait.text().length());
    if (length > longest) {
      report(
          code,
          trait,
          "the text has "
              + ShownNumber.of(length)
              + " characters; at most "
              + ShownNumber.of(longest));
    }
  }

  private void checkPlayer(@Nullable Trait player, @Nullable String page) {
    if (player != null && player.text().equals(page) && player.beginCheck()) {
      report(
          MrssCodes.PLAYER_EQUALS_LINK,
          player,
          "url",
          page,
          "the url of the player is that of the page; it must be that of the player alone");
    }
  }

  private void checkRestriction(Trait restriction) {
    if (!restriction.beginCheck()) {
      return;
    }
    String type = restriction.type();
    if (type == null
        ? !EVERYWHERE.contains(lower(restriction.text()))
        : !type.equalsIgnoreCase("country")) {
      report(
          MrssCodes.RESTRICTION_TYPE,
          restriction,
          "type",
          type,
          found("type", type) + "; Google only knows country");
    }
    if (type == null || type.equalsIgnoreCase("country")) {
      values.countries(restriction);
    }
    String relationship = restriction.relationship();
    if (relationship == null || !RELATIONSHIPS.contains(lower(relationship))) {
      report(
          MrssCodes.RESTRICTION_RELATIONSHIP,
          restriction,
          "relationship",
          relationship,
          found("relationship", relationship) + "; write allow or deny");
    }
  }

  /** Checks a price. One without a type is free. */
  private void checkPrice(Trait price) {
    String type = price.type();
    if (type != null && price.beginCheck() && !PRICES.contains(lower(type))) {
      report(
          MrssCodes.PRICE_TYPE,
          price,
          "type",
          type,
          found("type", type) + "; known are rent, purchase, package and subscription");
    }
  }

  /**
   * Checks a duration.
   *
   * @param duration the duration as written; null if absent
   */
  void checkDuration(@Nullable String duration, MediaPart video) {
    if (duration != null && !SECONDS.matcher(duration).matches()) {
      log.reportElement(
          MrssCodes.DURATION,
          video.location("duration"),
          path(video.path(), "duration"),
          () -> found("duration", duration) + "; write seconds, such as 600");
    }
  }

  private static String found(String attribute, @Nullable String value) {
    return value == null
        ? "there is no " + attribute
        : "the " + attribute + " is " + Problem.quoted(value);
  }

  private static String lower(String text) {
    return text.toLowerCase(Locale.ROOT);
  }

  /** Returns the path of an attribute of an element; that of the element for null. */
  static String path(String element, @Nullable String attribute) {
    return attribute == null ? element : element + "/@" + attribute;
  }

  private void report(Code code, Trait trait, String message) {
    log.reportElement(code, trait.location(), trait.path(), () -> message);
  }

  /**
   * Reports an attribute that is wrong.
   *
   * @param value its value; null if it is absent
   */
  private void report(
      Code code, Trait trait, String attribute, @Nullable String value, String message) {
    String path = path(trait.path(), value == null ? null : attribute);
    log.reportElement(code, trait.location(attribute), path, () -> message);
  }
}
