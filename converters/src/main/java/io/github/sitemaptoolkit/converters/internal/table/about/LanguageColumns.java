package io.github.sitemaptoolkit.converters.internal.table.about;

import io.github.sitemaptoolkit.converters.internal.table.about.PageLanguages.Column;
import io.github.sitemaptoolkit.converters.internal.table.about.PageLanguages.Link;
import io.github.sitemaptoolkit.converters.internal.table.column.KnownHeaders;
import io.github.sitemaptoolkit.converters.internal.table.row.RowsAhead;
import io.github.sitemaptoolkit.converters.internal.table.row.TableRow;
import io.github.sitemaptoolkit.text.Padding;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * Finds the versions of pages in other languages: a column for each language, pairs of columns with
 * a language and a url, members of items, and rows that share a key.
 */
final class LanguageColumns {

  private static final String LOC = "loc"; // as our own tables have it
  private static final int LEAST = 2;

  /** The names of members that hold the versions of a page. */
  private static final Set<String> MEMBERS =
      Set.of(
          "translations",
          "translation",
          "alternates",
          "alternate",
          "locales",
          "versions",
          "hreflang",
          "hreflangs",
          "languages",
          "localizations",
          "localisations",
          "i18n");

  private static final Set<String> GROUPS = Set.of("group", "gruppe", "groupe", "grupo", "gruppo");

  private final TableColumns table;
  private final List<TableRow> rows;
  private final boolean certain;

  LanguageColumns(TableColumns table, List<TableRow> rows, boolean certain) {
    this.table = table;
    this.rows = rows;
    this.certain = certain;
  }

  /**
   * Returns what a table says of languages.
   *
   * @param rows the first rows of the table
   * @param certain whether it is only what is found without doubt
   */
  static PageLanguages find(TableColumns table, List<TableRow> rows, boolean certain) {
    return table.url() < 0 ? PageLanguages.NONE : new LanguageColumns(table, rows, certain).find();
  }

  private PageLanguages find() {
    List<Column> columns = table.paths() ? List.of() : besideLoc();
    if (!columns.isEmpty()) {
      return sets(columns, table.url());
    }
    boolean first = LanguageTag.ofHeader(table.names().get(table.url())) != null;
    List<Column> set = set();
    if (first && !set.isEmpty()) {
      return sets(set, -1); // the page is the one of a language
    }
    columns = table.paths() ? ofMembers() : ofHeaders();
    if (!columns.isEmpty()) {
      return of(columns);
    } else if (!set.isEmpty()) {
      return sets(set, -1);
    }
    columns = table.paths() ? List.of() : pairs();
    return columns.isEmpty() ? groups() : of(columns);
  }

  /** Returns versions that columns have beside the page. */
  static PageLanguages of(List<Column> columns) {
    return new PageLanguages(columns, Map.of(), null, null);
  }

  /**
   * Returns the versions of rows that have no page of their own, but one in each language.
   *
   * @param page the column of other rows with their page; negative if there are none
   */
  PageLanguages sets(List<Column> columns, int page) {
    Set<String> seen = new HashSet<>();
    Set<String> shared = new HashSet<>();
    for (Column column : columns) {
      if (LanguageTag.DEFAULT.equals(column.tag())) {
        rows.stream()
            .map(row -> strip(row, column.url()))
            .filter(url -> !url.isEmpty() && !seen.add(url))
            .forEach(shared::add);
      }
    }
    return new PageLanguages(columns, Map.of(), null, new PageLanguages.Sets(page, shared));
  }

  /**
   * The columns of our own layout: the pages that are of no set beside those of sets. A row without
   * a page, or with one that is among its versions, tells them from other addresses.
   */
  private List<Column> besideLoc() {
    List<Column> columns = new ArrayList<>();
    for (int i = 0; i < table.names().size(); i++) {
      String tag = i == table.url() ? null : LanguageTag.ofHeader(table.names().get(i));
      boolean fits = tag != null && (table.sample(i).isEmpty() || holdsPages(i));
      if (fits) {
        columns.add(new Column(i, tag, -1));
      } else if (i != table.url() || !table.names().get(i).equals(LOC)) {
        return List.of();
      }
    }
    boolean proved =
        rows.stream()
            .filter(row -> columns.stream().anyMatch(it -> !strip(row, it.url()).isEmpty()))
            .anyMatch(row -> strip(row, table.url()).isEmpty() || hasOwn(columns, row));
    return proved ? columns : List.of();
  }

  private boolean holdsPages(int column) {
    return table.sample(column).holdsWeb() && !table.holdsPictureFiles(column);
  }

  private List<Column> ofHeaders() {
    List<Column> columns = new ArrayList<>();
    boolean said = false;
    for (int i = 0; i < table.names().size(); i++) {
      String tag = i == table.url() ? null : LanguageTag.ofHeader(table.names().get(i));
      if (tag != null && table.isFree(i) && holdsPages(i)) {
        columns.add(new Column(i, tag, -1));
        said |= LanguageTag.saysVersions(table.names().get(i));
      }
    }
    boolean enough = columns.size() >= LEAST;
    return said || (enough && (!certain || haveOwn(columns))) ? columns : List.of();
  }

  /** Returns whether the page of each row is one of its versions. */
  private boolean haveOwn(List<Column> columns) {
    return rows.stream()
        .filter(row -> !row.cell(table.url()).isBlank())
        .allMatch(row -> hasOwn(columns, row));
  }

  private boolean hasOwn(List<Column> columns, TableRow row) {
    String page = strip(row, table.url());
    return columns.stream().anyMatch(it -> strip(row, it.url()).equals(page));
  }

