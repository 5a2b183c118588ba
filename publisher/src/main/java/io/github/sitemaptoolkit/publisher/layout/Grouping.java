package io.github.sitemaptoolkit.publisher.layout;

import java.io.Serializable;

/**
 * How urls are grouped into files.
 *
 * @param kind what urls are grouped by
 * @param depth by how many leading directories of the path; 0 unless the kind is {@link
 *     Kind#SECTION}
 * @since 0.1
 */
public record Grouping(Kind kind, int depth) implements Serializable {

  /** What urls are grouped by. */
  public enum Kind {
    /** Only the hash of the url. */
    HASH,
    /** The month of the last change. */
    MONTH,
    /** The leading directories of the path. */
    SECTION,
    /**
     * Nothing: files are filled one after the other and numbered. A new url may move others to the
     * next file.
     */
    SEQUENCE
  }

  private static final String SECTION = "section:";

  /**
   * Checks the depth.
   *
   * @throws IllegalArgumentException if the depth is less than 1 for a section, or not 0 for
   *     another kind
   */
  public Grouping {
    if (kind == Kind.SECTION ? depth < 1 : depth != 0) {
      throw new IllegalArgumentException(
          "the depth must be "
              + (kind == Kind.SECTION ? "at least 1" : "0")
              + " for "
              + kind
              + ", not "
              + depth);
    }
  }

  /** Returns the grouping by the hash of the url only. */
  public static Grouping hash() {
    return new Grouping(Kind.HASH, 0);
  }

  /** Returns the grouping by the month of the last change, such as 2026-11. */
  public static Grouping month() {
    return new Grouping(Kind.MONTH, 0);
  }

  /**
   * Returns the grouping by the leading directories of the path.
   *
   * @param depth how many directories
   * @throws IllegalArgumentException if the depth is less than 1
   */
  public static Grouping section(int depth) {
    return new Grouping(Kind.SECTION, depth);
  }

  /** Returns no grouping: files are numbered sitemap-1.xml, sitemap-2.xml and so on. */
  public static Grouping sequence() {
    return new Grouping(Kind.SEQUENCE, 0);
  }

  /**
   * Parses {@code hash}, {@code month}, {@code section:DEPTH} (with a depth from 1 to 9) or {@code
   * sequence}.
   *
   * @throws IllegalArgumentException if the text is not one of these
   */
  public static Grouping parse(String text) {
    if (text.startsWith(SECTION)) {
      String depth = text.substring(SECTION.length());
      if (depth.length() == 1 && depth.charAt(0) >= '1' && depth.charAt(0) <= '9') {
        return section(depth.charAt(0) - '0');
      }
    }
    return switch (text) {
      case "hash" -> hash();
      case "month" -> month();
      case "sequence" -> sequence();
      default ->
          throw new IllegalArgumentException(
              "\"" + text + "\" is not one of hash, month, section:DEPTH (1 to 9), sequence");
    };
  }

  /** Returns the text that {@link #parse} accepts. */
  @Override
  public String toString() {
    return switch (kind) {
      case HASH -> "hash";
      case MONTH -> "month";
      case SECTION -> SECTION + depth;
      case SEQUENCE -> "sequence";
    };
  }
}
