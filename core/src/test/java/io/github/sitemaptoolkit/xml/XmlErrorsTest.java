package io.github.sitemaptoolkit.xml;

import static io.github.sitemaptoolkit.xml.Xml.url;
import static io.github.sitemaptoolkit.xml.Xml.urlset;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.limit.Limit;
import io.github.sitemaptoolkit.limit.LimitException;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.problem.TruncatedException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is delivered of a document that is not whole, and what is said about it. */
class XmlErrorsTest {

  private static final String FIRST = url("https://example.com/1", "");

  private final Xml xml = new Xml();
  private final Xml strict = Xml.strict();
  private final List<String> delivered = new ArrayList<>();

  /** Reads with an iterator until it throws. */
  private SitemapException failure(byte[] document) {
    return failure(xml, document);
  }

  private SitemapException failure(Xml with, byte[] document) {
    return assertThrows(
        SitemapException.class,
        () -> {
          try (var entries = with.reader(document)) {
            for (UrlEntry entry : entries) {
              delivered.add(entry.loc());
            }
          }
        });
  }

  private SitemapException failure(String document) {
    return failure(document.getBytes(UTF_8));
  }

  private SitemapException refused(String document) {
    return failure(strict, document.getBytes(UTF_8));
  }

  private static String begin(String entries) {
    return urlset(entries).replace("</urlset>", "");
  }

  @Test
  void entriesBeforeAnErrorComeFromTheIterator() {
    SitemapException e = refused(urlset(FIRST + "\n<url><loc>x</lox></url>"));
    assertEquals(List.of("https://example.com/1"), delivered);
    assertEquals("xml.malformed", e.problem().code());
    assertEquals("in:2:12", e.problem().location().toString());
    assertTrue(e.getMessage().contains("</lox>"), e.getMessage());
  }

  @Test
  void entriesBeforeAnErrorComeFromTheStream() {
    try (var entries = strict.reader(urlset(FIRST + "<url><loc>x</lox></url>")).stream()) {
      assertThrows(
          SitemapException.class, () -> entries.forEach(entry -> delivered.add(entry.loc())));
    }
    assertEquals(List.of("https://example.com/1"), delivered);
  }

