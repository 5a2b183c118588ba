package io.github.sitemaptoolkit.xml;

import static io.github.sitemaptoolkit.xml.Xml.url;
import static io.github.sitemaptoolkit.xml.Xml.urlset;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.limit.Limit;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.model.UnknownMarkup;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The problems of documents that are well-formed, word for word. */
class XmlReportsTest {

  private static final String LOC = "https://e.com/";
  private static final String URL = url(LOC, "");
  private static final String NO_NAMESPACE =
      " has no namespace; search engines require " + Xml.NAMESPACE;

  private final Xml xml = new Xml();

  private static Arguments row(String document, String... problems) {
    return Arguments.of(document, List.of(problems));
  }

  static Stream<Arguments> documents() {
    return Stream.of(
        row(urlset(URL)),
        // names in another case
        row(
            urlset("<URL><loc>" + LOC + "</loc></URL>"),
            "in:1:62: warning: xml.element-case: <URL> is read as <url>; names must be in lower case\n"
                + "  urlset"),
        row(
            urlset("<url><Loc>" + LOC + "</Loc></url>"),
            "in:1:67: warning: xml.element-case: <Loc> is read as <loc>; names must be in lower case\n"
                + "  url[1].loc"),
        // elements without the namespace of the others
        row(
            urlset("<url><loc xmlns=''>" + LOC + "</loc></url>"),
            "in:1:67: error: ns.missing: <loc>" + NO_NAMESPACE + "\n  url[1]"),
        row(
            urlset("<url xmlns=''><loc xmlns='" + Xml.NAMESPACE + "'>" + LOC + "</loc></url>"),
            "in:1:62: error: ns.missing: <url>" + NO_NAMESPACE + "\n  urlset/url"),
        // texts between elements
        row(
            urlset("<url>" + LOC + "</url>"),
            "in:1:67: warning: xml.stray-text: there is text directly in <url>; it is used as its loc\n"
                + "  url[1]   https://e.com/"),
        row(
            urlset("<url>HTTPS://e.com/</url>"),
            "in:1:67: warning: xml.stray-text: there is text directly in <url>; it is used as its loc\n"
                + "  url[1]   HTTPS://e.com/"),
        row(
            urlset("<url>text<loc>" + LOC + "</loc></url>"),
            "in:1:67: warning: xml.stray-text: there is text directly in <url>; it is left out\n"
                + "  url[1]   https://e.com/"),
        row(
            urlset("<url><loc>" + LOC + "<b>c</b></loc></url>"),
            "in:1:86: error: xml.tag-has-children: <b> is not allowed in text; its text is used\n"
                + "  url[1].loc"),
        row(
            urlset("<url><loc>" + LOC + "</loc><lastModified/><Last_Mod/></url>"),
            "in:1:92: warning: xml.unknown-core-tag: <lastModified> is not known in <url>; it is"
                + " kept; did you mean lastmod?\n  url[1]   https://e.com/",
            "in:1:107: warning: xml.unknown-core-tag: <Last_Mod> is not known in <url>; it is kept;"
                + " did you mean lastmod?\n  url[1]   https://e.com/"),
        row(
            urlset("<url><loc>" + LOC + "</loc><credit/><author/></url>"),
            "in:1:92: warning: xml.unknown-core-tag: <credit> is not known in <url>; it is kept;"
                + " did you mean acme:credit of the namespace urn:acme?\n  url[1]   https://e.com/",
            "in:1:101: warning: xml.unknown-core-tag: <author> is not known in <url>; it is kept\n"
                + "  url[1]   https://e.com/"),
        // elements next to entries
        row(
            urlset("<foo/>" + URL),
            "in:1:62: warning: xml.unknown-core-tag: <foo> is not known in <urlset>; it is kept\n"
                + "  urlset"),
        row(urlset("<x:foo xmlns:x='x'/>" + URL)),
        row(
            urlset(URL + "<foo/>"),
            "in:1:98: warning: xml.misplaced-tag: <foo> follows the first <url>; it is left out\n"
                + "  urlset"),
        row(
            urlset(URL + "<x:foo xmlns:x='x'/>"),
            "in:1:98: warning: xml.misplaced-tag: <x:foo> follows the first <url>; it is moved after"
                + " the last\n  urlset"),
        row(
            urlset("<url><loc>" + LOC + "</loc>" + URL + "<foo/></url>"),
            "in:1:128: warning: xml.misplaced-tag: <foo> is in <url>, but follows another one nested"
                + " in it; it is left out\n  urlset",
            "in:1:92: error: xml.nested-entry: <url> begins in another <url>; each is read as a"
                + " separate entry"),
        // what follows the root
        row(
            urlset(URL) + urlset(URL),
            "in:1:107: warning: doc.multiple-roots: a second <urlset> follows; it is read as if it"
                + " were part of the first"),
        row(
            urlset(URL) + "<x/>",
            "in:1:107: warning: xml.trailing-content: there is content after the end of <urlset>; it"
                + " is left out"));
  }

  @ParameterizedTest
  @MethodSource("documents")
  void theProblemsOfADocument(String document, List<String> problems) {
    xml.read(document);
    assertEquals(problems, xml.problems());
  }

  @Test
  void contentAfterTheRootIsAMissingPartIfItMayHaveEntries() {
    for (String name : List.of("urlset", "SiteMapIndex", "sitemapindex")) {
      var one = new Xml();
      one.read(urlset(URL) + "<x/><" + name + "/>");
      assertEquals(name.equals("urlset") ? 0 : 1, one.context().problems().missing(), name);
    }
    xml.read(urlset(URL) + "<x/><url/>");
    assertEquals(List.of("xml.trailing-content"), xml.codes());
    assertEquals(0, xml.context().problems().missing());
  }

  @Test
  void attributesOfAFirstRepeatAreLostWithItAndNoOthers() {
    UrlEntry entry =
        xml.readOne(
            urlset(
                "xmlns:x='x'",
                "<url x:a='1'><loc x:b='2'>"
                    + LOC
                    + "</loc><lastmod x:c='3'>1</lastmod><lastmod>2</lastmod></url>"));
    assertEquals(
        List.of("", "loc"),
        entry.unknown().parts().stream().map(UnknownMarkup.Part::path).toList());
  }

  @Test
  void textThatIsTooLongIsNoValue() throws IOException {
    String entry = url(LOC, "<lastmod>2024<!-- -->-01-01</lastmod><priority>1</priority>");
    for (int longest : new int[] {16, 15}) {
      var limits = Limits.DEFAULT.with(Limit.TEXT_LENGTH, longest);
      byte[] document = urlset(entry.replace("-01-01", "-01-01      ")).getBytes(UTF_8);
      try (var in =
          new SitemapXmlFormat()
              .reader(
                  Xml.source(document),
                  Context.of(Extensions.of()).withProblems(new Problems()).withLimits(limits))) {
        UrlEntry read = in.read();
        assertNotNull(read);
        assertEquals(longest == 16 ? "2024-01-01" : null, read.lastmod());
        assertEquals("1", read.priority());
      }
    }
  }
}
