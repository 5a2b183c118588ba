package io.github.sitemaptoolkit.converters.csv;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.converters.option.CsvInputOptions;
import io.github.sitemaptoolkit.converters.option.CsvOptions;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Head;
import io.github.sitemaptoolkit.testkit.Documents;
import io.github.sitemaptoolkit.testkit.FormatContract;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CsvFormatTest extends FormatContract {

  private final CsvFormat csv = new CsvFormat();

  @Override
  protected SitemapFormat format() {
    return csv;
  }

  @Override
  protected String example() {
    return "loc,lastmod\n"
        + IntStream.range(0, 500)
            .mapToObj(i -> "https://a.example/" + i * 7919 + ",2024")
            .collect(joining("\n"));
  }

  @Override
  protected List<String> exampleUrls() {
    return IntStream.range(0, 500).mapToObj(i -> "https://a.example/" + i * 7919).toList();
  }

  @Test
  void itsNameAndThoseOfItsFiles() {
    assertEquals("csv", csv.id());
    assertEquals(List.of("csv", "tsv"), csv.fileExtensions());
    assertEquals("table: one row per url", csv.description());
  }

  @Test
  void oneFormatServesSeveralRegistries() throws IOException {
    for (var columns :
        List.of(
            Map.entry(Extensions.of(new Film.Extension()), "{loc=loc, Film Title=film.title}"),
            Map.entry(Extensions.of(), "{loc=loc, Film Title=}"),
            Map.entry(Extensions.of(new Film.Extension()), "{loc=loc, Film Title=film.title}"))) {
      byte[] table = "loc,Film Title\n".getBytes(StandardCharsets.UTF_8);
      Context context = Context.of(columns.getKey());
      assertEquals(columns.getValue(), csv.columns(Documents.source(table), context).toString());
    }
  }

  @Test
  void optionsNameColumnsThatExist() {
    Extensions extensions = Extensions.of(new Film.Extension());
    CsvInputOptions.DEFAULTS
        .withColumns(Map.of("a", "film.title", "b", ""))
        .checkColumns(extensions);
    CsvOptions.DEFAULTS.withColumns(List.of("loc", "film.title")).checkColumns(extensions);
    var unknown = CsvInputOptions.DEFAULTS.withColumns(Map.of("a", "film.titel"));
    assertThrows(IllegalArgumentException.class, () -> unknown.checkColumns(extensions));
    var unwritten = CsvOptions.DEFAULTS.withColumns(List.of("loc", "film.titel"));
    assertThrows(IllegalArgumentException.class, () -> unwritten.checkColumns(extensions));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "loc",
        "URL;Title",
        "title\tAddress",
        "\uFEFF\"Page\",\"Clicks\"",
        "\n\n LOC ,lastmod",
        "a,b;c,d;url;e,f"
      })
  void tableIsToldByAColumnForTheUrl(String start) {
    assertTrue(csv.matches(Head.of((start + "\nx").getBytes(StandardCharsets.UTF_8))), start);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "https://a.example/", "<loc>", "{\"loc\":\"x\"}", "the url, and more", "a,b"})
  void otherTextsAreNoTables(String start) {
    assertFalse(csv.matches(Head.of((start + "\nx").getBytes(StandardCharsets.UTF_8))), start);
  }

  @Test
  void onlyDelimitersThatReadersTellCanBeChosen() {
    assertThrows(IllegalArgumentException.class, () -> CsvOptions.DEFAULTS.withDelimiter('|'));
    assertEquals(';', CsvOptions.DEFAULTS.withDelimiter(';').delimiter());
  }
}
