package io.github.sitemaptoolkit.converters.internal.table.about;

import io.github.sitemaptoolkit.converters.internal.table.TableCodes;
import io.github.sitemaptoolkit.converters.internal.table.column.ColumnNames;
import io.github.sitemaptoolkit.converters.internal.table.column.MapOption;
import io.github.sitemaptoolkit.converters.internal.table.row.TableRow;
import io.github.sitemaptoolkit.converters.option.TableAbout;
import io.github.sitemaptoolkit.element.ElementColumn;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Decides whether what a table is about is looked for, and tells what was found. A table that was
 * read without it before is read as before, unless the caller asks.
 */
public final class Recognition {

  /** The kinds of what the caller maps, by the extension of the column. */
  private static final Map<String, TableAbout.Kind> MAPPED =
      Map.of("video", TableAbout.Kind.FILMS, "link", TableAbout.Kind.LANGUAGES);

  private final ColumnNames known;
  private final TableAbout asked;
  private final boolean before;
  private final boolean told;
  private final Reporter reporter;
  private final Location location;

  /**
   * Creates a recognition.
   *
   * @param asked what the caller wants
   * @param isKnown whether such a table was read before
   * @param isRecognised whether more than pages was read then
   */
  public Recognition(
      ColumnNames known,
      TableAbout asked,
      boolean isKnown,
      boolean isRecognised,
      Reporter reporter,
      Location location) {
    this.known = known;
    this.asked = asked;
    this.before = isKnown && !isRecognised && !asked.asked();
    this.told = isKnown || asked.asked();
    this.reporter = reporter;
    this.location = location;
  }

  /** Returns whether more than pages may be read. */
  public boolean isOn() {
    return !before && !asked.kinds().isEmpty();
  }

  /**
   * Gives columns the meaning that they have by what a table is about.
   *
   * @param rows the first rows
   * @param mapped the columns whose meaning is known, to which these are added
   * @param named the columns that messages have named, to which those of a proposal are added
   * @throws SitemapException if it is no list of pages, unless the caller says which column has
   *     them
   */
  public PageLanguages look(
      TableColumns table, List<TableRow> rows, Set<Integer> mapped, Set<Integer> named) {
    if (!before && !mapped.contains(table.url())) {
      refuse(table);
    }
    Set<TableAbout.Kind> kinds = kinds(table, mapped);
    var about = About.of(table, rows, known, kinds, !asked.asked());
    if (before && !about.isEmpty()) {
      reporter.report(
          TableCodes.ABOUT,
          () ->
              "the table is read as before; --about films,pictures,languages reads more: "
                  + about.summary());
    }
    if (before) {
      return PageLanguages.NONE;
    }
    if (!about.isEmpty()) {
      mapped.addAll(about.bind(table.targets()));
      reporter.report(
          told ? TableCodes.ABOUT.withSeverity(Severity.INFO) : TableCodes.ABOUT,
          () -> "read beside pages: " + about.summary() + "; --about pages reads pages alone");
    }
    if (!asked.asked() && isOn()) {
      Set<TableAbout.Kind> others = EnumSet.noneOf(TableAbout.Kind.class);
      others.addAll(asked.kinds());
      others.removeAll(kinds);
      if (!about.hasFilms()) {
        others.add(TableAbout.Kind.FILMS);
      }
      named.addAll(propose(table, rows, others));
    }
    return about.languages();
  }

  /** Tells what is not certain, or beside what the caller maps. Returns the columns that it is. */
  private Set<Integer> propose(
      TableColumns table, List<TableRow> rows, Set<TableAbout.Kind> kinds) {
    var more = About.of(table, rows, known, kinds, false);
    Map<String, String> columns = more.columns();
    if (columns.isEmpty()) {
      return Set.of();
    }
    reporter.report(
        TableCodes.ABOUT,
        () ->
            "this may be read beside pages, too, but is not certain: "
                + more.summary()
                + "; "
                + MapOption.of(columns)
                + " reads it, or in sitemap.toml: "
                + MapOption.toml(columns));
    return more.found();
  }

  /**
   * Returns what is looked for: not what the caller maps columns to, or a header names as sitemaps
   * do, unless that is asked for.
   */
  private Set<TableAbout.Kind> kinds(TableColumns table, Set<Integer> mapped) {
    Set<TableAbout.Kind> kinds = EnumSet.noneOf(TableAbout.Kind.class);
    kinds.addAll(asked.kinds());
    if (asked.asked()) {
      return kinds;
    }
    Set<Integer> said = new HashSet<>(mapped);
    table.all().filter(table::namesAddress).forEach(said::add);
    for (int i : said) {
      ElementColumn column = table.targets().get(i).column();
      if (column != null) {
        TableAbout.Kind kind = MAPPED.get(column.registration().id());
        kinds.remove(kind);
        if (kind == TableAbout.Kind.FILMS) {
          kinds.remove(TableAbout.Kind.PICTURES); // they may be stills
        }
      }
    }
    return kinds;
  }

  private void refuse(TableColumns table) {
    String kind = NoPages.find(table);
    if (kind != null) {
      throw new SitemapException(
          TableCodes.NOT_PAGES,
          "this is a table of "
              + kind
              + ", not of the pages of a site; "
              + MapOption.of(table.names().get(table.url()), "loc")
              + " reads it all the same",
          location);
    }
  }
}
