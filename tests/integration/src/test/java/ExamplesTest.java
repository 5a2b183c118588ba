import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.ext.pagemap.PageMap;
import io.github.sitemaptoolkit.ext.resourcesync.ResourceMetadata;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.InputFormat;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.publisher.Publisher;
import io.github.sitemaptoolkit.publisher.SplitWriter;
import io.github.sitemaptoolkit.testkit.ExtensionContract;
import io.github.sitemaptoolkit.testkit.RecordingFeedContext;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.validator.report.ReportFormat;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The examples that docs/stability.md names do what they say. */
class ExamplesTest {

  private static final Instant NOON = Instant.parse("2026-11-21T12:00:00Z");

  @TempDir Path directory;

  private Path write(String name, String text) throws IOException {
    return Files.writeString(directory.resolve(name), text);
  }

  private Path sitemap(String name, UrlEntry... entries) throws IOException {
    Path file = directory.resolve(name);
    Sitemaps.write(file, List.of(entries)).throwIfMissing();
    return file;
  }

  @Test
  void valuesOfAllExtensionsAreReadBack() throws IOException {
    UrlEntry page =
        AllExtensions.page().toBuilder()
            .add(AllExtensions.film())
            .add(AllExtensions.article(NOON))
            .build();
    List<UrlEntry> entries =
        List.of(page, AllExtensions.change(NOON), AllExtensions.feedOfSchemaMap());
    Path file = sitemap("all.xml", entries.toArray(UrlEntry[]::new));
    Context context = Context.of(AllExtensions.chosen());
    try (var read = Sitemaps.read(file, context)) {
      assertEquals(entries, read.stream().toList());
    }
    assertEquals(
        Extensions.load().registrations().size() - 1, // of the example of docs/extensions.md
        AllExtensions.chosen().registrations().size());
    ResourceMetadata metadata = entries.get(1).extension(ResourceMetadata.class).orElseThrow();
    assertEquals(8876, AllExtensions.bytes(metadata));
    assertEquals("structuredData/rss", AllExtensions.lineOfRobots().contentType());
    PageMap map = page.extension(PageMap.class).orElseThrow();
    assertEquals("https://www.example.com/huts.xml", AllExtensions.template(map).template().src());
  }

  @Test
  void foreignMarkupIsSeen() throws IOException {
    Path file =
        write(
            "foreign.xml",
            """
            <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:a="urn:a">
              <url a:id="7"><loc>https://a.example/</loc><lastmod>2026-11</lastmod>
                <a:note>new</a:note></url>
            </urlset>
            """);
    try (var entries = Sitemaps.read(file)) {
      UrlEntry entry = entries.read();
      assertEquals(List.of("note: new"), ForeignMarkup.texts(entry));
      assertEquals(List.of("@id"), ForeignMarkup.attributes(entry.unknown()));
      assertEquals(false, ForeignMarkup.isDay(entry));
    }
    assertEquals("1 urls, of at most 50000", ForeignMarkup.readSome(file));
    Path cut = write("cut.xml", Files.readString(file).replace("</urlset>", ""));
    assertTrue(ForeignMarkup.readSome(cut).startsWith("1 urls"), ForeignMarkup.readSome(cut));
    assertEquals("xml in UTF-8", ForeignMarkup.kind(file));
    assertEquals("url[3].image:image.image:caption", ForeignMarkup.third());
    try (var entries = ForeignMarkup.reader(List.of("https://a.example/").iterator())) {
      assertEquals(1, entries.stream().count());
    }
  }

  @Test
  void lossesAreListed() throws IOException {
    Path file =
        sitemap("film.xml", UrlEntry.of("https://a.example/").toBuilder().lastmod(NOON).build());
    Problems problems = Sitemaps.convert(file, directory.resolve("urls.txt"));
    assertEquals(
        List.of("lastmod: 2026-11-21T12:00:00Z, of https://a.example/"),
        ForeignMarkup.costs(problems));
  }

  @Test
  void stepsSelectAndChangeEntries() throws IOException {
    Path file =
        sitemap(
            "old.xml",
            UrlEntry.builder("https://old.example.com/journal/1").lastmod(NOON).build(),
            UrlEntry.of("https://old.example.com/journal/2"),
            UrlEntry.builder("https://old.example.com/about").lastmod(NOON).build());
    Path to = directory.resolve("new.txt");
    assertEquals(1, ConversionSteps.convert(file, to));
    assertEquals("https://www.example.com/journal/1", Files.readString(to).strip());
  }

