package io.github.sitemaptoolkit.spark.internal.row;

import io.github.sitemaptoolkit.code.LossCodes;
import io.github.sitemaptoolkit.date.ParsedDate;
import io.github.sitemaptoolkit.element.ElementValues;
import io.github.sitemaptoolkit.element.Elements;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.service.Containment;
import io.github.sitemaptoolkit.text.Changefreq;
import io.github.sitemaptoolkit.text.EntryCodes;
import io.github.sitemaptoolkit.text.Priority;
import io.github.sitemaptoolkit.url.DocumentUrls;
import io.github.sitemaptoolkit.xml.UrlXml;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.types.BooleanType;
import org.apache.spark.sql.types.NullType;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;

/**
 * Makes entries of rows: the reverse of {@link EntryRows}. Columns are found by name, ignoring case
 * as SQL does; only {@code loc} must be there. Not thread-safe.
 */
public final class RowEntries {

  /** Columns that reading adds, and that are known without being written. */
  private static final Set<String> NOTES = Set.of(EntryColumns.SOURCE, EntryColumns.PROBLEMS);

  /** A column of an extension. */
  private record Values(int cell, Registration registration, ElementRow element) {}

  private final Extensions extensions;
  private final Reporter reporter;
  private final Elements elements;
  private final RowZones zones;
  private final SparkText texts;
  private final Map<String, Integer> cells = new HashMap<>(); // of the columns that have one value
  private final List<Values> columns = new ArrayList<>();

  /**
   * Creates an object for rows of a type.
   *
   * @param context the extensions, and the sink for problems
   * @param zones where times are that have no time zone
   * @param name the name of the rows in messages
   * @throws IllegalArgumentException if a column is missing, or has no place in a sitemap
   */
  public RowEntries(StructType rows, Context context, RowZones zones, String name) {
    this.zones = zones;
    this.texts = new SparkText(zones.times());
    this.extensions = context.extensions();
    this.reporter = new Reporter(context.problems(), name);
    this.elements = new Elements(extensions, new DocumentUrls(context.base()), reporter);
    Map<String, Registration> known = new LinkedHashMap<>();
    for (Registration registration : extensions.registrations()) {
      known.put(EntryColumns.column(registration.id()), registration);
    }
    StructField[] fields = rows.fields();
    if (Arrays.stream(fields).noneMatch(it -> it.name().equalsIgnoreCase(EntryColumns.LOC))) {
      throw new IllegalArgumentException(
          "there is no column loc; rename the column that has the urls, such as with"
              + " withColumnRenamed(\"url\", \"loc\")");
    }
    for (int i = 0; i < fields.length; i++) {
      bind(i, fields[i], known);
    }
  }

  private void bind(int index, StructField field, Map<String, Registration> known) {
    String name = field.name().toLowerCase(Locale.ROOT);
    Registration registration = known.get(name);
    if (cells.put(name, index) != null) {
      throw new IllegalArgumentException("there are two columns " + name);
    } else if (registration != null) {
      var element = new ElementRow(registration.schema(), field.dataType(), name, texts);
      columns.add(new Values(index, registration, element));
    } else if (EntryColumns.VALUES.contains(name)) {
      SparkText.check(field.dataType(), name);
    } else if (name.equals(EntryColumns.DELETED)) {
      if (!(field.dataType() instanceof BooleanType || field.dataType() instanceof NullType)) {
        throw new IllegalArgumentException(
            "_deleted is true or false, but the type of its values is "
                + field.dataType().simpleString());
      }
    } else if (!NOTES.contains(name)) {
      List<String> all = new ArrayList<>(EntryColumns.VALUES);
      all.add(EntryColumns.DELETED);
      all.addAll(known.keySet());
      throw new IllegalArgumentException(
          "the column "
              + field.name()
              + " has no place in a sitemap; drop it, rename it, or give the jar of its extension;"
              + " known are "
              + String.join(", ", all));
    }
  }

  /** Returns whether a row says that its url is to be removed. */
  public boolean isDeletion(Row row) {
    Integer deleted = cells.get(EntryColumns.DELETED);
    return deleted != null && Boolean.TRUE.equals(row.get(deleted));
  }

  /** Returns the url of a row; null if it has none, which is reported. */
  public @Nullable String loc(Row row) {
    String loc = text(row, EntryColumns.LOC);
    reporter.entry(loc);
    reportFailure(row);
    if (loc == null || loc.isBlank()) {
      reporter.missing(EntryCodes.LOC_MISSING, "a row has no url" + reason(row));
      return null;
    }
    return loc;
  }

