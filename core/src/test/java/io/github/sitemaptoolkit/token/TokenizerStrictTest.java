package io.github.sitemaptoolkit.token;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.problem.TruncatedException;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The tokenizer in strict mode says what Woodstox says. */
class TokenizerStrictTest {

  private static final int DOCUMENTS = 4000;

  @Test
  void wellFormedDocumentsGiveTheSameEvents() {
    for (int seed = 0; seed < DOCUMENTS; seed++) {
      byte[] document = new RandomXml(seed).document().getBytes(UTF_8);
      Events expected = Events.woodstox(document);
      Events actual = Events.tokenizer(document, XmlOptions.STRICT);
      String shown = "seed " + seed + ": " + new String(document, UTF_8);
      assertNull(expected.failure(), shown);
      assertNull(actual.failure(), shown);
      assertEquals(String.join("\n", expected.lines()), String.join("\n", actual.lines()), shown);
    }
  }

  @Test
  void oneByteAtATimeGivesTheSameEvents() {
    for (int seed = 0; seed < DOCUMENTS; seed++) {
      byte[] document = new RandomXml(seed).document().getBytes(UTF_8);
      assertEquals(
          Events.tokenizer(document, XmlOptions.STRICT).lines(),
          Events.dripping(document, XmlOptions.STRICT).lines(),
          () -> new String(document, UTF_8));
    }
  }

  @Test
  void spaceIsPassedOverAndNothingElse() {
    for (int seed = 0; seed < DOCUMENTS; seed++) {
      byte[] document = new RandomXml(seed).document().getBytes(UTF_8);
      List<String> expected = Events.tokenizer(document, XmlOptions.STRICT).linesWithoutSpace();
      Events whole = Events.pastSpace(document, XmlOptions.STRICT);
      Events drops = Events.drippingPastSpace(document, XmlOptions.STRICT);
      assertEquals(expected, whole.linesWithoutSpace(), () -> new String(document, UTF_8));
      assertEquals(expected, drops.linesWithoutSpace(), () -> new String(document, UTF_8));
    }
  }

  /**
   * One difference is known: in an XML declaration Woodstox takes any control character for white
   * space, and counts its lines otherwise. There the tokenizer may refuse more.
   */
  @Tag("slow")
  @Test
  void brokenDocumentsAreRefusedAlike() {
    int refused = 0;
    for (int seed = 0; seed < DOCUMENTS; seed++) {
      var random = new Random(seed);
      byte[] document = new RandomXml(seed).document().getBytes(UTF_8);
      int first = document.length;
      for (int i = 1 + random.nextInt(2); i > 0; i--) {
        int at = random.nextInt(document.length);
        first = Math.min(first, at);
        document[at] = mutated(random);
      }
      String text = new String(document, UTF_8);
      Events expected = Events.woodstox(document);
      Events actual = Events.tokenizer(document, XmlOptions.STRICT);
      String shown =
          "seed " + seed + ": " + expected.failure() + ", " + actual.failure() + ": " + text;
      if (text.startsWith("<?xml") && first < text.indexOf('>')) {
        assertTrue(expected.failure() == null || actual.failure() != null, shown);
      } else if (expected.failure() == null) {
        assertNull(actual.failure(), shown);
        assertEquals(expected.lines(), actual.lines(), shown);
      } else {
        assertNotNull(actual.failure(), shown);
        refused++;
      }
    }
    assertTrue(refused > DOCUMENTS / 2, "refused " + refused);
  }

  /** Above U+EFFFF, where no edition of XML has names, Woodstox takes anything. */
  @Tag("slow")
  @Test
  void namesAreMadeOfTheSameCharacters() {
    for (int c = 0x80; c < 0xF0000; c += c < 0x10000 ? 1 : 0x777) {
      if (c < 0xD800 || c > 0xDFFF) {
        for (String document : List.of("<%s/>", "<a%s/>")) {
          byte[] bytes = document.formatted(Character.toString(c)).getBytes(UTF_8);
          assertEquals(
              Events.woodstox(bytes).failure() == null,
              Events.tokenizer(bytes, XmlOptions.STRICT).failure() == null,
              () -> new String(bytes, UTF_8));
        }
      }
    }
  }

  private static byte mutated(Random random) {
    String marks = "<>&;/='\"!?-[]x: \n\u0001";
    return random.nextInt(8) == 0
        ? (byte) random.nextInt(256)
        : (byte) marks.charAt(random.nextInt(marks.length()));
  }

