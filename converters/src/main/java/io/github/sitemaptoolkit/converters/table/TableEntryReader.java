package io.github.sitemaptoolkit.converters.table;

import io.github.sitemaptoolkit.code.DocumentCodes;
import io.github.sitemaptoolkit.converters.internal.table.TableCodes;
import io.github.sitemaptoolkit.converters.internal.table.about.FirstReading;
import io.github.sitemaptoolkit.converters.internal.table.cell.TableLimits;
import io.github.sitemaptoolkit.converters.internal.table.column.ColumnNames;
import io.github.sitemaptoolkit.converters.internal.table.read.AddressColumns;
import io.github.sitemaptoolkit.converters.internal.table.read.HeaderBinding;
import io.github.sitemaptoolkit.converters.internal.table.read.HeaderRow;
import io.github.sitemaptoolkit.converters.internal.table.read.PageRows;
import io.github.sitemaptoolkit.converters.internal.table.read.Readings;
import io.github.sitemaptoolkit.converters.internal.table.read.RowFilter;
import io.github.sitemaptoolkit.converters.internal.table.read.RowReader;
import io.github.sitemaptoolkit.converters.internal.table.read.TableHeader;
import io.github.sitemaptoolkit.converters.internal.table.read.TableInput;
import io.github.sitemaptoolkit.converters.internal.table.row.RowsAhead;
import io.github.sitemaptoolkit.converters.internal.table.row.TableRow;
import io.github.sitemaptoolkit.converters.table.TableRows.Cell;
import io.github.sitemaptoolkit.element.ElementColumn;
import io.github.sitemaptoolkit.extension.Field;
import io.github.sitemaptoolkit.extension.FieldKind;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Losses;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.format.SourceReader;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads the rows of a table, one after the other. */
final class TableEntryReader extends SourceReader<UrlEntry> {

  private final TableRows rows;
  private final FirstReading.Again again;
  private final RowsAhead<RowView> queue;
  private final Losses losses;
  private final TableHeader header;
  private final ColumnForms forms = new ColumnForms();
  private final Set<Integer> told = new HashSet<>(); // columns of which addresses were read
  private final RowFilter filter;
  private final RowReader reader;
  private final PageRows<RowView> pages;

  TableEntryReader(
      String format,
      TableRows rows,
      String name,
      Context context,
      ColumnNames columns,
      FirstReading.Again again)
      throws IOException {
    super(name, rows, DocumentInfo.Kind.TABLE, context);
    this.rows = rows;
    this.again = again;
    this.queue = new RowsAhead<>(this::nextRow);
    this.losses = new Losses(format, name);
    var input = TableInput.of(context, false, false);
    this.header = header(columns, input);
    forms.yesNo(this::isYesNo);
    Readings.tell(context, name, Map.of(), header, queue::look, Set.of());
    this.filter = new RowFilter(header, input);
    this.reader = new RowReader(context, input, columns, header, losses);
    this.pages =
        new PageRows<>(
            () -> header,
            queue::next,
            queue::pushBack,
            this::more,
            context.problems(),
            this::location);
  }

  private TableHeader header(ColumnNames known, TableInput input) throws IOException {
    long[] skipped = {0};
    RowView first = HeaderRow.take(queue, context(), RowView::number, count -> skipped[0] = count);
    if (first == null) {
      String message = "the table is empty; its first row must name the columns";
      throw new SitemapException(DocumentCodes.EMPTY, message, location());
    }
    if (first.size() > TableLimits.MOST_FIELDS) {
      String message =
          "the table has " + first.size() + " columns; at most " + TableLimits.MOST_FIELDS;
      throw new SitemapException(TableCodes.TOO_LONG, message + " are read", location());
    }
    if (skipped[0] > 0) {
      problems().report(HeaderRow.found(begin(first), skipped[0]));
    }
    List<TableRow> ahead = queue.look();
    List<Boolean> addresses = AddressColumns.of(first, ahead, known, input);
    if (!AddressColumns.isData(first, addresses, known)) {
      first.asShown();
    }
    forms.addresses(column -> column < addresses.size() && addresses.get(column));
    var binding = new HeaderBinding(known, input, context(), begin(first));
    TableHeader bound = binding.bind(first, () -> ahead);
    if (bound.isData()) {
      queue.pushBack(first);
    }
    return bound;
  }

