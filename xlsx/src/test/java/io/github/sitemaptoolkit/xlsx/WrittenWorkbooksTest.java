package io.github.sitemaptoolkit.xlsx;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.converters.csv.CsvFormat;
import io.github.sitemaptoolkit.converters.option.CsvOptions;
import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.EntryWriter;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.xlsx.internal.XlsxFormat;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is written as a workbook, and what comes back of it. */
class WrittenWorkbooksTest {

  private static final int LONGEST = 32_767; // characters of a cell in Excel

  private static final UrlEntry FULL =
      UrlEntry.builder("https://a.example/")
          .lastmod("2026-03-01T10:00:00+05:30")
          .changefreq("daily")
          .priority("0.50")
          .add(Image.builder().loc("https://a.example/1.jpg").title("Über \"=1+1\" | 2").build())
          .add(Image.builder().loc("https://a.example/2.jpg").build())
          .build();

  @TempDir Path directory;

  private static byte[] written(SitemapFormat format, Context context, UrlEntry... entries)
      throws IOException {
    var bytes = new ByteArrayOutputStream();
    try (Sink sink = Sink.of(bytes, "a." + format.id(), false);
        EntryWriter<UrlEntry> out =
            format.writer(sink, DocumentInfo.of(DocumentInfo.Kind.URLSET), context)) {
      for (UrlEntry entry : entries) {
        out.write(entry);
      }
      out.finish();
      sink.commit();
    }
    return bytes.toByteArray();
  }

  private static byte[] workbook(UrlEntry... entries) throws IOException {
    return written(new XlsxFormat(), Workbooks.context(), entries);
  }

  private static List<String> rows(byte[] workbook) throws IOException {
    List<String> rows = new ArrayList<>();
    try (Source source = Source.of(new ByteArrayInputStream(workbook), "a.xlsx");
        var in = new XlsxFormat().reader(source, Workbooks.context());
        var out = new ByteArrayOutputStream();
        Sink sink = Sink.of(out, "a.csv", false);
        EntryWriter<UrlEntry> csv =
            new CsvFormat()
                .writer(sink, DocumentInfo.of(DocumentInfo.Kind.URLSET), Workbooks.context())) {
      for (UrlEntry entry : in) {
        csv.write(entry);
      }
      csv.finish();
      sink.commit();
      rows.addAll(out.toString(StandardCharsets.UTF_8).lines().toList());
    }
    return rows;
  }

  @Test
  void valuesComeBackExactly() throws IOException {
    byte[] workbook = workbook(FULL, UrlEntry.of("https://a.example/b"));
    assertEquals(
        List.of(FULL, UrlEntry.of("https://a.example/b")),
        Workbooks.read(workbook, Workbooks.context()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "00123",
        "1e5",
        "2026-03-01",
        "TRUE",
        "=1+1",
        "+49 30",
        "_x000D_",
        "a_x0041_b_x",
        "a\rb",
        "a\nb\tc",
        "\"quoted\", and \"\"",
        "' apostrophe",
        "\u0001\u001F",
        "\uFFFE",
        "a 😀 b",
        "<b> & ]]>",
        "#REF!",
        "a|b"
      })
  void textsComeBackAsTheyAre(String title) throws IOException {
    UrlEntry entry =
        UrlEntry.builder("https://a.example/")
            .add(Image.builder().loc("https://a.example/1.jpg").title(title).build())
            .build();
    assertEquals(List.of(entry), Workbooks.read(workbook(entry), Workbooks.context()));
  }

  @Test
  void columnsAreThoseOfCsv() throws IOException {
    for (CsvOptions options :
        List.of(
            CsvOptions.DEFAULTS,
            CsvOptions.DEFAULTS.withLayout(CsvOptions.Layout.WIDE),
            CsvOptions.DEFAULTS.withSafe(true),
            CsvOptions.DEFAULTS.withColumns(List.of("image.loc", "loc")))) {
      Context context = Workbooks.context().with(options);
      byte[] csv = written(new CsvFormat(), context, FULL);
      byte[] workbook = written(new XlsxFormat(), context, FULL);
      var names = new ArrayList<String>();
      try (Source source = Source.of(new ByteArrayInputStream(workbook), "a.xlsx")) {
        names.addAll(new XlsxFormat().columns(source, Workbooks.context()).keySet());
      }
      String header = new String(csv, StandardCharsets.UTF_8).lines().findFirst().orElse("");
      assertEquals(header.replace("\"", ""), String.join(",", names));
    }
  }

  @Test
  void whatHasNoColumnIsTold() throws IOException {
    Context context = Workbooks.context();
    written(new XlsxFormat(), context.with(CsvOptions.DEFAULTS.withColumns(List.of("loc"))), FULL);
    assertTrue(context.problems().losses().toString().contains("image.loc"));
  }

  @Test
  void aTextThatNoCellHoldsIsRefused() throws IOException {
    workbook(titled(LONGEST));
    var e = assertThrows(SitemapException.class, () -> workbook(titled(LONGEST + 1)));
    assertEquals("xlsx.no-room", e.problem().code());
    assertTrue(e.problem().message().startsWith("cell F2 would have 32768"), e.getMessage());
  }

  @Test
  void aWorkbookIsNotWrittenByTheNameOfOneWithMacros() throws IOException {
    Path file = directory.resolve("a.xlsm");
    var e = assertThrows(SitemapException.class, () -> write(file, 1));
    assertEquals("xlsx.unsupported", e.problem().code());
    assertFalse(Files.exists(file));
  }

  private static UrlEntry titled(int length) {
    return UrlEntry.builder("https://a.example/")
        .add(Image.builder().loc("https://a.example/1.jpg").title("x".repeat(length)).build())
        .build();
  }

  @Test
  @Tag("slow")
  void moreRowsThanASheetHasAreRefusedAndReplaceNothing() throws IOException {
    Path file = Files.writeString(directory.resolve("a.xlsx"), "as it was");
    var e = assertThrows(SitemapException.class, () -> write(file, 1_048_576));
    assertEquals("xlsx.no-room", e.problem().code());
    assertEquals("as it was", Files.readString(file));
    write(file, 1_048_575);
    try (Source source = Source.open(file);
        EntryReader<UrlEntry> in = new XlsxFormat().reader(source, Workbooks.context())) {
      int count = 0;
      for (UrlEntry entry : in) {
        assertFalse(entry.loc().isEmpty());
        count++;
      }
      assertEquals(1_048_575, count);
    }
  }

  private static void write(Path file, int count) throws IOException {
    Context context = Workbooks.context().with(CsvOptions.DEFAULTS.withColumns(List.of("loc")));
    try (Sink sink = Sink.open(file);
        EntryWriter<UrlEntry> out =
            new XlsxFormat().writer(sink, DocumentInfo.of(DocumentInfo.Kind.URLSET), context)) {
      for (int i = 0; i < count; i++) {
        out.write(UrlEntry.of("https://a.example/" + i));
      }
      out.finish();
      sink.commit();
    }
  }

  @Test
  void anEmptyTableHasItsHeader() throws IOException {
    assertEquals(List.of(), Workbooks.read(workbook(), Workbooks.context()));
    assertEquals(List.of("loc,lastmod,changefreq,priority"), rows(workbook()));
  }
}
