package io.github.sitemaptoolkit.token;

import static io.github.sitemaptoolkit.token.MissingEnds.First.ITS_END;
import static io.github.sitemaptoolkit.token.MissingEnds.First.OTHER_END;
import static io.github.sitemaptoolkit.token.MissingEnds.First.UNKNOWN;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.internal.bytes.ByteWindow;
import io.github.sitemaptoolkit.internal.bytes.Faults;
import io.github.sitemaptoolkit.internal.name.XmlName;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.token.MissingEnds.First;
import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which end tag comes first after {@code <urlset><url><loc>}. */
class MissingEndsTest {

  private static final String BEFORE = "<urlset><url>";
  private static final String TAG = "<loc>";
  private static final int BEGIN = (BEFORE + TAG).length();
  private static final int REACH = 64 * 1024;

  private static final XmlName LOC = name("loc");
  private static final XmlName URL = name("url");

  private static XmlName name(String name) {
    byte[] bytes = name.getBytes(UTF_8);
    return new XmlName(Arrays.copyOf(bytes, bytes.length + Long.BYTES), 0, bytes.length, 0);
  }

  /** Looks from the end of a start tag, in a window that begins there or with the tag. */
  private static final class Document {

    private final MissingEnds missingEnds;
    private final int from;

    Document(String text, boolean dripping, boolean withTag) {
      InputStream bytes = new ByteArrayInputStream((BEFORE + TAG + text).getBytes(UTF_8));
      var window =
          new ByteWindow(
              dripping ? dripping(bytes) : bytes,
              new Faults(false, new Reporter(new Problems(), "in")),
              Long.MAX_VALUE);
      window.base = window.ensure(0, BEGIN) + (withTag ? BEFORE.length() : BEGIN);
      var open = new OpenElements();
      open.push(name("urlset"), "", 0);
      this.missingEnds = new MissingEnds(window, open);
      this.from = withTag ? TAG.length() : 0;
    }

    private static InputStream dripping(InputStream bytes) {
      return new FilterInputStream(bytes) {
        @Override
        public int read(byte[] target, int offset, int length) throws IOException {
          return super.read(target, offset, Math.min(1, length));
        }
      };
    }

    First look() {
      return look(LOC, URL);
    }

    First look(XmlName element, XmlName around) {
      return missingEnds.look(from, element, around);
    }
  }