  private static String strip(TableRow row, int column) {
    return Padding.strip(row.cell(column));
  }

  /** The columns of a table in which each row is one page in all languages. */
  private List<Column> set() {
    List<Column> columns = new ArrayList<>();
    boolean any = false;
    boolean carried = true;
    for (int i = 0; i < table.names().size(); i++) {
      if (!holdsPages(i)) {
        continue;
      }
      String tag = LanguageTag.ofHeader(table.names().get(i));
      if (tag == null) {
        return List.of();
      }
      columns.add(new Column(i, tag, -1));
      any |= tag.equals(LanguageTag.DEFAULT) || LanguageTag.saysVersions(table.names().get(i));
      String plain = tag;
      carried &= table.sample(i).cells().stream().allMatch(url -> LanguageTag.carries(url, plain));
    }
    return columns.size() >= LEAST && (any || carried || !certain) ? columns : List.of();
  }

  private List<Column> pairs() {
    List<Column> columns = new ArrayList<>();
    boolean said = false;
    for (int i = 0; i + 1 < table.names().size(); i++) {
      boolean language =
          table.isFree(i)
              && (table.words(i).meansLanguage() || LanguageTag.saysVersions(table.names().get(i)))
              && holdsLanguages(i);
      if (language && table.isFree(i + 1) && holdsPages(i + 1)) {
        columns.add(new Column(i + 1, null, i));
        said |= LanguageTag.saysVersions(table.names().get(i));
      }
    }
    return columns.size() >= LEAST || said ? columns : List.of();
  }

  private boolean holdsLanguages(int column) {
    ColumnSample sample = table.sample(column);
    return !sample.isEmpty()
        && sample.cells().stream().allMatch(cell -> LanguageTag.of(cell) != null);
  }

  /** Members of objects whose name says that they are versions. */
  private List<Column> ofMembers() {
    Map<String, List<Integer>> objects = new LinkedHashMap<>();
    for (int i = 0; i < table.names().size(); i++) {
      String parent = KnownHeaders.parent(table.names().get(i));
      if (MEMBERS.contains(KnownHeaders.lastName(parent).toLowerCase(Locale.ROOT))) {
        objects.computeIfAbsent(parent, it -> new ArrayList<>()).add(i);
      }
    }
    for (List<Integer> members : objects.values()) {
      List<Column> columns = new ArrayList<>();
      int language = -1;
      int url = -1;
      for (int i : members) {
        String tag = LanguageTag.of(KnownHeaders.lastName(table.names().get(i)));
        if (holdsPages(i) && tag != null) {
          columns.add(new Column(i, tag, -1));
        } else if (holdsPages(i)) {
          url = url < 0 ? i : url;
        } else if (holdsLanguages(i)) {
          language = language < 0 ? i : language;
        }
      }
      if (columns.size() >= LEAST) {
        return columns;
      } else if (url >= 0 && language >= 0) {
        return List.of(new Column(url, null, language));
      }
    }
    return List.of();
  }

  /** Rows that share a key are translations of each other. */
  private PageLanguages groups() {
    int language =
        first(i -> table.words(i).meansLanguage() && holdsLanguages(i) && !holdsPages(i));
    int key = language < 0 ? -1 : key(language);
    return key < 0 ? PageLanguages.NONE : groups(key, language, false);
  }

  /**
   * Returns the translations of rows that share a key; none if that is not certain.
   *
   * @param key the column with what rows share
   * @param language the column with their languages
   * @param kept whether they shared it before: some rows may say nothing now
   */
  PageLanguages groups(int key, int language, boolean kept) {
    boolean whole = !RowsAhead.isFull(rows);
    var shared = new SharedKey(key, language, table.url(), table.names().get(key), whole);
    Map<String, Map<String, Link>> byKey = new LinkedHashMap<>();
    for (TableRow row : rows) {
      Link link = shared.link(row, strip(row, table.url()));
      if (link == null) {
        continue;
      }
      Link before =
          byKey
              .computeIfAbsent(shared.of(row), it -> new LinkedHashMap<>())
              .putIfAbsent(link.tag(), link);
      if (before != null && !before.url().equals(link.url())) {
        return PageLanguages.NONE; // the key is something else
      }
    }
    Map<String, List<Link>> byUrl = new HashMap<>();
    for (Map<String, Link> links : byKey.values()) {
      if (links.size() >= LEAST) {
        links.values().forEach(link -> byUrl.put(link.url(), List.copyOf(links.values())));
      }
    }
    boolean may = !whole && table.words(key).meansTranslations() && !byKey.isEmpty();
    return byUrl.isEmpty() && !may && !kept
        ? PageLanguages.NONE
        : new PageLanguages(List.of(), whole ? byUrl : Map.of(), shared, null);
  }

  private int key(int language) {
    int said = first(i -> i != language && i != table.url() && table.words(i).meansTranslations());
    boolean bare =
        IntStream.range(0, table.names().size())
            .allMatch(i -> i == language || i == table.url() || isGroup(i));
    int key = said >= 0 ? said : bare ? first(this::isGroup) : -1;
    return key >= 0 || certain ? key : first(i -> mayBeKey(i, language));
  }

  /** Returns whether most rows share the cells of a column, which mean nothing by their header. */
  private boolean mayBeKey(int column, int language) {
    if (column == language || !table.isFree(column) || table.sample(column).holdsUrls()) {
      return false;
    }
    int shared = groups(column, language, false).groups().size();
    return shared > LEAST && shared * 2 >= rows.size();
  }

  private boolean isGroup(int column) {
    return GROUPS.contains(table.words(column).toString());
  }

  private int first(IntPredicate is) {
    return table.all().filter(is).findFirst().orElse(-1);
  }
}
