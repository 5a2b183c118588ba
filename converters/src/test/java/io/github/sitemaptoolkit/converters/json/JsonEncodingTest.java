package io.github.sitemaptoolkit.converters.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.Formats;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** JSON that is not UTF-8. */
class JsonEncodingTest {

  private static final Charset WINDOWS = Charset.forName("windows-1252");
  private static final String ITEMS = "[{\"url\":\"https://a.example/1\",\"image\":[%s]},%s]";
  private static final String ENTRIES = "[{\"loc\":\"https://a.example/1\",\"image\":[%s]},%s]";

  private final Context context = Context.of(Extensions.load()).withProblems(new Problems());

  private List<String> read(String format, String text, Charset charset) throws IOException {
    List<String> all = new ArrayList<>();
    var bytes = new ByteArrayInputStream(text.getBytes(charset));
    try (Source source = Source.of(bytes, "in");
        EntryReader<UrlEntry> in =
            Formats.load().find(format).orElseThrow().reader(source, context)) {
      for (UrlEntry entry : in) {
        var line = new StringBuilder(entry.loc());
        for (Image image : entry.extensions(Image.class)) {
          line.append(' ').append(image.loc()).append(' ').append(image.title());
        }
        all.add(line.toString());
      }
    }
    return all;
  }

  private List<String> problems() {
    return context.problems().first().stream()
        .filter(problem -> problem.severity().name().equals("ERROR"))
        .map(Problem::code)
        .toList();
  }

  private String last() {
    List<Problem> all = context.problems().first();
    return all.get(all.size() - 1).message();
  }

  @Test
  void textsOfItemsAreReadAndUrlsAreLeftOut() throws IOException {
    String images =
        "{\"url\":\"https://a.example/1.jpg\",\"title\":\"Caf\u00E9 \u2013 \u20AC\"},"
            + "{\"url\":\"https://a.example/\u00E9.jpg\"},{\"url\":\"https://a.example/2.jpg\"}";
    String document = ITEMS.formatted(images, "{\"url\":\"https://a.example/\u00E9\"}");
    List<String> entries = read("json", document, WINDOWS);
    assertEquals(1, entries.size());
    assertTrue(
        entries.get(0).startsWith("https://a.example/1 https://a.example/1.jpg"), entries.get(0));
    assertTrue(entries.get(0).contains("https://a.example/2.jpg"), entries.get(0));
    assertTrue(!entries.get(0).contains("\u00E9.jpg"), entries.get(0));
    assertEquals(List.of("csv.encoding", "csv.encoding", "json.encoding"), problems());
    assertTrue(
        last()
            .startsWith(
                "characters that are not UTF-8: 5; they are read as windows-1252; --encoding"),
        last());
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "ndjson"})
  void textsOfEntriesAreReadAndUrlsAreLeftOut(String format) throws IOException {
    String images =
        "{\"loc\":\"https://a.example/1.jpg\",\"title\":\"Caf\u00E9 \u2013 \u20AC\"},"
            + "{\"loc\":\"https://a.example/\u00E9.jpg\",\"title\":\"\u00E9\"}";
    String document = ENTRIES.formatted(images, "{\"loc\":\"https://a.example/\u00E9\"}");
    boolean lines = format.equals("ndjson");
    String text =
        lines
            ? document.substring(1, document.length() - 1).replace("]},", "]}\n") + '\n'
            : document;
    List<String> entries = read(format, text, WINDOWS);
    assertEquals(1, entries.size());
    assertTrue(
        entries
            .get(0)
            .startsWith("https://a.example/1 https://a.example/1.jpg Caf\u00E9 \u2013 \u20AC"),
        entries.get(0));
    assertTrue(!entries.get(0).contains("\u00E9.jpg"), entries.get(0));
    assertEquals(3, problems().stream().filter("json.encoding"::equals).count());
    assertTrue(
        last().startsWith(lines ? "lines that are not UTF-8: 2;" : "characters that"), last());
    assertTrue(last().contains("read as windows-1252; --encoding"), last());
  }

  @Test
  void itemsOfFeedsAreReadSo() throws IOException {
    String feed =
        "{\"version\":\"https://jsonfeed.org/version/1.1\",\"title\":\"\u00E9\",\"items\":["
            + "{\"id\":\"1\",\"url\":\"https://a.example/1\",\"image\":\"https://a.example/\u00E9\","
            + "\"title\":\"\u00E9\"},"
            + "{\"id\":\"2\",\"url\":\"https://a.example/\u00E9\"}]}";
    assertEquals(List.of("https://a.example/1"), read("jsonfeed", feed, WINDOWS));
    assertEquals(3, problems().stream().filter("json.encoding"::equals).count());
  }

  @Test
  void urlsInUtf8AreKeptBesideOtherTexts() throws IOException {
    byte[] url =
        "[{\"url\":\"https://a.example/\u00E9\",\"name\":\"".getBytes(StandardCharsets.UTF_8);
    String text = new String(url, StandardCharsets.ISO_8859_1) + "\u00E9\"}]";
    assertEquals(
        List.of("https://a.example/\u00E9"), read("json", text, StandardCharsets.ISO_8859_1));
    assertEquals(List.of("json.encoding"), problems());
  }

  @Test
  void characterThatIsNotThereMayStandInAUrl() throws IOException {
    String document = "[{\"url\":\"https://a.example/\uFFFD\"}]";
    assertEquals(
        List.of("https://a.example/\uFFFD"), read("json", document, StandardCharsets.UTF_8));
  }

  @Test
  void manySuchCharactersNeedNoMemory() throws IOException {
    String document =
        "[{\"url\":\"https://a.example/1\",\"text\":\""
            + "\u00E9".repeat(300_000)
            + "\"},{\"url\":\"https://a.example/2\",\"text\":\"\u00E9\"}]";
    assertEquals(
        List.of("https://a.example/1", "https://a.example/2"), read("json", document, WINDOWS));
  }
}
