package io.github.sitemaptoolkit.token;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.problem.TruncatedException;
import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StaxCursorTest extends XmlCursorContract {

  @Override
  XmlCursor cursor(InputStream document) {
    try {
      return new StaxCursor(Source.of(document, "in"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void depthHasALimit() {
    text("<a>".repeat(MAX_DEPTH) + "</a>".repeat(MAX_DEPTH));
    SitemapException e = failure("<a>".repeat(MAX_DEPTH + 1) + "</a>".repeat(MAX_DEPTH + 1));
    assertTrue(e.getMessage().contains("Depth limit (64)"), e.getMessage());
    assertEquals(1, e.problem().location().line());
  }

  @Test
  void attributesHaveALimit() {
    assertEquals(MAX_ATTRIBUTES, attributes(withAttributes(MAX_ATTRIBUTES)));
    SitemapException e = failure(withAttributes(MAX_ATTRIBUTES + 1));
    assertTrue(e.getMessage().contains("ttribute"), e.getMessage());
  }

  @Test
  void anAttributesValueHasALimit() {
    String longest = "x".repeat(MAX_ATTRIBUTE_LENGTH);
    assertEquals(1, attributes("<a b='" + longest + "'/>"));
    SitemapException e = failure("<a b='" + longest + "x".repeat(8192) + "'/>");
    assertTrue(e.getMessage().contains("(65536)"), e.getMessage());
  }

  @Test
  void textHasALimit() {
    int longest = 1 << 20;
    assertEquals(longest, text("<a>" + "x".repeat(longest) + "</a>").length());
    SitemapException e = failure("<a>" + "x".repeat(longest + 8192) + "</a>");
    assertTrue(e.getMessage().endsWith("Text size limit (1048576) exceeded"), e.getMessage());
    failure("<a>" + ("<![CDATA[" + "x".repeat(1 << 10) + "]]>").repeat(1 << 11) + "</a>");
  }

  @Test
  void brokenMarkupIsToldWithItsPlace() {
    SitemapException e = failure("<a>\n<b></c></a>");
    assertFalse(e instanceof TruncatedException);
    assertEquals(
        "in:2:6: error: xml.malformed: Unexpected close tag </c>; expected </b>.", e.getMessage());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<a b='1' b='2'/>",
        "<a b=1/>",
        "<a b='<'/>",
        "<a/><b/>",
        "<a>]]></a>",
        "<a><!-- -- --></a>",
        "<p:a/>",
        "<a\u0001/>",
        "<a>\u0000</a>",
        "text<a/>",
        " <?xml version='1.0'?><a/>",
        "<?xml version='1.2'?><a/>",
      })
  void whatIsNotWellFormedIsRefused(String document) {
    assertEquals(1, failure(document).problem().location().line());
  }

  @Test
  void aStreamMayGiveOneByteAtATime() {
    var dripping =
        new FilterInputStream(new ByteArrayInputStream("<a>ü€😀</a>".getBytes(UTF_8))) {
          @Override
          public int read(byte[] target, int offset, int length) throws IOException {
            return super.read(target, offset, Math.min(1, length));
          }
        };
    assertEquals("ü€😀", text(cursor(dripping)));
  }
}
