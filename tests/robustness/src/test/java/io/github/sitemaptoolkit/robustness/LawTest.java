package io.github.sitemaptoolkit.robustness;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Formats;
import io.github.sitemaptoolkit.format.Reading;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.xml.WoodstoxEntries;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What is well-formed is never repaired, in any kind of document. {@code -Dlaw.documents=1000000}
 * reads more of them.
 */
class LawTest {

  private static final int DOCUMENTS = Integer.getInteger("law.documents", 20_000);

  private final Formats formats = Formats.load();
  private final Context context = Context.load();

  @Test
  void documentsThatLookBrokenAreReadAlike() throws IOException {
    long entries = 0;
    for (int seed = 0; seed < DOCUMENTS; seed++) {
      var made = new TrapDocument(seed);
      String text = made.make();
      byte[] document = text.getBytes(UTF_8);
      String shown = "seed " + seed + ": " + text;
      SitemapFormat format = formats.find(made.format()).orElseThrow();
      Reading strict = Reading.of(format, document, context.withStrict(true));
      boolean ofAnotherKind =
          strict.failure() != null && strict.failure().code().equals("doc.unsupported-format");
      assertTrue(strict.failure() == null || ofAnotherKind, () -> strict.failure() + "\n" + shown);
      assertNull(Reading.difference(format, document, context), shown);
      if (text.contains("urlset xmlns")
          && format.id().equals("xml")
          && !ofAnotherKind
          && !strict.has("xml.nested-entry")) {
        assertEquals(woodstox(document), strict.entries(), shown);
      }
      entries += strict.entries().size();
    }
    assertTrue(entries > DOCUMENTS / 10, "entries: " + entries);
  }

  /** Other names of entries, or those of another namespace, end no entry. */
  @ParameterizedTest
  @CsvSource({
    "rss, <item><title>t</title><a:entry><item><link>http://evil/</link></item></a:entry>"
        + "<link>http://e/1</link></item>",
    "rss, <entry><item><link>http://evil/</link></item></entry>"
        + "<item><link>http://e/1</link></item>",
    "xml, <url><sitemap/><loc>http://e/1</loc></url>",
    "xml, <url><loc>http://e/1</loc><sitemap><url><loc>http://evil/</loc></url></sitemap></url>",
    "xml, <sitemap><url><loc>http://evil/</loc></url></sitemap><url><loc>http://e/1</loc></url>",
  })
  void onlyAnEntryInOneOfItsKindIsAnEntry(String id, String inside) {
    String document =
        id.equals("rss")
            ? "<rss xmlns:a='http://www.w3.org/2005/Atom'><channel>" + inside + "</channel></rss>"
            : "<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'>" + inside + "</urlset>";
    byte[] bytes = document.getBytes(UTF_8);
    SitemapFormat format = formats.find(id).orElseThrow();
    assertNull(Reading.difference(format, bytes, context));
    List<Object> entries = Reading.of(format, bytes, context).entries();
    assertEquals(List.of("http://e/1"), entries.stream().map(e -> ((UrlEntry) e).loc()).toList());
  }

  private List<Object> woodstox(byte[] document) throws IOException {
    List<Object> entries = new ArrayList<>();
    WoodstoxEntries.read(document, context.withProblems(new Problems()), entries::add);
    return entries;
  }
}
