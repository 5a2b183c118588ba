package io.github.sitemaptoolkit.converters.internal.table.about;

import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget.Kind;
import io.github.sitemaptoolkit.converters.internal.table.column.KnownHeaders;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/** Finds the date of the last change where no header alone says it. */
public final class LastmodColumns {

  private static final int LASTMOD = 1;

  private LastmodColumns() {}

  /**
   * Binds the only member that by its last name is the date of the last change, if no member of the
   * item itself is; else the only date of publication in UTC. Dates of authors and so on are not.
   *
   * @param mapped the columns that the caller gives a meaning
   * @param isOfItem tells of a name whether it is one of the item itself
   */
  public static void bind(TableColumns table, Set<Integer> mapped, Predicate<String> isOfItem) {
    List<ColumnSample> samples = table.samples();
    for (int i = 0; i < table.names().size(); i++) {
      HeaderTarget target = table.targets().get(i);
      boolean filled = mapped.contains(i) || samples.isEmpty() || !samples.get(i).isEmpty();
      if (target.kind() == Kind.CORE && target.core() == LASTMOD && filled) {
        return;
      }
    }
    String page = table.url() < 0 ? "" : KnownHeaders.parent(table.names().get(table.url()));
    List<Integer> dates = new ArrayList<>();
    List<Integer> published = new ArrayList<>();
    for (int i = 0; i < samples.size(); i++) {
      ColumnSample sample = samples.get(i);
      String name = KnownHeaders.ofValue(table.names().get(i));
      boolean ofItem = isOfItem.test(name) || KnownHeaders.parent(name).equals(page);
      boolean one = !sample.isInArray() || sample.isOnly(table.names().get(i));
      boolean free = table.targets().get(i).kind() == Kind.UNKNOWN && one;
      if (!free || !ofItem) {
        continue;
      }
      if (KnownHeaders.mayMeanLastmod(name)
          && (sample.holdsDates() || sample.mostlyDates() || KnownHeaders.isUtc(name))) {
        dates.add(i);
      } else if (KnownHeaders.isUtcPublication(name) && !sample.isEmpty()) {
        published.add(i);
      }
    }
    List<Integer> found = dates.isEmpty() ? published : dates;
    if (found.size() == 1) {
      int i = found.get(0);
      table.targets().set(i, HeaderTarget.core(LASTMOD, table.names().get(i), false));
    }
  }

  /**
   * Returns the columns that say change or publication, if there are several: the newest date is
   * that of the last change. None if the caller maps one, or one has the name that sitemaps give
   * it.
   *
   * @param said the columns that the caller gives a meaning
   * @param isOfItem tells of a name whether it is one of the item itself
   */
  public static Set<Integer> several(
      TableColumns table, Set<Integer> said, Predicate<String> isOfItem) {
    String page = table.url() < 0 ? "" : KnownHeaders.parent(table.names().get(table.url()));
    Set<Integer> dates = new TreeSet<>();
    for (int i = 0; i < table.samples().size(); i++) {
      HeaderTarget target = table.targets().get(i);
      ColumnSample sample = table.sample(i);
      String header = table.names().get(i);
      String name = KnownHeaders.ofValue(header);
      boolean ofItem = isOfItem.test(name) || KnownHeaders.parent(name).equals(page);
      boolean one = !sample.isInArray() || sample.isOnly(header);
      boolean says =
          target.isLastmod()
              || (target.kind() == Kind.UNKNOWN
                  && ofItem
                  && one
                  && (KnownHeaders.mayMeanLastmod(name) || KnownHeaders.meansPublication(name)));
      if (target.isLastmod() && (said.contains(i) || KnownHeaders.isLastmod(header))) {
        return Set.of();
      } else if (says && !said.contains(i) && sample.mostlyDates()) {
        dates.add(i);
      }
    }
    Set<Integer> all = Set.copyOf(dates);
    dates.removeIf(i -> all.stream().anyMatch(utc -> isUtcOf(table, utc, i)));
    return dates.size() > 1 ? dates : Set.of();
  }

  private static boolean isUtcOf(TableColumns table, int utc, int local) {
    return KnownHeaders.isUtcOf(table.names().get(utc), table.names().get(local));
  }
}
