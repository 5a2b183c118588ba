package io.github.sitemaptoolkit.token;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.problem.TruncatedException;
import io.github.sitemaptoolkit.token.XmlCursor.Event;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EpilogueTest {

  private int instructions;

  private static XmlCursor behindRoot(String rest, XmlOptions options) {
    byte[] document = ("<urlset><url/></urlset>" + rest).getBytes(UTF_8);
    XmlCursor cursor = Events.cursor(document, options, problem -> {});
    for (int i = 0; i < 4; i++) {
      cursor.next();
    }
    assertEquals("urlset", cursor.localName());
    return cursor;
  }

  private static boolean isY(XmlCursor cursor) {
    return cursor.localName().equalsIgnoreCase("y");
  }

  private Epilogue read(String rest) {
    XmlCursor cursor = behindRoot(rest, Mended.options(Limits.DEFAULT));
    Epilogue epilogue =
        Epilogue.read(cursor, "urlset", EpilogueTest::isY, false, () -> instructions++);
    assertEquals(
        epilogue.another(), cursor.depth() == 1 && cursor.localName().equalsIgnoreCase("urlset"));
    return epilogue;
  }

  /** The root ends in column 23. */
  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "``, null, false, false, 0",
        "`\n <!-- c -->\n`, null, false, false, 0",
        "<?p?><?p?>, null, false, false, 2",
        "<?p?>x<?p?>, in:1:29, false, false, 1",
        "x, in:1:24, false, false, 0",
        "<x/>, in:1:24, false, false, 0",
        "<!-- c --><x><y/></x>, in:1:34, false, false, 0",
        "<x/><a:Y/>z, in:1:24, true, false, 0",
        "<urlset/>, null, false, true, 0",
        "<a:UrlSet/><x/>, null, false, true, 0",
        "<?p?><urlset/><?p?>, null, false, true, 1",
        "x<y/><urlset/>, in:1:24, true, true, 0",
        "<x/>, in:1:24, false, false, 0",
        "<x><y>, in:1:24, false, false, 0",
        "<x><y, in:1:24, false, false, 0",
        "<x/><x/><x/><x/><x/><x/><x/><x/><x/><y/><z/>," + " in:1:24, true, false, 0",
      })
  void whatFollowsTheRootIsDescribed(
      String rest, String trailing, boolean data, boolean another, int count) {
    Epilogue epilogue = read(rest);
    assertEquals(trailing, String.valueOf(epilogue.trailing()));
    assertEquals(data, epilogue.data());
    assertEquals(another, epilogue.another());
    assertEquals(count, instructions);
  }

  @Test
  void aCutIsReportedIfNothingElseIs() {
    assertThrows(TruncatedException.class, () -> read("<!-- c"));
    assertFalse(read("x<!-- c").data());
  }

  @Test
  void anyContentIsRefusedInStrictMode() {
    for (String rest : List.of("x", "<x/>", "<urlset/>")) {
      XmlCursor cursor = behindRoot(rest, XmlOptions.STRICT);
      assertThrows(
          SitemapException.class,
          () -> Epilogue.read(cursor, "urlset", EpilogueTest::isY, true, () -> {}),
          rest);
    }
    XmlCursor cursor = behindRoot("<!-- c --> ", XmlOptions.STRICT);
    assertEquals(
        new Epilogue(null, false, false),
        Epilogue.read(cursor, "urlset", EpilogueTest::isY, true, () -> {}));
    assertEquals(Event.END_DOCUMENT, cursor.next());
  }
}
