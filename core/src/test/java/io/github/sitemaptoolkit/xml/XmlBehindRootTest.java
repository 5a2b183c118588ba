package io.github.sitemaptoolkit.xml;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.Reading;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.sample.Credit;
import io.github.sitemaptoolkit.sample.CreditExtension;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Entries after the end of the root, and what only looks like them. */
class XmlBehindRootTest {

  private static final String ROOT = "<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'>";

  private static final String FIRST = "<url><loc>http://e/1</loc></url></urlset>";

  private final List<Problem> problems = new ArrayList<>();
  private final Problems kept = new Problems(problems::add);

  private List<UrlEntry> read(String document) {
    List<UrlEntry> entries = new ArrayList<>();
    Context context = Context.of(Extensions.of(new CreditExtension())).withProblems(kept);
    try (Source source = Source.of(new ByteArrayInputStream(document.getBytes(UTF_8)), "in");
        EntryReader<UrlEntry> reader = new SitemapXmlFormat().reader(source, context)) {
      for (UrlEntry entry = reader.read(); entry != null; entry = reader.read()) {
        entries.add(entry);
      }
    } catch (SitemapException e) {
      problems.add(e.problem());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return entries;
  }

  private String locs(String behind) {
    return String.join(
        " ", read(ROOT + FIRST + behind).stream().map(entry -> entry.loc().substring(9)).toList());
  }

  private String codes() {
    return String.join(" ", problems.stream().map(problem -> problem.code()).toList());
  }

  @Test
  void entriesBehindTheEndAreReadAndReportedOnce() {
    String behind =
        "\n<url><loc>http://e/2</loc></url>\n"
            + "<url><loc>http://e/3</loc><lastmod>2026-11-20</lastmod></url>\n";
    assertEquals("1 2 3", locs(behind));
    assertEquals("doc.multiple-roots", codes());
    assertEquals(
        "in:2:1: warning: doc.multiple-roots: <url> follows the end of <urlset>; it is read as if"
            + " it were part of it, and so are others that follow",
        problems.get(0).toString());
    assertEquals(0, kept.missing());
  }

  @Test
  void oneEndTagTooManyInTheMiddleCostsNothing() {
    String behind = "<url><loc>http://e/2</loc></url><url><loc>http://e/3</loc></url></urlset>";
    assertEquals("1 2 3", locs(behind));
    assertEquals("doc.multiple-roots xml.trailing-content", codes());
    assertEquals(0, kept.missing());
  }

  @Test
  void eachEntryMayBeFollowedByTheEndOfTheRoot() {
    String entry = "<url><loc>http://e/2</loc></url></urlset>\n";
    assertEquals("1 2 2 2", locs(entry.repeat(3)));
  }

  @Test
  void rootWithoutEntriesMayBeFollowedByThem() {
    assertEquals(1, read(ROOT + "</urlset><url><loc>http://e/1</loc></url>").size());
    assertEquals(0, kept.missing());
    assertEquals(1, read(ROOT.replace(">", "/>") + "<url><loc>http://e/1</loc></url>").size());
  }

  @Test
  void declarationsOfTheRootHoldForEntriesBehindIt() {
    String root =
        "<s:urlset xmlns:s='http://www.sitemaps.org/schemas/sitemap/0.9'" + " xmlns:c='urn:acme'>";
    String credit = "<c:credit><c:name>Ann</c:name></c:credit>";
    List<UrlEntry> entries =
        read(root + "</s:urlset><s:url><s:loc>http://e/1</s:loc>" + credit + "</s:url>");
    assertEquals(1, entries.size());
    assertEquals(1, entries.get(0).extensions(Credit.class).size(), codes());
    assertEquals("doc.multiple-roots", codes());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<URL><LOC>http://e/2</LOC></URL>",
        "<url xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'><loc>http://e/2</loc></url>",
        "<url xmlns=''><loc>http://e/2</loc></url>",
        "<x:url xmlns:x='https://www.sitemaps.org/schemas/sitemap/0.9'>"
            + "<x:loc>http://e/2</x:loc></x:url>",
        "<url><lastmod>2026-11-20</lastmod><loc>http://e/2</loc></url>",
        "<url><!-- </url> --><loc><![CDATA[http://e/2]]></loc></url>",
        "<script>a()</script><url><loc>http://e/2</loc></url>",
        "</body> x &amp; <url><loc>http://e/2</loc></url>",
        "<!-- c --><?p?><url id='a'><loc>http://e/2</loc></url>",
        "<url><loc>http://e/2</loc></url><script>'<url><loc>http://e/3</loc></url>'</script>",
      })
  void entryBehindTheEndIsRead(String behind) {
    assertEquals("1 2", locs(behind), codes());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<html><body><url><loc>http://e/2</loc></url></body></html>",
        "<script>'<url><loc>http://e/2</loc></url>'</script>",
        "<pre><url><loc>http://e/2</loc></url></pre>",
        "<!-- <url><loc>http://e/2</loc></url> -->",
        "<![CDATA[<url><loc>http://e/2</loc></url>]]>",
        "<?p <url><loc>http://e/2</loc></url>?>",
        "<url xmlns='urn:other'><loc>http://e/2</loc></url>",
        "<x:url xmlns:x='urn:other'><x:loc>http://e/2</x:loc></x:url>",
        "<x:url><x:loc>http://e/2</x:loc></x:url>",
        "<x:url xmlns:x='urn:other'><loc>http://e/2</loc></x:url>",
        "<url>http://e/2</url>",
        "<url/>",
        "<url></url><loc>http://e/2</loc>",
        "<url><image:loc>http://e/2</image:loc></url>",
        "<loc>http://e/2</loc>",
      })
  void whatIsNoEntryIsNotRead(String behind) {
    assertEquals("1", locs(behind), codes());
    assertEquals(0, kept.missing());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<url><loc>http://e/2</loc>",
        "<url><loc>http://e/2",
        "<url><loc>",
        "<url><lo",
        "<url>",
        "<url><loc>http://e/2</loc></url",
      })
  void entryThatIsCutIsTruncated(String behind) {
    assertEquals("1", locs(behind));
    assertTrue(codes().endsWith("doc.truncated"), codes());
  }

  @Test
  void entryBehindTheEndDoesNotDisturbTheNext() {
    String behind =
        "<url><loc>http://e/2</loc><url><loc>http://e/3</loc></url>"
            + "<url><loc>http://e/4</url><url><loc>http://e/5</loc></url>";
    assertEquals("1 2 3 4 5", locs(behind), codes());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<sitemap><loc>http://e/a.xml</loc></sitemap>",
        "<x/><x/><x/><x/><x/><x/><x/><x/><x/><x/><x/><sitemapindex/>",
      })
  void elementOfTheOtherKindIsMissing(String behind) {
    assertEquals("1", locs(behind));
    assertEquals("xml.trailing-content", codes());
    String message = problems.get(0).message();
    assertTrue(message.startsWith("<sitemap"), message);
    assertTrue(message.endsWith("> follows the end of <urlset>; it is left out"), message);
    assertEquals(1, kept.missing());
  }

  @Test
  void eachRootNamesWhatFollowsIt() {
    locs("<sitemap/>" + ROOT + FIRST + "<sitemapindex/>");
    assertEquals("xml.trailing-content doc.multiple-roots xml.trailing-content", codes());
    assertTrue(problems.get(0).message().startsWith("<sitemap> follows"));
    assertTrue(problems.get(2).message().startsWith("<sitemapindex> follows"));
  }

  @Test
  void elementOfTheOtherKindInAnotherNamespaceIsNot() {
    assertEquals("1", locs("<sitemap xmlns='urn:x'><loc>http://e/a.xml</loc></sitemap>"));
    assertEquals(0, kept.missing());
  }

  @Test
  void sitemapsBehindTheEndOfAnIndexAreRead() throws Exception {
    String document =
        "<sitemapindex xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'>"
            + "<sitemap><loc>http://e/a</loc></sitemap></sitemapindex>"
            + "<sitemap><loc>http://e/b</loc></sitemap><url><loc>http://e/c</loc></url>";
    List<String> locs = new ArrayList<>();
    try (Source source = Source.of(new ByteArrayInputStream(document.getBytes(UTF_8)), "in");
        EntryReader<IndexEntry> reader =
            new SitemapXmlFormat()
                .indexReader(source, Context.of(Extensions.of()).withProblems(kept))) {
      for (IndexEntry entry = reader.read(); entry != null; entry = reader.read()) {
        locs.add(entry.loc());
      }
    }
    assertEquals(List.of("http://e/a", "http://e/b"), locs);
    assertEquals("doc.multiple-roots xml.trailing-content", codes());
    assertEquals(1, kept.missing());
  }

  @Test
  void namespaceThatIsUsedBehindTheEndIsNotUnused() {
    String root = ROOT.replace(">", " xmlns:c='urn:acme'>");
    read(root + FIRST + "<url><loc>http://e/2</loc><c:credit><c:name>A</c:name></c:credit></url>");
    assertEquals("doc.multiple-roots", codes());
  }

  @Test
  void strictReadingRefusesThem() {
    byte[] document = (ROOT + FIRST + "<url><loc>http://e/2</loc></url>").getBytes(UTF_8);
    Reading strict =
        Reading.of(new SitemapXmlFormat(), document, Context.of(Extensions.of()).withStrict(true));
    assertEquals(1, strict.entries().size());
    assertEquals("xml.malformed", Objects.requireNonNull(strict.failure()).code());
  }
}
