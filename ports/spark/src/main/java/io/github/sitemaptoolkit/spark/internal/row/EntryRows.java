package io.github.sitemaptoolkit.spark.internal.row;

import io.github.sitemaptoolkit.code.LossCodes;
import io.github.sitemaptoolkit.element.ExtensionCodes;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.W3cDateTime;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.service.Containment;
import io.github.sitemaptoolkit.text.XmlCodes;
import io.github.sitemaptoolkit.xml.UrlXml;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Makes rows of entries, with the columns that are wanted. Not thread-safe. */
public final class EntryRows {

  private static final Set<String> FIXED =
      Set.of(
          EntryColumns.LOC,
          EntryColumns.LASTMOD,
          EntryColumns.LASTMOD_AT,
          EntryColumns.CHANGEFREQ,
          EntryColumns.PRIORITY,
          EntryColumns.XML,
          EntryColumns.SOURCE,
          EntryColumns.PROBLEMS);

  /** A row that is being made. The entry is null in a row that only has problems. */
  private record Draft(
      @Nullable UrlEntry entry, @Nullable String file, Location at, RowProblems problems) {}

  private interface Column {
    @Nullable Object of(UrlEntry entry, Draft row);
  }

  private final Cells cells;
  private final Extensions extensions;
  private final List<String> names;
  private final List<Column> columns = new ArrayList<>();

  /**
   * Creates an object for columns that {@link EntryColumns#of} has, in any order.
   *
   * @param all the extensions that are there
   * @throws IllegalStateException if one is missing that a column belongs to
   */
  public EntryRows(List<String> names, Extensions all, Cells cells) {
    this.cells = cells;
    this.names = List.copyOf(names);
    this.extensions = wanted(all);
    for (String name : names) {
      columns.add(column(name));
    }
  }

  /** Returns the extensions that the columns need, and no others. */
  public Extensions extensions() {
    return extensions;
  }

  /** Returns whether the columns need elements that no extension claims. */
  public boolean needsForeign() {
    return names.contains(EntryColumns.XML);
  }

  private Extensions wanted(Extensions all) {
    if (needsForeign() || names.contains(EntryColumns.PROBLEMS)) {
      // What an extension claims must not be foreign; and what is wrong does not depend on what
      // else is selected.
      return all;
    }
    List<SitemapExtension<?>> wanted = new ArrayList<>();
    for (Registration registration : all.registrations()) {
      if (names.contains(EntryColumns.column(registration.id()))) {
        wanted.add(registration.extension());
      }
    }
    return Extensions.of(wanted.toArray(SitemapExtension<?>[]::new));
  }

  private Column column(String name) {
    if (!FIXED.contains(name)) {
      return extension(name);
    }
    return switch (name) {
      case EntryColumns.LOC -> (entry, row) -> cells.text(entry.loc());
      case EntryColumns.LASTMOD -> (entry, row) -> cells.orNull(entry.lastmod());
      case EntryColumns.LASTMOD_AT ->
          (entry, row) ->
              entry.lastmod() == null
                  ? null
                  : entry.lastmodValue().map(W3cDateTime::start).map(cells::time).orElse(null);
      case EntryColumns.CHANGEFREQ -> (entry, row) -> cells.orNull(entry.changefreq());
      case EntryColumns.PRIORITY -> (entry, row) -> cells.orNull(entry.priority());
      case EntryColumns.XML -> (entry, row) -> xml(entry, row);
      default -> (entry, row) -> null; // known without an entry
    };
  }

  private Column extension(String name) {
    for (Registration registration : extensions.registrations()) {
      if (EntryColumns.column(registration.id()).equals(name)) {
        return (entry, row) -> values(registration, entry, row);
      }
    }
    throw new IllegalStateException(
        "the extension of the column "
            + name
            + " is not on the class path of this executor; give its jar to the job, for example"
            + " with --jars");
  }

  private @Nullable Object values(Registration registration, UrlEntry entry, Draft row) {
    Class<?> type = registration.descriptor().type();
    List<Object> values = null;
    for (Node<?> node : entry.nodes()) {
      if (node.value().getClass() != type) {
        continue;
      }
      values = values == null ? new ArrayList<>(4) : values;
      try {
        values.add(ElementType.cell(registration, node.value(), cells));
      } catch (RuntimeException | Error e) {
        Containment.check(e);
        row.problems.add(
            Problem.of(
                    ExtensionCodes.FAILED,
                    "the extension " + registration.id() + " failed; its value is left out: " + e,
                    row.at)
                .asMissing());
      }
    }
    return values == null || values.isEmpty() ? null : cells.array(values.toArray());
  }

  private @Nullable Object xml(UrlEntry entry, Draft row) {
    try {
      ForeignElement rest =
          UrlXml.remainder(
              entry,
              extensions,
              path ->
                  row.problems.add(
                      Problem.of(
                          LossCodes.LOST_MARKUP,
                          "the unknown markup of " + path + " is left out",
                          row.at)));
      return rest == null
          ? null
          : cells.text(
              UrlXml.text(
                  rest,
                  extensions,
                  text ->
                      row.problems.add(
                          Problem.of(
                              XmlCodes.INVALID_CHAR,
                              "a text in _xml contains characters that XML does not allow; they"
                                  + " are written as U+FFFD",
                              row.at))));
    } catch (RuntimeException | Error e) {
      Containment.check(e);
      row.problems.add(
          Problem.of(ExtensionCodes.FAILED, "_xml cannot be written and is left out: " + e, row.at)
              .asMissing());
      return null;
    }
  }

  /**
   * Returns the fields of a row.
   *
   * @param entry the entry; null for a row that only has problems
   * @param file the name of the file; null if there is none
   * @param at where the entry begins
   * @param problems those of the entry, to which those of making the row are added
   */
  public @Nullable Object[] fields(
      @Nullable UrlEntry entry, @Nullable String file, Location at, RowProblems problems) {
    var row = new Draft(entry, file, at, problems);
    @Nullable Object[] fields = new Object[columns.size()];
    if (entry != null) {
      for (int i = 0; i < fields.length; i++) {
        fields[i] = columns.get(i).of(entry, row);
      }
    }
    if (cells.takeAltered()) {
      problems.add(
          Problem.of(
              XmlCodes.INVALID_CHAR,
              "a text contains half of a surrogate pair, which is written as U+FFFD",
              at));
    }
    for (int i = 0; i < fields.length; i++) {
      String name = names.get(i);
      if (name.equals(EntryColumns.SOURCE)) {
        fields[i] = source(row);
      } else if (name.equals(EntryColumns.PROBLEMS)) { // after all others, which may have some
        fields[i] = problems.isEmpty() ? null : RowProblem.array(problems.list(), cells);
      }
    }
    cells.takeAltered(); // messages may quote such a text
    return fields;
  }

  private Object source(Draft row) {
    return cells.struct(
        new @Nullable Object[] {
          cells.orNull(row.file),
          row.at.line() == 0 ? null : row.at.line(),
          row.at.column() == 0 ? null : row.at.column()
        });
  }

  /** Returns a row of fields. */
  public Object row(@Nullable Object[] fields) {
    return cells.struct(fields);
  }
}
