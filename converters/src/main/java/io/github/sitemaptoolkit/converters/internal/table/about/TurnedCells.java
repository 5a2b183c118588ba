package io.github.sitemaptoolkit.converters.internal.table.about;

import io.github.sitemaptoolkit.converters.internal.table.TableCodes;
import io.github.sitemaptoolkit.converters.internal.table.cell.FilmAddress;
import io.github.sitemaptoolkit.converters.internal.table.column.ColumnNames;
import io.github.sitemaptoolkit.converters.internal.table.column.Turn;
import io.github.sitemaptoolkit.converters.internal.table.type.YesNo;
import io.github.sitemaptoolkit.element.ElementColumn;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Reporter;
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

  private final ColumnNames known;
  private final Reporter log;
  private final Values values;

  /** Creates what gives values to a taker. */
  public TurnedCells(ColumnNames known, Reporter log, Values values) {
    this.known = known;
    this.log = log;
    this.values = values;
  }

  /** Takes a cell. */
  public void turned(Turn turn, ElementColumn column, int[] repeats, String text) {
    switch (turn) {
      case FILM -> {
        FilmAddress film = FilmAddress.of(text);
        if (film != null) {
          values.put(known.column(film.isFile() ? FILE : PLAYER), repeats, film.url());
        }
      }
      case ALLOWED -> countries("allow", column, repeats, text);
      case DENIED -> countries("deny", column, repeats, text);
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

  private void countries(String relationship, ElementColumn column, int[] repeats, String text) {
    String codes = CountryNames.codes(text);
    if (codes == null) {
      log.missing(
          TableCodes.BAD_CELL,
          () -> column.name() + ' ' + Problem.quoted(text) + " are no countries; it is left out");
    } else {
      values.put(column, repeats, codes);
      values.put(known.column(column.name() + RELATIONSHIP), repeats, relationship);
    }
  }
}
