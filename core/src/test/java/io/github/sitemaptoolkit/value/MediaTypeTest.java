package io.github.sitemaptoolkit.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MediaTypeTest {

  @ParameterizedTest
  @ValueSource(strings = {"text/html", "TEXT/HTML; charset=utf-8", " application/xhtml+xml ;q=1"})
  void pagesAreHtml(String type) {
    assertTrue(MediaType.isHtml(type));
    assertTrue(MediaType.mayBeHtml(type));
  }

  @ParameterizedTest
  @ValueSource(strings = {"text/html5", "application/xhtml", "image/png; a=text/html", "html"})
  void othersAreNot(String type) {
    assertFalse(MediaType.isHtml(type));
    assertFalse(MediaType.mayBeHtml(type));
  }

  @Test
  void typeThatIsAbsentSaysNothing() {
    assertFalse(MediaType.isHtml(null));
    assertTrue(MediaType.mayBeHtml(null));
    assertTrue(MediaType.mayBeHtml(" "));
    assertEquals("", MediaType.essence(null));
    assertEquals("video/mp4", MediaType.essence(" Video/MP4; codecs=\"avc1;x\""));
  }
}
