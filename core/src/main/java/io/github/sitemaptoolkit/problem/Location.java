package io.github.sitemaptoolkit.problem;

/**
 * A place in an input.
 *
 * @param source the name of the input: a path as the caller gave it, or {@code -} for standard
 *     input
 * @param line the line, from 1; 0 for the input as a whole
 * @param column the column in that line, from 1, in characters; 0 if unknown
 * @since 0.1
 */
public record Location(String source, long line, int column) {

  /** Returns the location of an input as a whole. */
  public static Location of(String source) {
    return new Location(source, 0, 0);
  }

  /** Returns {@code source:line:column}, without parts that are unknown. */
  @Override
  public String toString() {
    if (line == 0) {
      return source;
    }
    return column == 0 ? source + ':' + line : source + ':' + line + ':' + column;
  }
}
