package io.github.sitemaptoolkit.token;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.code_intelligence.jazzer.junit.DictionaryEntries;
import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.sitemaptoolkit.io.Encoding;
import io.github.sitemaptoolkit.io.Head;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.text.XmlText;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.MethodSource;

/** The strict tokenizer says what Woodstox says, of documents in UTF-8 without a DOCTYPE. */
class StrictFuzzTest {

  static List<byte[]> seeds() {
    return Stream.of(
            """
            <?xml version='1.0' encoding='UTF-8' standalone="yes"?><!-- c -->
            <urlset xmlns="urn:s" xmlns:x="urn:x"><url a='1' x:b="&lt;2&#10;"><loc>h?a&amp;c</loc>
            <x:y xml:lang=''/><![CDATA[d]]]]>&#x263A;&quot;\u00E4\uD83D\uDE00</url></urlset>
            <?x y?>""",
            "<a xmlns:b='c'>\r\n<b:d b:e=\"\" f=''></b:d >]]\t</a>",
            "<a><![CDATA[<]]>&#xD800;</a>")
        .map(text -> text.getBytes(UTF_8))
        .toList();
  }

  @MethodSource("seeds")
  @DictionaryEntries({
    "<a>",
    "</a>",
    "<a",
    "<![CDATA[",
    "]]>",
    "<!--",
    "-->",
    "&amp;",
    "&#x",
    "&#",
    "xmlns=\"\"",
    "xmlns:a=\"urn:a\"",
    "<?x ?>",
    "/>",
    "a='b'",
    "xml:",
    "http://www.w3.org/XML/1998/namespace",
    "\uFFFF",
    "\u0085"
  })
  @FuzzTest(maxDuration = "")
  void agreesWithWoodstox(byte[] document) {
    if (isOutside(document)) {
      return;
    }
    Events expected = Events.woodstox(document);
    Events actual = Events.tokenizer(document, XmlOptions.STRICT);
    if (document.length > 0 && document[document.length - 1] < 0) {
      assertNotNull(actual.failure()); // Woodstox takes no notice of a character that is cut there
      return;
    }
    SitemapException failure = expected.failure();
    if (failure == null) {
      assertNull(actual.failure());
      assertEquals(expected.lines(), actual.lines());
    } else {
      assertNotNull(actual.failure(), failure::getMessage);
    }
  }

  /**
   * Returns whether a document is not what the two must agree on. Entities of a DOCTYPE mean
   * nothing to the tokenizer; in an XML declaration Woodstox takes any control character for white
   * space, so that only the usual ones are left in.
   */
  private static boolean isOutside(byte[] document) {
    if (Events.isCompressed(document)) {
      return true; // what is compressed has a target of its own
    }
    Head head = Head.of(document);
    String text = head.text();
    if (text.contains("<!DOCTYPE") || !Encoding.of(head).isUtf8()) {
      return true;
    }
    if (!text.startsWith("<?xml")) {
      return false;
    }
    int end = text.indexOf("?>");
    return !text.startsWith("<?xml version='1.0'")
        || text.chars().limit(end < 0 ? text.length() : end).anyMatch(StrictFuzzTest::isControl);
  }

  private static boolean isControl(int c) {
    return c < ' ' && !XmlText.isSpace((char) c);
  }
}
