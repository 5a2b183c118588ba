package io.github.sitemaptoolkit.converters;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.converters.csv.CsvFormat;
import io.github.sitemaptoolkit.converters.feed.RssFormat;
import io.github.sitemaptoolkit.converters.json.JsonFormat;
import io.github.sitemaptoolkit.converters.ndjson.NdjsonFormat;
import io.github.sitemaptoolkit.converters.option.CsvInputOptions;
import io.github.sitemaptoolkit.date.DateOptions;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.xml.SitemapXmlFormat;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.ZoneId;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Dates with a time but no zone, if the caller knows their zone. */
class DateZoneTest {

  private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");

  private Context context =
      Context.of(Extensions.of())
          .withProblems(new Problems())
          .with(DateOptions.DEFAULTS.withZone(BERLIN));

  private String lastmod(SitemapFormat format, String document) throws IOException {
    byte[] bytes = document.getBytes(StandardCharsets.UTF_8);
    try (var reader = format.reader(Source.of(new ByteArrayInputStream(bytes), "in"), context)) {
      return reader.read().lastmod();
    }
  }

  private String table(String date) throws IOException {
    return lastmod(new CsvFormat(), "loc,lastmod\nhttps://example.com/,\"" + date + "\"\n");
  }

  private static String sitemap(String date) {
    return "<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'><url>"
        + "<loc>https://example.com/</loc><lastmod>"
        + date
        + "</lastmod></url></urlset>";
  }

  @ParameterizedTest
  @CsvSource({
    "2026-11-20 10:15, 2026-11-20T10:15:00+01:00",
    "2026-07-20T10:15:30, 2026-07-20T10:15:30+02:00",
    "20.11.2026 10:15, 2026-11-20T10:15:00+01:00",
    "'Fri, 20 Nov 2026 10:15:00', 2026-11-20T10:15:00+01:00",
    "2026-11-20T10:15:00Z, 2026-11-20T10:15:00Z",
    "2026-11-20, 2026-11-20",
  })
  void timesWithoutAZoneAreInTheGivenOne(String date, String expected) throws IOException {
    assertEquals(expected, table(date));
  }

  @Test
  void timesThatTheZoneSkipsOrHasTwiceKeepTheirDay() throws IOException {
    assertEquals("2026-03-29", table("2026-03-29 02:30"));
    assertEquals("2026-10-25", table("2026-10-25 02:30"));
    assertEquals(2, context.problems().count("date.no-zone"));
  }

  @Test
  void aPatternMayLeaveTheZoneOut() throws IOException {
    context = context.with(CsvInputOptions.DEFAULTS.withDateFormat("yyyy/dd/MM HH-mm"));
    assertEquals("2026-11-20T10:15:00+01:00", table("2026/20/11 10-15"));
  }

  @Test
  void feedsAndJsonAreReadLikeTables() throws IOException {
    String feed =
        "<rss version='2.0'><channel><item><link>https://example.com/</link>"
            + "<pubDate>20 Nov 2026 10:15</pubDate></item></channel></rss>";
    assertEquals("2026-11-20T10:15:00+01:00", lastmod(new RssFormat(), feed));
    String json = "[{\"url\":\"https://example.com/\",\"updated\":\"2026-11-20T10:15:00\"}]";
    assertEquals("2026-11-20T10:15:00+01:00", lastmod(new JsonFormat(), json));
    String line = "{\"loc\":\"https://example.com/\",\"lastmod\":\"2026-11-20T10:15:00\"}\n";
    assertEquals("2026-11-20T10:15:00+01:00", lastmod(new NdjsonFormat(), line));
  }

  @Test
  void theLastmodOfASitemapIsConvertedAndTold() throws IOException {
    String read = lastmod(new SitemapXmlFormat(), sitemap("2026-11-20T10:15:00"));

    assertEquals("2026-11-20T10:15:00+01:00", read);
    Problem problem = context.problems().first().get(0);
    assertEquals(Severity.INFO, problem.severity());
    assertEquals(
        "lastmod \"2026-11-20T10:15:00\" is not a date in W3C format; it is read as"
            + " 2026-11-20T10:15:00+01:00",
        problem.message());
  }

  @Test
  void otherDatesOfASitemapAreKept() throws IOException {
    var format = new SitemapXmlFormat();
    for (String date :
        List.of("2026-11-20", "2026-11-20T10:15+05:00", "soon", "2026-03-29T02:30:00")) {
      assertEquals(date, lastmod(format, sitemap(date)));
    }
  }
}