  @Test
  void aCutDocumentKeepsItsCompleteEntries() {
    SitemapException e = failure(begin(FIRST) + "\n<url><loc>https://exa");
    assertEquals(List.of("https://example.com/1"), delivered);
    assertInstanceOf(TruncatedException.class, e);
    assertEquals(
        "in:2:21: error: doc.truncated: the document ends before it is complete; get the file"
            + " again",
        e.getMessage());
    assertTrue(e.problem().missing());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "\n",
        "<",
        "<url",
        "<url>",
        "<url a='1",
        "<url><loc>https://example.com/2</loc>",
        "<url><loc>https://example.com/2</loc></url",
        "<!-- ",
        "<?php ",
        "<url><loc><![CDATA[x",
        "</urlse",
        "<url><loc>https://é.example/?a&am",
        "<url><loc>😀&amp",
        "<url a='x&a",
        "<url><loc><![CDA",
        "<?"
      })
  void aDocumentCanBeCutAnywhere(String rest) {
    assertInstanceOf(TruncatedException.class, failure(begin(FIRST) + rest));
    assertEquals(List.of("https://example.com/1"), delivered);
  }

  @Test
  void aCharacterCutInTwoCostsNoEntry() {
    for (String last : List.of("ü", "€", "😀")) {
      byte[] whole = (begin(FIRST) + "<url><loc>https://example.com/" + last).getBytes(UTF_8);
      for (int cut = 1; cut < last.getBytes(UTF_8).length; cut++) {
        delivered.clear();
        SitemapException e = failure(Arrays.copyOf(whole, whole.length - cut));
        assertInstanceOf(TruncatedException.class, e);
        assertEquals(List.of("https://example.com/1"), delivered, last + " without " + cut);
      }
    }
  }

  @Test
  void anUndeclaredPrefixIsAnError() {
    SitemapException e = refused(urlset(FIRST + "\n<url><loc>x</loc><i:i/></url>"));
    assertEquals(
        "in:2:18: error: ns.extension-unbound-prefix: the prefix \"i\" is not declared; it gets a namespace of its own",
        e.getMessage());
    assertEquals(List.of("https://example.com/1"), delivered);
  }

  @Test
  void aBareAmpersandIsExplained() {
    SitemapException e = refused(urlset(FIRST + "\n<url><loc>a & b</loc></url>"));
    assertEquals("in:2:13", e.problem().location().toString());
    assertTrue(
        e.getMessage().contains("an unescaped & must be written as \"&amp;\""), e.getMessage());
    assertEquals(List.of("https://example.com/1"), delivered);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"&#0;", "&#1;", "&#xFFFE;", "&#xD800;", "&#x110000;", "&#99999999999999;"})
  void aReferenceToNoCharacterIsAnError(String reference) {
    String document = urlset(FIRST + url("https://example.com/" + reference, ""));
    assertEquals("xml.invalid-char", refused(document).problem().code());
    assertEquals(List.of("https://example.com/1"), delivered);
    assertEquals(List.of("https://example.com/1"), xml.locs(document));
    assertEquals(List.of("xml.invalid-char", "xml.invalid-char"), xml.codes());
    assertEquals(1, xml.context().problems().missing());
  }

  @Test
  void twoReferencesMakeASurrogatePair() {
    assertEquals(
        List.of("https://example.com/😀"),
        xml.locs(urlset(url("https://example.com/&#xD83D;&#xDE00;", ""))));
  }

  @Test
  void whatFollowsTheRootCostsNothing() {
    for (String garbage :
        List.of("<script>x</script>", "text", "\0\0", "<a b='1'>c", "</urlset>")) {
      var one = new Xml();
      assertEquals(List.of("https://example.com/1"), one.locs(urlset(FIRST) + garbage), garbage);
      assertEquals(List.of("xml.trailing-content"), one.codes(), garbage);
    }
  }

  @Test
  void aSecondRootIsReadToo() {
    String second = urlset(url("https://example.com/2", "<lastmod>2024</lastmod>"));
    assertEquals(
        List.of("https://example.com/1", "https://example.com/2"),
        xml.locs(urlset(FIRST) + "<hr>\n" + second));
    assertEquals(List.of("xml.trailing-content", "doc.multiple-roots"), xml.codes());
  }

  /** Its name is not the first one's to the letter: the reader must not wait for its end. */
  @ParameterizedTest
  @ValueSource(strings = {"<URLSET>", "<s:urlset xmlns:s='http://example.com/'>"})
  @Timeout(value = 20, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void aSecondRootThatIsCutIsTruncated(String start) {
    String entry =
        url("https://example.com/2", "<acme:credit><acme:name>x</acme:name></acme:credit>");
    for (int cut = 0; cut < entry.length(); cut++) {
      delivered.clear();
      String document = urlset(FIRST) + start + entry.substring(0, cut);
      assertInstanceOf(TruncatedException.class, failure(document), document);
      assertEquals(List.of("https://example.com/1"), delivered, document);
    }
  }

  @Test
  void whatFollowsTheRootIsRefusedInStrictMode() {
    assertEquals("in:2:1", refused(urlset(FIRST) + "\n<script/>").problem().location().toString());
  }

  @Test
  void whatFollowsTheRootIsReportedWithItsPlace() {
    xml.read(urlset(FIRST) + "\n<script/>");
    var problem = xml.context().problems().first().get(0);
    assertEquals(2, problem.location().line());
    assertEquals("there is content after the end of <urlset>; it is left out", problem.message());
  }

  @Test
  void commentsMayFollowTheRoot() {
    assertEquals(
        List.of("https://example.com/1"), xml.locs(urlset(FIRST) + "\n<!-- 5 queries -->\n"));
    assertEquals(List.of(), xml.problems());
  }

  @Test
  void anotherRootElementIsRefused() {
    SitemapException e = failure("<?xml version='1.0'?>\n <html/>");
    assertEquals(
        "in:2:2: error: doc.unsupported-format: the root element is <html>, not <urlset>",
        e.getMessage());
  }

  @ParameterizedTest
  @ValueSource(strings = {"SitemapIndex", "SITEMAPINDEX"})
  void anIndexInCapitalsIsAnIndexToo(String name) {
    SitemapException e = failure("<" + name + " xmlns='" + Xml.NAMESPACE + "'/>");
    assertEquals("convert.index-to-pages", e.problem().code());
  }

  @ParameterizedTest
  @ValueSource(strings = {"<?p?>", "<!-- c -->", " "})
  void aDocumentWithoutARootIsTruncated(String document) {
    assertInstanceOf(TruncatedException.class, failure(document));
  }

  /** A dot stands for an element that is no entry, u for an entry. */
  @ParameterizedTest
  @CsvSource({
    "u, true",
    "..u, true",
    "u.., true",
    "..u.., true",
    "...u, false",
    "u..., false",
    "..u..., false"
  })
  void elementsNextToTheEntriesHaveALimit(String children, boolean within) throws IOException {
    Context context =
        Context.of(Extensions.of())
            .withProblems(new Problems())
            .withLimits(Limits.DEFAULT.with(Limit.ENTRY_ELEMENTS, 2));
    String document = urlset(children.replace(".", "<a xmlns='x:a'/>").replace("u", FIRST));
    if (within) {
      assertEquals(List.of(UrlEntry.of("https://example.com/1")), read(document, context));
    } else {
      var e = assertThrows(LimitException.class, () -> read(document, context));
      assertEquals(Limit.ENTRY_ELEMENTS, e.limit());
    }
  }

  private static List<UrlEntry> read(String document, Context context) throws IOException {
    List<UrlEntry> entries = new ArrayList<>();
    var format = new SitemapXmlFormat();
    try (var in = format.reader(Xml.source(document.getBytes(UTF_8)), context)) {
      in.forEach(entries::add);
    }
    return entries;
  }

  @Test
  void anIndexIsRefusedAsAListOfPages() {
    SitemapException e = failure("<sitemapindex xmlns='" + Xml.NAMESPACE + "'/>");
    assertEquals(
        "in:1:1: error: convert.index-to-pages: this is a sitemap index, which lists sitemaps, not pages",
        e.getMessage());
  }

  @Test
  void aSitemapInsideAUrlsetIsLeftOut() {
    assertEquals(
        List.of("https://example.com/1", "https://example.com/3"),
        xml.locs(
            urlset(
                FIRST
                    + "\n<sitemap><loc>https://example.com/2.xml</loc></sitemap>"
                    + url("https://example.com/3", ""))));
    var problem = xml.context().problems().first().get(0);
    assertEquals("doc.mixed-root", problem.code());
    assertEquals("in:2:1", problem.location().toString());
    assertEquals("<sitemap> does not belong in <urlset>; it is left out", problem.message());
    assertTrue(problem.missing());
  }

  @Test
  void foreignElementsBetweenEntriesAreNoneOfThem() {
    assertEquals(
        List.of("https://example.com/1", "https://example.com/2"),
        xml.locs(urlset(FIRST + "<x xmlns='urn:x'/>" + url("https://example.com/2", ""))));
    assertEquals(List.of("xml.misplaced-tag"), xml.codes());
    assertEquals(0, xml.context().problems().missing()); // no url is lost
  }

  @Test
  void whatFollowsAnEmptyRootMayHoldItsEntries() {
    String root = "<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'";
    assertEquals(List.of(), xml.locs(root + "/><div>" + FIRST + "</div></urlset>"));
    assertEquals(List.of("xml.trailing-content"), xml.codes());
    assertEquals(1, xml.context().problems().missing());
  }

  @Test
  void strayTextInTheRootIsReported() {
    assertEquals(List.of("https://example.com/1"), xml.locs(urlset("\n text " + FIRST)));
    assertEquals(
        List.of(
            "in:1:62: warning: xml.stray-text: there is text directly in <urlset>; it is left out\n"
                + "  urlset"),
        xml.problems());
  }

  @ParameterizedTest
  @ValueSource(strings = {"a>b", "a&gt;b", "a&lt;b", "a b", "a&#1;b"})
  void strayTextThatIsNoWordIsNoUrl(String text) {
    String stray = "<url>https://example.com/" + text + "</url>";
    assertEquals(List.of("https://example.com/1"), xml.locs(urlset(stray + FIRST)));
    assertTrue(xml.codes().contains("xml.stray-text"), xml.codes().toString());
    assertTrue(xml.codes().contains("loc.missing"), xml.codes().toString());
    assertEquals(
        List.of("https://example.com/a", "https://example.com/1"),
        xml.locs(urlset("<url>https://example.com/a</url>" + FIRST)));
  }

  @Test
  void anEmptyUrlsetHasNoEntries() {
    assertEquals(List.of(), xml.read(urlset("")));
    assertEquals(List.of(), xml.problems());
  }

  @ParameterizedTest
  @ValueSource(ints = {0x9, 0xA, 0xD, 0x20, 0xD7FF, 0xE000, 0xFFFD, 0x10000, 0x10FFFF})
  void eachCharacterOfXmlMayBeWrittenAsItsNumber(int code) {
    String character = Character.toString(code);
    for (String reference : List.of("&#" + code + ";", "&#x%X;".formatted(code))) {
      UrlEntry entry =
          xml.readOne(
              urlset(url("https://example.com/", "<priority>a" + reference + "b</priority>")));
      assertEquals("a" + character + "b", entry.priority());
    }
    assertEquals(List.of("priority.value", "priority.value"), xml.codes());
  }

  @ParameterizedTest
  @ValueSource(
      ints = {
        0, 0x8, 0xB, 0xC, 0xE, 0x1F, 0xD800, 0xDBFF, 0xDC00, 0xDFFF, 0xFFFE, 0xFFFF, 0x110000
      })
  void noOtherCharacterMayBe(int code) {
    for (String reference : List.of("&#" + code + ";", "&#x%X;".formatted(code))) {
      var strict = Xml.strict();
      assertThrows(
          SitemapException.class,
          () -> strict.read(urlset(url("https://example.com/a" + reference + "b", ""))));
    }
  }
}
