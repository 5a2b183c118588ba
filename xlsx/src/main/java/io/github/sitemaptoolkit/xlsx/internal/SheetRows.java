package io.github.sitemaptoolkit.xlsx.internal;

import io.github.sitemaptoolkit.converters.table.TableEntries;
import io.github.sitemaptoolkit.converters.table.TableRows;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.apache.commons.compress.archivers.zip.ZipFile;
import org.dhatim.fastexcel.reader.ReadableWorkbook;
import org.dhatim.fastexcel.reader.ReadingOptions;
import org.dhatim.fastexcel.reader.Sheet;
import org.jspecify.annotations.Nullable;

/** The rows of a sheet of a workbook. */
public final class SheetRows implements TableRows {

  private static final int LOOKED_AT = 1000; // rows, to find the sheet with urls

  private final Path file;
  private final Location location;
  private final ReadableWorkbook workbook;
  private final Stream<org.dhatim.fastexcel.reader.Row> stream;
  private final Iterator<org.dhatim.fastexcel.reader.Row> rows;
  private final CellTexts texts;
  private @Nullable Source source; // that is closed with the rows
  private long number;
  private boolean ended; // fastexcel would search for more rows

  private SheetRows(
      Path file, Location location, ReadableWorkbook workbook, Sheet sheet, CellTexts texts)
      throws IOException {
    this.file = file;
    this.location = location;
    this.workbook = workbook;
    this.texts = texts;
    this.stream = sheet.openStream();
    this.rows = stream.iterator();
  }

  /**
   * Opens a sheet. The caller closes the source, unless the rows do.
   *
   * @param sheet the name or number of the sheet; null for the first visible one, or the only one
   *     with urls
   * @throws IOException if the temporary file cannot be written or read
   * @throws SitemapException if the source is not a workbook, is damaged or has no such sheet
   */
  public static SheetRows open(Source source, Context context, @Nullable String sheet)
      throws IOException {
    Path file = SourceCopy.of(source, context.limits().bytes());
    boolean opened = false;
    try {
      SheetRows rows = open(file, Location.of(source.name()), context, sheet);
      opened = true;
      return rows;
    } finally {
      if (!opened) {
        SourceCopy.delete(file);
      }
    }
  }

  private static SheetRows open(
      Path file, Location location, Context context, @Nullable String asked) throws IOException {
    WorkbookFacts facts;
    boolean styles;
    Path readable = file;
    try (var channel = DirectoryChannel.open(file, location);
        ZipFile zip = ZipFile.builder().setSeekableByteChannel(channel).get()) {
      channel.opened();
      facts = new PackageScan(file.toFile().length(), context.limits(), location).scan(zip);
      styles = facts.hasStyles(zip);
      readable = facts.dated().isEmpty() ? file : IsoDates.copy(zip, facts.dated());
    } catch (SitemapException e) {
      throw e;
    } catch (IOException | RuntimeException e) {
      throw WorkbookFaults.damaged("its directory or a part of it is malformed", location, e);
    }
    boolean opened = false;
    try {
      SheetRows rows = open(readable, location, context, asked, facts, styles);
      opened = true;
      return rows;
    } finally {
      if (!opened || !readable.equals(file)) {
        SourceCopy.delete(opened ? file : readable);
      }
    }
  }

  private static SheetRows open(
      Path file,
      Location location,
      Context context,
      @Nullable String asked,
      WorkbookFacts facts,
      boolean styles)
      throws IOException {
    ReadableWorkbook workbook = workbook(file.toFile(), styles, location);
    SourceCopy.delete(file); // where this works for an open file, nothing is left if we are killed
    try {
      var choice = new SheetChoice(workbook, location);
      Predicate<Sheet> hasUrls =
          sheet -> context.base() != null || hasUrls(sheet, texts(workbook, sheet, facts));
      Sheet sheet =
          asked == null ? choice.choose(hasUrls, context.problems()) : choice.choose(asked);
      return new SheetRows(file, location, workbook, sheet, texts(workbook, sheet, facts));
    } catch (SitemapException e) {
      workbook.close();
      throw e;
    } catch (IOException | RuntimeException e) {
      workbook.close();
      throw WorkbookFaults.damaged("a sheet is malformed", location, e);
    }
  }

  private static CellTexts texts(ReadableWorkbook workbook, Sheet sheet, WorkbookFacts facts) {
    Map<Long, String> addresses = facts.relations().addresses(sheet.getId());
    return new CellTexts(workbook.isDate1904(), facts.uncalculated(), addresses);
  }

  /** Returns whether the first rows of a sheet contain urls. */
  private static boolean hasUrls(Sheet sheet, CellTexts texts) {
    try (Stream<org.dhatim.fastexcel.reader.Row> rows = sheet.openStream()) {
      return TableEntries.hasUrls(rows.limit(LOOKED_AT).map(row -> row(row, 1, texts)).toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ReadableWorkbook workbook(File file, boolean styles, Location location) {
    try {
      return new ReadableWorkbook(file, new ReadingOptions(styles, true));
    } catch (IOException | RuntimeException e) { // fastexcel throws what its parts throw
      throw WorkbookFaults.damaged("its list of sheets, or its styles, are malformed", location, e);
    }
  }

  /** Makes the rows close a source, too. */
  public void closeAlso(Source also) {
    source = also;
  }

  @Override
  public @Nullable Row next() {
    try {
      ended = ended || !rows.hasNext();
      return ended ? null : row(rows.next());
    } catch (RuntimeException e) { // fastexcel throws what its parts throw
      ended = true;
      String what = "after row " + number;
      throw WorkbookFaults.damaged(what, new Location(location.source(), number, 0), e);
    }
  }

  @Override
  public String cellName(long row, int column) {
    return Columns.name(column) + row;
  }

  private Row row(org.dhatim.fastexcel.reader.Row row) {
    number = Math.max(number + 1, row.getRowNum()); // rows without a number have one too few
    return row(row, number, texts);
  }

  private static Row row(org.dhatim.fastexcel.reader.Row row, long number, CellTexts texts) {
    List<@Nullable Cell> cells = new ArrayList<>(row.getCellCount());
    for (org.dhatim.fastexcel.reader.Cell cell : row) {
      cells.add(cell == null ? null : texts.cell(cell));
    }
    return new Row(number, cells);
  }

  @Override
  public void close() throws IOException {
    Source also = source;
    try {
      stream.close();
      workbook.close();
    } finally {
      SourceCopy.delete(file);
      if (also != null) {
        also.close();
      }
    }
  }
}
