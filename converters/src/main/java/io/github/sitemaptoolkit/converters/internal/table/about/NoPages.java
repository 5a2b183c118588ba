package io.github.sitemaptoolkit.converters.internal.table.about;

import io.github.sitemaptoolkit.converters.internal.table.column.KnownHeaders;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tells tables that have urls and are no list of the pages of a site: redirects, pages of others
 * that link to it, people and companies with their home pages.
 */
public final class NoPages {

  private static final String LOC = "loc";
  private static final int LEAST_HOSTS = 3;
  private static final int LEAST_REDIRECTS = 2;

  private NoPages() {}

  /** Returns what a table is a list of, such as "redirects"; null if it may be one of pages. */
  public static @Nullable String find(TableColumns table) {
    if (table.url() < 0 || table.names().get(table.url()).equals(LOC)) {
      return null;
    } else if (isBacklinks(table)) {
      return "links from pages of others";
    } else if (KnownHeaders.isCore(table.names().get(table.url()))) {
      return null;
    } else if (isRedirects(table)) {
      return "redirects";
    }
    return isContacts(table) ? "people or companies with their websites" : null;
  }

  private static List<Integer> urls(TableColumns table) {
    return table.all().filter(i -> table.sample(i).holdsUrls()).boxed().toList();
  }

  private static boolean isBacklinks(TableColumns table) {
    List<Integer> others =
        table
            .all()
            .filter(i -> table.words(i).meansBacklink() && table.sample(i).holdsWeb())
            .boxed()
            .toList();
    return others.stream()
        .anyMatch(i -> table.sample(i).hosts() >= Math.min(LEAST_HOSTS, rows(table, i)));
  }

  private static int rows(TableColumns table, int column) {
    return table.sample(column).cells().size();
  }

  /** Two addresses, of which at least one says so, and nothing about a page beside them. */
  private static boolean isRedirects(TableColumns table) {
    List<Integer> urls = urls(table);
    if (urls.size() != 2
        || rows(table, urls.get(0)) < LEAST_REDIRECTS
        || urls.stream().noneMatch(i -> table.sample(i).holdsWeb())
        || !urls.stream().allMatch(i -> table.words(i).meansRedirect())) {
      return false;
    }
    return table
        .all()
        .filter(i -> !urls.contains(i) && !table.sample(i).isEmpty())
        .allMatch(i -> table.words(i).meansNote() || table.holdsAnswersOrNumbers(i));
  }

  private static boolean isContacts(TableColumns table) {
    int url = table.url();
    ColumnSample sample = table.sample(url);
    return !table.words(url).meansPage()
        && rows(table, url) >= LEAST_HOSTS
        && sample.hosts() == rows(table, url)
        && table.targets().stream().noneMatch(target -> target.core() == 1)
        && table.all().anyMatch(i -> i != url && table.words(i).meansContact());
  }
}
