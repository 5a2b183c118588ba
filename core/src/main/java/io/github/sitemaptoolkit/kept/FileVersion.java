package io.github.sitemaptoolkit.kept;

import io.github.sitemaptoolkit.io.ForeignContentException;
import io.github.sitemaptoolkit.text.PrintableText;
import org.jspecify.annotations.Nullable;

/**
 * The version of a file that the toolkit writes and reads again, as the file itself tells it. A
 * reader knows all versions up to one. A file of a later one is refused and left as it is: it says
 * something that the reader would lose.
 *
 * <p>In a line, the version follows what kind of file it is, such as {@code sitemap-fetch 1}. When
 * it is raised, the first toolkit that reads it follows, as in {@code sitemap-fetch 2 (sitemap
 * toolkit 0.4)}; a file with named values has that as the value {@value #TOOLKIT}. Immutable.
 *
 * @param number the version, from 1 on
 * @param toolkit the first version of the toolkit that reads it; empty if the file does not say
 * @since 0.1
 */
public record FileVersion(long number, String toolkit) {

  /** The name of the value that has the first version of the toolkit that reads a file. */
  public static final String TOOLKIT = "toolkit";

  private static final String BEFORE = " (sitemap toolkit ";
  private static final int MOST_DIGITS = 18;
  private static final int LONGEST = 30; // characters of a version of the toolkit

  /** Shortens a version of the toolkit that is none: anybody may have written the file. */
  public FileVersion {
    toolkit = PrintableText.line(toolkit.substring(0, Math.min(toolkit.length(), LONGEST)));
  }

  /**
   * Returns the version that a line tells; null if it does not begin so.
   *
   * @param kind what the line begins with, before the number, such as {@code "sitemap-fetch "}
   * @param line the line; null for that of an empty file
   */
  public static @Nullable FileVersion in(@Nullable String line, String kind) {
    if (line == null || !line.startsWith(kind)) {
      return null;
    }
    int start = kind.length();
    int end = start;
    while (end < line.length() && line.charAt(end) >= '0' && line.charAt(end) <= '9') {
      end++;
    }
    if (end == start || end - start > MOST_DIGITS) {
      return null;
    }
    int name = end + BEFORE.length();
    int close = line.startsWith(BEFORE, end) ? line.indexOf(')', name) : -1;
    return new FileVersion(
        Long.parseLong(line.substring(start, end)), close < 0 ? "" : line.substring(name, close));
  }

  /**
   * Refuses a file whose line tells a version that is not known yet.
   *
   * @param line the line; null for that of an empty file
   * @param kind what the line begins with, before the number
   * @param newest the latest version that is known
   * @param file the name of the file in messages
   * @throws ForeignContentException if the version is later
   */
  public static void check(@Nullable String line, String kind, int newest, String file)
      throws ForeignContentException {
    FileVersion version = in(line, kind);
    if (version != null) {
      version.check(newest, file);
    }
  }

  /**
   * Refuses a file of a version that is not known yet.
   *
   * @param newest the latest version that is known
   * @param file the name of the file in messages
   * @throws ForeignContentException if the version is later
   */
  public void check(int newest, String file) throws ForeignContentException {
    String refusal = refusal(newest);
    if (refusal != null) {
      throw new ForeignContentException(file, refusal);
    }
  }

  /**
   * Returns why a file of this version is not read, and what to do, as the rest of a message behind
   * the name of the file; null if the version is known.
   *
   * @param newest the latest version that is known
   */
  public @Nullable String refusal(int newest) {
    if (number <= newest) {
      return null;
    }
    return "is version "
        + number
        + " of such a file"
        + (toolkit.isEmpty() ? "" : ", for sitemap toolkit " + toolkit + " or later")
        + "; this one reads versions up to "
        + newest
        + ", so update the toolkit. The file was left as it is";
  }
}
