package io.github.sitemaptoolkit.evidence.console;

import io.github.sitemaptoolkit.code.DocumentCodes;
import io.github.sitemaptoolkit.evidence.internal.PlainTable;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;

/**
 * The tables of an export: in an archive, a workbook, a folder or beside each other. They are
 * small, so what is larger is refused, and nothing of an archive is written to the disk.
 */
final class ExportFiles {

  private static final int MOST_BYTES = 8 << 20; // of 1,000 addresses: some 2 KiB each at most
  private static final int MOST_TABLES = 10;
  private static final int MOST_ENTRIES = 100;
  private static final String CSV = ".csv";

  private ExportFiles() {}

  /**
   * Returns the tables of a zip archive; none if it has other files, too.
   *
   * @throws SitemapException if the archive is damaged, or a table in it is too large
   */
  static List<ExportTable> ofArchive(Source source, Context context) throws IOException {
    List<ExportTable> tables = new ArrayList<>();
    try (var zip = new ZipInputStream(source.stream())) {
      int entries = 0;
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        boolean table = entry.getName().toLowerCase(Locale.ROOT).endsWith(CSV);
        entries++;
        if (entry.isDirectory()) {
          continue;
        } else if (!table || tables.size() == MOST_TABLES || entries > MOST_ENTRIES) {
          return List.of();
        }
        addEntry(zip, source.name(), entry.getName(), context, tables);
      }
    } catch (ZipException | EOFException | IllegalArgumentException e) { // also of names
      String message = "the archive is damaged; export or download it once more";
      throw new SitemapException(DocumentCodes.TRUNCATED, message, Location.of(source.name()));
    }
    return tables;
  }

  private static void addEntry(
      ZipInputStream zip, String archive, String entry, Context context, List<ExportTable> tables)
      throws IOException {
    String name = archive + '/' + entry;
    byte[] bytes = zip.readNBytes(MOST_BYTES + 1);
    if (bytes.length > MOST_BYTES) {
      throw tooLarge(name);
    }
    Source table = Source.of(new ByteArrayInputStream(bytes), name, context.limits());
    add(table, context, 0, tables);
  }

  private static SitemapException tooLarge(String name) {
    String message =
        "a table is larger than "
            + (MOST_BYTES >> 20)
            + " MiB, but an export of Search Console has 1,000 rows at most; give the export as it is";
    return new SitemapException(DocumentCodes.LIMIT, message, Location.of(name));
  }

  /** Returns the tables of a folder; none if it has too many to be an export. */
  static List<ExportTable> ofFolder(Path folder, Context context) throws IOException {
    List<Path> files = tables(folder);
    List<ExportTable> tables = new ArrayList<>();
    if (files.size() <= MOST_TABLES) {
      for (Path file : files) {
        addFile(file, context, tables);
      }
    }
    return tables;
  }

  /** Returns a table and those beside it; none if it is not one of pages. */
  static List<ExportTable> ofTable(Path file, Context context) throws IOException {
    List<ExportTable> own = new ArrayList<>();
    addFile(file, context, own);
    Path folder = file.toAbsolutePath().getParent();
    boolean pages = own.stream().anyMatch(ExportTable::isOfPages);
    if (!pages || folder == null) {
      return List.of();
    }
    for (ExportTable other : ofFolder(folder, context)) {
      if (!other.isOfPages()) {
        own.add(other);
      }
    }
    return own;
  }

  private static List<Path> tables(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.toString().toLowerCase(Locale.ROOT).endsWith(CSV))
          .filter(Files::isRegularFile)
          .sorted()
          .limit(MOST_TABLES + 1L)
          .toList();
    }
  }

  private static void addFile(Path file, Context context, List<ExportTable> tables)
      throws IOException {
    if (Files.size(file) <= MOST_BYTES) {
      try (Source source = Source.open(file, context.limits())) {
        add(source, context, 0, tables);
      }
    }
  }

  /** Returns the tables of a workbook. */
  static List<ExportTable> ofWorkbook(Path file, Context context) throws IOException {
    List<ExportTable> tables = new ArrayList<>();
    for (int sheet = 1; sheet <= MOST_TABLES && Files.size(file) <= MOST_BYTES; sheet++) {
      try (Source source = Source.open(file, context.limits())) {
        add(source, context, sheet, tables);
      } catch (SitemapException e) {
        if (sheet == 1) {
          throw e;
        }
        return tables; // there is no such sheet
      }
    }
    return tables;
  }

  private static void add(Source source, Context context, int sheet, List<ExportTable> tables)
      throws IOException {
    Context quiet = context.withProblems(new Problems());
    try (PlainTable table = PlainTable.open(source, quiet, sheet)) {
      if (table != null) {
        tables.add(ExportTable.of(table));
      }
    }
  }
}
