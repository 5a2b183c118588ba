package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.ext.video.Video;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.testkit.Documents;
import io.github.sitemaptoolkit.xml.SitemapXmlFormat;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.xmlunit.builder.DiffBuilder;
import org.xmlunit.diff.Comparison;
import org.xmlunit.diff.ComparisonResult;
import org.xmlunit.diff.ComparisonType;
import org.xmlunit.diff.DefaultNodeMatcher;
import org.xmlunit.diff.DifferenceEvaluators;
import org.xmlunit.diff.ElementSelectors;

/** A document that uses everything comes back equal, and a second time the same to the byte. */
class RoundTripTest {

  private final SitemapXmlFormat xml = new SitemapXmlFormat();

  private static String everything() {
    try (InputStream in = RoundTripTest.class.getResourceAsStream("/everything.xml")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String copy(String document, Context context) {
    DocumentInfo info = Documents.info(xml, document, Context.load().withProblems(new Problems()));
    return Documents.write(xml, info, Documents.read(xml, document, context), context);
  }

  @Test
  void everythingComesBackEqual() {
    Context context = Context.load().withProblems(new Problems());
    String copy = copy(everything(), context);
    var difference =
        DiffBuilder.compare(
                everything()
                    .replace("https://www.google.com/schemas/", "http://www.google.com/schemas/"))
            .withTest(copy)
            .ignoreComments()
            .ignoreWhitespace()
            .withNodeMatcher(
                new DefaultNodeMatcher(
                    ElementSelectors.byNameAndAllAttributes, ElementSelectors.byName))
            .withDifferenceEvaluator(
                DifferenceEvaluators.chain(
                    DifferenceEvaluators.Default, RoundTripTest::allowOrderOfKindsAndPrefixes))
            .checkForIdentical()
            .build();
    assertFalse(difference.hasDifferences(), difference + "\n" + copy);
    List<String> errors =
        context.problems().first().stream()
            .filter(problem -> problem.severity() == Severity.ERROR)
            .map(Problem::code)
            .toList();
    assertEquals(List.of("ns.https"), errors);
    assertEquals(0, context.problems().missing());
  }

  /** Prefixes are made canonical, and kinds of elements are grouped; nothing else may differ. */
  private static ComparisonResult allowOrderOfKindsAndPrefixes(
      Comparison comparison, ComparisonResult outcome) {
    if (comparison.getType() == ComparisonType.NAMESPACE_PREFIX) {
      return ComparisonResult.EQUAL;
    }
    if (comparison.getType() == ComparisonType.CHILD_NODELIST_SEQUENCE
        && comparison.getControlDetails().getTarget() instanceof Element element
        && element.getParentNode() instanceof Element parent
        && !parent.getLocalName().equals("urlset")) {
      return ComparisonResult.EQUAL;
    }
    return outcome;
  }

  @Test
  void secondPassGivesTheSameBytes() {
    String copy = copy(everything(), Context.load().withProblems(new Problems()));
    assertEquals(copy, copy(copy, Context.load().withProblems(new Problems())));
  }

  @Test
  void rootDeclaresExactlyWhatIsUsed() {
    String copy = copy(everything(), Context.load().withProblems(new Problems()));
    String root =
        copy.substring(copy.indexOf("<urlset"), copy.indexOf('>', copy.indexOf("<urlset")));
    List<String> declared =
        root.lines()
            .flatMap(line -> List.of(line.split(" ")).stream())
            .filter(word -> word.startsWith("xmlns"))
            .map(word -> word.substring(0, word.indexOf('=')))
            .toList();
    assertEquals(
        List.of(
            "xmlns",
            "xmlns:acme",
            "xmlns:deep",
            "xmlns:image",
            "xmlns:mobile",
            "xmlns:my",
            "xmlns:news",
            "xmlns:video",
            "xmlns:x",
            "xmlns:xhtml",
            "xmlns:xsi"),
        declared);
  }

  @Test
  void valuesAreTyped() {
    List<UrlEntry> entries =
        Documents.read(xml, everything(), Context.load().withProblems(new Problems()));
    assertEquals(3, entries.size());
    UrlEntry first = entries.get(0);
    assertEquals("https://example.com/?a=1&b=<2>", first.loc());
    assertEquals("2024-02", first.lastmod());
    assertEquals(2, first.extensions(Image.class).size());
    Video video = first.extension(Video.class).orElseThrow();
    assertEquals(2, video.prices().size());
    assertTrue(entries.get(1).nodes().isEmpty(), "nothing leaks to the next entry");
  }
}
