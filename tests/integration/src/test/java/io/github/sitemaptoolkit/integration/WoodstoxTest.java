package io.github.sitemaptoolkit.integration;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.testkit.Documents;
import io.github.sitemaptoolkit.testkit.RandomEntries;
import io.github.sitemaptoolkit.xml.SitemapXmlFormat;
import io.github.sitemaptoolkit.xml.WoodstoxEntries;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Woodstox, the oracle, finds in sitemaps what the toolkit's own tokenizer does. */
class WoodstoxTest {

  private static final int DOCUMENTS = 300;

  @Test
  void entriesAndProblemsAreTheSame() throws IOException {
    var format = new SitemapXmlFormat();
    var extensions = Extensions.load();
    for (int seed = 0; seed < DOCUMENTS; seed++) {
      List<UrlEntry> written = new RandomEntries(extensions, seed).next(3);
      String document = Documents.write(format, written, Context.of(extensions));
      String odd = document.replace("</image:loc>", "</image:loc> stray <?x?>");

      var problems = new Problems();
      Context context = Context.of(extensions).withProblems(problems);
      List<UrlEntry> entries = Documents.read(format, odd.getBytes(UTF_8), context);
      var expectedProblems = new Problems();
      List<UrlEntry> expected = new ArrayList<>();
      WoodstoxEntries.read(
          odd.getBytes(UTF_8),
          Context.of(extensions).withProblems(expectedProblems),
          expected::add);

      assertEquals(written.size(), entries.size());
      assertEquals(expected, entries, odd);
      assertEquals(expectedProblems.counts(), problems.counts(), odd);
    }
  }
}
