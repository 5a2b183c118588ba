package io.github.sitemaptoolkit.converters.internal.table.read;

import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget.Kind;
import io.github.sitemaptoolkit.converters.internal.table.column.KnownHeaders;
import io.github.sitemaptoolkit.converters.internal.table.row.TableRow;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Several rows about one page, as tables of products have one for each variant or picture: rows
 * that follow each other with one url, and that differ in nothing that is read but pictures and
 * films.
 */
public final class PageRows {

  private static final String HANDLE = "handle";

  private PageRows() {}

  /** Returns whether a table may have such rows: it has pictures or films in columns of others. */
  static boolean mayBe(List<HeaderTarget> targets) {
    return targets.stream().anyMatch(PageRows::isPart);
  }

  /** Returns whether a column is one that rows of a page may differ in. */
  private static boolean isPart(HeaderTarget target) {
    return target.kind() == Kind.COLUMN
        && !target.exact()
        && (target.isFound() || target.isUrlList());
  }

  /** Returns whether a row is about the page of the row before it, and adds to it. */
  public static boolean join(Header header, TableRow first, TableRow next) {
    if (!header.joins() || header.url() < 0 || next.isBlank()) {
      return false;
    }
    String url = first.cell(header.url()).strip();
    String other = next.cell(header.url()).strip();
    boolean same = url.equals(other) || (other.isEmpty() && haveOneHandle(header, first, next));
    if (url.isEmpty() || !same) {
      return false;
    }
    boolean adds = false;
    for (int i = 0; i < header.size(); i++) {
      HeaderTarget target = header.target(i);
      String cell = next.cell(i).strip();
      boolean equal = cell.isEmpty() || cell.equals(first.cell(i).strip());
      if (isPart(target)) {
        adds |= !equal;
      } else if (target.isRead() && !equal && !first.cell(i).isBlank()) {
        return false;
      }
    }
    return adds;
  }

  /** Returns whether rows are of one product, as Shopify names it. */
  private static boolean haveOneHandle(Header header, TableRow first, TableRow next) {
    int handle = KnownHeaders.index(header.names(), HANDLE);
    return handle >= 0
        && !next.cell(handle).isBlank()
        && next.cell(handle).equals(first.cell(handle));
  }

  /** Returns an entry with what another one of the same page adds. */
  public static UrlEntry joined(UrlEntry first, UrlEntry more) {
    List<Node<?>> nodes = new ArrayList<>(first.nodes());
    for (Node<?> node : more.nodes()) {
      if (!nodes.contains(node)) {
        nodes.add(node);
      }
    }
    return first.toBuilder()
        .nodes(nodes)
        .lastmod(either(first.lastmod(), more.lastmod()))
        .changefreq(either(first.changefreq(), more.changefreq()))
        .priority(either(first.priority(), more.priority()))
        .build();
  }

  private static @Nullable String either(@Nullable String one, @Nullable String other) {
    return one == null ? other : one;
  }
}
