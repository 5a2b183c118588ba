package io.github.sitemaptoolkit.converters.internal.feed.text;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.code_intelligence.jazzer.junit.DictionaryEntries;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.MethodSource;

/** HTML in the texts of feeds. */
class PlainTextFuzzTest {

  static List<byte[]> seeds() {
    return Stream.of(
            "<p>A &amp; b</p><br/>c<script>x</script>&nbsp;&#233;&#xE9;<!-- c --><a href='>'>d</a>",
            "a < b > c &unknown; &#0; &#xD800; <b",
            "<STYLE>x</style >y")
        .map(text -> text.getBytes(UTF_8))
        .toList();
  }

  @MethodSource("seeds")
  @DictionaryEntries({"<script>", "</script>", "<!--", "-->", "&amp;", "&#x", "<br>", "<p", "&lt;"})
  @FuzzTest(maxDuration = "")
  void isTakenOutOfAnything(byte[] bytes) {
    String html = new String(bytes, UTF_8);
    for (String text : List.of(PlainText.ofHtml(html), PlainText.ofTitle(html))) {
      assertEquals(text.strip(), text);
      assertTrue(text.length() <= 2 * html.length(), "text out of nowhere");
    }
    assertEquals(PlainText.ofText(html), PlainText.ofText(PlainText.ofText(html)));
  }
}
