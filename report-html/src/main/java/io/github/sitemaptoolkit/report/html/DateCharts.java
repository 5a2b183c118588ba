package io.github.sitemaptoolkit.report.html;

import io.github.sitemaptoolkit.look.DateLook;
import io.github.sitemaptoolkit.look.Look;
import io.github.sitemaptoolkit.report.html.internal.view.BarRow;
import io.github.sitemaptoolkit.report.html.internal.view.BarRow.Part;
import io.github.sitemaptoolkit.report.html.internal.view.CalendarChart;
import io.github.sitemaptoolkit.report.html.internal.view.CalendarChart.Day;
import io.github.sitemaptoolkit.report.html.internal.view.CalendarChart.Month;
import io.github.sitemaptoolkit.report.html.internal.view.DateView;
import io.github.sitemaptoolkit.report.html.internal.view.LegendKey;
import io.github.sitemaptoolkit.report.html.internal.view.ShownText;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.format.TextStyle;
import java.time.temporal.TemporalAdjusters;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.TreeMap;

/** The charts of lastmods: the days of the last year, and all years. */
final class DateCharts {

  private static final int DARKEST = 4;
  private static final int WEEK = 7;
  private static final int MOST_YEARS = 15;
  private static final int NOTABLE = 10; // a day with one of so many dates is named

  private DateCharts() {}

  /** Returns what is to be said of the dates, with charts if they say more. */
  static DateView dates(Look look) {
    DateLook dates = look.dates();
    boolean manyDays = dates.days().size() > 1;
    boolean older = dates.days().values().stream().mapToLong(Long::longValue).sum() < dates.dated();
    List<Map.Entry<Integer, Long>> years = new ArrayList<>(dates.years().entrySet());
    Collections.reverse(years);
    List<BarRow> rows = older && years.size() > 1 ? years(years, dates.dated()) : List.of();
    int more = rows.isEmpty() ? 0 : years.size() - rows.size();
    return new DateView(
        text(dates),
        manyDays ? calendar(look) : null,
        rows,
        more == 0 ? "" : ShownText.counted(more, "earlier year"));
  }

  private static List<BarRow> years(List<Map.Entry<Integer, Long>> years, long dated) {
    return years.stream()
        .limit(MOST_YEARS)
        .map(
            year ->
                BarRow.of(
                    year.getKey().toString(),
                    ShownText.number(year.getValue())
                        + " ("
                        + ShownText.percent(year.getValue(), dated)
                        + ")",
                    new Part("", 100.0 * year.getValue() / dated)))
        .toList();
  }

  private static String text(DateLook dates) {
    List<String> sentences = new ArrayList<>();
    LocalDate oldest = dates.oldest();
    boolean oneDay = oldest != null && oldest.equals(dates.newest());
    Map.Entry<LocalDate, Long> most =
        dates.days().entrySet().stream().max(Map.Entry.comparingByValue()).orElse(null);
    if (oldest != null && !oneDay) {
      sentences.add("From " + oldest + " to " + dates.newest() + ".");
    }
    if (oldest != null && oneDay && dates.days().isEmpty() && oldest.getDayOfMonth() == 1) {
      sentences.add("All dates are of " + oldest.getYear() + "."); // perhaps without a day
    } else if (oneDay) {
      sentences.add("All dates are of " + oldest + build(dates.dated(), dates));
    } else if (most != null && most.getValue() * NOTABLE >= dates.dated()) {
      sentences.add(
          "The day with most is "
              + most.getKey()
              + ", with "
              + ShownText.number(most.getValue())
              + " ("
              + ShownText.percent(most.getValue(), dates.dated())
              + ")"
              + build(most.getValue(), dates));
    }
    add(sentences, dates.missing(), "no lastmod");
    add(sentences, dates.invalid(), "a lastmod that is not a date");
    add(sentences, dates.future(), "a lastmod in the future");
    return String.join(" ", sentences);
  }

  /** Returns the end of a sentence about a day. */
  private static String build(long urls, DateLook dates) {
    return dates.dated() > 1 && urls * 2 > dates.dated()
        ? ": perhaps that of a build, and not of changes."
        : ".";
  }

  private static void add(List<String> sentences, long urls, String what) {
    if (urls > 0) {
      sentences.add(ShownText.counted(urls, "url") + (urls == 1 ? " has " : " have ") + what + '.');
    }
  }

  /** Returns the days of the last year. */
  private static CalendarChart calendar(Look look) {
    Map<LocalDate, Long> counts = look.dates().days();
    LocalDate first = look.day().minusDays(DateLook.DAYS - 1L);
    LocalDate monday = first.with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY));
    long most = Collections.max(counts.values());
    List<Day> days = new ArrayList<>();
    List<Month> months = new ArrayList<>();
    for (LocalDate day = first; !day.isAfter(look.day()); day = day.plusDays(1)) {
      int at = Math.toIntExact(day.toEpochDay() - monday.toEpochDay());
      long count = counts.getOrDefault(day, 0L);
      days.add(new Day(at / WEEK, at % WEEK, kind(count, most), day + ": " + urls(count)));
      if (day.getDayOfMonth() == 1) {
        String name = day.getMonth().getDisplayName(TextStyle.SHORT, Locale.ENGLISH);
        months.add(new Month(at / WEEK, day.getMonthValue() % 2 == 1 ? name : ""));
      }
    }
    List<List<String>> rows = new ArrayList<>();
    counts.forEach((day, count) -> rows.add(0, List.of(day.toString(), ShownText.number(count))));
    return new CalendarChart(
        "From " + first + " to " + look.day() + ", at most " + urls(most) + " a day.",
        legend(counts.values(), most),
        days,
        months,
        rows);
  }

  private static String urls(long count) {
    return ShownText.counted(count, "url");
  }

  /** Returns the class of the colour: on a logarithmic scale, so that few dates are seen, too. */
  private static String kind(long count, long most) {
    if (count == 0) {
      return "day0";
    }
    double share = most == 1 ? 1 : Math.log((double) count) / Math.log((double) most);
    return "day" + Math.max(1, (int) Math.ceil(DARKEST * share));
  }

  /** Returns what the colours mean that occur, by the numbers that they stand for. */
  private static List<LegendKey> legend(Collection<Long> counts, long most) {
    Map<String, LongSummaryStatistics> kinds = new TreeMap<>();
    for (long count : counts) {
      kinds.computeIfAbsent(kind(count, most), kind -> new LongSummaryStatistics()).accept(count);
    }
    List<LegendKey> keys = new ArrayList<>(List.of(LegendKey.of("day0", "no url")));
    kinds.forEach(
        (kind, numbers) ->
            keys.add(
                LegendKey.of(
                    kind,
                    numbers.getMin() == numbers.getMax()
                        ? urls(numbers.getMin())
                        : ShownText.number(numbers.getMin()) + " to " + urls(numbers.getMax()))));
    return keys;
  }
}
