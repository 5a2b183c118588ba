package io.github.sitemaptoolkit.converters.txt;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.converters.internal.TxtReader;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Head;
import io.github.sitemaptoolkit.model.Attribute;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.UnknownMarkup;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Loss;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.testkit.Documents;
import io.github.sitemaptoolkit.testkit.FormatContract;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TxtFormatTest extends FormatContract {

  private final TxtFormat txt = new TxtFormat();
  private final Context context = Context.of(Extensions.of()).withProblems(new Problems());

  @Override
  protected SitemapFormat format() {
    return txt;
  }

  @Override
  protected String example() {
    return IntStream.range(0, 500)
        .mapToObj(i -> "https://a.example/" + i * 7919)
        .collect(joining("\n"));
  }

  @Override
  protected List<String> exampleUrls() {
    return example().lines().toList();
  }

  private List<String> urls(String document) {
    return Documents.read(txt, document, context).stream().map(UrlEntry::loc).toList();
  }

  private List<String> messages() {
    return context.problems().first().stream().map(Problem::toString).toList();
  }

  @Test
  void theUrlBeforeATabIsRead() {
    assertEquals(
        List.of("https://e.com/a", "https://e.com/b"),
        urls("https://e.com/a\t4\t2017-10-13\nhttps://e.com/b \thttps://e.com/c\n"));
    assertEquals(2, context.problems().count("txt.extra-text"));
    assertEquals(1, context.problems().missing());
  }

  @Test
  void everyLineEndEndsALine() {
    assertEquals(
        List.of("https://a.example/1", "https://a.example/2", "http://a.example/3", "HTTPS://b.x/"),
        urls(
            "https://a.example/1\r\nhttps://a.example/2\rhttp://a.example/3\n\n  HTTPS://b.x/ \n"));
    assertEquals(List.of(), messages());
  }

  @Test
  void byteOrderMarkIsNoPartOfTheFirstUrl() {
    assertEquals(List.of("https://a.example/"), urls("\uFEFFhttps://a.example/\n"));
  }

  @Test
  void joinersAndWideSpacesArePartsOfAUrl() {
    String persian = "https://a.example/\u0646\u06CC\u0645\u200C\u0641\u0627\u200C";
    String japanese = "https://a.example/\u4EAC\u90FD\u3000\u99C5";
    assertEquals(List.of(persian, japanese), urls(persian + '\n' + japanese + '\n'));
    assertEquals(List.of(), urls("https://a.example/1\u00A0https://a.example/2\n"));
  }

  @Test
  void spacesThatXmlDoesNotKnowAreNoPartOfAUrl() {
    assertEquals(
        List.of("https://a.example/", "https://b.example/"),
        urls("https://a.example/\u3000\n\u00A0https://b.example/\f\u200B\n"));
    String message = "warning: loc.whitespace-padding: loc is surrounded by spaces other than XML";
    assertTrue(messages().get(0).startsWith("in:1:1: " + message), messages()::toString);
    assertTrue(messages().get(1).startsWith("in:2:1: " + message), messages()::toString);
  }

  @Test
  void lineNumbersCountBlankLinesAndBothHalvesOfCrLfOnce() {
    urls("https://a.example/\r\n\r\nnot a url\r\n");
    assertEquals(
        List.of(
            "in:3:1: error: txt.not-url: \"not a url\" is not an absolute http or https url;"
                + " it is left out"),
        messages());
    assertEquals(1, context.problems().missing());
  }

  @Test
  void commentsArePassedOverAndCostNothing() {
    assertEquals(List.of("https://a.example/"), urls("# my pages\nhttps://a.example/\n"));
    assertEquals(1, context.problems().count("txt.comment"));
    assertEquals(0, context.problems().missing());
  }

  @Test
  void lineWithMoreThanAUrlIsNotTakenForOne() {
    assertEquals(List.of(), urls("https://a.example/ 2024-01-01\nhttps://a.example/ b\n"));
    assertEquals(2, context.problems().count("txt.extra-text"));
  }

  @Test
  void whatIsBeforeATabMustBeAUrl() {
    assertEquals(List.of("https://a.example/"), urls("http://\tb\nhttps://a.example/\tb\n"));
    assertEquals(1, context.problems().count("txt.not-url"));
    assertEquals(1, context.problems().count("txt.extra-text"));
  }

  @Test
  void lineThatIsNotUtf8IsLeftOut() {
    byte[] bytes =
        "https://a.example/caf\u00e9\nhttps://a.example/\n".getBytes(StandardCharsets.ISO_8859_1);
    assertEquals(List.of(UrlEntry.of("https://a.example/")), Documents.read(txt, bytes, context));
    assertEquals(1, context.problems().count("txt.encoding"));
    assertEquals(1, context.problems().missing());
    assertEquals(
        List.of(UrlEntry.of("https://a.example/")),
        Documents.read(txt, bytes, context.withStrict(true)));
  }

  @Test
  void lineThatIsNoTextIsLeftOutAndTheNextOneIsNot() {
    byte[] bytes =
        "https://a.example/\u0081\nhttps://a.example/\n".getBytes(StandardCharsets.ISO_8859_1);
    assertEquals(List.of(UrlEntry.of("https://a.example/")), Documents.read(txt, bytes, context));
    assertEquals(1, context.problems().count("txt.encoding"));
    assertEquals(1, context.problems().missing());
  }

  @Test
  void giantLineIsLeftOutAndTheNextOneIsNot() {
    String giant = "https://a.example/" + "x".repeat(1_000_000);
    assertEquals(List.of("https://a.example/"), urls(giant + "\nhttps://a.example/\n"));
    assertEquals(1, context.problems().count("txt.line-too-long"));
  }

  @Test
  void longestLineIsReadWhole() {
    String longest = "https://a.example/" + "x".repeat(TxtReader.LONGEST_LINE - 18);
    assertEquals(List.of(longest), urls(longest + "\n"));
  }

  @Test
  void listIsToldByItsFirstUrl() {
    assertTrue(
        txt.matches(Head.of("\n# pages\n  https://a.example/".getBytes(StandardCharsets.UTF_8))));
    assertFalse(txt.matches(Head.of("hello\nhttps://a.example/".getBytes(StandardCharsets.UTF_8))));
    assertFalse(txt.matches(Head.of("https://".getBytes(StandardCharsets.UTF_8))));
  }

  @Test
  void urlsAreWrittenExactlyOneOnALine() {
    var entries =
        List.of(UrlEntry.of("https://a.example/?a=1&b=<2>"), UrlEntry.of("https://ü.example/😀"));
    assertEquals(
        "https://a.example/?a=1&b=<2>\nhttps://ü.example/😀\n",
        Documents.write(txt, entries, context));
    assertEquals(List.of(), messages());
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r", "\u0085", "\u2028", "\u2029", "\t", "\0", "\uD800"})
  void urlWithABreakInsideIsRefused(String bad) {
    var entries =
        List.of(UrlEntry.of("https://a.example/" + bad + "b"), UrlEntry.of("https://c.x/"));
    assertEquals("https://c.x/\n", Documents.write(txt, entries, context));
    assertEquals(1, context.problems().count("url.inner-whitespace"));
    assertEquals(1, context.problems().missing());
  }

  @Test
  void urlThatNoReaderTakesIsWrittenWithAWord() {
    var entries = List.of(UrlEntry.of("/relative"), UrlEntry.of("https://a.example/a b"));
    assertEquals("/relative\nhttps://a.example/a b\n", Documents.write(txt, entries, context));
    assertEquals(1, context.problems().count("url.relative"));
    assertEquals(1, context.problems().count("url.inner-whitespace"));
    assertEquals(0, context.problems().missing());
  }

  @Test
  void whatIsDroppedIsReportedOnceAKindWithItsCount() {
    var foreign =
        new ForeignElement(new ElementName("urn:x", "note", "x"), List.of(), List.of(), Map.of());
    var marked =
        new UnknownMarkup(
            List.of(
                new UnknownMarkup.Part(
                    "", List.of(new Attribute("urn:x", "mark", "x", "1")), List.of(), Map.of())));
    var entries =
        List.of(
            UrlEntry.builder("https://a.example/").lastmod("2024").priority("0.5").build(),
            UrlEntry.builder("https://b.example/")
                .lastmod("2025")
                .add(foreign)
                .unknown(marked)
                .build());
    Documents.write(txt, entries, context);
    assertEquals(
        List.of(
            new Loss("out", "txt", "lastmod", 2, "2024", "https://a.example/", false, false),
            new Loss("out", "txt", "priority", 1, "0.5", "https://a.example/", true, false),
            new Loss("out", "txt", "x:note", 1, null, "https://b.example/", false, false),
            new Loss("out", "txt", "attribute mark", 1, "1", "https://b.example/", false, false)),
        context.problems().losses());
    assertEquals(0, context.problems().missing());
  }
}
