package io.github.sitemaptoolkit.problem;

import org.jspecify.annotations.Nullable;

/**
 * One thing that is wrong with an input, or that did not come through.
 *
 * <p>Message, path and url are cut at 2,048 characters.
 *
 * @param severity how bad it is
 * @param code the stable name of the rule, such as {@code loc.missing}
 * @param message what is wrong and what to do, for people: lower case, no full stop
 * @param location where it is
 * @param path the element it is about, such as {@code urlset/url[207]/image:image}; null where
 *     there is none
 * @param loc the url of the entry it is about; null where unknown
 * @param missing true when an entry or a part of one that the input holds was left out because of
 *     it
 * @param ofValue whether what was left out is a value of an entry that is still there; see {@link
 *     Code#ofValue}
 * @since 0.1
 */
public record Problem(
    Severity severity,
    String code,
    String message,
    Location location,
    @Nullable String path,
    @Nullable String loc,
    boolean missing,
    boolean ofValue) {

  private static final int QUOTED = 100;
  private static final int LONGEST = 2048;

  /** Cuts texts that are longer than anybody reads: problems are kept, inputs are not. */
  public Problem {
    message = cut(message);
    path = path == null ? null : cut(path);
    loc = loc == null ? null : cut(loc);
  }

  private static String cut(String text) {
    return shortened(text, LONGEST);
  }

  /**
   * Returns a text, or its beginning with three dots if it is longer than that. A character beyond
   * U+FFFF is not cut in two.
   */
  public static String shortened(String text, int longest) {
    if (text.length() <= longest) {
      return text;
    }
    int end = longest - 3;
    return text.substring(0, Character.isHighSurrogate(text.charAt(end - 1)) ? end - 1 : end)
        + "...";
  }

  /** Creates a problem that costs an entry, or many, if it costs anything. */
  public Problem(
      Severity severity,
      String code,
      String message,
      Location location,
      @Nullable String path,
      @Nullable String loc,
      boolean missing) {
    this(severity, code, message, location, path, loc, missing, false);
  }

  /** Returns a problem of an input as a whole or of a place in it, without path and url. */
  public static Problem of(Code code, String message, Location location) {
    return new Problem(
        code.severity(), code.id(), message, location, null, null, false, code.ofValue());
  }

  /** Returns a problem of an input as a whole or of a place in it, without path and url. */
  public static Problem of(Severity severity, String code, String message, Location location) {
    return new Problem(severity, code, message, location, null, null, false);
  }

  /** Returns a text in quotes for a message, cut where it is longer than a message should be. */
  public static String quoted(String text) {
    return '"' + shortened(text, QUOTED) + '"';
  }

  /** Returns this problem, marked as the reason why something was left out. */
  public Problem asMissing() {
    return new Problem(severity, code, message, location, path, loc, true, ofValue);
  }

  /** Returns this problem with something added to its message, which is cut if need be. */
  Problem withMore(String text) {
    String all = message.substring(0, Math.min(message.length(), LONGEST - text.length())) + text;
    return new Problem(severity, code, all, location, path, loc, missing, ofValue);
  }

  /**
   * Returns the problem for people: place, severity, code and message; then path and url if known.
   */
  @Override
  public String toString() {
    var text = new StringBuilder();
    text.append(location).append(": ").append(severity).append(": ").append(code).append(": ");
    text.append(message);
    if (path != null || loc != null) {
      text.append("\n ");
      if (path != null) {
        text.append(' ').append(path);
      }
      if (loc != null) {
        text.append(path == null ? " " : "   ").append(loc);
      }
    }
    return text.toString();
  }
}
