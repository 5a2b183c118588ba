package io.github.sitemaptoolkit.token;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.token.XmlCursor.Event;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lines and columns behind each kind of markup: lines end in three ways, columns are UTF-16. */
class PlacesTest {

  private static String place(byte[] document, boolean dripping) {
    XmlOptions options = Mended.options(Limits.DEFAULT);
    XmlCursor cursor =
        dripping
            ? Events.drippingCursor(document, options, problem -> {})
            : Events.cursor(document, options, problem -> {});
    Event event = cursor.next();
    while (event != Event.START || !cursor.localName().equals("e")) {
      event = cursor.next();
    }
    return cursor.location().toString();
  }

  /** A slash stands for the end of a line, a plus for a character of four bytes. */
  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "<a><e>, 1:4",
        "<a>é<e>, 1:5",
        "<a>+<e>, 1:6",
        "<a>|<e>, 2:1",
        "<a>é|+|é <e>, 3:3",
        "<a>||<b/>|  <e>, 4:3",
        "<a>&lt;|é<e>, 2:2",
        "<a>é < |b < é<e>, 2:6",
        "<a><!--é|+ --><e>, 2:7",
        "<a><!--é|+||--><e>, 4:4",
        "<a><!--é|+ -><e></a>, 2:6",
        "<a><?p é|+ ?><e>, 2:6",
        "<a><?p é|+ ><e></a>, 2:5",
        "<a><?1 é|+ ><e></a>, 2:5",
        "<a><![CDATA[é|+ ]]><e>, 2:7",
        "<a><![CDATA[é|+ </a ><e/></a>, 2:9",
        "<a><b c='é|+|'/><e>, 3:4",
        "<a><b c='é&amp;|+'/><e>, 2:6",
        "<a><b c=\"+|+'/\" d=''/><e>, 2:13",
        "<a><b|é='+'|/><e>, 3:3",
        "<a><b c=é|d=+/><e>, 2:7",
        "<a><bé|></bé|><e>, 3:2",
        "<a><bé></bé><bé></bé><e>, 1:22",
        "<a><+b/><e>, 1:10",
        "<a><b:+b/><e>, 1:12",
        "<a></bé|+><e>, 2:4",
        "<a><!é|+><e>, 2:4",
        "`<!DOCTYPE é|'+|'><e>`, 3:3",
        "`<!DOCTYPE a [<!--é|+--> <?+|?>]><e>`, 3:5",
        "<?xml version='1.0'|?>|<e>, 3:1",
        "||<?xml version='1.0'?><e>, 3:22",
        "é|+<urlset><e>, 2:11",
        "é|+<?xml version='1.0'?>|<e>, 3:1",
        "<a><b c='é>|+<e>, 2:3",
        "<a><b>é|+</b|x><e>, 3:3",
      })
  void anElementBehindItHasItsPlace(String document, String place) {
    for (String end : List.of("\n", "\r\n", "\r")) {
      byte[] bytes = document.replace("|", end).replace("+", "\uD83D\uDE00").getBytes(UTF_8);
      String shown = document + " with " + end.translateEscapes().length();
      assertEquals("in:" + place, place(bytes, false), shown);
      assertEquals("in:" + place, place(bytes, true), shown + ", byte by byte");
    }
  }
}
