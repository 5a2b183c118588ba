package io.github.sitemaptoolkit.converters.internal.csv.write;

import io.github.sitemaptoolkit.converters.internal.csv.Delimiters;
import io.github.sitemaptoolkit.converters.internal.csv.write.CellLayout.Choice;
import io.github.sitemaptoolkit.converters.internal.csv.write.CellLayout.OutputColumn;
import io.github.sitemaptoolkit.converters.internal.table.TableCodes;
import io.github.sitemaptoolkit.converters.internal.table.cell.CellText;
import io.github.sitemaptoolkit.converters.internal.table.cell.CellType;
import io.github.sitemaptoolkit.converters.internal.table.cell.TableLimits;
import io.github.sitemaptoolkit.converters.internal.table.column.ColumnNames;
import io.github.sitemaptoolkit.converters.option.CsvOptions;
import io.github.sitemaptoolkit.converters.option.CsvOptions.Layout;
import io.github.sitemaptoolkit.element.FailingValues;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Losses;
import io.github.sitemaptoolkit.format.SinkWriter;
import io.github.sitemaptoolkit.format.WrittenUrls;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.text.EntryCodes;
import io.github.sitemaptoolkit.text.Padding;
import io.github.sitemaptoolkit.text.XmlCodes;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Writes a table, as CSV or as the rows of another format. Unless the columns are given, rows are
 * held in memory or in a temporary file until the last one, because only then are the columns of
 * the header known.
 */
public final class CsvWriter extends SinkWriter<UrlEntry> {

