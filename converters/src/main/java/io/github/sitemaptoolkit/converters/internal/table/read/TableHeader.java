package io.github.sitemaptoolkit.converters.internal.table.read;

import io.github.sitemaptoolkit.converters.internal.table.TableCodes;
import io.github.sitemaptoolkit.converters.internal.table.about.PageLanguages;
import io.github.sitemaptoolkit.converters.internal.table.about.SizedArrays;
import io.github.sitemaptoolkit.converters.internal.table.cell.DateOrders;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget;
import io.github.sitemaptoolkit.converters.internal.table.column.KnownHeaders;
import io.github.sitemaptoolkit.converters.internal.table.row.ListColumns;
import io.github.sitemaptoolkit.converters.internal.table.template.ComputedColumns;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.text.Spelling;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The header of a table: the meaning of its columns.
 *
 * @param isData whether the first row is data, not a header: the names are the numbers of the
 *     columns
 * @param names the headers
 * @param targets the meaning of each column
 * @param url which column holds the url; {@link #COMPUTED} if a template makes it
 * @param computed the columns that templates make of these
 * @param pages the columns that say which rows are no pages
 * @param dates the order of day and month in the columns of dates
 * @param lists the columns with lists of urls that commas or semicolons part
 * @param told whether a warning has named columns that are not known, and counted the others
 * @param joins whether several rows about one page are joined
 * @param unjoined what the caller may do to have such rows joined, for a message; null if they are
 *     joined, or the table has none, or the caller does not want it
 * @param sizes the arrays of which only the largest element is read
 * @param languages the versions of pages in other languages
 * @param location where the header is
 */
public record TableHeader(
    boolean isData,
    List<String> names,
    List<HeaderTarget> targets,
    int url,
    ComputedColumns computed,
    PageColumns pages,
    DateOrders dates,
    ListColumns lists,
    boolean told,
    boolean joins,
    @Nullable String unjoined,
    SizedArrays sizes,
    PageLanguages languages,
    Location location) {

  /** Stands for the column of the url if a template makes it. */
  public static final int COMPUTED = -1;

  /** The header of a table without rows. */
  public static final TableHeader EMPTY =
      new TableHeader(
          false,
          List.of(),
          List.of(),
          0,
          ComputedColumns.NONE,
          PageColumns.NONE,
          DateOrders.NONE,
          ListColumns.NONE,
          false,
          false,
          null,
          SizedArrays.NONE,
          PageLanguages.NONE,
          Location.of(""));

  public TableHeader {
    names = names instanceof Grown ? names : List.copyOf(names);
    targets = targets instanceof Grown ? targets : List.copyOf(targets);
  }

  /**
   * A list that never changes, and shares its elements with the longer ones that are made of it: a
   * table may get thousands of columns, one after the other.
   */
  private static final class Grown<T> extends AbstractList<T> implements RandomAccess {

    private final List<T> shared;
    private final int size;

    private Grown(List<T> shared) {
      this.shared = shared;
      this.size = shared.size();
    }

    static <T> List<T> of(List<T> list, T more) {
      List<T> elements =
          list instanceof Grown<T> grown && grown.size == grown.shared.size()
              ? grown.shared
              : new ArrayList<>(list);
      elements.add(more);
      return new Grown<>(elements);
    }

    @Override
    public T get(int index) {
      return shared.get(Objects.checkIndex(index, size));
    }

    @Override
    public int size() {
      return size;
    }
  }

  /** Returns the same header with one more column. */
  TableHeader with(String name, HeaderTarget target, PageColumns saying) {
    return new TableHeader(
        false,
        Grown.of(names, name),
        Grown.of(targets, target),
        url,
        computed,
        saying,
        dates,
        lists,
        told,
        joins,
        unjoined,
        sizes,
        languages,
        location);
  }

  /** Returns whether several rows may be about one page. */
  public boolean mayJoin() {
    return joins || unjoined != null;
  }

  /** Returns how many columns there are. */
  public int size() {
    return targets.size();
  }

  /** Returns what the cells of a column are. */
  public HeaderTarget target(int index) {
    return targets.get(index);
  }

  /**
   * Returns the column of a header.
   *
   * @throws SitemapException if there is none, with those that there are
   */
  int find(String name) {
    return find(names, name, location);
  }

  /** Returns the first column whose header is a name, or is it but for case and separators. */
  static int find(List<String> names, String name, Location location) {
    int index = KnownHeaders.index(names, name);
    if (index >= 0) {
      return index;
    }
    throw new SitemapException(
        TableCodes.NO_SUCH_HEADER,
        "there is no column "
            + Problem.quoted(name)
            + Spelling.nearest(name, names)
                .map(meant -> "; did you mean " + Problem.quoted(meant) + '?')
                .orElseGet(() -> "; the table has " + quoted(names)),
        location);
  }

  /** Returns names for a message, those that are not empty. */
  static String quoted(List<String> names) {
    return names.stream()
        .filter(name -> !name.isBlank())
        .map(Problem::quoted)
        .collect(Collectors.joining(", "));
  }

  /**
   * Returns what each header is read as: the name of a column, or nothing if it is left out; and
   * the template of each field that has one. Headers of columns that only say which rows are pages
   * are not in it: to ignore their cells would be to read all rows.
   */
  public Map<String, String> columns() {
    Map<String, String> columns = new LinkedHashMap<>();
    for (int i = 0; i < targets.size(); i++) {
      boolean says = pages.contains(i) && targets.get(i).kind() == HeaderTarget.Kind.UNKNOWN;
      if (!names.get(i).isBlank() && !says) {
        columns.putIfAbsent(names.get(i), targets.get(i).columnName());
      }
    }
    computed.all().forEach(each -> columns.put(each.field(), each.template().toString()));
    return columns;
  }
}
