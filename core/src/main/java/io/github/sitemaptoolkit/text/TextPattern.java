package io.github.sitemaptoolkit.text;

import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.regex.PatternSyntaxException;
import java.util.stream.IntStream;

/**
 * A wildcard pattern that is matched against whole texts. Immutable.
 *
 * <p>Matching does not backtrack: for one part of the pattern after the other, it computes all
 * indexes of the text where the part can end. The time is at most proportional to the product of
 * both lengths, whatever the pattern.
 *
 * @since 0.1
 */
public final class TextPattern {

  /** One part of a pattern. */
  interface Part {

    /** Replaces the indexes where the part can begin with those where it can end. */
    void advance(String text, BitSet places);
  }

  /** One character. */
  record One(IntPredicate fits) implements Part {

    @Override
    public void advance(String text, BitSet places) {
      // Backwards, so that indexes set here are not visited again.
      for (int at = places.length() - 1; at >= 0; at = places.previousSetBit(at - 1)) {
        places.clear(at);
        int c = at < text.length() ? text.codePointAt(at) : -1;
        if (c >= 0 && fits.test(c)) {
          places.set(at + Character.charCount(c));
        }
      }
    }
  }

  /** Any number of characters. */
  record Any() implements Part {

    @Override
    public void advance(String text, BitSet places) {
      places.set(places.nextSetBit(0), text.length() + 1);
    }
  }

  /** One of several lists of parts. */
  record Choice(List<List<Part>> choices) implements Part {

    @Override
    public void advance(String text, BitSet places) {
      var begins = (BitSet) places.clone();
      places.clear();
      for (List<Part> choice : choices) {
        var ends = (BitSet) begins.clone();
        TextPattern.advance(choice, text, ends);
        places.or(ends);
      }
    }
  }

  private final String pattern;
  private final List<Part> parts;

  private TextPattern(String pattern, List<Part> parts) {
    this.pattern = pattern;
    this.parts = List.copyOf(parts);
  }

  /**
   * Returns a pattern in which {@code *} matches any number of characters, {@code ?} matches one,
   * and all other characters match themselves.
   */
  public static TextPattern wildcards(String pattern) {
    IntStream characters = pattern.codePoints();
    return new TextPattern(pattern, characters.mapToObj(TextPattern::wildcard).toList());
  }

  private static Part wildcard(int character) {
    return switch (character) {
      case '*' -> new Any();
      case '?' -> new One(c -> true);
      default -> new One(c -> c == character);
    };
  }

  /**
   * Returns a glob pattern for file names in the syntax of {@link
   * java.nio.file.FileSystem#getPathMatcher}, which adds {@code [a-z]}, {@code {a,b}} and {@code
   * \}.
   *
   * @param ignoreCase whether case is ignored, as on Windows
   * @throws PatternSyntaxException if the syntax of the pattern is invalid
   */
  public static TextPattern glob(String pattern, boolean ignoreCase) {
    return new TextPattern(pattern, new GlobParser(pattern, ignoreCase).parse());
  }

  /** Returns whether a whole text matches. */
  public boolean matches(String text) {
    var places = new BitSet(text.length() + 1);
    places.set(0);
    advance(parts, text, places);
    return places.get(text.length());
  }

  private static void advance(List<Part> parts, String text, BitSet places) {
    for (Part part : parts) {
      if (places.isEmpty()) {
        return;
      }
      part.advance(text, places);
    }
  }

  /** Returns the pattern as it was given. */
  @Override
  public String toString() {
    return pattern;
  }
}
