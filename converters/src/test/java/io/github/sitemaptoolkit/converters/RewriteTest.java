package io.github.sitemaptoolkit.converters;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.ext.image.ImageExtension;
import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Field;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.UrlExtension;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.testkit.Documents;
import io.github.sitemaptoolkit.xml.SitemapXmlFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RewriteTest {

  private static final Rewrite RULES =
      Rewrite.NONE
          .with("https://cms.example/=https://cdn.example/")
          .with("https://cms.example/shop/", "https://shop.example/");

  private final Context context =
      Context.of(Extensions.of(new ImageExtension())).withProblems(new Problems());

  /** Reads an entry, rewrites it, and returns what it is like with other hosts in the text. */
  private void assertRewritten(String before, String after) {
    assertEquals(read(after), RULES.step(context).page(read(before)));
  }

  private UrlEntry read(String inside) {
    String document =
        "<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9' xmlns:x='https://cms.example/x'"
            + " xmlns:image='http://www.google.com/schemas/sitemap-image/1.1'><url"
            + inside
            + "</url></urlset>";
    return Documents.read(new SitemapXmlFormat(), document, context).get(0);
  }

  @ParameterizedTest
  @CsvSource({
    "https://cms.example/a,https://cdn.example/a",
    "https://cms.example/,https://cdn.example/",
    "https://cms.example/shop/a,https://shop.example/a",
    "https://cms.example/shop,https://cdn.example/shop",
    "https://cms.example/https://cms.example/,https://cdn.example/https://cms.example/",
    "' https://cms.example/a\n',' https://cdn.example/a\n'",
    "https://cms.example,https://cms.example",
    "HTTPS://cms.example/a,HTTPS://cms.example/a",
    "see https://cms.example/a,see https://cms.example/a",
    "https://cms.example/a b,https://cms.example/a b",
    "'',''",
  })
  void urlsGetTheirNewBeginning(String text, String expected) {
    assertEquals(expected, RULES.apply(text));
  }

  @Test
  void theLaterOfTwoRulesForOneBeginningCounts() {
    assertEquals("c/1", Rewrite.NONE.with("a/", "b/").with("a/", "c/").apply("a/1"));
  }

  @ParameterizedTest
  @CsvSource({
    "https://a.example/?utm_source=x&id=1&UTM_Medium=y, https://a.example/?id=1",
    "' https://a.example/?gclid=1\n', ' https://a.example/\n'",
    "https://cms.example/a?fbclid=1&Gclid=2, https://cdn.example/a?fbclid=1",
    "https://a.example/?id=utm_source, https://a.example/?id=utm_source",
    "https://a.example/?xgclid=1, https://a.example/?xgclid=1",
    "Really? utm_source=x, Really? utm_source=x",
    "https://a.example/?utm_source=x is ours, https://a.example/?utm_source=x is ours",
    "/a?utm_source=x, /a?utm_source=x",
  })
  void parametersAreLeftOut(String text, String expected) {
    Rewrite rewrite =
        Rewrite.NONE
            .withoutParameters("utm_*")
            .with("https://cms.example/", "https://cdn.example/")
            .withoutParameters("GClid");
    assertEquals(expected, rewrite.apply(text));
  }

  @Test
  void allParametersCanBeLeftOut() {
    Rewrite rewrite = Rewrite.NONE.withoutParameters("*");
    assertEquals("https://a.example/#b", rewrite.apply("https://a.example/?a&b=1#b"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "*_id", "a=1", "a&b", "?a", "a b", "utm_**"})
  void whatIsNoNameOfAParameterIsRefused(String name) {
    assertThrows(IllegalArgumentException.class, () -> Rewrite.NONE.withoutParameters(name));
  }

  @Test
  void parametersAreLeftOutOfAllUrlsOfAnEntry() {
    UrlEntry before =
        read(
            "><loc>https://a.example/?utm_id=1</loc><image:image><image:loc>https://a.example/1.png?"
                + "utm_id=1</image:loc></image:image>");
    UrlEntry after =
        read(
            "><loc>https://a.example/</loc><image:image><image:loc>https://a.example/1.png"
                + "</image:loc></image:image>");
    assertEquals(after, Rewrite.NONE.withoutParameters("utm_*").step(context).page(before));
  }

  @Test
  void rulesMayHoldEqualsSigns() {
    assertEquals(
        "https://b/?p=1",
        Rewrite.NONE.with("https://a/?id==https://b/?p=").apply("https://a/?id=1"));
    assertEquals("/1", Rewrite.NONE.with("https://a/=/").apply("https://a/1"));
    assertEquals("1", Rewrite.NONE.with("https://a/=").apply("https://a/1"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "https://a/", "=https://b/", "https://a /=https://b/"})
  void whatIsNoRuleIsRefused(String rule) {
    assertThrows(IllegalArgumentException.class, () -> Rewrite.NONE.with(rule));
  }

  @Test
  void theUrlAndAllUrlsOfExtensionsAreRewritten() {
    assertRewritten(
        "><loc>https://cms.example/a</loc><image:image><image:loc>https://cms.example/shop/a.png"
            + "</image:loc><image:title>https://cms.example/ is ours</image:title>"
            + "<image:license>https://cms.example/l</image:license></image:image>",
        "><loc>https://cdn.example/a</loc><image:image><image:loc>https://shop.example/a.png"
            + "</image:loc><image:title>https://cms.example/ is ours</image:title>"
            + "<image:license>https://cdn.example/l</image:license></image:image>");
  }

  @Test
  void whatNobodyKnowsIsRewrittenWhereverItStands() {
    assertRewritten(
        " x:a='https://cms.example/1'><loc x:b='https://cms.example/2'>https://a.example/</loc>"
            + "<image:image x:c='https://cms.example/3'><image:loc>https://a.example/1</image:loc>"
            + "<x:d><x:e f='https://cms.example/4'/></x:d></image:image>"
            + "<x:g>https://cms.example/5<x:h>\nhttps://cms.example/6\n</x:h>see</x:g>",
        " x:a='https://cdn.example/1'><loc x:b='https://cdn.example/2'>https://a.example/</loc>"
            + "<image:image x:c='https://cdn.example/3'><image:loc>https://a.example/1</image:loc>"
            + "<x:d><x:e f='https://cdn.example/4'/></x:d></image:image>"
            + "<x:g>https://cdn.example/5<x:h>\nhttps://cdn.example/6\n</x:h>see</x:g>");
  }

  @Test
  void aRuleThatMakesABadUrlIsReported() {
    Step step = Rewrite.NONE.with("https://cms.example/", "/").step(context);
    assertEquals("/?a&amp;b", step.page(UrlEntry.of("https://cms.example/?a&amp;b")).loc());
    assertEquals(1, context.problems().count("url.relative"));
    assertEquals(0, context.problems().count("xml.double-escaped"), "that was told before");
  }

  @Test
  void whatHasNoSuchUrlIsHandedBackItself() {
    UrlEntry entry =
        read("><loc>https://a.example/</loc><image:image><image:loc>b</image:loc></image:image>");
    assertSame(entry, RULES.step(context).page(entry));
  }

  @Test
  void whatIsToldOfAnElementIsNotToldAgain() {
    UrlEntry entry =
        read(
            "><loc>https://a.example/</loc><image:image><image:loc>https://cms.example/1"
                + "</image:loc><x:y/></image:image>");
    List<Problem> told = List.copyOf(context.problems().first());
    RULES.step(context).page(entry);
    assertEquals(told, context.problems().first());
  }

  @Test
  void sitemapsOfAnIndexAreRewritten() {
    assertEquals(
        IndexEntry.builder("https://cdn.example/1.xml").lastmod("2026").build(),
        RULES
            .step(context)
            .sitemap(IndexEntry.builder("https://cms.example/1.xml").lastmod("2026").build()));
  }

  @Test
  void theLinkOfAFeedIsRewritten() {
    DocumentInfo feed = DocumentInfo.of(DocumentInfo.Kind.FEED).withTitle("https://cms.example/");
    assertEquals(
        feed.withLink("https://cdn.example/"),
        RULES.step(context).document(feed.withLink("https://cms.example/")));
    assertEquals(feed, RULES.step(context).document(feed));
  }

  /** A value whose extension cannot read what it wrote. */
  record Broken(String url) implements UrlExtension {}

  private static final class BrokenExtension implements SitemapExtension<Broken> {
    @Override
    public Descriptor<Broken> descriptor() {
      return Descriptor.of(
              "broken", Broken.class, new ElementName("urn:example:broken", "broken", "broken"))
          .fields(Field.content());
    }

    @Override
    public Broken read(ElementReader in) {
      throw new IllegalStateException("out of order");
    }

    @Override
    public void write(Broken value, ElementWriter out) {
      out.text(value.url());
    }
  }

  @Test
  void aValueThatCannotBeRewrittenStaysAndIsReported() {
    var broken =
        Context.of(Extensions.of(new BrokenExtension(), new ImageExtension()))
            .withProblems(new Problems());
    UrlEntry entry =
        UrlEntry.builder("https://cms.example/a")
            .add(new Broken("https://cms.example/b"))
            .add(Image.of("https://cms.example/c"))
            .build();
    assertEquals(
        UrlEntry.builder("https://cdn.example/a")
            .add(new Broken("https://cms.example/b"))
            .add(Image.of("https://cdn.example/c"))
            .build(),
        RULES.step(broken).page(entry));
    assertEquals(
        List.of(
            "rewrite: error: convert.not-rewritten: the urls in a value of the extension broken"
                + " cannot be rewritten and are kept: the extension broken failed on this element:"
                + " java.lang.IllegalStateException: out of order\n"
                + "  broken:broken   https://cms.example/a"),
        broken.problems().first().stream().map(Problem::toString).toList());
  }
}
