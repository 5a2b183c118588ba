package io.github.sitemaptoolkit.converters.internal.table.about;

import io.github.sitemaptoolkit.converters.internal.table.about.PageLanguages.Column;
import io.github.sitemaptoolkit.converters.internal.table.column.ColumnNames;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget.Kind;
import io.github.sitemaptoolkit.converters.internal.table.column.KnownHeaders;
import io.github.sitemaptoolkit.converters.internal.table.column.Turn;
import io.github.sitemaptoolkit.converters.internal.table.row.TableRow;
import io.github.sitemaptoolkit.converters.reading.TableAbout;
import io.github.sitemaptoolkit.element.ElementColumn;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.value.MediaDuration.Unit;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What a table is about, beside pages: columns that mean nothing by their headers alone, and more
 * by the headers and cells of all columns together.
 */
final class About {

  private static final String LINK = "link@href";
  private static final String CAPTION = "image_caption";
  private static final String DURATION = "duration";
  private static final String ADDRESS = "address"; // of a film: its file or its player
  private static final Set<String> ADDRESSES = Set.of("content_loc", "player_loc");
  private static final int LASTMOD = 1;
  private static final int SHOWN = 8;

  private final TableColumns table;
  private final ColumnNames known;
  private final Map<Integer, HeaderTarget> found = new LinkedHashMap<>(); // by column
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
      about.languages = LanguageColumns.find(table, rows, certain);
    }
    return about;
  }

  /**
   * Returns what a table was about before, whatever its cells say now.
   *
   * @param before what headers were recognised as, as {@link RoleText} has it
   * @param mapped the columns that the caller says something else of
   */
  static About before(
      TableColumns table,
      List<TableRow> rows,
      ColumnNames known,
      Map<String, String> before,
      Set<Integer> mapped) {
    var about = new About(table, known);
    List<Column> versions = new ArrayList<>();
    int key = -1;
    int language = -1;
    String set = "";
    var languages = new LanguageColumns(table, rows, true);
    for (int i = 0; i < table.names().size(); i++) {
      String text = before.get(table.names().get(i));
      if (text == null || mapped.contains(i)) {
        continue;
      }
      String role = RoleText.role(text);
      if (role.equals(RoleText.KEY)) {
        key = i;
      } else if (role.equals(RoleText.KEYED)) {
        language = i;
      } else if (role.startsWith(RoleText.VERSION) && !role.startsWith(RoleText.LANGUAGE)) {
        String word = RoleText.word(role);
        int comma = word.indexOf(',');
        String tag = comma < 0 ? word : word.substring(0, comma);
        set = comma < 0 ? set : word.substring(comma);
        boolean fixed = !tag.isEmpty();
        versions.add(new Column(i, fixed ? tag : null, fixed ? -1 : about.beside(i, before)));
      } else if (!role.startsWith(RoleText.LANGUAGE)) {
        about.keep(i, RoleText.target(role, table.names().get(i), known));
      }
    }
    if (!versions.isEmpty()) {
      about.languages =
          set.isEmpty()
              ? new PageLanguages(versions, Map.of(), null, null)
              : languages.sets(versions, set.equals(RoleText.SET) ? -1 : table.url());
    } else if (key >= 0 && language >= 0) {
      about.languages = languages.groups(key, language, true);
    }
    return about;
  }

  /** Returns the nearest column with the languages of one with urls; of equals, that before it. */
  private int beside(int column, Map<String, String> before) {
    int size = table.names().size();
    return IntStream.range(1, size)
        .flatMap(distance -> IntStream.of(column - distance, column + distance))
        .filter(i -> i >= 0 && i < size)
        .filter(i -> (RoleText.ABOUT + RoleText.LANGUAGE).equals(before.get(table.names().get(i))))
        .findFirst()
        .orElse(-1);
  }

  private void keep(int column, HeaderTarget target) {
    boolean list = target.isUrlList() || target.isLastmod();
    boolean taken = found.values().stream().anyMatch(it -> it.key().equals(target.key()));
    if (target.isRead() && (list || !taken)) {
      found.put(column, target);
    }
  }

  private void films(boolean certain) {
    Map<Integer, FilmColumns.Role> roles = new TreeMap<>(FilmColumns.find(table, certain).roles());
    if (roles.keySet().stream().noneMatch(table::isFree)) {
      return; // as they are read by their headers
    }
    roles.forEach(
        (column, role) -> {
          boolean many = table.paths() && table.sample(column).isInArray();
          HeaderTarget target = known.find((many ? "video." : "video[1].") + role.field());
          if (target.isRead()) {
            String header = table.names().get(column);
            HeaderTarget read = target.as(header).found(many ? manyTurn(role) : role.turn());
            boolean length = role.field().equals(DURATION);
            found.put(column, length ? read.in(unit(header, table.sample(column))) : read);
          }
        });
  }

  /** Returns the unit of lengths: what the header states, else what all cells show. */
  private static Unit unit(String header, ColumnSample sample) {
    Unit unit = Unit.stated(header);
    List<String> cells = unit == null ? sample.cells() : List.of();
    for (int i = 0; i < cells.size(); i++) {
      Unit shown = Unit.shown(cells.get(i));
      if (shown == null || (unit != null && shown != unit)) {
        return Unit.SECONDS;
      }
      unit = shown;
    }
    return unit == null ? Unit.SECONDS : unit;
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

  /** Adds the columns of which the newest date is that of the last change, if there are several. */
  void addDates(Set<Integer> columns) {
    List<Integer> dates =
        columns.stream().filter(i -> !found.containsKey(i)).sorted().toList(); // or of a film
    for (int i : dates.size() > 1 ? dates : List.<Integer>of()) {
      found.put(i, HeaderTarget.core(LASTMOD, table.names().get(i), false).found(Turn.NONE));
    }
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
    for (int i : columns) {
      found.putIfAbsent(i, picture.as(table.names().get(i)).found(Turn.NONE));
    }
    int caption = PictureColumns.caption(table);
    if (caption >= 0) {
      String header = table.names().get(caption);
      found.putIfAbsent(caption, known.find(CAPTION).as(header).found(Turn.NONE));
    }
  }

  /** Leaves out what is of other kinds. */
  About only(Set<TableAbout.Kind> kinds) {
    var some = new About(table, known);
    found.forEach(
        (column, target) -> {
          TableAbout.Kind kind = kind(target);
          if (kind == null ? !kinds.isEmpty() : kinds.contains(kind)) {
            some.found.put(column, target);
          }
        });
    some.languages = kinds.contains(TableAbout.Kind.LANGUAGES) ? languages : PageLanguages.NONE;
    return some;
  }

  /** Leaves out what another has already. */
  About without(About other) {
    var some = new About(table, known);
    List<String> taken = other.found.values().stream().map(About::part).toList();
    found.forEach(
        (column, target) -> {
          if (!other.found.containsKey(column)
              && (target.isUrlList() || target.isLastmod() || !taken.contains(part(target)))) {
            some.found.put(column, target);
          }
        });
    some.languages = other.languages.isEmpty() ? languages : PageLanguages.NONE;
    return some;
  }

  /** Returns what a column is of a page or film: each has one, but for pictures. */
  private static String part(HeaderTarget target) {
    String field = field(target);
    return kind(target) + (ADDRESSES.contains(field) ? ADDRESS : field);
  }

  /** Adds what another has. */
  About and(About other) {
    var both = new About(table, known);
    both.found.putAll(found);
    other.found.forEach(both.found::putIfAbsent);
    both.languages = languages.isEmpty() ? other.languages : languages;
    return both;
  }

  private static TableAbout.@Nullable Kind kind(HeaderTarget target) {
    ElementColumn column = target.column();
    return column == null ? null : Recognition.kind(column.registration().id());
  }

  /** Returns the kinds of what was found, in the order of their names. */
  Set<TableAbout.Kind> kinds() {
    Set<TableAbout.Kind> kinds = EnumSet.noneOf(TableAbout.Kind.class);
    for (HeaderTarget target : found.values()) {
      TableAbout.Kind kind = kind(target);
      if (kind != null) {
        kinds.add(kind);
      }
    }
    if (!languages.isEmpty()) {
      kinds.add(TableAbout.Kind.LANGUAGES);
    }
    return kinds;
  }

  /** Returns whether films were found. */
  boolean hasFilms() {
    return kinds().contains(TableAbout.Kind.FILMS);
  }

  /** Returns the versions of pages in other languages. */
  PageLanguages languages() {
    return languages;
  }

  /** Returns whether nothing was found. */
  boolean isEmpty() {
    return found.isEmpty() && languages.isEmpty();
  }

  /** Returns what was found, for a message. */
  String summary() {
    List<String> parts = new ArrayList<>();
    List<String> films =
        names(
            TableAbout.Kind.FILMS,
            it -> true,
            it -> field(it) + " from " + Problem.quoted(it.header()));
    List<String> pictures =
        names(
            TableAbout.Kind.PICTURES,
            it -> it.isUrlList() || found.size() == 1,
            it -> Problem.quoted(it.header()));
    if (!films.isEmpty()) {
      parts.add("films (" + listed(films) + ')');
    }
    if (!pictures.isEmpty()) {
      parts.add("pictures (" + listed(pictures) + ')');
    }
    List<String> dates =
        found.values().stream()
            .filter(HeaderTarget::isLastmod)
            .map(it -> Problem.quoted(it.header()))
            .toList();
    if (!dates.isEmpty()) {
      parts.add("lastmod (the newest of " + listed(dates) + ')');
    }
    if (!languages.isEmpty()) {
      parts.add(languages.haveSets() ? "sets of pages in several languages" : "languages");
    }
    return String.join("; ", parts);
  }

  private List<String> names(
      TableAbout.Kind kind, Predicate<HeaderTarget> which, Function<HeaderTarget, String> name) {
    return found.values().stream()
        .filter(target -> kind(target) == kind && which.test(target))
        .map(name)
        .toList();
  }

  private static String field(HeaderTarget target) {
    ElementColumn column = target.column();
    String name = column == null ? "" : column.fieldPath(target.places());
    return name.substring(name.indexOf('.') + 1);
  }

  /** Returns which column each header is that was found, in the order of the headers. */
  Map<String, String> columns() {
    Map<String, String> columns = new LinkedHashMap<>();
    new TreeMap<>(found)
        .forEach((column, it) -> columns.putIfAbsent(table.names().get(column), it.columnName()));
    MappedLanguages.proposal(table, languages).forEach(columns::putIfAbsent);
    columns.remove("");
    return columns;
  }

  /** Returns the columns that were found. */
  Set<Integer> found() {
    Set<Integer> all = new HashSet<>(found.keySet());
    all.addAll(languages.read());
    return all;
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