  private static final byte[] BOM = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF}; // in UTF-8
  private static final int LOC = 0;
  private static final int XML = UrlEntry.FIELDS.size();
  private static final List<CellType> TYPES =
      UrlEntry.FIELDS.stream().map(CellType::ofCore).toList();

  private final CsvOptions options;
  private final List<String> names; // of the columns that are chosen; empty for all
  private final Choice choice;
  private final Losses losses;
  private final Reporter reporter;
  private final EntryValues values;
  private final @Nullable CellRows cells; // null for CSV
  private final CellLayout layout;
  private final char delimiter;
  private final RecordBytes row;
  private final HeldRows held = new HeldRows();
  private final @Nullable LanguageRows languages; // null in the other layouts
  private @Nullable RowOutput direct;
  private final CellLayout.Taker taker = this::take;
  private boolean xmlUsed;

  /** Writes CSV. */
  public CsvWriter(Sink sink, DocumentInfo document, Context context, ColumnNames columns)
      throws IOException {
    this(sink, document, context, columns, "csv", null);
  }

  /**
   * Writes a table.
   *
   * @param format the id of the format, for messages about what is lost
   * @param cells where the rows go, which is closed with this; null for CSV
   */
  public CsvWriter(
      Sink sink,
      DocumentInfo document,
      Context context,
      ColumnNames columns,
      String format,
      @Nullable CellRows cells)
      throws IOException {
    super(sink, context);
    this.cells = cells;
    this.options = context.options(CsvOptions.DEFAULTS);
    this.reporter = new Reporter(context.problems(), sink.name());
    this.losses = new Losses(format, sink.name());
    boolean byLanguage = options.layout() == Layout.LANGUAGES;
    this.languages = byLanguage ? new LanguageRows(sink.name(), losses) : null;
    this.names =
        byLanguage
            ? List.of()
            : columns.chosen(options.columns(), options.xmlColumn(), sink.name());
    this.choice =
        new Choice(byLanguage ? LanguageLinks.columns(context) : Set.copyOf(names), losses);
    boolean withXml = !byLanguage && (options.xmlColumn() || names.contains(ColumnNames.XML));
    this.values = new EntryValues(context, withXml, losses, text -> illegalText());
    this.layout =
        options.layout() == Layout.WIDE
            ? new WideLayout(columns.tables(), choice, sink.name())
            : new JoinedLayout(columns.tables(), choice, options.layout() == Layout.LONG);
    Character chosen = options.delimiter();
    this.delimiter = chosen == null ? Delimiters.ofName(sink.name()) : chosen;
    this.row = newRecord(byLanguage ? () -> {} : this::illegalCell); // the others are only counted
    boolean known = !names.isEmpty() && options.layout() != Layout.WIDE;
    this.direct = known ? output() : null;
    losses.feed(document);
    losses.markup(document, context.extensions()::nameOf);
  }

  @Override
  public boolean write(UrlEntry entry) throws IOException {
    String loc = entry.loc();
    reporter.entry(loc);
    row.clear();
    boolean plain = row.addPlain(LOC, loc) && !Padding.isAll(loc);
    if (!(plain || isPossible(loc))) {
      return false;
    }
    WrittenUrls.check(loc, context, sink.name());
    try {
      values.take(entry);
    } catch (RuntimeException | Error e) { // an extension failed
      if (!FailingValues.without(entry, e, context.extensions(), reporter, values::take)) {
        return false;
      }
    }
    losses.entry(loc);
    values.countLosses(entry);
    if (!(plain && names.isEmpty() && CellText.cell(TYPES.get(LOC), loc).equals(loc))) {
      row.clear();
      core(LOC, loc);
    }
    core(1, entry.lastmod());
    core(2, entry.changefreq());
    core(3, entry.priority());
    String xml = values.xml();
    if (xml != null) {
      xmlUsed = true;
      row.add(XML, xml);
    }
    if (languages != null) {
      layout.rows(values.values(), row, others -> {}); // which are counted
      languages.add(loc, LanguageLinks.of(entry, context, losses));
    } else if (values.isEmpty()) {
      take(row);
    } else {
      layout.rows(values.values(), row, taker);
    }
    return true;
  }

  private boolean isPossible(String url) {
    if (Padding.isAll(url)) {
      reporter.missing(EntryCodes.LOC_MISSING, "loc is empty; the entry is left out");
      return false;
    }
    if (Characters.illegalAt(url) < 0) {
      return true;
    }
    reporter.missing(
        TableCodes.INVALID_CHAR,
        "loc contains a character that a table cannot contain; the entry is left out");
    return false;
  }

  private void core(int number, @Nullable String value) {
    if (value != null && choice.takes(UrlEntry.FIELDS.get(number), 1, value)) {
      row.add(number, CellText.cell(TYPES.get(number), value));
    }
  }

  private void take(RecordBytes complete) throws IOException {
    if (complete.length() > TableLimits.LONGEST_FIELD / 2) {
      checkLength(complete);
    }
    if (direct == null) {
      held.add(complete);
    } else {
      direct.row(complete);
    }
  }

  private RecordBytes newRecord(Runnable illegal) {
    boolean safe = options.safe() && cells == null; // no formula is made of a text by others
    return new RecordBytes(delimiter, safe, illegal);
  }

  private void checkLength(RecordBytes complete) {
    long row = 0;
    long longest = 0;
    for (int i = 0; i < complete.size(); i++) {
      int cell = complete.quotedLength(i);
      longest = Math.max(longest, cell);
      row += cell;
    }
    if (longest > TableLimits.LONGEST_FIELD || row > TableLimits.LONGEST_RECORD) {
      reporter.report(
          TableCodes.TOO_LONG,
          "the row is longer than readers accept; use the wide layout, or leave out columns");
    }
  }

  private void illegalCell() {
    reporter.report(
        TableCodes.INVALID_CHAR,
        "a text contains characters that a table cannot contain; they are written as U+FFFD");
  }

  private void illegalText() {
    reporter.report(
        XmlCodes.INVALID_CHAR,
        "a text contains characters that XML does not allow; they are written as U+FFFD");
  }

  private RowOutput output() throws IOException {
    if (cells != null) {
      return new CellOutput(cells, columns());
    }
    if (options.bom()) {
      sink.stream().write(BOM);
    }
    return new CsvOutput(sink.stream(), delimiter, columns(), newRecord(() -> {}));
  }

  /** Returns the columns of the output: the core's, those of extensions, the one of XML. */
  private List<OutputColumn> columns() {
    if (languages != null) {
      return languages.columns();
    }
    List<OutputColumn> all = new ArrayList<>();
    for (int i = 0; i < UrlEntry.FIELDS.size(); i++) {
      String name = UrlEntry.FIELDS.get(i);
      all.add(new OutputColumn(i, name, name));
    }
    all.addAll(layout.columns());
    if (xmlUsed || !names.isEmpty()) {
      all.add(new OutputColumn(XML, ColumnNames.XML, ColumnNames.XML));
    }
    if (names.isEmpty()) {
      return all;
    }
    List<OutputColumn> chosen = new ArrayList<>();
    for (String name : names) {
      all.stream().filter(column -> column.schemaName().equals(name)).forEach(chosen::add);
    }
    return chosen;
  }

  @Override
  public void finish() throws IOException {
    if (languages != null) {
      languages.end();
      direct = output();
      languages.forEach(newRecord(this::illegalCell), this::take);
    }
    RowOutput out = direct;
    if (out == null) {
      out = output();
      held.forEach(row, out::row);
    }
    out.end();
    losses.reportTo(context.problems());
  }

  @Override
  public void close() throws IOException {
    try (held;
        languages;
        cells) {
      super.close();
    }
  }
}
