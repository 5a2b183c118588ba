package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Skipping elements that nobody wants changes nothing else, in documents with any fault. */
class SkippedElementsTest {

  private static final Context ALL = Context.load();

  private static List<String> read(Path file, Context context) throws IOException {
    List<String> entries = new ArrayList<>();
    try (EntryReader<UrlEntry> in = Sitemaps.read(file, context.withProblems(new Problems()))) {
      for (UrlEntry entry : in) {
        entries.add(
            entry.loc()
                + ' '
                + entry.lastmod()
                + ' '
                + entry.changefreq()
                + ' '
                + entry.priority());
      }
    } catch (SitemapException e) {
      entries.add(e.problem().code());
    }
    return entries;
  }

  @Test
  void entriesStayTheSame() throws IOException {
    Context none = Context.of(Extensions.of()).withForeign(false);
    int read = 0;
    try (Stream<Path> files = Files.walk(Path.of("../../corpus"))) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        if (file.getFileName().toString().contains(".xml")) {
          assertEquals(read(file, ALL), read(file, none), file.toString());
          read++;
        }
      }
    }
    assertTrue(read > 300, "documents: " + read);
  }
}