  /** What Woodstox refuses and what a generator hardly finds. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "<a b='1' b='2'/>",
        "<a xmlns:p='u' xmlns:q='u' p:b='1' q:b='2'/>",
        "<a b=1/>",
        "<a b/>",
        "<a b='<'/>",
        "<a b='1'c='2'/>",
        "<a/><b/>",
        "<a/>text",
        "<a>]]></a>",
        "<a><!-- -- --></a>",
        "<a><!--></a>",
        "<p:a/>",
        "<a p:b='1'/>",
        "<a\u0001/>",
        "<a>\u0000</a>",
        "<a>\u001F</a>",
        "<a>\uFFFE</a>",
        "<a b='\uFFFF'/>",
        "<a>&#0;</a>",
        "<a>&#x1F;</a>",
        "<a>&#xD800;</a>",
        "<a>&#xD800;&#65;</a>",
        "<a>&#xDC00;&#xD800;</a>",
        "<a>&#x110000;</a>",
        "<a>&#99999999999999;</a>",
        "<a>&#;</a>",
        "<a>&#x;</a>",
        "<a>&#65</a>",
        "<a>&nbsp;</a>",
        "<a>&</a>",
        "<a>& b</a>",
        "<a>&b=2</a>",
        "<a>a < b</a>",
        "text<a/>",
        " <?xml version='1.0'?><a/>",
        "<?xml version='1.2'?><a/>",
        "<?xml encoding='UTF-8'?><a/>",
        "<?xml version='1.0' encoding='x-foo'?><a/>",
        "<?xml version='1.0' encoding='UTF-7'?><a/>",
        "<?xml version='1.0' encoding='UTF-16'?><a/>",
        "\uFEFF\uFEFF<a/>",
        "<a></A>",
        "<a></b></a>",
        "<a><b></a></b>",
        "</a>",
        "<a/></a>",
        "<a xmlns:xmlns='u'/>",
        "<a xmlns:p=''/>",
        "<a xmlns:xml='u'/>",
        "<a xmlns:p='http://www.w3.org/XML/1998/namespace'/>",
        "<a xmlns='http://www.w3.org/2000/xmlns/'/>",
        "<a:b:c xmlns:a='u'/>",
        "<:a/>",
        "<a:>text</a:>",
        "<1/>",
        "<a><?xml x?></a>",
        "<a><!DOCTYPE a></a>",
        "<a/><!DOCTYPE a>",
        "<!DOCTYPE a><!DOCTYPE a><a/>",
        "<![CDATA[x]]><a/>",
        "<!DOCTYPE a [<!ENTITY x 'text'>]><a>&x;</a>",
        "<!DOCTYPE a [<!ENTITY x 'text'>]><a b='&x;'/>",
        "",
        "<a",
        "<a>",
        "<a>text",
        "<a b='",
        "<a></a",
        "<a><![CDA",
        "<a><!-- ",
        "<a>&am",
        "<?xml version='1.0'?>"
      })
  void whatWoodstoxRefusesIsRefused(String document) {
    byte[] bytes = document.getBytes(UTF_8);
    SitemapException expected = Events.woodstox(bytes).failure();
    assertNotNull(expected);
    SitemapException actual = Events.tokenizer(bytes, XmlOptions.STRICT).failure();
    assertNotNull(actual);
    assertEquals(
        expected instanceof TruncatedException, actual instanceof TruncatedException, document);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<!DOCTYPE a><a/>",
        "<!DOCTYPE a SYSTEM 'http://127.0.0.1:1/x'><a/>",
        "<!DOCTYPE a PUBLIC \"p\" \"x>'\"><a/>",
        "<!DOCTYPE a [<!ENTITY x '>]>'><!-- ]> ' --><?p ]> ?><!ATTLIST a b CDATA '<'>]><a>t</a>",
        "<a xml:lang='de' xmlns:xml='http://www.w3.org/XML/1998/namespace'/>",
        "<a xmlns='u'><b xmlns=''/></a>",
        "<a b='\t\r\n\n &#9;&#10;'/>",
        "<a>\r\n\r&#13;</a>",
        "<a><![CDATA[]]]]><![CDATA[>]]></a>",
        "<a><!----><!--->--></a>",
        "<?xml version='1.1'?><a>&amp;</a>"
      })
  void whatWoodstoxReadsIsRead(String document) {
    byte[] bytes = document.getBytes(UTF_8);
    Events actual = Events.tokenizer(bytes, XmlOptions.STRICT);
    assertNull(actual.failure());
    assertEquals(Events.woodstox(bytes).lines(), actual.lines());
  }
}
