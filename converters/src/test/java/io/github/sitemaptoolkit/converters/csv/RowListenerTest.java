package io.github.sitemaptoolkit.converters.csv;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.converters.json.JsonFormat;
import io.github.sitemaptoolkit.converters.option.RowListener;
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
