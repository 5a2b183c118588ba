package io.github.sitemaptoolkit.token;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.github.sitemaptoolkit.io.KnownRoots;
import io.github.sitemaptoolkit.limit.Limit;
import io.github.sitemaptoolkit.limit.Limits;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SkipperTest {

  /** The length of a comment is that of its text and its end. */
  @ParameterizedTest
  @CsvSource({"0, 10", "0, 5000", "3000, 1000", "3000, 5000", "5000, 70000", "70000, 70000"})
  void theLimitOfACommentIsTheSameWhereverItStands(int before, int length) {
    String comment = "<!--" + "x".repeat(length - "-->".length()) + "-->";
    byte[] document = ("<a>" + " ".repeat(before) + comment + comment + "</a>").getBytes(UTF_8);
    for (boolean within : new boolean[] {true, false}) {
      Limits limits = Limits.DEFAULT.with(Limit.COMMENT_LENGTH, within ? length : length - 1);
      var options = new XmlOptions(limits, true, Map.of(), Nesting.NONE, KnownRoots.SITEMAPS);
      Events events = Events.tokenizer(document, options);
      assertEquals(within ? List.of() : List.of("xml.limit", "xml.limit"), events.codes());
      assertNull(events.failure());
    }
  }
}
