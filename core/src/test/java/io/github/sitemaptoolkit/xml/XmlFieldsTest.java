package io.github.sitemaptoolkit.xml;

import static io.github.sitemaptoolkit.xml.Xml.url;
import static io.github.sitemaptoolkit.xml.Xml.urlset;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.github.sitemaptoolkit.model.Attribute;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.sample.Credit;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How the core children of a url are read. */
class XmlFieldsTest {

  private final Xml xml = new Xml();

  @Test
  void absentIsNull() {
    UrlEntry entry = xml.readOne(urlset(url("https://example.com/", "")));
    assertNull(entry.lastmod());
    assertNull(entry.changefreq());
    assertNull(entry.priority());
  }

  @Test
  void emptyIsNotAbsent() {
    UrlEntry entry =
        xml.readOne(urlset(url("https://example.com/", "<lastmod/><priority> </priority>")));
    assertEquals("", entry.lastmod());
    assertEquals("", entry.priority());
  }

  @Test
  void aWrongLastmodIsKeptAndReportedWhereItIs() {
    UrlEntry entry =
        xml.readOne(
            urlset("\n<url><loc>https://example.com/</loc><lastmod>2026-13-45</lastmod></url>"));
    assertEquals("2026-13-45", entry.lastmod());
    assertEquals(
        List.of(
            "in:2:46: error: date.impossible: lastmod \"2026-13-45\" contains a day, a time or an"
                + " offset that does not exist; it is kept as it is\n  url[1].lastmod   https://example.com/"),
        xml.problems());
    assertEquals(0, xml.context().problems().missing());
  }

  @Test
  void childrenComeInAnyOrder() {
    UrlEntry entry =
        xml.readOne(
            urlset(
                "<url><acme:credit/><priority>1.0</priority><changefreq>daily</changefreq>"
                    + "<lastmod>2024-01-01</lastmod><loc>https://example.com/</loc></url>"));
    assertEquals(
        UrlEntry.builder("https://example.com/")
            .lastmod("2024-01-01")
            .changefreq("daily")
            .priority("1.0")
            .add(new Credit(null, null, List.of(), null))
            .build(),
        entry);
    assertEquals(1, xml.context().problems().count("xml.child-order"), "once an entry");
  }

  @Test
  void orderIsReportedWithItsPlace() {
    xml.read(urlset("\n<url><lastmod>2024</lastmod>\n  <loc>https://example.com/</loc></url>"));
    assertEquals(
        List.of(
            "in:3:3: warning: xml.child-order: loc is out of order; the schema puts it earlier\n"
                + "  url[1].loc"),
        xml.problems());
  }

  @Test
  void aMissingLocIsReportedWithItsPlace() {
    assertEquals(
        List.of("https://example.com/1", "https://example.com/3"),
        xml.locs(
            urlset(
                url("https://example.com/1", "")
                    + "\n  <url><lastmod>2024</lastmod><priority>1</priority>\n<acme:credit/></url>"
                    + url("https://example.com/3", ""))));
    assertEquals(List.of("in:2:3: error: loc.missing: loc is required\n  url[2]"), xml.problems());
    assertEquals(1, xml.context().problems().missing());
  }

  @Test
  void anEmptyLocIsReportedWithItsPlace() {
    assertEquals(
        List.of("https://example.com/"),
        xml.locs(
            urlset(
                "<url><loc/></url>\n<url><loc> \n </loc></url>"
                    + url("https://example.com/", ""))));
    assertEquals(List.of("loc.missing", "loc.missing"), xml.codes());
    assertEquals(
        "in:2:1: error: loc.missing: loc is empty\n  url[2]", xml.problems().get(1).strip());
  }

  @Test
  void nothingOfALostEntryReachesItsNeighbours() {
    List<UrlEntry> entries =
        xml.read(
            urlset(
                url("https://example.com/1", "")
                    + "<url a='1'><lastmod>2024</lastmod><changefreq>daily</changefreq>"
                    + "<priority>1</priority><acme:credit/><x/></url>"
                    + url("https://example.com/3", "")));
    assertEquals(
        List.of(UrlEntry.of("https://example.com/1"), UrlEntry.of("https://example.com/3")),
        entries);
  }

