package io.github.sitemaptoolkit.converters.internal.table.about;

import io.github.sitemaptoolkit.converters.internal.table.column.ColumnNames;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget.Kind;
import io.github.sitemaptoolkit.converters.internal.table.column.KnownHeaders;
import io.github.sitemaptoolkit.converters.internal.table.column.Turn;
import io.github.sitemaptoolkit.converters.internal.table.row.TableRow;
import io.github.sitemaptoolkit.converters.option.TableAbout;
import io.github.sitemaptoolkit.problem.Problem;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * What a table is about, beside pages: columns that mean nothing by their headers alone, and more
 * by the headers and cells of all columns together.
 */
final class About {

  private static final String LINK = "link@href";
  private static final int SHOWN = 8;

  private final TableColumns table;
  private final ColumnNames known;
  private final Map<Integer, HeaderTarget> found = new LinkedHashMap<>(); // by column
  private final List<String> summary = new ArrayList<>();
  private boolean films;
  private PageLanguages languages = PageLanguages.NONE;

  private About(TableColumns table, ColumnNames known) {
    this.table = table;
    this.known = known;
  }

  /**
   * Returns what a table is about.
   *
   * @param rows the first rows of the table
   * @param kinds what is looked for
   * @param certain whether it is only what is found without doubt
   */
  static About of(
      TableColumns table,
      List<TableRow> rows,
      ColumnNames known,
      Set<TableAbout.Kind> kinds,
      boolean certain) {
    var about = new About(table, known);
    if (kinds.contains(TableAbout.Kind.FILMS)) {
      about.films(certain);
    }
    if (kinds.contains(TableAbout.Kind.PICTURES)) {
      about.pictures();
    }
    if (kinds.contains(TableAbout.Kind.LANGUAGES) && known.find(LINK).isRead()) {
      about.languages(rows);
    }
    return about;
  }

  private void films(boolean certain) {
    Map<Integer, FilmColumns.Role> roles = new TreeMap<>(FilmColumns.find(table, certain).roles());
    if (roles.keySet().stream().noneMatch(table::isFree)) {
      return; // as they are read by their headers
    }
    List<String> parts = new ArrayList<>();
    roles.forEach(
        (column, role) -> {
          boolean many = table.paths() && table.sample(column).isInArray();
          HeaderTarget target = known.find((many ? "video." : "video[1].") + role.field());
          if (target.isRead()) {
            String header = table.names().get(column);
            found.put(column, target.as(header).found(many ? manyTurn(role) : role.turn()));
            parts.add(role.field() + " from " + Problem.quoted(header));
          }
        });
    films = !parts.isEmpty();
    if (films) {
      summary.add("films (" + listed(parts) + ')');
    }
  }

  private static String listed(List<String> parts) {
    int more = parts.size() - SHOWN;
    return String.join(", ", parts.subList(0, Math.min(SHOWN, parts.size())))
        + (more > 0 ? " and " + more + " more" : "");
  }

  /** Of several values, each is a word of its own. */
  private static Turn manyTurn(FilmColumns.Role role) {
    return role.turn() == Turn.WORDS ? Turn.NONE : role.turn();
  }

  private void pictures() {
    HeaderTarget picture = known.find(KnownHeaders.PICTURE_URL);
    if (!picture.isRead()) {
      return; // there is no extension for pictures
    }
    List<Integer> columns = new ArrayList<>(PictureColumns.find(table));
    columns.removeIf(i -> found.containsKey(i) && table.isFree(i));
    if (columns.stream().noneMatch(table::isFree)) {
      return; // as they are read by their headers
    }
    List<String> names = new ArrayList<>();
    for (int i : columns) {
      found.putIfAbsent(i, picture.as(table.names().get(i)).found(Turn.NONE));
      names.add(Problem.quoted(table.names().get(i)));
    }
    summary.add("pictures (" + listed(names) + ')');
    int caption = PictureColumns.caption(table);
    if (caption >= 0) {
      String header = table.names().get(caption);
      found.putIfAbsent(caption, known.find("image_caption").as(header).found(Turn.NONE));
    }
  }

  private void languages(List<TableRow> rows) {
    languages = LanguageColumns.find(table, rows);
    if (!languages.isEmpty()) {
      summary.add(languages.haveSets() ? "sets of pages in several languages" : "languages");
    }
  }

  /** Returns whether films were found. */
  boolean hasFilms() {
    return films;
  }

  /** Returns the versions of pages in other languages. */
  PageLanguages languages() {
    return languages;
  }

  /** Returns whether nothing was found. */
  boolean isEmpty() {
    return summary.isEmpty();
  }

  /** Returns what was found, for a message. */
  String summary() {
    return String.join("; ", summary);
  }

  /** Returns which column each header is that was found, in the order of the headers. */
  Map<String, String> columns() {
    Map<String, String> columns = new LinkedHashMap<>();
    new TreeMap<>(found)
        .forEach((column, it) -> columns.putIfAbsent(table.names().get(column), it.columnName()));
    columns.remove("");
    return columns;
  }

  /** Returns the columns that were found. */
  Set<Integer> found() {
    return found.keySet();
  }

  /** Gives columns their meaning. Returns which columns have one now. */
  Set<Integer> bind(List<HeaderTarget> targets) {
    found.forEach(targets::set);
    for (int i : languages.read()) {
      if (targets.get(i).kind() == Kind.UNKNOWN) {
        targets.set(i, targets.get(i).as(Kind.IGNORED)); // read as links
      }
    }
    return found.keySet();
  }
}
