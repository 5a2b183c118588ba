package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.sitemaptoolkit.converters.ndjson.NdjsonFormat;
import io.github.sitemaptoolkit.ext.video.Video;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.testkit.Documents;
import io.github.sitemaptoolkit.testkit.RandomEntries;
import io.github.sitemaptoolkit.xml.SitemapXmlFormat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** JSON lines with all extensions: what is written comes back, and is what the documents say. */
class NdjsonTest {

  private static final Path DOCS = Path.of("..", "..", "docs");

  private final NdjsonFormat ndjson = new NdjsonFormat();
  private final Context context = Context.load().withProblems(new Problems());

  private String write(List<UrlEntry> entries) {
    return Documents.write(ndjson, entries, context);
  }

  private List<UrlEntry> read(String document) {
    return Documents.read(ndjson, document, context);
  }

  @Test
  void randomEntriesComeBackEqualAndToTheSameBytes() {
    var random = new RandomEntries(context.extensions(), 4_2024);
    for (int i = 0; i < 100; i++) {
      List<UrlEntry> entries = random.next(10);
      String document = write(entries);
      assertEquals(entries.size(), document.lines().count(), document);
      List<UrlEntry> back = read(document);
      assertEquals(entries, back, document);
      assertEquals(document, write(back));
    }
    assertEquals(List.of(), context.problems().losses());
    assertEquals(0, context.problems().missing(), () -> "" + context.problems().counts());
  }

  @Test
  void everythingOfASitemapComesBack() throws IOException {
    String everything = Files.readString(Path.of("src", "test", "resources", "everything.xml"));
    List<UrlEntry> entries =
        Documents.read(
            new SitemapXmlFormat(), everything, Context.load().withProblems(new Problems()));
    assertEquals(entries, read(write(entries)));
    assertEquals(0, context.problems().missing());
  }

  @Test
  void linesOfTheDocumentsAreReadAndWrittenAsTheyStand() throws IOException {
    String text = Files.readString(DOCS.resolve("json-input.md"));
    int begin = text.indexOf("```json\n") + "```json\n".length();
    String lines = text.substring(begin, text.indexOf("```", begin));
    List<UrlEntry> entries = read(lines);
    assertEquals(5, entries.size());
    assertEquals(List.of(), context.problems().first());
    assertEquals(lines, write(entries));
    Video video = entries.get(2).extension(Video.class).orElseThrow();
    assertEquals(List.of("skins", "wax"), video.tags());
    assertEquals(List.of(new Video.Price("1.99", "EUR", null, null)), video.prices());
    assertEquals(new Video.Restriction("allow", "CA MX"), video.restriction());
  }

  @Test
  void schemaIsThatOfTheRegistry() throws IOException {
    String schema = NdjsonSchema.of(context.extensions());
    Path built = Files.writeString(Path.of("target", "ndjson.schema.json"), schema);
    assertEquals(
        Files.readString(DOCS.resolve("ndjson.schema.json")),
        schema,
        "an extension has changed: copy tests/integration/" + built + " to docs");
  }

  @Test
  void whatIsWrittenFitsTheSchema() throws IOException {
    var mapper = new ObjectMapper();
    JsonNode schema = mapper.readTree(DOCS.resolve("ndjson.schema.json").toFile());
    String document = write(new RandomEntries(context.extensions(), 7).next(500));
    int seen = 0;
    for (String line : document.lines().toList()) {
      NdjsonSchema.check(schema, mapper.readTree(line), line);
      seen++;
    }
    assertTrue(seen > 0);
  }
}
