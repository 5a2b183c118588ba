package io.github.sitemaptoolkit.xlsx;

import static io.github.sitemaptoolkit.xlsx.Workbooks.row;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.xlsx.internal.XlsxFormat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SharedKeyTest {

  @TempDir private Path directory;

  @Test
  void rowsOfALargeWorkbookMayStandApart() throws IOException {
    List<String> rows = new ArrayList<>(List.of(row("url", "language", "translation id")));
    for (String language : List.of("en", "de")) {
      for (int i = 0; i < 1200; i++) {
        rows.add(row("https://a.example/" + language + "/" + i, language, "k" + i));
      }
    }
    byte[] workbook = new Workbooks().sheet("S", rows.toArray(String[]::new)).bytes();
    Path file = Files.write(directory.resolve("t.xlsx"), workbook);
    List<UrlEntry> entries = new ArrayList<>();
    try (EntryReader<UrlEntry> reader =
        new XlsxFormat().openReader(Source.open(file), Workbooks.context())) {
      reader.forEach(entries::add);
    }
    assertEquals(2400, entries.size());
    for (UrlEntry entry : entries) {
      assertEquals(2, entry.nodes().size(), entry.loc());
    }
  }
}
