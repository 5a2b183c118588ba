package io.github.sitemaptoolkit.converters.csv;

import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Losses;
import io.github.sitemaptoolkit.internal.xml.ExtensionReader;
import io.github.sitemaptoolkit.internal.xml.Padding;
import io.github.sitemaptoolkit.internal.xml.TreeCursor;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.xml.UrlXml;
import org.apache.commons.csv.CSVRecord;
import org.jspecify.annotations.Nullable;

/** Makes entries of rows. */
final class RowReader {

  private final Context context;
  private final Header header;
  private final Losses losses;
  private final boolean safe;
  private final TreeCursor cursor = new TreeCursor();
  private final ExtensionReader extensions;
  private final RowValues values;
  private Location location = Location.of("");
  private @Nullable String loc;

  RowReader(Context context, ColumnTable table, Header header, Losses losses) {
    this.context = context;
    this.header = header;
    this.losses = losses;
    this.safe = context.options(CsvOptions.DEFAULTS).safe();
    this.extensions = new ExtensionReader(cursor, context.extensions(), name -> name, this::report);
    this.values = new RowValues(table, this::badCell);
  }

  /** Returns the entry of a row, or null if it has no url; that is reported. */
  @Nullable UrlEntry read(CSVRecord row, Location where) {
    location = where;
    String cell = cell(row, header.url());
    String url = Padding.strip(cell);
    loc = url;
    if (url.isEmpty()) {
      loc = null;
      report(Severity.ERROR, "loc.missing", "the row has no url; it is left out", where, "", true);
      return null;
    }
    if (Padding.isUnusual(cell)) {
      report(Severity.WARNING, Padding.CODE, Padding.MESSAGE, where, null, false);
    }
    losses.entry(url);
    values.clear();
    var entry = UrlEntry.builder(url);
    String xml = "";
    for (int i = 0; i < Math.min(row.size(), header.size()); i++) {
      String value = cell(row, i);
      if (value.isEmpty()) {
        continue;
      }
      Target target = header.target(i);
      switch (target.kind()) {
        case CORE -> core(entry, target.core(), value);
        case XML -> xml = value;
        case COLUMN -> values.column(target, value);
        case ALTERNATES -> values.alternates(target, value);
        case RESTRICTION -> values.restriction(target, value);
        case UNKNOWN -> losses.add("column " + target.header(), value);
        case DUPLICATE -> losses.add("second column " + target.header(), value);
      }
    }
    values.check();
    addNodes(entry);
    if (!xml.isEmpty()) {
      addXml(entry, xml);
    }
    return entry.build();
  }

  /** Returns a cell; empty where the row is too short. */
  String cell(CSVRecord row, int column) {
    String cell = column < row.size() ? row.get(column) : "";
    return safe ? Formulas.restored(cell) : cell;
  }

  private static void core(UrlEntry.Builder entry, int field, String cell) {
    switch (field) {
      case 1 -> entry.lastmod(Texts.value(cell));
      case 2 -> entry.changefreq(Texts.value(cell));
      case 3 -> entry.priority(Texts.value(cell));
      default -> {} // the url
    }
  }

  private void addNodes(UrlEntry.Builder entry) {
    for (Registration registration : context.extensions().registrations()) {
      for (Occurrence element : values.elements(registration.position())) {
        if (element == null) {
          continue; // a gap
        }
        ForeignElement whole = element.element(registration.extension().element());
        cursor.open(whole, location);
        Node<?> node = extensions.read(registration);
        if (node != null) {
          entry.add(node);
        }
      }
    }
  }

  private void addXml(UrlEntry.Builder entry, String xml) {
    try {
      UrlEntry rest = UrlXml.parse(xml, location.source(), loc, context.extensions(), this::report);
      if (rest != null) {
        rest.nodes().forEach(entry::add);
        entry.rest(rest.rest());
      }
    } catch (SitemapException e) {
      Problem problem = e.problem();
      report(
          Severity.ERROR,
          problem.code(),
          "what stands in " + ColumnTable.XML + " is left out: " + problem.message(),
          location,
          null,
          true);
    }
  }

  private void badCell(Severity severity, String code, String message) {
    report(severity, code, message, location, null, severity == Severity.ERROR);
  }

  /** All of a row has its place, whatever inner place is told. */
  private void report(
      Severity severity,
      String code,
      String message,
      Location inner,
      @Nullable String path,
      boolean missing) {
    String shown = path == null || path.isEmpty() ? null : path;
    context.problems().report(new Problem(severity, code, message, location, shown, loc, missing));
  }
}
