package io.github.sitemaptoolkit.converters.internal.table.about;

import io.github.sitemaptoolkit.converters.internal.table.about.PageLanguages.Column;
import io.github.sitemaptoolkit.converters.internal.table.column.ColumnNames;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget.Kind;
import io.github.sitemaptoolkit.converters.internal.table.row.TableRow;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The versions of pages in other languages, as the caller maps them: {@code translation.de} is the
 * German one of the page, and rows with the same {@code translation.key} are versions of each
 * other, in the language that {@code translation.language} has.
 */
public final class MappedLanguages {

  private static final String KEY = "key";
  private static final String LANGUAGE = "language";

  private final Map<String, Integer> columns = new TreeMap<>(); // by what is behind the dot
  private final Set<Integer> pages = new HashSet<>(); // the columns that are the page, too

  /**
   * Takes what is mapped.
   *
   * @param targets what columns mean that the caller maps
   */
  public MappedLanguages(Map<Integer, HeaderTarget> targets) {
    targets.forEach(
        (column, target) -> {
          add(column, target);
          if (target.isUrl()) {
            pages.add(column);
          }
        });
  }

  private void add(int column, HeaderTarget target) {
    if (target.kind() == Kind.VERSION) {
      columns.putIfAbsent(target.columnName().substring(ColumnNames.VERSION.length()), column);
    }
    target.also().forEach(more -> add(column, more));
  }

  /** Returns the first column with versions; negative if there is none. */
  public int first() {
    return columns.entrySet().stream()
        .filter(it -> !it.getKey().equals(KEY) && !it.getKey().equals(LANGUAGE))
        .mapToInt(Map.Entry::getValue)
        .min()
        .orElse(-1);
  }

  /** Returns whether nothing is mapped. */
  boolean isEmpty() {
    return columns.isEmpty();
  }

  /** Returns what is wrong with what is mapped; null if nothing is. */
  @Nullable String fault() {
    if (columns.containsKey(KEY) != columns.containsKey(LANGUAGE)) {
      return "translation.key and translation.language are read together; one of them is not mapped";
    }
    for (String tag : columns.keySet()) {
      if (!tag.equals(KEY) && !tag.equals(LANGUAGE) && LanguageTag.of(tag) == null) {
        return "translation." + tag + " is no language; write one such as translation.pt-BR";
      }
    }
    return null;
  }

  /** Returns the versions of the pages of a table. */
  PageLanguages of(TableColumns table, List<TableRow> rows) {
    Integer key = columns.get(KEY);
    Integer language = columns.get(LANGUAGE);
    if (key != null && language != null) {
      return new LanguageColumns(table, rows, true).groups(key, language, false);
    }
    List<Column> versions = new ArrayList<>();
    columns.forEach((tag, column) -> versions.add(new Column(column, LanguageTag.of(tag), -1)));
    boolean page = versions.stream().noneMatch(it -> it.url() == table.url());
    return page || pages.contains(table.url())
        ? LanguageColumns.of(versions)
        : new LanguageColumns(table, rows, true).sets(versions, -1);
  }

  /** Returns the options that map columns, for a proposal. */
  static Map<String, String> proposal(TableColumns table, PageLanguages languages) {
    Map<String, String> proposed = new TreeMap<>();
    SharedKey shared = languages.shared();
    if (shared != null) {
      proposed.put(table.names().get(shared.key()), ColumnNames.VERSION + KEY);
      proposed.put(table.names().get(shared.language()), ColumnNames.VERSION + LANGUAGE);
    }
    for (Column column : languages.columns()) {
      if (column.tag() != null) {
        proposed.put(table.names().get(column.url()), ColumnNames.VERSION + column.tag());
      }
    }
    return proposed;
  }
}