  @Test
  void locIsTrimmed() {
    UrlEntry entry = xml.readOne(urlset(url("\r\n\t https://example.com/a b \n", "")));
    assertEquals("https://example.com/a b", entry.loc());
  }

  @Test
  void otherSpacesAreTrimmedWithAWarning() {
    String document = urlset(url("\u00A0https://example.com/\u3000\u200B\n", ""));
    assertEquals("https://example.com/", xml.readOne(document).loc());
    assertEquals(List.of("loc.whitespace-padding"), xml.codes());
    assertEquals("https://example.com/", Xml.strict().readOne(document).loc());
  }

  @Test
  void spacesRoundAUrlOutsideOfLocAreNoPartOfIt() {
    String document = urlset("<url>\uFEFFhttps://example.com/\u00A0</url>");
    assertEquals("https://example.com/", xml.readOne(document).loc());
  }

  @Test
  void whatHasANameThatXmlDoesNotAllowIsLeftOut() {
    String document =
        "<urlset :a='1' b:c:d='2'><url x::y='3'><loc>https://example.com/</loc>"
            + "<:image:><loc>https://example.com/2</loc></:image:></url></urlset>";
    assertEquals(UrlEntry.of("https://example.com/"), xml.readOne(document));
    assertEquals(4, xml.codes().stream().filter("xml.malformed"::equals).count());
  }

  @Test
  void otherTextIsVerbatimButForTheSpaceAroundIt() {
    UrlEntry entry =
        xml.readOne(
            urlset(
                url(
                    "https://example.com/",
                    "<lastmod> 2024-02-30\n</lastmod><changefreq>Sometimes</changefreq>"
                        + "<priority>0,8</priority>")));
    assertEquals("2024-02-30", entry.lastmod());
    assertEquals("Sometimes", entry.changefreq());
    assertEquals("0,8", entry.priority());
    assertEquals(List.of("date.impossible", "changefreq.value", "priority.value"), xml.codes());
  }

  @Test
  void urlsAreNotTouched() {
    String url = "HTTPS://Example.COM:443/%7e/a%2fb/../c?q=%zz&amp;amp;x=ü#f";
    UrlEntry entry = xml.readOne(urlset(url(url, "")));
    assertEquals("HTTPS://Example.COM:443/%7e/a%2fb/../c?q=%zz&amp;x=ü#f", entry.loc());
  }

  @Test
  void theLastOfTwoCounts() {
    UrlEntry entry =
        xml.readOne(
            urlset(
                "<url><loc>https://example.com/1</loc>\n<loc>https://example.com/2</loc>"
                    + "<priority>0.1</priority><priority>0.2</priority></url>"));
    assertEquals("https://example.com/2", entry.loc());
    assertEquals("0.2", entry.priority());
    assertEquals(
        List.of(
            "in:2:1: error: xml.duplicate-tag: loc may occur only once; the last one is used, not"
                + " \"https://example.com/1\"\n"
                + "  url[1].loc   https://example.com/1",
            "in:2:57: error: xml.duplicate-tag: priority may occur only once; the last one is used,"
                + " not \"0.1\"\n"
                + "  url[1].priority   https://example.com/2"),
        xml.problems());
  }

  @Test
  void anEmptyLocBesideAnotherIsLeftOut() {
    UrlEntry entry = xml.readOne(urlset(url("https://example.com/", "<loc/>")));
    assertEquals(UrlEntry.of("https://example.com/"), entry);
    assertEquals(
        List.of(
            "in:1:98: error: xml.duplicate-tag: loc may occur only once; an empty one is left out\n"
                + "  url[1].loc   https://example.com/"),
        xml.problems());
    assertEquals(0, xml.context().problems().missing());
  }

  @Test
  void cdataIsText() {
    UrlEntry entry =
        xml.readOne(urlset(url("<![CDATA[https://example.com/?a=1&b]]>=<![CDATA[2]]>", "")));
    assertEquals("https://example.com/?a=1&b=2", entry.loc());
    assertEquals(List.of(), xml.problems());
  }

  @Test
  void commentsInsideLocAreNoText() {
    UrlEntry entry =
        xml.readOne(urlset(url("https://<!-- a -->example.com/<!-- https://b/ -->", "")));
    assertEquals("https://example.com/", entry.loc());
  }

