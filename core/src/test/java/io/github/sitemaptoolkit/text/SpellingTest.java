package io.github.sitemaptoolkit.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpellingTest {

  private static final List<String> KNOWN = List.of("convert", "count", "image.loc", "video.tag");

  @ParameterizedTest
  @CsvSource({
    "covnert,convert", // swapped
    "ocunt,count",
    "coutn,count",
    "conver,convert", // too short
    "Countt,count", // too long
    "imege.loc,image.loc", // replaced
    "VIDEO_TAG,video.tag"
  })
  void oneSlipIsSeenThrough(String typed, String meant) {
    assertEquals(Optional.of(meant), Spelling.nearest(typed, KNOWN));
  }

  @Test
  void aWordThatIsLikeNoneIsNone() {
    assertEquals(Optional.empty(), Spelling.nearest("publish", KNOWN));
    assertEquals(Optional.empty(), Spelling.nearest("", KNOWN));
  }

  @ParameterizedTest
  @CsvSource({
    "abcdefgh, abcdefxy, true",
    "abcdefgh, abcdexyz, false",
    "abcdefg, abcdexy, false",
    "abcdefgh, abcdefghij, true",
    "abcdefgh, abcdefghijk, false",
    "abc, acb, true",
    "abc, bca, false",
  })
  void aQuarterOfAWordMayChange(String word, String known, boolean near) {
    assertEquals(near, Spelling.nearest(word, List.of(known)).isPresent());
  }

  @Test
  void ofTwoThatAreAsNearTheFirstCounts() {
    assertEquals(Optional.of("bat"), Spelling.nearest("at", List.of("bat", "cat")));
  }

  @Test
  void hugeWordsAreNotCompared() {
    String longest = "x".repeat(100);
    assertEquals(Optional.of(longest), Spelling.nearest(longest, List.of(longest)));
    String huge = "x".repeat(101);
    assertEquals(Optional.empty(), Spelling.nearest(huge, List.of(huge)));
  }
}