  /** Returns the next row that is not blank; null at the end. */
  private @Nullable RowView nextRow() throws IOException {
    for (TableRows.Row row = rows.next(); row != null; row = rows.next()) {
      long number = row.number();
      var view = new RowView(row, column -> rows.cellName(number, column), forms);
      if (!view.isBlank()) {
        return view;
      }
    }
    return null;
  }

  private boolean isYesNo(int index) {
    ElementColumn column = index < header.size() ? header.target(index).column() : null;
    Field field = column == null ? null : column.field();
    return field != null && field.kind() == FieldKind.YES_NO;
  }

  private Location begin(RowView row) {
    return place(row.number(), 0);
  }

  /** Returns what each header is read as: the name of a column, or nothing if it is left out. */
  Map<String, String> columns() {
    return header.columns();
  }

  @Override
  protected @Nullable UrlEntry next() throws IOException {
    if (reader.compares()) {
      reader.compare(again, location());
    }
    UrlEntry version = reader.more();
    if (version != null) {
      return version;
    }
    for (RowView row = queue.next(); row != null; row = queue.next()) {
      at(begin(row));
      reader.begin(location());
      UrlEntry entry = entry(row);
      if (entry != null) {
        return header.mayJoin() ? joined(row, entry) : entry;
      }
    }
    return null;
  }

  /** Returns an entry with what the next rows add to its page. */
  private UrlEntry joined(RowView first, UrlEntry entry) throws IOException {
    UrlEntry all = pages.joined(first, entry);
    at(begin(first));
    return all;
  }

  private @Nullable UrlEntry more(RowView row, String page) {
    at(begin(row));
    reader.begin(location());
    reader.continues(page);
    return entry(row);
  }

  private @Nullable UrlEntry entry(RowView row) {
    if (row.characters() > TableLimits.LONGEST_RECORD) {
      String message =
          "the row is too long: its cells may have " + TableLimits.LONGEST_RECORD + " characters";
      problems()
          .report(
              Problem.of(TableCodes.TOO_LONG, message + "; it is left out", location())
                  .asMissing());
      return null;
    }
    if (!filter.takes(row)) {
      return null;
    }
    reportFaults(row);
    UrlEntry entry = reader.read(row);
    if (entry != null) {
      countBeyondHeader(row);
    }
    return entry;
  }

  private void reportFaults(RowView row) {
    for (int i = 0; i < Math.min(row.size(), header.size()); i++) {
      Cell cell = row.at(i);
      Code fault = cell == null ? null : cell.fault();
      if (cell == null || !header.target(i).isRead()) {
        continue;
      }
      Location at = context().places() ? row.place(location(), i, 0, 0) : location();
      if (row.isAddress(i)) {
        reportAddress(row, i, at);
      } else if (fault != null) {
        String message = header.target(i).columnName() + ": " + cell.message();
        problems().report(Problem.of(fault, message, at).asMissing());
      }
    }
  }

  /** Reports once for each column that its cells are links, whose texts are not read. */
  private void reportAddress(RowView row, int column, Location at) {
    Cell cell = row.at(column);
    if (cell != null && told.add(column)) {
      String message =
          "cells of "
              + header.target(column).columnName()
              + " are read as the addresses behind them: "
              + Problem.quoted(cell.text())
              + " as "
              + row.cell(column);
      problems().report(Problem.of(TableCodes.READ_AS, message, at));
    }
  }

  /** Counts the cells of columns after the last header: in a sheet, they may be notes. */
  private void countBeyondHeader(RowView row) {
    for (int i = header.size(); i < row.size(); i++) {
      String text = row.cell(i);
      if (!text.isBlank()) {
        losses.add("column " + (i + 1) + " without a header", text);
      }
    }
  }

  @Override
  public Places places() {
    Places kept = reader.places();
    return kept == null ? super.places() : kept;
  }

  @Override
  protected boolean needsEntries() {
    return true;
  }

  @Override
  protected void end() {
    reader.end(problems());
    losses.reportTo(problems());
    filter.report(context(), Location.of(location().source()));
  }
}
