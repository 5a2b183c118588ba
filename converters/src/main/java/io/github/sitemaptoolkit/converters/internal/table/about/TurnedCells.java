package io.github.sitemaptoolkit.converters.internal.table.about;

import io.github.sitemaptoolkit.converters.internal.table.TableCodes;
import io.github.sitemaptoolkit.converters.internal.table.cell.FilmAddress;
import io.github.sitemaptoolkit.converters.internal.table.column.ColumnNames;
import io.github.sitemaptoolkit.converters.internal.table.column.Turn;
import io.github.sitemaptoolkit.converters.internal.table.type.YesNo;
import io.github.sitemaptoolkit.element.ElementColumn;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.value.CountryNames;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/** Turns the cells of recognised columns into values. */
public final class TurnedCells {

  private static final String FILE = "video.content_loc";
  private static final String PLAYER = "video.player_loc";
  private static final String RELATIONSHIP = "@relationship";
  private static final Pattern SEPARATORS = Pattern.compile("[,;|\u3001\uFF0C]");

  /** Takes a value. */
  public interface Values {
    /** Takes one. */
    void put(ElementColumn column, int[] repeats, String text);
  }

  /** Tells which cell values are of. */
  public interface Cells {
    /** Begins a cell. */
    void cell(ElementColumn column, int[] repeats, int index);
  }

  /** Where a film may be seen, and where it must not; empty if no cell says it. */
  private static final class Countries {
    private final ElementColumn column;
    private final int[] repeats;
    private final int index;
    private String allowed = "";
    private String denied = "";

    Countries(ElementColumn column, int[] repeats, int index) {
      this.column = column;
      this.repeats = repeats.clone();
      this.index = index;
    }
  }

  private final List<Countries> films = new ArrayList<>(1); // of the row
  private final ColumnNames known;
  private final Reporter log;
  private final Values values;

  /** Creates what gives values to a taker. */
  public TurnedCells(ColumnNames known, Reporter log, Values values) {
    this.known = known;
    this.log = log;
    this.values = values;
  }

  /**
   * Takes a cell.
   *
   * @param index which of the row it is
   */
  public void turned(Turn turn, ElementColumn column, int[] repeats, int index, String text) {
    switch (turn) {
      case FILM -> {
        FilmAddress film = FilmAddress.of(text);
        if (film != null) {
          values.put(known.column(film.isFile() ? FILE : PLAYER), repeats, film.url());
        }
      }
      case ALLOWED -> countries(true, column, repeats, index, text);
      case DENIED -> countries(false, column, repeats, index, text);
      case NEGATED -> {
        String answer = YesNo.of(text.strip());
        String other = YesNo.YES.equals(answer) ? YesNo.NO : YesNo.YES;
        values.put(column, repeats, answer == null ? text : other);
      }
      case WORDS -> {
        int number = 0;
        for (String word : SEPARATORS.split(text, -1)) {
          if (!word.isBlank()) {
            values.put(column, new int[] {repeats[0], number++}, word.strip());
          }
        }
      }
      case NONE -> values.put(column, repeats, text);
    }
  }

  private void countries(
      boolean allowed, ElementColumn column, int[] repeats, int index, String text) {
    String codes = CountryNames.codes(text);
    if (codes == null) {
      log.missing(
          TableCodes.BAD_CELL,
          () -> column.name() + ' ' + Problem.quoted(text) + " are no countries; it is left out");
    } else {
      Countries film = film(column, repeats, index);
      film.allowed = allowed ? codes : film.allowed;
      film.denied = allowed ? film.denied : codes;
    }
  }

  private Countries film(ElementColumn column, int[] repeats, int index) {
    for (Countries film : films) {
      if (Arrays.equals(film.repeats, repeats)) {
        return film;
      }
    }
    var film = new Countries(column, repeats, index);
    films.add(film);
    return film;
  }

  /** Ends a row: only now is it known whether a film has countries of both kinds. */
  public void end(Cells cells) {
    for (Countries film : films) {
      cells.cell(film.column, film.repeats, film.index);
      boolean both = !film.allowed.isEmpty() && !film.denied.isEmpty();
      String left = both ? without(film.allowed, film.denied) : film.allowed;
      boolean allow = !left.isEmpty();
      String codes = allow ? left : film.denied;
      String relationship = allow ? "allow" : "deny";
      if (both) {
        log.report(
            TableCodes.BAD_CELL.withSeverity(Severity.WARNING),
            () ->
                film.column.name()
                    + " is to allow "
                    + Problem.quoted(film.allowed)
                    + " and to deny "
                    + Problem.quoted(film.denied)
                    + "; a film has only one of them, which is read as "
                    + relationship
                    + ' '
                    + Problem.quoted(codes));
      }
      values.put(film.column, film.repeats, codes);
      values.put(known.column(film.column.name() + RELATIONSHIP), film.repeats, relationship);
    }
    films.clear();
  }

  private static String without(String codes, String others) {
    List<String> left = new ArrayList<>(List.of(codes.split(" ", -1)));
    left.removeAll(List.of(others.split(" ", -1)));
    return String.join(" ", left);
  }
}
