package io.github.sitemaptoolkit.converters.internal.json.document;

import io.github.sitemaptoolkit.converters.internal.json.JsonCodes;
import io.github.sitemaptoolkit.converters.internal.json.JsonLog;
import io.github.sitemaptoolkit.converters.internal.table.TableCodes;
import io.github.sitemaptoolkit.converters.internal.table.about.FirstReading;
import io.github.sitemaptoolkit.converters.internal.table.cell.CellText;
import io.github.sitemaptoolkit.converters.internal.table.column.ColumnNames;
import io.github.sitemaptoolkit.converters.internal.table.column.KnownHeaders;
import io.github.sitemaptoolkit.converters.internal.table.read.EarlierReading;
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
import io.github.sitemaptoolkit.converters.internal.table.template.CellTemplate;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Losses;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Reads items of any shape as the rows of a table. Its columns are the members of the first items;
 * a member that only a later item has is one more column.
 */
final class TableItems implements Items {

  private final ItemCursor cursor;
  private final FirstReading.Again again;
  private final JsonLog log;
  private final Context context;
  private final Losses losses;
  private final TableInput input;
  private final ItemRows rows;
  private final RowsAhead<ItemRow> items = new RowsAhead<>(this::read);
  private final Set<String> unseen = new TreeSet<>(); // headers of the map that no item has so far
  private final HeaderBinding binding;
  private final @Nullable RowFilter filter; // null if there are no items
  private final @Nullable RowReader reader;
  private final PageRows<ItemRow> pages;
  private TableHeader header;
  private long count;
  private Location location;

  TableItems(
      ItemCursor cursor,
      JsonLog log,
      Losses losses,
      Context context,
      TableInput table,
      ColumnNames columns,
      @Nullable RowColumns named,
      @Nullable String error,
      FirstReading.Again again)
      throws IOException {
    this.cursor = cursor;
    this.again = again;
    this.log = log;
    this.losses = losses;
    this.context = context;
    this.location = log.document();
    this.pages =
        new PageRows<>(
            this::header,
            items::next,
            items::pushBack,
            this::more,
            context.problems(),
            () -> location);
    boolean cells = named != null;
    this.rows =
        new ItemRows(
            log, context.limits(), context.places(), EarlierReading.headers(context), cells);
    List<String> names = named == null ? null : named.names(location);
    if (names != null) {
      rows.columns(names);
    }
    List<TableRow> first = items.look();
    boolean alone = !cursor.isList() && first.size() == 1;
    refuseError(error, alone);
    this.input = cells ? table : table.with(wrapper(rows.names()), alone);
    this.binding = new HeaderBinding(columns, input, context, location);
    if (first.isEmpty()) {
      header = TableHeader.EMPTY;
      filter = null;
      reader = null;
      return;
    }
    if (cells && names == null) {
      header = bindFirst();
    } else {
      addAskedFor(columns);
      header = binding.bindNames(names == null ? rows.names() : names, () -> first);
      if (names != null) {
        skipNames(names);
      }
    }
    Set<String> sometimes = cells ? Set.of() : rows.sometimes();
    Readings.tell(context, log.document().source(), Map.of(), header, items::look, sometimes);
    filter = new RowFilter(header, input);
    reader = new RowReader(context, input, columns, header, losses);
  }

  /** Returns the beginning that all paths share, if it is the only member of each item. */
  private static String wrapper(List<String> names) {
    String first = names.isEmpty() ? "" : names.get(0);
    String wrapper = first.substring(0, first.indexOf('.') + 1);
    return names.stream().allMatch(name -> name.startsWith(wrapper)) ? wrapper : "";
  }

  /** Refuses a document that is nothing but an error. */
  private void refuseError(@Nullable String error, boolean alone) {
    if (error != null && alone) {
      throw new SitemapException(
          JsonCodes.ERROR,
          "the document is an error, as its member "
              + Problem.quoted(error)
              + " says; --items names the entries if there are any",
          location);
    }
  }

  /** Returns the header of rows whose first has the names of the columns, or is one of them. */
  private TableHeader bindFirst() throws IOException {
    ItemRow first =
        Objects.requireNonNull(
            HeaderRow.take(items, context, row -> Long.MAX_VALUE, skipped -> {}));
    TableHeader bound = binding.bind(first, items::look);
    if (bound.isData() && first.size() > 1 && isList(first)) {
      throw new SitemapException(
          JsonCodes.ITEMS,
          "the first row has nothing but urls: these are columns, not rows, and the document does"
              + " not name them (--items names another list)",
          location);
    } else if (bound.isData()) {
      items.pushBack(first);
    }
    return bound;
  }

