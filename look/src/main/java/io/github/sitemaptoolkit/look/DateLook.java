package io.github.sitemaptoolkit.look;

import java.time.LocalDate;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The lastmods of a set. Days are those of UTC.
 *
 * @param dated how many urls have a lastmod that is a date
 * @param missing how many urls have none
 * @param invalid how many urls have one that is not a date
 * @param future how many of the dates are after today; they are counted by day and year, too
 * @param oldest the earliest day; null without dates
 * @param newest the latest day; null without dates
 * @param days how many dates are on each of the last {@value #DAYS} days; days without any are left
 *     out. Years and months without a day are not counted here
 * @param years how many dates are in each year
 * @since 0.1
 */
public record DateLook(
    long dated,
    long missing,
    long invalid,
    long future,
    @Nullable LocalDate oldest,
    @Nullable LocalDate newest,
    SortedMap<LocalDate, Long> days,
    SortedMap<Integer, Long> years) {

  /** How many days are counted one by one: today and those before it. */
  public static final int DAYS = 366;

  /** Copies the maps. */
  public DateLook {
    days = Collections.unmodifiableSortedMap(new TreeMap<>(days));
    years = Collections.unmodifiableSortedMap(new TreeMap<>(years));
  }
}
