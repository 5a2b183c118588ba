package io.github.sitemaptoolkit.converters;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.converters.csv.CsvFormat;
import io.github.sitemaptoolkit.converters.json.JsonFormat;
import io.github.sitemaptoolkit.converters.ndjson.NdjsonFormat;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.xml.SitemapXmlFormat;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A date that is wrong has the same code in all formats, whether it is kept or left out. */
class WrongDatesTest {

  private static final String URL = "https://example.com/";

  private final List<String> dates = new ArrayList<>();
  private final List<Problem> problems = new ArrayList<>();

  private List<String> codes(SitemapFormat format, String document) {
    Context context = Context.of(Extensions.of()).withProblems(new Problems());
    byte[] bytes = document.getBytes(StandardCharsets.UTF_8);
    try (var reader = format.reader(Source.of(new ByteArrayInputStream(bytes), "in"), context)) {
      for (var entry = reader.read(); entry != null; entry = reader.read()) {
        dates.add(entry.lastmod());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    problems.clear();
    problems.addAll(context.problems().first());
    return problems.stream().map(Problem::code).toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2026-13-45",
        "2026-02-29",
        "2026-13",
        "2026-11-20T24:00:00Z",
        "2026-11-20T10:60:00Z",
        "2026-11-20T10:00:00",
        "2026-11-20 10:00:00",
        "yesterday",
        "11/20/2026",
      })
  void theCodeOfAWrongDateDoesNotDependOnTheFormat(String date) {
    List<String> csv = codes(new CsvFormat(), "loc,lastmod\n" + URL + ',' + date + "\n");
    assertEquals(1, csv.size());
    String object = "{\"loc\":\"" + URL + "\",\"lastmod\":\"" + date + "\"}";
    assertEquals(csv, codes(new NdjsonFormat(), object + "\n"));
    assertEquals(
        csv,
        codes(
            new SitemapXmlFormat(),
            "<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'><url><loc>"
                + URL
                + "</loc><lastmod>"
                + date
                + "</lastmod></url></urlset>"));
    assertEquals(csv, codes(new JsonFormat(), "[" + object + "]"));
    assertEquals(csv, codes(new CsvFormat(), "loc,lastmod\n" + URL + ",\\=" + date + "\n"));
    assertEquals(List.of(date, date), dates.subList(1, 3));
    assertEquals(date, dates.get(4));
  }

  @Test
  void aWrongDateInJsonLinesIsReportedWhereItIs() {
    codes(new NdjsonFormat(), "{\"loc\":\"" + URL + "\",\"lastmod\":\"soon\"}\n");
    assertEquals("in:1:41", problems.get(0).location().toString());
    assertEquals("url[1].lastmod", problems.get(0).path());
    assertEquals(URL, problems.get(0).loc());
  }
}
