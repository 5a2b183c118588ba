package io.github.sitemaptoolkit.publisher.layout;

/**
 * How urls are grouped into files.
 *
 * @param kind what they are grouped by
 * @param depth how many directories of a url's path count; 0 except for sections
 * @since 0.1
 */
public record Grouping(Kind kind, int depth) {

  /** What urls are grouped by. */
  public enum Kind {
    /** Their hash alone. */
    HASH,
    /** The month of their last change. */
    MONTH,
    /** The first directories of their path. */
    SECTION,
    /** Nothing: full files, numbered. A new url moves others to the next file. */
    SEQUENCE
  }

  private static final String SECTION = "section:";

  /** Checks the depth. */
  public Grouping {
    if (kind == Kind.SECTION ? depth < 1 : depth != 0) {
      throw new IllegalArgumentException("a depth of " + depth + " for " + kind);
    }
  }

  /** Returns the grouping by hash alone. */
  public static Grouping hash() {
    return new Grouping(Kind.HASH, 0);
  }

  /** Returns the grouping by the month of the last change, such as 2026-11. */
  public static Grouping month() {
    return new Grouping(Kind.MONTH, 0);
  }

  /** Returns the grouping by so many directories of the path. */
  public static Grouping section(int depth) {
    return new Grouping(Kind.SECTION, depth);
  }

  /** Returns plain numbering: sitemap-1.xml, sitemap-2.xml. */
  public static Grouping sequence() {
    return new Grouping(Kind.SEQUENCE, 0);
  }

  /**
   * Reads {@code hash}, {@code month}, {@code section:DEPTH} or {@code sequence}.
   *
   * @throws IllegalArgumentException if it is none of these
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

  /** Returns the text that {@link #parse} reads. */
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
