package io.github.sitemaptoolkit.report.html;

import io.github.sitemaptoolkit.look.DateLook;
import io.github.sitemaptoolkit.look.Look;
import io.github.sitemaptoolkit.report.html.internal.view.BarChart;
import io.github.sitemaptoolkit.report.html.internal.view.BarChart.Bar;
import io.github.sitemaptoolkit.report.html.internal.view.BarChart.Part;
import io.github.sitemaptoolkit.report.html.internal.view.CalendarChart;
import io.github.sitemaptoolkit.report.html.internal.view.CalendarChart.Day;
import io.github.sitemaptoolkit.report.html.internal.view.CalendarChart.Month;
import io.github.sitemaptoolkit.report.html.internal.view.ShownText;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.format.TextStyle;
import java.time.temporal.TemporalAdjusters;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The charts of lastmods: the days of the last year, and all years. */
final class DateCharts {

  private static final int DARKEST = 4;
  private static final int WEEK = 7;
  private static final int MOST_YEARS = 15;

  private DateCharts() {}

  /** Returns the days of the last year. */
  static CalendarChart calendar(Look look) {
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
    return new CalendarChart(description(look, counts), days, months, rows);
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

  private static String description(Look look, Map<LocalDate, Long> counts) {
    Map.Entry<LocalDate, Long> most =
        Collections.max(counts.entrySet(), Map.Entry.comparingByValue());
    String share = ShownText.percent(most.getValue(), look.dates().dated());
    boolean build = most.getValue() * 2 > look.dates().dated() && look.dates().dated() > 1;
    return "Most dates are of "
        + most.getKey()
        + ": "
        + ShownText.number(most.getValue())
        + ", "
        + share
        + " of all"
        + (build ? "; perhaps that of a build, and not of changes." : ".");
  }

  /** Returns all years, the latest first. */
  static BarChart years(Look look) {
    DateLook dates = look.dates();
    List<Map.Entry<Integer, Long>> years = new ArrayList<>(dates.years().entrySet());
    Collections.reverse(years);
    long most = Collections.max(dates.years().values());
    List<Bar> bars = new ArrayList<>();
    for (Map.Entry<Integer, Long> year : years.subList(0, Math.min(MOST_YEARS, years.size()))) {
      String count = ShownText.number(year.getValue());
      String share = ShownText.percent(year.getValue(), dates.dated());
      bars.add(
          new Bar(
              year.getKey().toString(),
              count + " (" + share + ")",
              List.of(new Part("", 0, 100.0 * year.getValue() / most)),
              0,
              "",
              List.of(count, share)));
    }
    int more = years.size() - bars.size();
    return new BarChart(
        "years",
        "Dates (lastmod) by year",
        "From " + dates.oldest() + " to " + dates.newest() + ".",
        "Year",
        List.of("Urls", "Share"),
        bars,
        BarChart.ROW,
        BarChart.NO_LIMIT,
        note(dates) + (more == 0 ? "" : " " + ShownText.counted(more, "earlier year") + "."));
  }

  private static String note(DateLook dates) {
    return ShownText.counted(dates.missing(), "url")
        + " without a lastmod, "
        + ShownText.number(dates.invalid())
        + " with one that is not a date, "
        + ShownText.number(dates.future())
        + " with one in the future.";
  }
}