  private static boolean isList(ItemRow row) {
    return IntStream.range(0, row.size()).allMatch(i -> CellText.isWeb(row.cell(i)));
  }

  /** Takes a first row that repeats the names of the columns, as Athena has it. */
  private void skipNames(List<String> names) throws IOException {
    ItemRow first = items.next();
    if (first != null
        && !IntStream.range(0, names.size()).allMatch(i -> first.cell(i).equals(names.get(i)))) {
      items.pushBack(first);
    }
  }

  /** Adds columns for headers of options that the first items lack: later ones may have them. */
  private void addAskedFor(ColumnNames columns) {
    List<String> asked = new ArrayList<>(input.options().columns().keySet());
    input.options().where().forEach(condition -> asked.add(condition.header()));
    asked.addAll(EarlierReading.sometimes(context, rows.names()));
    input
        .options()
        .templates()
        .forEach(
            (field, template) -> {
              if (!columns.find(field).isUrl()) { // without its members, there is no url
                asked.addAll(CellTemplate.parse(template).names());
              }
            });
    for (String name : asked) {
      if (KnownHeaders.index(rows.names(), name) < 0) {
        rows.column(name);
        unseen.add(name);
      }
    }
  }

  private @Nullable ItemRow read() throws IOException {
    while (cursor.next()) {
      log.entry(null);
      ItemRow row = rows.read(cursor.parser());
      if (row != null) {
        return row;
      }
    }
    return null;
  }

  @Override
  public @Nullable UrlEntry next() throws IOException {
    if (reader == null || filter == null) {
      items.next(); // fails, or is at the end
      return null;
    }
    if (reader.compares()) {
      reader.compare(again, log.document());
    }
    UrlEntry version = reader.more();
    if (version != null) {
      return version;
    }
    for (ItemRow row = items.next(); row != null; row = items.next()) {
      UrlEntry entry = entry(row, reader, filter, null);
      if (entry != null) {
        return header.mayJoin() ? joined(row, entry) : entry;
      }
    }
    return null;
  }

  private TableHeader header() {
    return header;
  }

  private @Nullable UrlEntry more(ItemRow row, String page) {
    return entry(row, Objects.requireNonNull(reader), Objects.requireNonNull(filter), page);
  }

  private @Nullable UrlEntry entry(
      ItemRow row, RowReader to, RowFilter which, @Nullable String page) {
    location = row.location();
    count++;
    if (header.size() < rows.names().size()) {
      for (int i = header.size(); i < rows.names().size(); i++) {
        header = binding.extend(header, rows.names().get(i));
      }
      to.header(header);
      which.header(header);
    }
    see(row);
    to.begin(location);
    if (page != null) {
      to.continues(page);
    }
    return which.takes(row) ? to.read(row) : null;
  }

  /** Returns an entry with what the next items add to its page. */
  private UrlEntry joined(ItemRow first, UrlEntry entry) throws IOException {
    UrlEntry all = pages.joined(first, entry);
    location = first.location();
    return all;
  }

  @Override
  public @Nullable Places places() {
    return reader == null ? null : reader.places();
  }

  private void see(ItemRow row) {
    if (!unseen.isEmpty()) {
      unseen.removeIf(name -> !row.cell(rows.column(name)).isEmpty());
    }
  }

  @Override
  public Location location() {
    return location;
  }

  @Override
  public Map<String, String> columns() {
    return header.columns();
  }

  /** Reports what was counted, and names of options that nothing has: an item alone may lack it. */
  @Override
  public void end() {
    Severity severity = count == 1 ? Severity.INFO : Severity.WARNING;
    for (String name : unseen) {
      context
          .problems()
          .report(
              Problem.of(
                  TableCodes.NO_SUCH_HEADER.withSeverity(severity),
                  "no item has " + Problem.quoted(name),
                  log.document()));
    }
    if (reader != null) {
      reader.end(context.problems());
    }
    losses.reportTo(context.problems());
    if (filter != null) {
      filter.report(context, log.document());
    }
  }
}
