package io.github.sitemaptoolkit.site.input;

import io.github.sitemaptoolkit.converters.reading.ReadingListener;
import io.github.sitemaptoolkit.converters.reading.TableReading;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/**
 * Conditions of {@code --where} on one input that name no field of entries, so that they are taken
 * for conditions on the rows of a table. If it is no table, nothing could meet them, and they were
 * probably meant otherwise.
 */
public final class RowConditions {

  private static final Code NO_HEADER = Code.error("csv.no-such-header");

  private final List<String> conditions;
  private final AtomicBoolean table = new AtomicBoolean();

  /** Creates conditions on the rows of one input. */
  public RowConditions(List<String> conditions) {
    this.conditions = conditions;
  }

  /** Returns whether there are none. */
  public boolean isEmpty() {
    return conditions.isEmpty();
  }

  /** Returns a context that tells whether a table is read. */
  public Context watch(Context context) {
    if (conditions.isEmpty()) {
      return context;
    }
    ReadingListener others = context.options(ReadingListener.NONE);
    Consumer<TableReading> seen = reading -> table.set(true);
    return context.with(new ReadingListener(seen.andThen(others.listener()), others.before()));
  }

  /**
   * Checks that a table was read. To be called when the input was read.
   *
   * @throws SitemapException if it was none
   */
  public void check(String input) {
    if (!conditions.isEmpty() && !table.get()) {
      throw new SitemapException(
          NO_HEADER,
          "this is no table, and no field of entries is named in --where '"
              + conditions.get(0)
              + "'; fields are such as loc, lastmod or image.title",
          Location.of(input));
    }
  }
}
