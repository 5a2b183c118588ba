package io.github.sitemaptoolkit.converters.csv;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.converters.json.JsonFormat;
import io.github.sitemaptoolkit.converters.reading.RowListener;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.testkit.Documents;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RowListenerTest {

  private static final String CRAWL =
      """
      Address,Content Type,Status Code,Indexability
      https://example.com/a,text/html,200,Indexable
      https://example.com/b,text/html,301,Non-Indexable
      https://example.com/c,text/html,200,Non-Indexable
      https://example.com/d.jpg,image/jpeg,200,Indexable
      """;

  private final List<String> verdicts = new ArrayList<>();

  private List<String> read(SitemapFormat format, String text) {
    var listener =
        new RowListener(
            row -> verdicts.add(row.reason() + " " + row.header() + " " + row.cell().strip()));
    return Documents.read(format, text, Context.load().with(listener)).stream()
        .map(entry -> entry.loc().substring("https://example.com/".length()))
        .toList();
  }

  @Test
  void allRowsAreReadWithWhatTheTableSaysOfThem() {
    assertEquals(List.of("a", "b", "c", "d.jpg"), read(new CsvFormat(), CRAWL));
    assertEquals(
        List.of(
            "NONE null ",
            "STATUS Status Code 301",
            "NOT_INDEXABLE Indexability Non-Indexable",
            "MEDIA_TYPE Content Type image/jpeg"),
        verdicts);
  }

  @Test
  void theReasonThatTheRowGivesInWordsIsTold() {
    String crawl =
        """
        Address,Status Code,Status,Indexability,Indexability Status,Canonical Link,Redirect URL
        https://example.com/a,200,OK,Indexable,,https://example.com/a,
        https://example.com/b,200,OK,Non-Indexable,Canonicalised,https://example.com/a,
        https://example.com/c,0,Blocked by robots.txt,Non-Indexable,Blocked by robots.txt,,
        https://example.com/d,301,Moved Permanently,Non-Indexable,Redirected,,https://example.com/a
        https://example.com/e,404,Not Found,Non-Indexable,Client Error,,
        """;
    List<String> reasons = new ArrayList<>();
    var listener =
        new RowListener(
            row ->
                reasons.add(
                    row.reason() + (row.canonical() == null ? "" : ' ' + row.canonical().url())));
    Documents.read(new CsvFormat(), crawl, Context.load().with(listener));
    assertEquals(
        List.of(
            "NONE https://example.com/a",
            "CANONICALISED https://example.com/a",
            "BLOCKED",
            "REDIRECTED https://example.com/a",
            "STATUS"),
        reasons);
  }

  @Test
  void whatTheResponseWasComesBeforeItsMediaType() {
    String crawl =
        """
        Address,Content Type,Indexability,Indexability Status,Status Code,Redirect URL
        https://example.com/a.jpg,image/jpeg,Non-Indexable,Client Error,404,
        https://example.com/b,text/html,Non-Indexable,noindex,200,
        https://example.com/c,text/html,,,301,https://example.com/a
        https://example.com/d.css,text/css,Indexable,,200,
        """;
    assertEquals(List.of("a.jpg", "b", "c", "d.css"), read(new CsvFormat(), crawl));
    assertEquals(
        List.of(
            "STATUS Status Code 404",
            "NOT_INDEXABLE Indexability Status noindex",
            "REDIRECTED Status Code 301",
            "MEDIA_TYPE Content Type text/css"),
        verdicts);
  }

  @Test
  void itemsOfJsonAreLikeRows() {
    String text =
        "[{\"url\":\"https://example.com/a\",\"status_code\":200},"
            + "{\"url\":\"https://example.com/b\",\"status_code\":404}]";
    assertEquals(List.of("a", "b"), read(new JsonFormat(), text));
    assertEquals(List.of("NONE null ", "STATUS status_code 404"), verdicts);
  }

  @Test
  void onlyPagesAreReadWithoutListener() {
    assertEquals(1, Documents.read(new CsvFormat(), CRAWL, Context.load()).size());
  }
}