  @Test
  void instructionsInsideLocAreNoText() {
    UrlEntry entry = xml.readOne(urlset(url("https://<?pi echo 1 ?>example.com/", "")));
    assertEquals("https://example.com/", entry.loc());
    assertEquals(
        List.of("the processing instruction <?pi?> is not kept"),
        xml.context().problems().first().stream().map(problem -> problem.message()).toList());
  }

  @Test
  void markupInsideLocCountsAsItsText() {
    UrlEntry entry = xml.readOne(urlset(url("https://<b>example</b>.com/", "")));
    assertEquals("https://example.com/", entry.loc());
    assertEquals(List.of("xml.tag-has-children"), xml.codes());
  }

  @Test
  void foreignAttributesSurvive() {
    UrlEntry entry =
        xml.readOne(
            urlset(
                "xmlns:x='urn:x'",
                "<url id='1' x:id='2'><loc lang='en' x:mark='&lt;'>https://example.com/</loc>"
                    + "<lastmod by='me'>2024</lastmod></url>"));
    assertEquals(
        List.of(new Attribute("", "id", "", "1"), new Attribute("urn:x", "id", "x", "2")),
        entry.unknown().part("").orElseThrow().attributes());
    assertEquals(
        List.of(new Attribute("", "lang", "", "en"), new Attribute("urn:x", "mark", "x", "<")),
        entry.unknown().part("loc").orElseThrow().attributes());
    assertEquals(
        List.of(new Attribute("", "by", "", "me")),
        entry.unknown().part("lastmod").orElseThrow().attributes());
  }

  @Test
  void strayTextIsReportedOnce() {
    UrlEntry entry = xml.readOne(urlset("<url>stray<loc>https://example.com/</loc>more</url>"));
    assertEquals(UrlEntry.of("https://example.com/"), entry);
    assertEquals(List.of("xml.stray-text"), xml.codes());
  }

  @Test
  void unknownChildrenOfTheProtocolAreKept() {
    UrlEntry entry = xml.readOne(urlset(url("https://example.com/", "<expires>2024</expires>")));
    assertEquals("expires", ((ForeignElement) entry.nodes().get(0).value()).name().toString());
    assertEquals(List.of("xml.unknown-core-tag"), xml.codes());
  }

  @ParameterizedTest
  @ValueSource(strings = {"http://example.com/", "https://example.com/a?b=1"})
  void aUrlDirectlyInTheEntryCountsAsItsLoc(String text) {
    UrlEntry entry = xml.readOne(urlset("<url>\n " + text + "\n</url>"));
    assertEquals(UrlEntry.of(text), entry);
    assertEquals(List.of("xml.stray-text"), xml.codes());
    assertEquals(0, xml.context().problems().missing());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "word",
        "ftp://example.com/",
        "example.com/a",
        "/a",
        "https://example.com/a b",
        "https://example.com/<!-- cut -->a",
        "https://example.com/a<priority>1</priority>https://example.com/b",
      })
  void otherTextInTheEntryIsNoLoc(String text) {
    assertEquals(List.of(), xml.read(urlset("<url>" + text + "</url>")));
    assertEquals(List.of("xml.stray-text", "loc.missing"), xml.codes());
  }

  @Test
  void locCountsMoreThanTextBesideIt() {
    UrlEntry entry =
        xml.readOne(
            urlset("<url>https://example.com/text<loc>https://example.com/loc</loc></url>"));
    assertEquals("https://example.com/loc", entry.loc());
    assertEquals(1, xml.context().problems().missing());
  }

  @Test
  void instructionsInAnEntryAndBeforeTheRootAreLeftOutWithAProblem() {
    String document = urlset("<url><?one a?><loc>https://example.com/</loc></url><?two?>");
    UrlEntry entry = xml.readOne("<?style x?>\n" + document + "<?three?>");
    assertEquals(UrlEntry.of("https://example.com/"), entry);
    assertEquals(
        List.of(
            "in:1:1: info: xml.processing-instruction: the processing instruction <?style?> is not"
                + " kept",
            "in:2:67: info: xml.processing-instruction: the processing instruction <?one?> is not"
                + " kept\n  url[1]",
            "in:2:113: info: xml.processing-instruction: the processing instruction <?two?> is not"
                + " kept",
            "in:2:129: info: xml.processing-instruction: the processing instruction <?three?> is"
                + " not kept"),
        xml.problems());
  }
}