  /** Returns the entry of a row; null if it has no url, which is reported. */
  public @Nullable UrlEntry entry(Row row) {
    String loc = loc(row);
    if (loc == null) {
      return null;
    }
    var entry = UrlEntry.builder(loc);
    String lastmod = text(row, EntryColumns.LASTMOD);
    entry.lastmod(
        lastmod == null
            ? date(EntryColumns.LASTMOD_AT, text(row, EntryColumns.LASTMOD_AT))
            : date(EntryColumns.LASTMOD, lastmod));
    String changefreq = text(row, EntryColumns.CHANGEFREQ);
    if (changefreq != null) {
      Changefreq.check(changefreq, reporter.document(), reporter);
    }
    String priority = text(row, EntryColumns.PRIORITY);
    if (priority != null) {
      Priority.check(priority, reporter.document(), reporter);
    }
    entry.changefreq(changefreq).priority(priority);
    String xml = text(row, EntryColumns.XML);
    UrlEntry more = xml == null ? null : parsed(xml, loc);
    if (more != null) {
      entry.unknown(more.unknown());
    }
    return entry.nodes(nodes(row, more == null ? List.of() : more.nodes())).build();
  }

  /** Returns a date as readers of tables understand it; null if it is none, which is reported. */
  private @Nullable String date(String column, @Nullable String text) {
    if (text == null) {
      return null;
    }
    ParsedDate parsed = ParsedDate.of(text, zones.texts());
    parsed.report(column, text, reporter);
    return parsed.date();
  }

  private @Nullable String text(Row row, String column) {
    Integer cell = cells.get(column);
    Object value = cell == null ? null : row.get(cell);
    String text = value == null ? "" : texts.of(value, null);
    return text.isEmpty() ? null : text;
  }

  /** Reports that an error in a program or in an extension has cost a part of a row. */
  private void reportFailure(Row row) {
    Integer problems = cells.get(EntryColumns.PROBLEMS);
    if (problems == null || row.isNullAt(problems)) {
      return;
    }
    for (Object problem : row.getList(problems)) {
      if (problem instanceof Row fields
          && fields.size() > 2
          && fields.get(0) instanceof String code
          && Containment.isFailure(code)) {
        reporter.report(Code.error(code), String.valueOf(fields.get(2)));
      }
    }
  }

  /** Returns what is known of a row that only has problems, as reading makes them. */
  private String reason(Row row) {
    Integer source = cells.get(EntryColumns.SOURCE);
    Integer problems = cells.get(EntryColumns.PROBLEMS);
    if (source == null
        || problems == null
        || !(row.get(source) instanceof Row place)
        || row.isNullAt(problems)
        || row.getList(problems).isEmpty()
        || !(row.getList(problems).get(0) instanceof Row first)
        || first.size() < 3) {
      return "";
    }
    return ": " + place.get(0) + ": " + first.get(2);
  }

  private @Nullable UrlEntry parsed(String xml, String loc) {
    try {
      return UrlXml.parse(xml, reporter.document().source(), loc, extensions, reporter);
    } catch (SitemapException e) {
      Problem problem = e.problem();
      reporter.report(
          new Code(problem.code(), Severity.ERROR, true),
          "_xml cannot be used and is left out: " + problem.message());
      return null;
    }
  }

  /**
   * Returns the values of all columns, and what {@code _xml} has beside them. If it has values of a
   * column's extension, it has all of them, because only it holds their unknown markup; but if they
   * differ from those in the column, somebody has changed the column, which then decides.
   */
  private List<Node<?>> nodes(Row row, List<Node<?>> more) {
    List<Node<?>> nodes = new ArrayList<>();
    List<Node<?>> rest = more.isEmpty() ? List.of() : new ArrayList<>(more);
    for (Values column : columns) {
      List<Node<?>> own = values(row, column);
      List<Node<?>> kept = rest.isEmpty() ? List.of() : of(column.registration, rest);
      if (kept.isEmpty()) {
        nodes.addAll(own);
        continue;
      }
      rest.removeAll(kept);
      if (kept.stream().map(Node::value).toList().equals(own.stream().map(Node::value).toList())) {
        nodes.addAll(kept);
      } else {
        nodes.addAll(own);
        reporter.report(
            LossCodes.LOST_MARKUP,
            "the column "
                + EntryColumns.column(column.registration.id())
                + " differs from _xml, so the unknown markup of its values is left out");
      }
    }
    nodes.addAll(rest);
    return nodes;
  }

  private static List<Node<?>> of(Registration registration, List<Node<?>> nodes) {
    Class<?> type = registration.descriptor().type();
    List<Node<?>> of = new ArrayList<>(nodes);
    of.removeIf(node -> node.value().getClass() != type);
    return of;
  }

  private List<Node<?>> values(Row row, Values column) {
    if (row.isNullAt(column.cell)) {
      return List.of();
    }
    ElementName name = column.registration.descriptor().element();
    Location here = reporter.document();
    List<Node<?>> nodes = new ArrayList<>(2);
    for (Object cell : column.element.elements(row, column.cell)) {
      ElementValues element = cell == null ? null : column.element.values(cell);
      if (cell instanceof Row && element == null) {
        reporter.report(
            LossCodes.LOST_MARKUP,
            EntryColumns.column(column.registration.id())
                + " has a struct without any value, which is left out");
      }
      Node<?> node = element == null ? null : elements.node(element.element(name), here);
      if (node != null) {
        nodes.add(node);
      }
    }
    return nodes;
  }
}
