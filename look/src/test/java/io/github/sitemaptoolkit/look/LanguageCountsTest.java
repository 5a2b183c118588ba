package io.github.sitemaptoolkit.look;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.BitSet;
import org.junit.jupiter.api.Test;

class LanguageCountsTest {

  /** Otherwise a site in many languages would cost more than its links are in proportion. */
  @Test
  void noTwoPairsOfLanguagesHaveOneHash() {
    int most = LanguageCounts.MOST_LANGUAGES;
    var hashes = new BitSet();
    for (int from = 0; from < most; from++) {
      for (int to = 0; to < most; to++) {
        hashes.set(Integer.hashCode(LanguageCounts.key(from, to)));
      }
    }
    assertEquals(most * most, hashes.cardinality());
  }
}
