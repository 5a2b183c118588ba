package io.github.sitemaptoolkit.problem;

import io.github.sitemaptoolkit.internal.text.GroupedDigits;
import org.jspecify.annotations.Nullable;

/**
 * A fault of an input, or data that got lost.
 *
 * <p>Message, paths and url are cut after 2,048 characters.
 *
 * @param severity how bad it is
 * @param code the stable name of the rule, such as {@code loc.missing}
 * @param message what is wrong and what to do about it; begins in lower case, without a full stop
 * @param location where it is
 * @param path the field concerned, with the number of its entry in the document, such as {@code
 *     url[207].image[2].loc}; the same for all formats; null if there is none
 * @param documentPath the same place in the terms of the document, such as {@code
 *     urlset/url[207]/image:image[2]/image:loc}; null if it has no such path
 * @param loc the url of the entry concerned; null if unknown
 * @param missing whether an entry, or a part of one, was left out because of it
 * @param valueOnly whether what was left out is at most a value of an entry; see {@link
 *     Code#valueOnly}
 * @param repeats how often it was met, if it is told once a file; null if each is told by itself
 * @since 0.1
 */
public record Problem(
    Severity severity,
    String code,
    String message,
    Location location,
    @Nullable String path,
    @Nullable String documentPath,
    @Nullable String loc,
    boolean missing,
    boolean valueOnly,
    @Nullable Repeats repeats) {

  /**
   * How often a finding was met that is told once a file, with its first place.
   *
   * @param count how often
   * @param entries in how many entries; 0 if it is outside of all
   */
  public record Repeats(long count, long entries) {}

  private static final int QUOTED = 100;
  private static final int LONGEST = 2048;

  /** Cuts long texts, so that problems that are kept do not hold large parts of the input. */
  public Problem {
    message = cut(message);
    path = path == null ? null : cut(path);
    documentPath = documentPath == null ? null : cut(documentPath);
    loc = loc == null ? null : cut(loc);
  }

  /** Creates a problem that is told by itself. */
  public Problem(
      Severity severity,
      String code,
      String message,
      Location location,
      @Nullable String path,
      @Nullable String documentPath,
      @Nullable String loc,
      boolean missing,
      boolean valueOnly) {
    this(severity, code, message, location, path, documentPath, loc, missing, valueOnly, null);
  }

  private static String cut(String text) {
    return shortened(text, LONGEST);
  }

  /**
   * Returns a text, or if it is longer than a number of characters, its beginning with three dots.
   * Never cuts a surrogate pair in two.
   */
  public static String shortened(String text, int longest) {
    if (text.length() <= longest) {
      return text;
    }
    int end = longest - 3;
    return text.substring(0, Character.isHighSurrogate(text.charAt(end - 1)) ? end - 1 : end)
        + "...";
  }

  /**
   * Creates a problem without a path of the document and with {@code valueOnly} false: if something
   * was left out, it may be entries.
   */
  public Problem(
      Severity severity,
      String code,
      String message,
      Location location,
      @Nullable String path,
      @Nullable String loc,
      boolean missing) {
    this(severity, code, message, location, path, null, loc, missing, false);
  }

  /** Returns a problem without path and url, with the code's usual severity. */
  public static Problem of(Code code, String message, Location location) {
    return new Problem(
        code.severity(), code.id(), message, location, null, null, null, false, code.valueOnly());
  }

  /** Returns a problem without path and url. */
  public static Problem of(Severity severity, String code, String message, Location location) {
    return new Problem(severity, code, message, location, null, null, false);
  }

  /** Returns a text in quotes for use in a message, shortened if it is long. */
  public static String quoted(String text) {
    return '"' + shortened(text, QUOTED) + '"';
  }

  /** Returns this problem, marked as the reason that something was left out. */
  public Problem asMissing() {
    return new Problem(
        severity, code, message, location, path, documentPath, loc, true, valueOnly, repeats);
  }

  /** Returns this problem with a text appended to its message. */
  Problem withMore(String text) {
    return withMessage(
        message.substring(0, Math.min(message.length(), LONGEST - text.length())) + text);
  }

  /**
   * Returns this problem as one that is told once a file, however often it was met; the message
   * says how often.
   */
  public Problem repeated(long count, long entries) {
    Problem counted =
        count == 1 ? this : withMessage(message + " (" + GroupedDigits.of(count) + " times)");
    return counted.met(count, entries);
  }

  /** Returns this problem as one that is told once a file, with a message that knows how often. */
  public Problem met(long count, long entries) {
    return new Problem(
        severity,
        code,
        message,
        location,
        path,
        documentPath,
        loc,
        missing,
        valueOnly,
        new Repeats(count, entries));
  }

  /** Returns this problem with another message. */
  public Problem withMessage(String text) {
    return new Problem(
        severity, code, text, location, path, documentPath, loc, missing, valueOnly, repeats);
  }

  /** Returns this problem with another severity. */
  public Problem withSeverity(Severity other) {
    return other == severity
        ? this
        : new Problem(
            other, code, message, location, path, documentPath, loc, missing, valueOnly, repeats);
  }

  /** Returns the path for people: that of the field or, of what is no field, of the document. */
  public @Nullable String shownPath() {
    return path == null ? documentPath : path;
  }

  /** Returns a text for people: place, severity, code and message; then path and url if known. */
  @Override
  public String toString() {
    var text = new StringBuilder();
    text.append(location).append(": ").append(severity).append(": ").append(code).append(": ");
    text.append(message);
    String where = shownPath();
    if (where != null || loc != null) {
      text.append("\n ");
      if (where != null) {
        text.append(' ').append(where);
      }
      if (loc != null) {
        text.append(where == null ? " " : "   ").append(loc);
      }
    }
    return text.toString();
  }
}