  private static Document document(String text) {
    return new Document(text, false, true);
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        // tags
        "</loc>, ITS_END",
        "a</loc></url>, ITS_END",
        "a</url></loc>, OTHER_END",
        "a</urlset></loc>, OTHER_END",
        "a</loc \t>, ITS_END",
        "a</loc x>, ITS_END",
        "a</loc </url>, ITS_END",
        "a, UNKNOWN",
        "a<, UNKNOWN",
        "a</loc, UNKNOWN",
        "a</loc c=', UNKNOWN",
        // text is no tag
        "/loc></url>, OTHER_END",
        "/url></loc>, ITS_END",
        "a/loc></url>, OTHER_END",
        "?></loc>, ITS_END",
        // other names
        "</x></loc>, ITS_END",
        "<x></loc>, ITS_END",
        "</lo></url>, OTHER_END",
        "</locs></url>, OTHER_END",
        "</loc\u0000></url>, ITS_END",
        "</x:loc></url>, OTHER_END",
        "</loc\u00E9></url>, OTHER_END",
        "</lod></url>, OTHER_END",
        "</loc.></url>, OTHER_END",
        "</loc\u0000></url>, ITS_END",
        // case is ignored
        "</LOC></url>, ITS_END",
        "</Loc></url>, ITS_END",
        "</URL></loc>, OTHER_END",
        "</UrlSet></loc>, OTHER_END",
        "<LOC></loc></url>, OTHER_END",
        // elements of the same names
        "<loc></loc></loc>, ITS_END",
        "<loc>a</loc></url>, OTHER_END",
        "<loc><loc></loc></loc></url>, OTHER_END",
        "<url>a</url></loc>, ITS_END",
        "<urlset>a</urlset></loc>, ITS_END",
        "<url><url></url></url></url></loc>, OTHER_END",
        "<url></loc>, ITS_END",
        // empty elements
        "<loc/></loc></url>, ITS_END",
        "<loc/>a</loc></url>, ITS_END",
        "<loc />a</loc></url>, ITS_END",
        "<loc a='b'/>a</loc></url>, ITS_END",
        "<url/></url></loc>, OTHER_END",
        "<loc/ ></loc></url>, OTHER_END",
        // attribute values
        "<loc a='/>'>b</loc></url>, OTHER_END",
        "<loc a=\"/>\">b</loc></url>, OTHER_END",
        "<loc a='b/>'>b</loc></url>, OTHER_END",
        "<loc a='\"/>'>b</loc></url>, OTHER_END",
        "<loc a=\"'/>\">b</loc></url>, OTHER_END",
        "<loc a='>' b='/>'>b</loc></url>, OTHER_END",
        "<loc a='>'/>b</loc></url>, ITS_END",
        "</loc a='>'></url>, ITS_END",
        // values cannot contain <
        "<x a='</url></loc>, OTHER_END",
        "<x a='<loc>'></loc></url>, OTHER_END",
        "<loc </loc></url>, OTHER_END",
        "<loc <loc></loc></loc></url>, OTHER_END",
        // comments
        "<!-- </url> --></loc>, ITS_END",
        "<!-- </url> -- </url> -> </url> --></loc>, ITS_END",
        "<!--></url>--></loc>, ITS_END",
        "<!----></loc>, ITS_END",
        "<!-- <? --></loc>, ITS_END",
        "a--><!-- </url> --></loc>, ITS_END",
        "<!-- <loc> --></loc></url>, ITS_END",
        "<!-- </loc>, UNKNOWN",
        "<!-- </loc> --, UNKNOWN",
        // CDATA sections
        "<![CDATA[</url>]]></loc>, ITS_END",
        "<![CDATA[ ]> --> ?> </url>]]></loc>, ITS_END",
        "a]]><![CDATA[</url>]]></loc>, ITS_END",
        "<![CDATA[ <? ]]></loc>, ITS_END",
        "<![CDATA[</loc>, UNKNOWN",
        // processing instructions
        "<?p </url> ?></loc>, ITS_END",
        "<?></url>?></loc>, ITS_END",
        "<?p > </url> ?></loc>, ITS_END",
        "<?p <!-- ?></loc>, ITS_END",
        "<?p </loc>, UNKNOWN",
        // other declarations
        "<!x></loc>, ITS_END",
        "<!></loc>, ITS_END",
        "<!x a='>' </url></loc>, OTHER_END",
        "<!- </url> --></loc>, OTHER_END",
        "<!x, UNKNOWN",
      })
  void theFirstEndTagIsFound(String text, First first) {
    assertEquals(first, new Document(text, false, false).look(), "at once");
    assertEquals(first, new Document(text, false, true).look(), "behind its tag");
    assertEquals(first, new Document(text, true, false).look(), "byte by byte");
    assertEquals(first, new Document(text, true, true).look(), "behind its tag, byte by byte");
  }

  @Test
  void namesAreEqualInCaseFromAToZ() {
    assertEquals(ITS_END, document("</AZ>").look(name("az"), URL));
    assertEquals(ITS_END, document("</az>").look(name("AZ"), URL));
    assertEquals(OTHER_END, document("</a-z></a.z>").look(name("a.z"), name("a-z")));
  }

  @Test
  void anEndTagIsFoundWithin64KilobytesOnly() {
    for (boolean withTag : new boolean[] {false, true}) {
      String most = "x".repeat(REACH - "</loc>".length());
      assertEquals(ITS_END, new Document(most + "</loc>", false, withTag).look());
      assertEquals(UNKNOWN, new Document("x" + most + "</loc>", false, withTag).look());
    }
    String most = "<!--" + "x".repeat(REACH - "<!----></loc>".length());
    assertEquals(ITS_END, document(most + "--></loc>").look());
    assertEquals(UNKNOWN, document(most + "x--></loc>").look());
  }

  /** Otherwise a document could be read again and again for each of its start tags. */
  @Test
  void allLooksTogetherAreLimitedByTheBytesThatWereRead() {
    for (boolean withTag : new boolean[] {false, true}) {
      int left = 2 * BEGIN; // for another look from the same place
      String near = "x".repeat(left - "</loc>".length()) + "</loc>";
      for (First expected : new First[] {ITS_END, UNKNOWN}) {
        String text = (expected == ITS_END ? "" : "x") + near + "x".repeat(REACH);
        var document = new Document(text, false, withTag);
        assertEquals(UNKNOWN, document.look(name("a"), name("b")));
        assertEquals(expected, document.look());
      }
    }
  }

  @Test
  void whatALookDoesNotReadIsLeftForOthers() {
    for (boolean withTag : new boolean[] {false, true}) {
      String first = "x".repeat(40_000) + "</a>";
      int left = 2 * BEGIN + REACH - first.length();
      String within = "x".repeat(left - "</loc>".length()) + "</loc>";
      for (First expected : new First[] {ITS_END, UNKNOWN}) {
        String text = (expected == ITS_END ? "" : "x") + within;
        var document = new Document(text + first.substring(text.length()), false, withTag);
        assertEquals(ITS_END, document.look(name("a"), name("b")));
        assertEquals(expected, document.look());
      }
    }
  }
}
