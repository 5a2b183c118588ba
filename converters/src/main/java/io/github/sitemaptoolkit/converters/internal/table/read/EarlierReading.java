package io.github.sitemaptoolkit.converters.internal.table.read;

import io.github.sitemaptoolkit.converters.internal.table.TableCodes;
import io.github.sitemaptoolkit.converters.internal.table.about.ColumnSample;
import io.github.sitemaptoolkit.converters.internal.table.about.Recognition;
import io.github.sitemaptoolkit.converters.internal.table.about.RoleText;
import io.github.sitemaptoolkit.converters.internal.table.cell.DateOrders;
import io.github.sitemaptoolkit.converters.internal.table.column.ColumnNames;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget.Kind;
import io.github.sitemaptoolkit.converters.internal.table.type.DateOrder;
import io.github.sitemaptoolkit.converters.internal.table.type.PageWitness;
import io.github.sitemaptoolkit.converters.reading.ReadingListener;
import io.github.sitemaptoolkit.converters.reading.TableReading;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ObjIntConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** How a table was read before, which decides what its cells leave open today. */
public final class EarlierReading {

  /** The name by which the delimiter of a table is told. */
  public static final String DELIMITER = "input-delimiter";

  /** The name by which it is told how several rows about one page are read, and what is told. */
  static final String ROWS = "rows of one page";

  static final String JOINED = "joined";

  private static final String LASTMOD = "lastmod";

  private final @Nullable TableReading reading; // null if nothing is known of such a table
  private final ReadingListener listener;
  private final List<String> headers;
  private final Location location;

  private EarlierReading(
      @Nullable TableReading reading,
      ReadingListener listener,
      List<String> headers,
      Location location) {
    this.reading = reading;
    this.listener = listener;
    this.headers = headers;
    this.location = location;
  }

  /** Returns the reading of a table with these headers. */
  static EarlierReading of(Context context, List<String> headers, Location location) {
    ReadingListener listener = context.options(ReadingListener.NONE);
    TableReading found =
        listener.before().stream().filter(it -> has(headers, it)).findFirst().orElse(null);
    return new EarlierReading(found, listener, headers, location);
  }

  /** Returns what of the reading decides what the table is about. */
  Recognition.Before about() {
    if (reading == null) {
      return new Recognition.Before(false, Map.of(), false, false);
    }
    Map<String, String> columns = new LinkedHashMap<>(reading.columns());
    columns.values().removeIf(it -> !RoleText.isOne(it));
    boolean joins = JOINED.equals(reading.form().get(ROWS));
    boolean changes = reading.columns().values().stream().anyMatch(it -> it.startsWith(LASTMOD));
    return new Recognition.Before(true, columns, joins, changes);
  }

  /** Returns whether the cells of a recognised column were lists. */
  boolean hadLists(int column) {
    return reading != null && RoleText.saysLists(reading.columns().get(headers.get(column)));
  }

  /** Returns whether a row has the headers of a table that was read before. */
  public static boolean isHeader(Context context, Collection<String> row) {
    return context.options(ReadingListener.NONE).before().stream().anyMatch(it -> has(row, it));
  }

  /** Returns how the cells of tables were separated before. */
  public static List<String> delimiters(Context context) {
    return context.options(ReadingListener.NONE).before().stream()
        .map(it -> it.form().getOrDefault(EarlierReading.DELIMITER, ""))
        .filter(delimiter -> delimiter.length() == 1)
        .distinct()
        .toList();
  }

  /** Returns all headers that were used before. */
  public static Set<String> headers(Context context) {
    return context.options(ReadingListener.NONE).before().stream()
        .flatMap(it -> it.columns().keySet().stream())
        .collect(Collectors.toUnmodifiableSet());
  }

  /** Returns the headers of items that were read before which not every item has. */
  public static Set<String> sometimes(Context context, List<String> headers) {
    TableReading reading = of(context, headers, Location.of("")).reading;
    return reading == null ? Set.of() : reading.sometimes();
  }

  private static boolean has(Collection<String> headers, TableReading reading) {
    return !reading.columns().isEmpty()
        && reading.columns().entrySet().stream()
            .filter(it -> !it.getValue().isEmpty())
            .map(Map.Entry::getKey)
            .allMatch(it -> headers.contains(it) || reading.sometimes().contains(it));
  }

  /**
   * Gives columns the meaning that they had, unless their cells are something else, or a column
   * under its own name has it now.
   *
   * @param mapped the columns whose meaning is known, to which these are added
   */
  void bind(
      List<HeaderTarget> targets,
      List<ColumnSample> samples,
      ColumnNames known,
      Set<Integer> mapped) {
    if (reading == null) {
      return;
    }
    reading
        .columns()
        .forEach(
            (header, column) -> {
              int index = headers.indexOf(header);
              boolean none = column.isEmpty() || RoleText.isOne(column);
              HeaderTarget target = none ? null : known.find(column);
              if (index >= 0
                  && target != null
                  && target.isRead()
                  && !mapped.contains(index)
                  && (samples.get(index).isEmpty() || samples.get(index).mayBe(target))
                  && release(targets, index, target.key(), mapped)) {
                targets.set(index, known.require(column));
                mapped.add(index);
              }
            });
  }

  /** Frees the other columns of a meaning. Returns false if one of them has it by its own name. */
  private static boolean release(
      List<HeaderTarget> targets, int index, String key, Set<Integer> mapped) {
    List<Integer> others =
        IntStream.range(0, targets.size())
            .filter(i -> i != index && targets.get(i).isRead() && targets.get(i).key().equals(key))
            .boxed()
            .toList();
    if (others.stream().anyMatch(i -> targets.get(i).exact() || mapped.contains(i))) {
      return false;
    }
    others.forEach(i -> targets.set(i, targets.get(i).as(Kind.UNKNOWN)));
    return true;
  }

  /** Returns the order that the dates of a column had; null if it is not known. */
  @Nullable DateOrder order(int column) {
    String words = reading == null ? null : reading.dates().get(headers.get(column));
    for (DateOrder order : DateOrder.values()) {
      if (order.words().equals(words)) {
        return order;
      }
    }
    return null;
  }

  /** Returns what a column said about its rows; null if it was not a filter. */
  @Nullable PageWitness witness(String header) {
    String id = reading == null ? null : reading.filters().get(header);
    for (PageWitness witness : PageWitness.values()) {
      if (witness.id().equals(id)) {
        return witness;
      }
    }
    return null;
  }

  /**
   * Returns the orders of dates, of which some are those of the earlier reading.
   *
   * @param known the columns whose cells do not show the order
   */
  DateOrders orders(List<Integer> sets, Set<Integer> known) {
    ObjIntConsumer<String> contradiction =
        (date, column) -> {
          if (known.contains(column)) {
            contradicted(column, date);
          }
        };
    return known.isEmpty() ? new DateOrders(sets) : new DateOrders(sets, contradiction);
  }

  /** Refuses a table some of whose dates were already read in an order that is wrong. */
  private void contradicted(int column, String date) {
    DateOrder order = DateOrder.only(DateOrder.readings(date));
    String header = headers.get(column);
    if (reading == null || order == null) {
      return; // it is no date in any order
    }
    listener
        .listener()
        .accept(reading.withSource(location.source()).withDates(header, order.words()));
    throw new SitemapException(
        TableCodes.DATE_ORDER,
        "the dates of the column "
            + Problem.quoted(header)
            + " were read as before, "
            + reading.dates().get(header)
            + ", but "
            + Problem.quoted(date)
            + " is "
            + order.words()
            + "; --date-format "
            + order.pattern()
            + " reads all of them so",
        location);
  }
}
