package io.github.sitemaptoolkit.converters.csv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.converters.option.CsvInputOptions;
import io.github.sitemaptoolkit.converters.reading.TableAbout;
import io.github.sitemaptoolkit.ext.link.Link;
import io.github.sitemaptoolkit.ext.link.LinkExtension;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.testkit.Documents;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Columns that the caller maps to the versions of pages in other languages. */
class MappedLanguagesTest {

  private Context context = Context.of(Extensions.of(new LinkExtension()));

  private void map(Map<String, String> columns) {
    context = context.with(CsvInputOptions.DEFAULTS.withColumns(columns));
  }

  private List<String> read(String... lines) {
    context = context.withProblems(new Problems());
    return Documents.read(new CsvFormat(), String.join("\n", lines) + "\n", context).stream()
        .map(MappedLanguagesTest::text)
        .toList();
  }

  private static String text(UrlEntry entry) {
    return entry.extensions(Link.class).stream()
        .map(link -> ' ' + link.hreflang() + ':' + link.href().substring(18))
        .collect(Collectors.joining("", entry.loc().substring(18), ""));
  }

  private String messages() {
    return context.problems().first().stream()
        .map(Problem::message)
        .collect(Collectors.joining("\n"));
  }

  @Test
  void rowsOfOneKeyAreVersionsOfEachOther() {
    map(Map.of("Ref", "translation.key", "L", "translation.language"));
    assertEquals(
        List.of("a de:a en:b", "c", "b de:a en:b"),
        read(
            "Ref,L,loc",
            "7,de,https://a.example/a",
            "8,en,https://a.example/c",
            "7,English,https://a.example/b"));
  }

  @Test
  void columnsAreVersionsOfThePage() {
    map(Map.of("A", "translation.de", "B", "translation.pt-BR"));
    assertEquals(
        List.of("1 de:2 pt-BR:3", "4 de:5"),
        read(
            "loc,A,B",
            "https://a.example/1,https://a.example/2,https://a.example/3",
            "https://a.example/4,https://a.example/5,"));
  }

  @Test
  void pageCanBeOneOfItsVersions() {
    map(Map.of("Page", "loc,translation.en", "A", "translation.de"));
    assertEquals(List.of("1 de:2 en:1"), read("Page,A", "https://a.example/1,https://a.example/2"));
  }

  @Test
  void eachVersionIsAPageIfNoColumnIsTheirPage() {
    map(Map.of("A", "translation.de", "B", "translation.fr"));
    assertEquals(
        List.of("1 de:1 fr:2", "2 de:1 fr:2"),
        read("A,B", "https://a.example/1,https://a.example/2"));
  }

  @Test
  void whatIsNoLanguageIsTold() {
    map(Map.of("A", "translation.german!"));
    assertEquals(List.of("1"), read("loc,A", "https://a.example/1,https://a.example/2"));
    assertTrue(messages().contains("translation.german! is no language"), messages());
    map(Map.of("A", "translation.key"));
    assertEquals(List.of("1"), read("loc,A", "https://a.example/1,7"));
    assertTrue(messages().contains("one of them is not mapped"), messages());
  }

  @Test
  void languagesThatAreNotCertainAreProposed() {
    String[] table = {
      "Page,de,fr", "https://a.example/1,https://a.example/2,https://a.example/3",
    };
    assertEquals(List.of("1"), read(table));
    assertTrue(
        messages().contains("languages; --map 'de=translation.de' --map 'fr=translation.fr' reads"),
        messages());
    map(Map.of("de", "translation.de", "fr", "translation.fr"));
    assertEquals(List.of("1 de:2 fr:3"), read(table));
    map(Map.of());
    context = context.with(new TableAbout(EnumSet.of(TableAbout.Kind.LANGUAGES), true));
    assertEquals(List.of("1 de:2 fr:3"), read(table));
  }

  @Test
  void keysWithoutANameAreProposed() {
    String[] table = {
      "loc,Language,Number",
      "https://a.example/1,de,7",
      "https://a.example/2,en,7",
      "https://a.example/3,de,9",
      "https://a.example/4,en,9",
    };
    assertEquals(List.of("1", "2", "3", "4"), read(table));
    assertTrue(
        messages()
            .contains(
                "--map 'Language=translation.language' --map 'Number=translation.key' reads it"),
        messages());
  }
}
