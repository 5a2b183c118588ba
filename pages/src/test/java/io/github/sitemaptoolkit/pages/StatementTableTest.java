package io.github.sitemaptoolkit.pages;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.converters.option.FeedOptions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryWriter;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.pages.StatementTable.Row;
import io.github.sitemaptoolkit.pages.option.LastmodSource;
import io.github.sitemaptoolkit.xml.SitemapXmlFormat;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * What docs/static-sites.md says of pages is what is read of them: each example of its tables is
 * read. {@code -Dsite.write=true} writes the tables anew.
 */
class StatementTableTest extends FolderTest {

  private static final Path DOCUMENT = Path.of("..", "docs", "static-sites.md");
  private static final List<String> COUNTED =
      List.of("<lastmod>", "<video:video>", "<image:image>", "<news:news>");

  private static List<Row> rows() throws IOException {
    return StatementTable.read();
  }

  @Test
  void documentHasTheTables() throws IOException {
    String expected = Files.readString(DOCUMENT);
    for (String table : List.of("films", "others")) {
      expected = with(expected, table, StatementTable.markdown(rows(), table));
    }
    if (Boolean.getBoolean("site.write")) {
      Files.writeString(DOCUMENT, expected);
    }
    assertEquals(expected, Files.readString(DOCUMENT), "run with -Dsite.write=true");
  }

  private static String with(String text, String name, String table) {
    String begin = "<!-- what pages say: " + name + " -->\n";
    int start = text.indexOf(begin) + begin.length();
    assertTrue(start >= begin.length(), name);
    int end = text.indexOf("<!-- end -->", start);
    return text.substring(0, start) + table + text.substring(end);
  }

  @Test
  void eachRowIsWhatIsRead() throws IOException {
    options = options.withThreads(1).withLastmod(List.of(LastmodSource.DATA, LastmodSource.META));
    Context news =
        context.with(
            FeedOptions.DEFAULTS
                .withExtensions(Set.of("news"))
                .withNow(Instant.parse("2026-02-02T12:00:00Z")));
    assertAll(rows().stream().map(row -> () -> check(row, news)));
  }

  private void check(Row row, Context news) throws IOException {
    for (String page : row.pages()) {
      check(row, page, entry(page, news));
    }
    if (row.gives().isEmpty() && row.isCompleted()) {
      String without = entry(row.withoutExample().pages().get(0), news);
      assertEquals(without, entry(row.pages().get(0), news), row.said());
    }
  }

  private String entry(String page, Context with) throws IOException {
    writeText("index.html", page);
    List<UrlEntry> entries = read(with);
    assertEquals(1, entries.size(), page);
    return xml(entries.get(0));
  }

  private static void check(Row row, String page, String xml) {
    String message = " of " + page + "\n" + xml;
    assertAll(
        row.gives().stream()
            .map(element -> () -> assertTrue(xml.contains(element), element + message)));
    for (String element : COUNTED) {
      String prefix = element.substring(0, Math.max(element.indexOf(':'), 5));
      boolean given = row.gives().stream().anyMatch(it -> it.startsWith(prefix));
      boolean base = row.isOf(element);
      int count = xml.split(element, -1).length - 1;
      if (given || !base) {
        assertEquals(given ? 1 : 0, count, () -> element + message);
      }
    }
  }

  private String xml(UrlEntry entry) throws IOException {
    var bytes = new ByteArrayOutputStream();
    Sink sink = Sink.of(bytes, "sitemap.xml", false);
    var document = DocumentInfo.of(DocumentInfo.Kind.URLSET);
    try (EntryWriter<UrlEntry> out = new SitemapXmlFormat().writer(sink, document, context)) {
      out.write(entry);
      out.finish();
      sink.commit();
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
