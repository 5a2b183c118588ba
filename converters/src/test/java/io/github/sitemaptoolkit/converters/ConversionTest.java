package io.github.sitemaptoolkit.converters;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.converters.txt.TxtFormat;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.W3cDateTime;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.testkit.Documents;
import io.github.sitemaptoolkit.xml.SitemapXmlFormat;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConversionTest {

  private static final String LIST = "https://a.example/1\nhttps://a.example/2\n";

  private final Context context = Context.of(Extensions.of()).withProblems(new Problems());
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  private Conversion.Result convert(SitemapFormat format, String document, Step... steps)
      throws IOException {
    var conversion = new Conversion(format, format, context);
    List.of(steps).forEach(conversion::each);
    try (var source = Documents.source(document.getBytes(StandardCharsets.UTF_8));
        Sink sink = Sink.of(out, "out", false)) {
      return conversion.convert(source, sink);
    }
  }

  private Conversion.Result convert(Step... steps) throws IOException {
    return convert(new TxtFormat(), LIST, steps);
  }

  private String written() {
    return out.toString(StandardCharsets.UTF_8);
  }

  private List<String> problems() {
    return context.problems().first().stream().map(Problem::toString).toList();
  }

  @Test
  void stepsAreDoneInTheirOrder() throws IOException {
    convert(
        entry -> entry.toBuilder().loc(entry.loc() + "?a").build(),
        entry -> entry.toBuilder().loc(entry.loc() + "&b").build());
    assertEquals("https://a.example/1?a&b\nhttps://a.example/2?a&b\n", written());
  }

  @Test
  void whatAStepLeavesOutIsNotMissing() throws IOException {
    List<String> seen = new ArrayList<>();
    Conversion.Result result =
        convert(
            Selection.ALL.exclude("*1").step(),
            entry -> {
              seen.add(entry.loc());
              return entry;
            });
    assertEquals(List.of("https://a.example/2"), seen);
    assertEquals("https://a.example/2\n", written());
    assertEquals(1, result.entries());
    assertEquals(true, result.complete());
    assertEquals(List.of(), problems());
  }

  @Test
  void aUrlWithAnErrorIsLeftOutAfterAllSteps() throws IOException {
    Conversion.Result result =
        convert(
            new SitemapXmlFormat(),
            "<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'>"
                + "<url><loc>/1</loc></url><url><loc>/2</loc></url>"
                + "<url><loc>https://a.example/3 4</loc></url></urlset>",
            Rewrite.NONE.with("/2", "https://a.example/2").step(context));
    assertEquals(1, result.entries());
    assertEquals(false, result.complete());
    assertTrue(written().contains("<loc>https://a.example/2</loc>"), written());
    assertEquals(
        "in:1:61: error: url.uncrawlable: 2 urls are left out because crawlers do not accept them;"
            + " the first is \"/1\"\n  /1",
        problems().get(3));
  }

  @Test
  void aSelectionOfNothingIsRefused() {
    var e = assertThrows(SitemapException.class, () -> convert(Selection.ALL.exclude("*").step()));
    assertEquals(
        "in: error: convert.none-selected: none of its 2 entries are selected, so nothing was written",
        e.getMessage());
    assertEquals("", written());
  }

  @Test
  void aSelectionOfNothingIsAnEmptyDocumentOnRequest() throws IOException {
    var conversion = new Conversion(new TxtFormat(), new TxtFormat(), context).allowEmpty(true);
    try (var source = Documents.source(LIST.getBytes(StandardCharsets.UTF_8));
        Sink sink = Sink.of(out, "out", false)) {
      conversion.each(Selection.ALL.exclude("*").step()).convert(source, sink);
    }
    assertEquals("", written());
    assertEquals(List.of("in: warning: doc.empty: none of its 2 entries are selected"), problems());
  }

  @Test
  void aSelectionOfNothingButWhatCannotBeUsedIsRefused() {
    var e =
        assertThrows(
            SitemapException.class,
            () -> convert(new TxtFormat(), LIST + "no url\n", Selection.ALL.exclude("*").step()));
    assertEquals("convert.none-selected", e.problem().code());
    assertEquals("", written());
  }

  @Test
  void whatStandsBehindTheEntriesIsRewrittenToo() throws IOException {
    convert(
        new SitemapXmlFormat(),
        "<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'>"
            + "<url><loc>https://a.example/1</loc></url>"
            + "<x:y xmlns:x='urn:x' z='https://a.example/2'/></urlset>",
        Rewrite.NONE.with("https://a.example/", "https://b.example/").step(context));
    assertTrue(written().contains("<loc>https://b.example/1</loc>"), written());
    assertTrue(written().contains(" z=\"https://b.example/2\""), written());
  }

  @Test
  void anIndexIsSelectedAndRewrittenToo() throws IOException {
    convert(
        new SitemapXmlFormat(),
        "<sitemapindex xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'>"
            + "<sitemap><loc>https://a.example/1.xml</loc></sitemap>"
            + "<sitemap><loc>https://a.example/2.xml</loc></sitemap></sitemapindex>",
        Selection.ALL.include("*1.xml").step(),
        Rewrite.NONE.with("https://a.example/", "https://b.example/").step(context));
    assertEquals(
        List.of("https://b.example/1.xml"),
        written()
            .lines()
            .filter(line -> line.contains("<loc>"))
            .map(ConversionTest::text)
            .toList());
  }

  private static String text(String line) {
    return line.substring(line.indexOf('>') + 1, line.lastIndexOf('<'));
  }

  @Test
  void theSelectionTellsOfUndatedEntriesAtTheEnd() throws IOException {
    var since = W3cDateTime.parse("2026").orElseThrow();
    Step step = Selection.ALL.since(since).step();
    assertThrows(SitemapException.class, () -> convert(step));
    assertEquals(1, context.problems().count("lastmod.missing"));
  }

  @Test
  void anInputThatGrowsMeanwhileIsRefused(@TempDir Path directory) throws IOException {
    Path input = Files.writeString(directory.resolve("in.txt"), LIST.repeat(10_000));
    Path output = Files.writeString(directory.resolve("out.txt"), "old");
    var conversion =
        new Conversion(new TxtFormat(), new TxtFormat(), context)
            .onProgress(entries -> append(entries, input));
    try (Source source = Source.open(input);
        Sink sink = Sink.open(output)) {
      var e = assertThrows(SitemapException.class, () -> conversion.convert(source, sink));
      assertEquals("io.input-changed", e.problem().code());
    }
    assertEquals("old", Files.readString(output));
  }

  private static void append(long entries, Path file) {
    if (entries == 1) {
      try {
        Files.writeString(file, LIST, StandardOpenOption.APPEND);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