  @Test
  void optionsChooseRows() throws IOException {
    Path table =
        Files.writeString(
            directory.resolve("pages.csv"),
            """
            Address;Status
            https://a.example/caf\u00e9;published
            https://a.example/2;draft
            """,
            StandardCharsets.ISO_8859_1);
    try (var entries = Sitemaps.read(table, ConversionSteps.ofTable())) {
      assertEquals(
          List.of("https://a.example/caf\u00e9"), entries.stream().map(UrlEntry::loc).toList());
    }
    Path list = write("list.csv", "https://a.example/1\nhttps://a.example/2\n");
    Context lists = ConversionSteps.ofLists();
    try (Source source = Source.open(list);
        var entries = InputFormat.of(source, lists).reader(source, lists)) {
      assertEquals(2, entries.stream().count());
    }
    Path json = write("shop.json", "{\"data\": {\"pages\": [{\"loc\": \"https://a.example/1\"}]}}");
    try (var entries = Sitemaps.read(json, ConversionSteps.ofOthers())) {
      assertEquals(1, entries.stream().count());
    }
  }

  @Test
  void setsAreCountedMergedAndCopied() throws IOException {
    Path first = sitemap("1.xml", UrlEntry.of("https://www.example.com/1"));
    Path second =
        sitemap(
            "2.xml",
            UrlEntry.of("https://www.example.com/1"),
            UrlEntry.of("https://www.example.com/2"));
    assertEquals(2, SetSteps.index(directory));
    Path index = directory.resolve("sitemap_index.xml");
    assertEquals(3, SetSteps.count(index));
    Path merged = Files.createDirectory(directory.resolve("merged"));
    try (var to = SplitWriter.open(merged, false, Context.load())) {
      SetSteps.merge(List.of(first, second), to);
    }
    Path published = directory.resolve("published");
    Publisher publisher = Publisher.to(published).baseUrl("https://www.example.com/");
    assertEquals(2, SetSteps.copy(index, publisher).urls());
  }

  @Test
  void reportsAreWritten() throws IOException {
    Path good = sitemap("good.xml", UrlEntry.builder("https://a.example/1").lastmod(NOON).build());
    Path bad = write("bad.xml", Files.readString(good).replace("2026-11-21T12:00:00Z", "21.11."));
    var text = new StringWriter();
    assertEquals(1, WrittenReports.write(List.of(good, bad), ReportFormat.TEXT, text));
    assertTrue(text.toString().contains("bad.xml:"), text::toString);
  }

  /** What a checking extension finds, and what it takes from a feed. */
  @Nested
  class OfStars extends ExtensionContract<StarsExtension.Stars> {

    @Override
    protected StarsExtension extension() {
      return new StarsExtension();
    }

    @Override
    protected boolean declaredAsService() {
      return false;
    }

    @Override
    protected List<StarsExtension.Stars> examples() {
      return List.of(new StarsExtension.Stars("4.5", "120", "https://a.example/film.mp4", "de"));
    }

    @Test
    void votesOfNobodyAreFound() {
      UrlEntry entry =
          UrlEntry.builder("https://a.example/")
              .add(new StarsExtension.Stars("4", "0", null, null))
              .build();
      Context context = Context.of(Extensions.of(extension()));
      Problems findings = Validator.of(Profile.SITEMAPS_ORG, context).check(List.of(entry));
      assertEquals(1, findings.count("stars.votes"), findings::toString);
    }

    @Test
    void filmsOfFeedsAreRated() {
      var context = new RecordingFeedContext();
      List<StarsExtension.Stars> stars =
          extension().fromFeed(StarsExtension.item("https://a.example/"), context);
      assertEquals(
          List.of(new StarsExtension.Stars("4.5", null, "https://a.example/film.mp4", null)),
          stars);
    }

    @Test
    void requiredNumbersAreNamed() {
      assertEquals(List.of("value"), StarsExtension.requiredNumbers(extension().descriptor()));
    }
  }
}
