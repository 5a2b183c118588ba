package io.github.sitemaptoolkit.converters.internal.table.column;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A name for cells that have to be turned into the values of a column, such as {@code
 * video.restriction.allow} for countries whose relationship the header says.
 *
 * @param name the name
 * @param column the column of the values; of films, that of their files
 * @param turn what is done with the cells
 */
record TurnedName(String name, String column, Turn turn) {

  private static final List<TurnedName> ALL =
      List.of(
          new TurnedName("video.embed", "video.content_loc", Turn.FILM),
          new TurnedName("video.embed", "video.player_loc", Turn.FILM),
          new TurnedName("video.restriction.allow", "video.restriction", Turn.ALLOWED),
          new TurnedName("video.restriction.deny", "video.restriction", Turn.DENIED),
          new TurnedName("video.adult", "video.family_friendly", Turn.NEGATED),
          new TurnedName("video.keywords", "video.tag", Turn.WORDS));

  /** Returns the names, each once. */
  static List<String> names() {
    return ALL.stream().map(TurnedName::name).distinct().toList();
  }

  /** Returns what a name means, which may have the number of a film in it; null if it is none. */
  static @Nullable TurnedName of(String name) {
    String plain = withoutNumber(name);
    for (TurnedName each : ALL) {
      if (each.name.equals(plain)) {
        return new TurnedName(name, numbered(each.column, number(name)), each.turn);
      }
    }
    return null;
  }

  /** Returns the name of the cells that are turned into the values of a column. */
  static String name(String column, Turn turn) {
    String plain = withoutNumber(column);
    for (TurnedName each : ALL) {
      if (each.turn == turn && each.column.equals(plain)) {
        return numbered(each.name, number(column));
      }
    }
    return column;
  }

  private static String number(String name) {
    int begin = name.indexOf('[');
    int end = name.indexOf(']', Math.max(0, begin));
    return begin < 0 || end < 0 ? "" : name.substring(begin, end + 1);
  }

  private static String withoutNumber(String name) {
    return name.replace(number(name), "");
  }

  private static String numbered(String name, String number) {
    int dot = name.indexOf('.');
    return name.substring(0, dot) + number + name.substring(dot);
  }
}
