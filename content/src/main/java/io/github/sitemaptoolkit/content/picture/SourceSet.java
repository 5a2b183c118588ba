package io.github.sitemaptoolkit.content.picture;

import org.jspecify.annotations.Nullable;

/**
 * The files that one picture is served as, as a {@code srcset} attribute names them. Source: the
 * HTML standard, 4.8.4.2.
 *
 * @since 0.1
 */
public final class SourceSet {

  private SourceSet() {}

  /**
   * Returns the address of the largest file.
   *
   * @param text the text of the attribute
   * @return null if the text is not a {@code srcset} in which each address has a width or a density
   */
  public static @Nullable String largest(String text) {
    int space = text.strip().indexOf(' ');
    if (space < 0) {
      return null; // as nearly always
    }
    for (String part : text.strip().split(",\\s+", -1)) {
      String[] words = part.strip().split("\\s+", -1);
      if (words.length != 2 || !isDescriptor(words[1])) {
        return null;
      }
    }
    var candidates = new Candidates();
    candidates.add(text);
    return candidates.best();
  }

  private static boolean isDescriptor(String word) {
    int last = word.length() - 1;
    boolean unit = last > 0 && "wx".indexOf(word.charAt(last)) >= 0;
    for (int i = 0; unit && i < last; i++) {
      unit = Character.isDigit(word.charAt(i)) || word.charAt(i) == '.';
    }
    return unit;
  }
}
