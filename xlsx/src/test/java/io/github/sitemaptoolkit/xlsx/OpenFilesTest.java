package io.github.sitemaptoolkit.xlsx;

import static io.github.sitemaptoolkit.xlsx.Workbooks.cells;
import static io.github.sitemaptoolkit.xlsx.Workbooks.row;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limit;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.xlsx.internal.XlsxFormat;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** The temporary file that has the bytes of a workbook is closed, however reading ends. */
@EnabledOnOs(OS.LINUX)
class OpenFilesTest {

  private static final byte[] WORKBOOK =
      Workbooks.of(row("loc"), row("https://a.example/1")).bytes();

  private final Context context = Workbooks.context();
  private List<String> before = List.of();

  /**
   * Returns which of our files this process has open that it had not before; one without a name is
   * "deleted".
   */
  private List<String> openFiles() throws IOException {
    List<String> open = new ArrayList<>();
    try (Stream<Path> files = Files.list(Path.of("/proc/self/fd"))) {
      for (Path file : files.toList()) {
        if (Files.isSymbolicLink(file)) { // that of the list itself is gone
          open.add(Files.readSymbolicLink(file).toString());
        }
      }
    }
    open.removeIf(file -> !file.contains("sitemap-") || !file.contains(".xlsx"));
    open.removeAll(before);
    return open;
  }

  @BeforeEach
  void findOpenFiles() throws IOException {
    before = openFiles();
  }

  @AfterEach
  void noFileStaysOpen() throws IOException {
    assertEquals(List.of(), openFiles());
  }

  /** So nothing is left even if the program is killed. */
  @Test
  void theFileHasNoNameWhileItIsRead() throws IOException {
    try (var source = Source.of(new ByteArrayInputStream(WORKBOOK), "a.xlsx");
        var reader = new XlsxFormat().reader(source, context)) {
      assertEquals("https://a.example/1", reader.iterator().next().loc());
      List<String> open = openFiles();
      assertFalse(open.isEmpty());
      assertTrue(open.stream().allMatch(file -> file.endsWith(" (deleted)")), open.toString());
    }
  }

  private static Workbooks dated(String more) {
    String url = "<c t=\"inlineStr\"><is><t>https://a.example/1</t></is></c>";
    return Workbooks.of(
        row("loc", "lastmod"), cells(url, "<c t=\"d\"><v>2026-11-20</v></c>"), more);
  }

  @Test
  void theCopyOfAWorkbookWithDatesHasNoNameWhileItIsRead() throws IOException {
    try (var source = Source.of(new ByteArrayInputStream(dated("").bytes()), "a.xlsx");
        var reader = new XlsxFormat().reader(source, context)) {
      assertEquals("2026-11-20", reader.iterator().next().lastmod());
      List<String> open = openFiles();
      assertEquals(1, open.stream().distinct().count(), open.toString());
      assertTrue(open.get(0).endsWith(" (deleted)"), open.toString());
    }
  }

  @Test
  void datesInAMalformedSheetCloseBothFiles() {
    assertRefused("xlsx.damaged", dated("<row><x").bytes(), context);
  }

  @Test
  void theSourceIsClosedWithTheReader() throws IOException {
    var closed = new AtomicBoolean();
    var in =
        new ByteArrayInputStream(WORKBOOK) {
          @Override
          public void close() {
            closed.set(true);
          }
        };
    var source = Source.closing(in, "a.xlsx", context.limits());
    var reader = new XlsxFormat().reader(source, context);
    assertFalse(closed.get());
    reader.close();
    assertTrue(closed.get());
  }

  private void assertRefused(String code, byte[] workbook, Context in) {
    var e = assertThrows(SitemapException.class, () -> Workbooks.read(workbook, in));
    assertEquals(code, e.problem().code());
  }

  @Test
  void aSheetThatIsMissingClosesTheFile() {
    assertRefused(
        "xlsx.no-such-sheet", WORKBOOK, context.with(XlsxInputOptions.DEFAULTS.withSheet("no")));
  }

  @Test
  void aSheetThatIsMalformedClosesTheFile() {
    assertRefused(
        "xlsx.damaged",
        Workbooks.of(row("loc")).part("xl/worksheets/sheet1.xml", "<worksheet><x").bytes(),
        context);
  }

  @Test
  void aTableWithoutUrlsClosesTheFile() {
    assertRefused("csv.no-url-column", Workbooks.of(row("a", "b"), cells()).bytes(), context);
  }

  @Test
  void aDocumentUpToTheLimitIsCopied() {
    Context limited = context.withLimits(context.limits().with(Limit.BYTES, 1000));
    assertRefused("xlsx.damaged", new byte[1000], limited);
    assertRefused("doc.limit", new byte[1001], limited);
  }
}
