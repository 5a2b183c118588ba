package io.github.sitemaptoolkit.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.testkit.Documents;
import io.github.sitemaptoolkit.testkit.RandomEntries;
import java.util.List;

/** An entry with elements of any extension: it is written, and comes back equal. */
class EntriesFuzzTest {

  private static final SitemapFormat XML = Promises.format("xml");

  /** One each: other tests mix them, and documents of all are so large that few are tried. */
  private static final List<Extensions> REGISTRIES =
      Promises.EXTENSIONS.registrations().stream()
          .map(registration -> Extensions.of(registration.extension()))
          .toList();

  @FuzzTest(maxDuration = "")
  void comeBackEqual(FuzzedDataProvider data) {
    Extensions extensions = data.pickValue(REGISTRIES);
    var random = new RandomEntries(extensions, new FuzzedRandom(data));
    List<UrlEntry> entries = random.next(1);
    Context writing = Context.of(extensions).withProblems(new Problems());
    String document = Documents.write(XML, entries, writing);
    assertEquals(0, writing.problems().missing(), () -> writing.problems().first().toString());
    Context reading = Context.of(extensions).withProblems(new Problems());
    List<UrlEntry> again = Documents.read(XML, document.getBytes(UTF_8), reading);
    assertEquals(entries, again, document);
    assertEquals(
        document, Documents.write(XML, again, Context.of(extensions).withProblems(new Problems())));
  }
}
