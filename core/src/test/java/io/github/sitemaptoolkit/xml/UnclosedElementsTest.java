package io.github.sitemaptoolkit.xml;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EmptyTables;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * An element of another namespace, or an unknown one, that never ends costs no entry; one that ends
 * keeps what is in it, as XML says.
 */
class UnclosedElementsTest {

  private static final String DECLARED = "xmlns:x='urn:x' xmlns:y='urn:y'";
  private static final String FIRST = Xml.url("https://e.example/1", "");
  private static final String SECOND = Xml.url("https://e.example/2", "");
  private static final String THIRD = Xml.url("https://e.example/3", "");
  private static final List<String> ALL =
      List.of("https://e.example/1", "https://e.example/2", "https://e.example/3");

  private final Xml xml = new Xml();

  private List<String> locs(String entries) {
    return xml.locs(Xml.urlset(DECLARED, entries));
  }

  private static List<String> only(int... numbers) {
    return IntStream.of(numbers).mapToObj(i -> "https://e.example/" + i).toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<x:ln rel='up' href='https://e.example/x'>",
        "<x:ln><x:inner>text",
        "<x:ln><y:a/><y:b>text</y:b>",
        "<ln xmlns='urn:x'>",
        "<unknown>",
        "<unknown>text<x:ln>",
        "<Changelog><a>",
        "<x:loc>",
        "<x:a><x:b/><y:c><x:a></x:a>",
      })
  void anElementWithoutAnEndCostsNoEntry(String element) {
    assertEquals(ALL, locs(FIRST + element + SECOND + THIRD));
    assertTrue(xml.codes().contains("xml.malformed"), () -> xml.problems().toString());
    assertEquals(ALL, locs(element + FIRST + SECOND + THIRD));
    assertEquals(ALL, locs(FIRST + SECOND + THIRD.replace("</url>", element + "</url>")));
    assertEquals(ALL, locs(FIRST + SECOND.replace("</url>", element) + THIRD));
  }

  @Test
  void whatHasNoEndIsNamedWithItsPlace() {
    locs(FIRST + "\n<x:ln>\n" + SECOND + THIRD);
    assertEquals("in:3:1: error: xml.malformed: <x:ln> has no end tag before <url>", first());
  }

  private String first() {
    return xml.problems().get(0).lines().findFirst().orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(ints = {60 << 10, 66 << 10, 3 << 20})
  void itsDistanceFromTheEndDoesNotMatter(int length) {
    int count = length / SECOND.length();
    assertEquals(count + 1, locs(FIRST + "<x:ln>" + SECOND.repeat(count)).size());
    assertEquals(count + 1, locs(FIRST + "<unknown>" + SECOND.repeat(count)).size());
  }

  @Test
  void neitherDoTheirNumbers() {
    String entry = "<x:a><x:b>" + SECOND + "<unknown>";
    assertEquals(40_000, locs(entry.repeat(40_000)).size());
  }

  @Test
  void whatEndsKeepsWhatIsInIt() {
    String note = "<x:note><x:b>" + SECOND + "</x:b>" + SECOND + "</x:note>";
    assertEquals(only(1, 3), locs(FIRST + note + THIRD));
    assertEquals(List.of("xml.misplaced-tag", "xml.enclosed-entry"), codes());
    Xml strict = Xml.strict();
    assertEquals(only(1, 3), strict.locs(Xml.urlset(DECLARED, FIRST + note + THIRD)));
    assertEquals(xml.problems(), strict.problems());
  }

  private List<String> codes() {
    return xml.codes().stream().filter(code -> !code.equals("ns.extension-unused")).toList();
  }

  @Test
  void enclosedEntriesAreCounted() {
    locs(FIRST + "\n<x:note>" + SECOND + SECOND + "</x:note>" + THIRD);
    assertTrue(
        xml.problems()
            .contains(
                "in:2:9: warning: xml.enclosed-entry: 2 <url> are inside other elements, the first"
                    + " here in <x:note>; they belong to them and are not read as entries"),
        () -> xml.problems().toString());
  }

  @Test
  void soDoUnknownElementsOfTheProtocol() {
    assertEquals(only(1, 3), locs(FIRST + "<urls>" + SECOND + "</urls>" + THIRD));
    assertTrue(codes().contains("xml.enclosed-entry"), () -> xml.problems().toString());
  }

  @Test
  void elementsOfOtherNamespacesWithTheNameOfEntriesAreNotCounted() {
    locs(FIRST + "<x:note><x:url/><y:url><url xmlns='urn:z'/></y:url></x:note>");
    assertEquals(List.of("xml.misplaced-tag"), codes());
  }

  @Test
  void inADamagedDocumentToo() {
    String ended = "<x:note>" + SECOND + "</x:note>";
    assertEquals(only(1, 3), locs(FIRST + ended + "<x:open>" + THIRD));
    assertEquals(only(1, 3), locs(FIRST + "<x:open>" + ended + THIRD));
    assertEquals(only(1, 3), locs("<x:note>" + FIRST + ended + THIRD));
    assertEquals(only(3), locs("<x:note><x:open>" + FIRST + "</x:note>" + THIRD));
    assertEquals(only(3), locs("<x:open><x:note>" + FIRST + "</x:note>" + THIRD));
  }

  @Test
  void theEndOfTheInputIsAnotherEnd() {
    String cut = Xml.urlset(DECLARED, "<x:ln>" + FIRST + SECOND).replace("</urlset>", "");
    var reader = xml.reader(cut);
    assertEquals("https://e.example/1", reader.read().loc());
    assertEquals("https://e.example/2", reader.read().loc());
    assertThrows(SitemapException.class, reader::read);
  }

  @Test
  void sectionsEndNothing() {
    String hidden = "<!-- </urlset> --><![CDATA[</urlset>]]><?p </urlset>?><x:b c='>'/>";
    assertEquals(only(3), locs("<x:note>" + FIRST + hidden + "</x:note>" + THIRD));
    assertFalse(xml.codes().contains("xml.malformed"), () -> xml.problems().toString());
  }

  @Test
  void aDocumentThatIsNotWellFormedAndHasNoEntriesIsRefusedWhereItReplacesOne() throws IOException {
    String none = Xml.urlset(DECLARED, "<x:ln>text");
    Context refusing = xml.context().with(EmptyTables.REFUSED);
    var e = assertThrows(SitemapException.class, () -> read(none, refusing));
    assertEquals("doc.no-entries", e.problem().code());
    assertEquals("no entry came from it, and it is not well-formed", e.problem().message());
    assertEquals(0, read(none, xml.context()));
    assertEquals(0, read(Xml.urlset(DECLARED, "<x:ln>text</x:ln>"), refusing));
  }

  private static long read(String document, Context context) throws IOException {
    var source = Xml.source(document.getBytes(UTF_8));
    try (var entries = new SitemapXmlFormat().reader(source, context).stream()) {
      return entries.count();
    }
  }
}
