package io.github.sitemaptoolkit.text;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Reporter;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ChangefreqTest {

  private final List<Problem> problems = new ArrayList<>();

  private void check(String value) {
    var reporter = new Reporter(new Problems(problems::add), "in");
    Changefreq.check(value, new Location("in", 2, 3), reporter);
  }

  @ParameterizedTest
  @ValueSource(strings = {"always", "hourly", "daily", "weekly", "monthly", "yearly", "never"})
  void sevenWordsAreAllowed(String word) {
    assertTrue(Changefreq.isWord(word));
    check(word);
    assertEquals(List.of(), problems);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Daily | changefreq \"Daily\" must be in lower case: daily",
        "NEVER | changefreq \"NEVER\" must be in lower case: never",
        "often | changefreq \"often\" is not one of always, hourly, daily, weekly, monthly, yearly,"
            + " never",
      })
  void otherWordsAreReported(String word, String message) {
    assertFalse(Changefreq.isWord(word));
    check(word);
    assertEquals(1, problems.size());
    assertEquals(message, problems.get(0).message());
    assertEquals("changefreq", problems.get(0).path());
    assertEquals(new Location("in", 2, 3), problems.get(0).location());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "always", "hourly", "daily", "weekly", "monthly", "yearly", "never", "Daily", "dail"
      })
  void bytesAreJudgedAsTextsAre(String word) {
    for (String text : List.of(word, word + "s", word + word, word.substring(1), "")) {
      byte[] bytes = (" " + text + "        ").getBytes(ISO_8859_1);
      assertEquals(Changefreq.isWord(text), Changefreq.isWord(bytes, 1, 1 + text.length()));
    }
  }
}
