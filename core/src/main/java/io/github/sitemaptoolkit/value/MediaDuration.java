package io.github.sitemaptoolkit.value;

import io.github.sitemaptoolkit.text.Padding;
import java.math.BigDecimal;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/**
 * The playing time of a video or an episode, in whole seconds.
 *
 * <p>These forms are understood, with white space around them or not:
 *
 * <ul>
 *   <li>{@code 90}, {@code 90.5}: a number of seconds, or of the unit that the header of its column
 *       states;
 *   <li>{@code 1:30}, {@code 01:02:03}, {@code 01:02:03.480}: minutes and seconds, or hours before
 *       them; only the first part may be over 59;
 *   <li>{@code PT1M30S}, {@code P1D}, {@code P1W}: ISO 8601; years and months must be 0, because
 *       they have no fixed length;
 *   <li>{@code 5m 30s}, {@code 1h05}, {@code 5 min}: numbers with their units, the largest first.
 * </ul>
 *
 * <p>Sources: <a href="https://www.rssboard.org/media-rss">Media RSS 1.5.1</a>, <a
 * href="https://help.apple.com/itc/podcasts_connect/#/itcb54353390">A podcaster's guide to RSS</a>,
 * <a href="https://schema.org/Duration">schema.org</a>.
 *
 * @param seconds the duration in seconds, 0 or more
 * @param rounded whether the text had a fraction of a second, which was rounded half up
 * @since 0.1
 */
public record MediaDuration(long seconds, boolean rounded) {

  /** Longer than any meaningful duration. */
  private static final int LONGEST = 64;

  private static final int SIXTY = 60;

  /** The unit of numbers that stand alone. */
  public enum Unit {
    /** The unit of sitemaps and feeds. */
    SECONDS(BigDecimal.ONE),
    /** The unit of many programming interfaces. */
    MILLISECONDS(new BigDecimal("0.001")),
    /** The unit of many catalogues. */
    MINUTES(BigDecimal.valueOf(60)),
    /** The unit of courses and recordings. */
    HOURS(BigDecimal.valueOf(3600));

    /** In seconds. */
    final BigDecimal length;

    Unit(BigDecimal length) {
      this.length = length;
    }

    /**
     * Returns the unit that the header of a column states, such as {@code duration_ms} or {@code
     * Runtime (min)}; seconds if it states none. {@code min} in front means the least: {@code min
     * length}.
     */
    public static Unit ofHeader(String header) {
      Unit unit = stated(header);
      return unit == null ? SECONDS : unit;
    }

    /** Returns the unit that the header of a column states; null if it states none. */
    public static @Nullable Unit stated(String header) {
      Unit found = null;
      boolean first = true;
      for (String word : DurationWords.of(header)) {
        Unit unit = first && word.equals("min") ? null : DurationWords.unit(word);
        found = unit == null ? found : unit;
        first = false;
      }
      return found;
    }

    /**
     * Returns the unit that a text of one number has behind it, such as {@code 5 min}; null if it
     * is anything else.
     */
    public static @Nullable Unit shown(String text) {
      var in = new DurationScanner(Padding.strip(text));
      if (text.length() > LONGEST || in.number() == null) {
        return null;
      }
      in.skipSpaces();
      BigDecimal length = in.unit();
      in.skipSpaces();
      for (Unit unit : values()) {
        if (length != null && in.atEnd() && length.compareTo(unit.length) == 0) {
          return unit;
        }
      }
      return null;
    }
  }

  /** Returns the duration that a text of a sitemap, feed or page means; null if it is none. */
  public static @Nullable MediaDuration of(String text) {
    return of(text, Unit.SECONDS);
  }

  /**
   * Returns the duration that a text means; null if it is none.
   *
   * @param unit the unit of a number that stands alone
   */
  public static @Nullable MediaDuration of(String text, Unit unit) {
    String s = Padding.strip(text);
    if (s.isEmpty() || s.length() > LONGEST) {
      return null;
    } else if (unit == Unit.SECONDS && DurationScanner.isWhole(s)) { // as nearly always
      return new MediaDuration(Long.parseLong(s), false);
    }
    char first = s.charAt(0);
    BigDecimal seconds;
    if (first == 'P' || first == 'p') {
      seconds = ofIso(new DurationScanner(s));
    } else if (s.indexOf(':') > 0) {
      seconds = ofClock(s);
    } else {
      seconds = ofUnits(new DurationScanner(s), unit);
    }
    if (seconds == null) {
      return null;
    }
    BigDecimal whole = seconds.setScale(0, RoundingMode.HALF_UP);
    return new MediaDuration(whole.longValue(), whole.compareTo(seconds) != 0);
  }

  private static @Nullable BigDecimal ofClock(String text) {
    String[] parts = text.split(":", 4);
    if (parts.length > 3) {
      return null;
    }
    BigDecimal seconds = BigDecimal.ZERO;
    for (int i = 0; i < parts.length; i++) {
      var part = new DurationScanner(parts[i]);
      BigDecimal number = part.number();
      boolean last = i == parts.length - 1;
      if (number == null || !part.atEnd() || (part.hasFraction() && !last)) {
        return null;
      }
      if (i > 0 && (part.digits() != 2 || number.intValue() >= SIXTY)) {
        return null;
      }
      seconds = seconds.multiply(Unit.MINUTES.length).add(number);
    }
    return seconds;
  }

  private static @Nullable BigDecimal ofIso(DurationScanner in) {
    in.skip();
    BigDecimal seconds = BigDecimal.ZERO;
    String designators = DurationWords.OF_DATE;
    int next = 0; // designators come in order, each at most once
    boolean any = false;
    while (!in.atEnd()) {
      if (in.lower() == 't' && designators.equals(DurationWords.OF_DATE)) {
        in.skip();
        designators = DurationWords.OF_TIME;
        next = 0;
        any = false;
      }
      BigDecimal number = in.number();
      int designator = number == null || in.atEnd() ? -1 : designators.indexOf(in.lower(), next);
      if (number == null || designator < 0) {
        return null;
      }
      in.skip();
      BigDecimal unit = DurationWords.seconds(designators.charAt(designator), designators);
      if (unit == null && number.signum() != 0) {
        return null; // no month is as long as another
      }
      seconds = unit == null ? seconds : seconds.add(number.multiply(unit));
      next = designator + 1;
      any = true;
    }
    return any ? seconds : null;
  }

  private static @Nullable BigDecimal ofUnits(DurationScanner in, Unit alone) {
    BigDecimal seconds = BigDecimal.ZERO;
    BigDecimal last = null; // the unit before
    while (!in.atEnd()) {
      BigDecimal number = in.number();
      if (number == null) {
        return null;
      }
      in.skipSpaces();
      boolean comma = in.hasComma();
      BigDecimal unit = in.unit();
      if (unit == null) { // the last number, as in 90 or 1h05
        boolean usable = in.atEnd() && !comma;
        BigDecimal smaller = last == null ? alone.length : DurationWords.below(last);
        boolean carries = last != null && (in.hasFraction() || number.intValue() >= SIXTY);
        return usable && smaller != null && !carries ? seconds.add(number.multiply(smaller)) : null;
      }
      if (last != null && unit.compareTo(last) >= 0) {
        return null;
      }
      seconds = seconds.add(number.multiply(unit));
      last = unit;
      in.skipSpaces();
    }
    return seconds;
  }
}
