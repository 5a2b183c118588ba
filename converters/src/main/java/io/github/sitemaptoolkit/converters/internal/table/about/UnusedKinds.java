package io.github.sitemaptoolkit.converters.internal.table.about;

import io.github.sitemaptoolkit.converters.internal.table.TableCodes;
import io.github.sitemaptoolkit.converters.internal.table.TableWords;
import io.github.sitemaptoolkit.converters.internal.table.column.MapOption;
import io.github.sitemaptoolkit.converters.internal.table.row.HeaderLog;
import io.github.sitemaptoolkit.converters.internal.table.type.HeaderText;
import io.github.sitemaptoolkit.converters.internal.table.type.YesNo;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Columns of answers, languages, durations and priorities that are not read, but could be. There is
 * one warning for each of these kinds, with the option that uses the first of its columns.
 */
public final class UnusedKinds {

  private enum Kind {
    ANSWERS(" with yes and no"),
    LANGUAGES(" with languages"),
    DURATIONS(" with durations"),
    PRIORITIES(" with priorities");

    private final String contents;

    Kind(String contents) {
      this.contents = contents;
    }
  }

  private static final int SHOWN = 3;

  private final Map<Kind, List<String>> columns = new EnumMap<>(Kind.class);
  private final Map<Kind, String> firsts = new EnumMap<>(Kind.class);
  private final Map<Kind, String> hints = new EnumMap<>(Kind.class);
  private final boolean crawl;
  private final boolean films;

  /**
   * Creates the columns of a table.
   *
   * @param crawl whether a crawler made the table: it has answers of its own about each page
   * @param films whether the table has films, so that durations are of interest
   */
  public UnusedKinds(boolean crawl, boolean films) {
    this.crawl = crawl;
    this.films = films;
  }

  /** Takes a column; false if it is of none of the kinds. */
  public boolean take(String header, HeaderText words, ColumnSample sample) {
    if (sample.isEmpty() || sample.isInArray()) {
      return false;
    }
    boolean blocked = words.meansBlocked();
    String kept = crawl && !blocked ? null : sample.amongAnswers(blocked ? YesNo.NO : YesNo.YES);
    if (words.meansPriority() && sample.holdsPriorities()) {
      return add(Kind.PRIORITIES, header, map(header, "priority"));
    } else if (kept != null) {
      return add(Kind.ANSWERS, header, where(header, kept));
    } else if (words.meansLanguage() && sample.holdsLanguages()) {
      return add(Kind.LANGUAGES, header, "");
    }
    return films
        && words.meansDuration()
        && sample.holdsDurations()
        && add(Kind.DURATIONS, header, map(header, "video.duration"));
  }

  private boolean add(Kind kind, String header, String hint) {
    firsts.putIfAbsent(kind, header);
    columns.computeIfAbsent(kind, unused -> new ArrayList<>()).add(Problem.quoted(header));
    hints.putIfAbsent(kind, hint);
    return true;
  }

  private static String map(String header, String column) {
    return "; " + MapOption.of(header, column) + " reads it";
  }

  private static String where(String header, String cell) {
    return "; --rows '" + header + '=' + cell + "' reads only such rows";
  }

  /** Reports the columns. Returns whether there are any. */
  public boolean report(TableWords words, HeaderLog reporter) {
    columns.forEach(
        (kind, names) ->
            reporter.report(
                TableCodes.UNKNOWN_COLUMN.withSeverity(Severity.WARNING),
                reporter.of(firsts.getOrDefault(kind, "")),
                null,
                () -> message(words, kind, names)));
    return !columns.isEmpty();
  }

  private @Nullable String hint(Kind kind) {
    return hints.get(kind);
  }

  private String message(TableWords words, Kind kind, List<String> names) {
    boolean one = names.size() == 1;
    int more = names.size() - SHOWN;
    return "the "
        + words.column()
        + (one ? " " : "s ")
        + String.join(", ", names.subList(0, Math.min(SHOWN, names.size())))
        + (more > 0 ? " and " + more + (more == 1 ? " other" : " others") : "")
        + kind.contents
        + (one ? " is not used" : " are not used")
        + hint(kind);
  }
}
