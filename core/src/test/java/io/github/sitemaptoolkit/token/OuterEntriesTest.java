package io.github.sitemaptoolkit.token;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.limit.Limits;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Many entries in entries. */
class OuterEntriesTest {

  private static final int MOST = 100_000;

  private static List<String> problems(String document) {
    return Mended.of(document.getBytes(UTF_8), false, Mended.options(Limits.DEFAULT)).problems();
  }

  @Test
  void allEntriesOfALargeDocumentMayLackTheirEndTags() {
    String entries = "<url>".repeat(MOST + 1) + "<url/>";
    String message = MOST + 1 + " end tags </url> are missing, the first before this place";
    assertEquals(
        List.of("1:24 xml.malformed " + message),
        problems("<urlset xmlns='v'>" + entries + "</urlset>"));
  }

  @Test
  void entriesOfChangingNamesInEntriesHaveALimit() {
    String entries = "<url><Url>".repeat(MOST / 2) + "<url/>";
    String message = MOST + " end tags </url> are missing, the first before this place";
    assertEquals(
        List.of("1:14 xml.malformed " + message), problems("<urlset>" + entries + "</urlset>"));
    List<String> problems = problems("<urlset><Url>" + entries + "</urlset>");
    assertEquals(
        "xml.limit! the depth of nested entries exceeds the limit of 100000 (depth)",
        problems.get(problems.size() - 1).replaceFirst("^\\S+ ", ""));
  }
}
