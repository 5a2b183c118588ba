package io.github.sitemaptoolkit.text;

import java.util.Locale;
import java.util.Optional;

/**
 * Finds the word that was probably meant by a misspelt one, for messages such as {@code did you
 * mean image.loc?}
 *
 * @since 0.1
 */
public final class Spelling {

  private static final int LONGEST = 100;

  private Spelling() {}

  /**
   * Returns the known word that is nearest to a word: the first of those with the fewest changes. A
   * change adds, removes or replaces a letter, or swaps two neighbouring ones. Case is ignored.
   * Empty if more than a quarter of the word would have to change, or if it is longer than {@value
   * #LONGEST} characters.
   */
  public static Optional<String> nearest(String word, Iterable<String> known) {
    String wanted = word.toLowerCase(Locale.ROOT);
    if (wanted.length() > LONGEST) {
      return Optional.empty();
    }
    int least = Math.max(1, wanted.length() / 4) + 1;
    String nearest = null;
    for (String candidate : known) {
      String other = candidate.toLowerCase(Locale.ROOT);
      if (Math.abs(other.length() - wanted.length()) < least) {
        int changes = changes(wanted, other);
        if (changes < least) {
          least = changes;
          nearest = candidate;
        }
      }
    }
    return Optional.ofNullable(nearest);
  }

  /** Returns the number of changes between two texts (optimal string alignment). */
  private static int changes(String from, String to) {
    int[][] cost = new int[from.length() + 1][to.length() + 1];
    for (int i = 0; i <= from.length(); i++) {
      for (int j = 0; j <= to.length(); j++) {
        cost[i][j] = i == 0 || j == 0 ? i + j : cheapest(cost, from, to, i, j);
      }
    }
    return cost[from.length()][to.length()];
  }

  private static int cheapest(int[][] cost, String from, String to, int i, int j) {
    int replaced = cost[i - 1][j - 1] + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
    int best = Math.min(replaced, 1 + Math.min(cost[i - 1][j], cost[i][j - 1]));
    boolean swapped =
        i > 1
            && j > 1
            && from.charAt(i - 1) == to.charAt(j - 2)
            && from.charAt(i - 2) == to.charAt(j - 1);
    return swapped ? Math.min(best, 1 + cost[i - 2][j - 2]) : best;
  }
}
