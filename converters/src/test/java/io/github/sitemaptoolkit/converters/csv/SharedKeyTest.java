package io.github.sitemaptoolkit.converters.csv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.converters.json.JsonFormat;
import io.github.sitemaptoolkit.ext.link.Link;
import io.github.sitemaptoolkit.ext.link.LinkExtension;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.testkit.Documents;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rows that share a key are translations of each other, wherever they stand in a file. */
class SharedKeyTest {

  private static final int PAGES = 1500; // in each language: no two of one page are looked at ahead
  private static final List<String> LANGUAGES = List.of("en", "de", "pt-BR");

  @TempDir private Path directory;

  private final Problems problems = new Problems();
  private final Context context =
      Context.of(Extensions.of(new LinkExtension())).withProblems(problems);

  private static List<String> lines() {
    List<String> lines = new ArrayList<>(List.of("url,language,translation id"));
    for (String language : LANGUAGES) {
      for (int i = 0; i < PAGES; i++) {
        boolean missing = i == 7 && language.equals("de");
        lines.add(missing ? url(language, i) + ",," : url(language, i) + ',' + language + ",k" + i);
      }
    }
    return lines;
  }

  private static String url(String language, int page) {
    return "https://a.example/" + language + '/' + page;
  }

  private List<UrlEntry> read(SitemapFormat format, String name, String text) throws IOException {
    Path file = Files.writeString(directory.resolve(name), text);
    List<UrlEntry> entries = new ArrayList<>();
    try (EntryReader<UrlEntry> reader = format.openReader(Source.open(file), context)) {
      reader.forEach(entries::add);
    }
    return entries;
  }

  private static String links(UrlEntry entry) {
    return entry.extensions(Link.class).stream()
        .map(link -> link.hreflang() + '=' + link.href().replace("https://a.example/", "*"))
        .toList()
        .toString();
  }

  private static void assertLinked(List<UrlEntry> entries) {
    assertEquals(3 * PAGES, entries.size());
    for (int i = 0; i < entries.size(); i++) {
      int page = i % PAGES;
      assertEquals(url(LANGUAGES.get(i / PAGES), page), entries.get(i).loc());
      String expected = "[en=*en/%1$d, de=*de/%1$d, pt-BR=*pt-BR/%1$d]".formatted(page);
      if (page == 7) {
        expected = i / PAGES == 1 ? "[]" : "[en=*en/7, pt-BR=*pt-BR/7]";
      }
      assertEquals(expected, links(entries.get(i)));
    }
  }

  private List<String> warnings() {
    return problems.first().stream()
        .map(Problem::message)
        .filter(message -> !message.startsWith("read beside pages: languages"))
        .toList();
  }

  @Test
  void rowsOfALargeFileMayStandApart() throws IOException {
    assertLinked(read(new CsvFormat(), "t.csv", String.join("\n", lines()) + "\n"));
    assertEquals(List.of(), warnings());
  }

  @Test
  void itemsOfALargeFileMayStandApart() throws IOException {
    StringBuilder json = new StringBuilder("[");
    for (String line : lines().subList(1, lines().size())) {
      String[] cells = line.split(",", -1);
      json.append(json.length() == 1 ? "" : ",\n")
          .append(
              "{\"url\":\"%s\",\"language\":\"%s\",\"translation_id\":\"%s\"}"
                  .formatted((Object[]) cells));
    }
    assertLinked(read(new JsonFormat(), "t.json", json.append("]").toString()));
  }

  @Test
  void rowsThatAreLeftOutAreNoTranslations() throws IOException {
    List<String> lines = new ArrayList<>();
    for (String line : lines()) {
      String status = line.contains("/de/") ? "draft" : "published";
      lines.add(line + ',' + (lines.isEmpty() ? "status" : status));
    }
    List<UrlEntry> entries = read(new CsvFormat(), "t.csv", String.join("\n", lines) + "\n");
    assertEquals(2 * PAGES, entries.size());
    assertEquals("[en=*en/0, pt-BR=*pt-BR/0]", links(entries.get(0)));
  }

  @Test
  void keyWithALanguageTwiceIsNone() throws IOException {
    List<String> lines = lines();
    lines.add(url("en", 4000) + ",en,k3");
    List<UrlEntry> entries = read(new CsvFormat(), "t.csv", String.join("\n", lines) + "\n");
    assertTrue(entries.stream().allMatch(entry -> entry.nodes().isEmpty()));
    assertEquals(
        List.of(
            "the column \"translation id\" is no key of translations: \"k3\" has en twice,"
                + " https://a.example/en/3 and https://a.example/en/4000; no links are made of it"),
        warnings());
  }

  @Test
  void rowThatIsRepeatedIsNoSecondTranslation() throws IOException {
    List<String> lines = lines();
    lines.add(url("en", 3) + ",en,k3");
    List<UrlEntry> entries = read(new CsvFormat(), "t.csv", String.join("\n", lines) + "\n");
    String all = "[en=*en/3, de=*de/3, pt-BR=*pt-BR/3]";
    assertEquals(List.of(all, all), List.of(links(entries.get(3)), links(entries.get(3 * PAGES))));
  }

  @Test
  void streamIsToldToBeSaved() {
    byte[] table = (String.join("\n", lines()) + "\n").getBytes(StandardCharsets.UTF_8);
    List<UrlEntry> entries = Documents.read(new CsvFormat(), table, context);
    assertEquals(3 * PAGES, entries.size());
    assertTrue(entries.stream().allMatch(entry -> entry.nodes().isEmpty()));
    assertEquals(
        List.of(
            "rows that share \"translation id\" are translations of each other, but more than 1,000"
                + " rows are only compared in a file: save the input and read that, as in"
                + " sitemap convert table.csv; no links are made now"),
        warnings());
  }
}
