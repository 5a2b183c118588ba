package io.github.sitemaptoolkit.converters.csv;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Head;
import io.github.sitemaptoolkit.testkit.FormatContract;
import java.nio.charset.StandardCharsets;
import java.util.List;
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
