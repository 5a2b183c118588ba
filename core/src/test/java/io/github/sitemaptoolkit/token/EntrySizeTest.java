package io.github.sitemaptoolkit.token;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.limit.Limit;
import io.github.sitemaptoolkit.limit.Limits;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EntrySizeTest {

  private static List<String> problems(String document, int longest) {
    Limits limits = Limits.DEFAULT.with(Limit.ENTRY_LENGTH, longest);
    return Mended.of(document.getBytes(UTF_8), false, Mended.options(limits)).problems();
  }

  /** Each entry has texts, and tags with attributes, of twelve bytes. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "<url><loc>123456789012</loc></url>",
        "<url><loc>123456</loc><x>123456</x></url>",
        "<url><loc>1<!-- -->234<![CDATA[56]]></loc><x>123456</x></url>",
        "<url><x y='789'/></url>",
        "<url i='9'/>",
      })
  void theTextsOfAnEntryHaveALimit(String entry) {
    String document = "<urlset>" + entry.repeat(3) + "</urlset>";
    assertEquals(List.of(), problems(document, 12));
    assertEquals(
        "xml.limit! the length of the texts in an entry exceeds the limit of 11 (entry-length)",
        problems(document, 11).get(0).replaceFirst("^\\S+ ", ""));
  }

  @Test
  void longWhiteSpaceBetweenElementsIsNotCounted() {
    String space = " ".repeat(10_000);
    String entry = "<url>" + space + "<loc>1</loc>" + space + "</url>" + space;
    assertEquals(List.of(), problems("<urlset>" + entry + entry + "</urlset>", 1));
    String text = "x".repeat(10_000);
    assertEquals(
        List.of(), problems("<urlset><url><a>" + text + "</a></url></urlset>", text.length()));
    assertEquals(
        1, problems("<urlset><url><a>" + text + "x</a></url></urlset>", text.length()).size());
  }
}
