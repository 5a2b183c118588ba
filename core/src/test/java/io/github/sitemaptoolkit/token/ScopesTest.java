package io.github.sitemaptoolkit.token;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.github.sitemaptoolkit.token.XmlCursor.Event;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScopesTest {

  @Test
  void manyPrefixesKeepTheirNamespaces() {
    var scopes = new Scopes();
    for (int i = 0; i < 100; i++) {
      scopes.declare("p" + i, "u" + i);
    }
    for (int i = 0; i < 100; i++) {
      assertEquals("u" + i, scopes.find("p" + i));
    }
    scopes.leave(50);
    assertEquals("u49", scopes.find("p49"));
    assertNull(scopes.find("p50"));
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "<a/>, []",
        "<a xmlns:p='u' xmlns:q='v'/>, `[u, v]`",
        "<a xmlns:p='u' xmlns:q='v'><q:b/></a>, [u]",
        "<a xmlns:p='u' xmlns:q='v'><b p:c=''/></a>, [v]",
        "<p:a xmlns:p='u'/>, []",
        "<a xmlns='u'/>, []",
        "<a xmlns:p='u'><b xmlns:q='v'/><p:c/></a>, []",
        "<a xmlns:p='u'><b xmlns:q='v'><q:c/></b></a>, [u]",
        "<a xmlns:p='u'><b xmlns:p='v'><p:c/></b></a>, [u]",
        "<a xmlns:p='u'><b><c><tooDeep><d/></tooDeep></c></b><p:e/></a>, []",
        "<a/><a xmlns:p='u'/>, []",
      })
  void unusedNamespacesOfTheRootAreKnownAtItsEnd(String document, String unused) {
    XmlCursor cursor =
        Events.cursor(document.getBytes(UTF_8), Mended.options(MendedTest.SMALL), problem -> {});
    while (cursor.next() != Event.END_DOCUMENT) {
      // only the end counts
    }
    assertEquals(unused, cursor.unusedNamespaces().toString());
  }
}
