package io.github.sitemaptoolkit.converters.internal.table.read;

import io.github.sitemaptoolkit.converters.internal.table.TableCodes;
import io.github.sitemaptoolkit.converters.internal.table.about.WholeFilms;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget.Kind;
import io.github.sitemaptoolkit.converters.internal.table.column.KnownHeaders;
import io.github.sitemaptoolkit.converters.internal.table.row.RowsAhead;
import io.github.sitemaptoolkit.converters.internal.table.row.TableRow;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Several rows about one page, as tables of products have one for each variant or picture: rows
 * that follow each other with one url, and that differ in nothing that is read but pictures and
 * films. They become one entry.
 */
public final class PageRows<R extends TableRow> {

  private static final String HANDLE = "handle";

  /** Takes the entries of rows one after the other. */
  public interface Reading<R> {

    /**
     * Returns the entry of a row; null if it has none, which is reported.
     *
     * @param page the url of the page that the row is about, whatever it says itself
     */
    @Nullable UrlEntry read(R row, String page);
  }

  private final Supplier<TableHeader> header;
  private final RowsAhead.Input<R> rows;
  private final Consumer<R> pushBack;
  private final Reading<R> reading;
  private final Problems problems;
  private final Supplier<Location> at;
  private boolean told;

  /**
   * Creates what joins rows.
   *
   * @param header the header, which may get more columns
   * @param rows returns the next row; null at the end
   * @param pushBack makes a row that was taken the next one again
   * @param reading reads a row of the same page
   * @param problems is told where rows are not joined
   * @param at returns where the last row is
   */
  public PageRows(
      Supplier<TableHeader> header,
      RowsAhead.Input<R> rows,
      Consumer<R> pushBack,
      Reading<R> reading,
      Problems problems,
      Supplier<Location> at) {
    this.header = header;
    this.rows = rows;
    this.pushBack = pushBack;
    this.reading = reading;
    this.problems = problems;
    this.at = at;
  }

  /**
   * Returns whether a table may have such rows: it has pictures or films in columns of others. In
   * tables of this project, each row is an entry.
   */
  static boolean mayBe(List<String> names, List<HeaderTarget> targets) {
    return IntStream.range(0, names.size()).anyMatch(i -> isPart(names.get(i), targets.get(i)));
  }

  /** Returns whether such rows may have films. */
  static boolean areOfFilms(List<String> names, List<HeaderTarget> targets) {
    return IntStream.range(0, names.size())
        .filter(i -> isPart(names.get(i), targets.get(i)))
        .mapToObj(i -> targets.get(i).column())
        .anyMatch(column -> column != null && WholeFilms.areOf(column.registration().id()));
  }

  /** Returns whether a column is one that rows of a page may differ in. */
  private static boolean isPart(String name, HeaderTarget target) {
    return target.kind() == Kind.COLUMN
        && (target.isFound() || target.isUrlList())
        && !(target.exact() && target.columnName().equals(name));
  }

  /**
   * Returns the entry of a row with what the next rows add to its page, which are taken; the entry
   * alone if they are not to be joined, which is told once. To be asked for if the header says that
   * several rows may be about one page.
   */
  public UrlEntry joined(R first, UrlEntry entry) throws IOException {
    if (!header.get().joins()) {
      tell(first, entry.loc());
      return entry;
    }
    List<UrlEntry> all = new ArrayList<>(0); // of most pages there is one row
    R next = rows.read();
    for (; next != null && isMore(first, next); next = rows.read()) {
      UrlEntry more = reading.read(next, entry.loc());
      if (more != null) {
        all.add(more);
      }
    }
    if (next != null) {
      pushBack.accept(next);
    }
    return all.isEmpty() ? entry : joined(entry, all);
  }

  private void tell(R first, String loc) throws IOException {
    R next = told ? null : rows.read();
    if (next == null) {
      return;
    }
    pushBack.accept(next);
    if (isMore(first, next)) {
      told = true;
      problems.report(
          Problem.of(
              TableCodes.ABOUT,
              "several rows are about one page, the first ones about "
                  + Problem.quoted(loc)
                  + "; each is read by itself, as before; "
                  + header.get().unjoined(),
              at.get()));
    }
  }

  /** Returns whether a row is about the page of the row before it, and adds to it. */
  private boolean isMore(R first, R next) {
    TableHeader now = header.get();
    if (now.url() < 0 || next.isBlank()) {
      return false;
    }
    String url = first.cell(now.url()).strip();
    String other = next.cell(now.url()).strip();
    boolean same = url.equals(other) || (other.isEmpty() && haveOneHandle(now, first, next));
    if (url.isEmpty() || !same) {
      return false;
    }
    boolean adds = false;
    for (int i = 0; i < now.size(); i++) {
      HeaderTarget target = now.target(i);
      String cell = next.cell(i).strip();
      boolean equal = cell.isEmpty() || cell.equals(first.cell(i).strip());
      if (isPart(now.names().get(i), target)) {
        adds |= !equal;
      } else if (target.isRead() && !equal && !first.cell(i).isBlank()) {
        return false;
      }
    }
    return adds;
  }

  /** Returns whether rows are of one product, as Shopify names it. */
  private static boolean haveOneHandle(TableHeader header, TableRow first, TableRow next) {
    int handle = KnownHeaders.index(header.names(), HANDLE);
    return handle >= 0
        && !next.cell(handle).isBlank()
        && next.cell(handle).equals(first.cell(handle));
  }

  /** Returns one entry with what those of the same page say. */
  private static UrlEntry joined(UrlEntry first, List<UrlEntry> others) {
    List<Node<?>> nodes = new ArrayList<>(first.nodes());
    Set<Node<?>> known = new HashSet<>(nodes);
    String lastmod = first.lastmod();
    String changefreq = first.changefreq();
    String priority = first.priority();
    for (UrlEntry more : others) {
      more.nodes().stream().filter(known::add).forEach(nodes::add);
      lastmod = either(lastmod, more.lastmod());
      changefreq = either(changefreq, more.changefreq());
      priority = either(priority, more.priority());
    }
    return first.toBuilder()
        .nodes(nodes)
        .lastmod(lastmod)
        .changefreq(changefreq)
        .priority(priority)
        .build();
  }

  private static @Nullable String either(@Nullable String one, @Nullable String other) {
    return one == null ? other : one;
  }
}
