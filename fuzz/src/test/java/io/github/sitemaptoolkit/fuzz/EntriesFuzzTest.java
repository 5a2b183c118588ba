package io.github.sitemaptoolkit.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.testkit.Documents;
import io.github.sitemaptoolkit.testkit.RandomEntries;
import java.util.List;

/** Entries with any mix of all extensions: they are written, and come back equal. */
class EntriesFuzzTest {

  private static final SitemapFormat XML = Promises.format("xml");

  @FuzzTest(maxDuration = "")
  void comeBackEqual(FuzzedDataProvider data) {
    var random = new RandomEntries(Promises.EXTENSIONS, new FuzzedRandom(data));
    List<UrlEntry> entries = random.next(1 + data.consumeInt(0, 2));
    Context writing = Context.of(Promises.EXTENSIONS);
    String document = Documents.write(XML, entries, writing);
    assertEquals(0, writing.problems().missing(), () -> writing.problems().first().toString());
    Context reading = Context.of(Promises.EXTENSIONS);
    List<UrlEntry> again = Documents.read(XML, document.getBytes(UTF_8), reading);
    assertEquals(entries, again, document);
    assertEquals(document, Documents.write(XML, again, Context.of(Promises.EXTENSIONS)));
  }
}
