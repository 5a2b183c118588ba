package io.github.sitemaptoolkit.converters.internal.table.about;

import io.github.sitemaptoolkit.converters.internal.table.column.ColumnNames;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget;
import io.github.sitemaptoolkit.converters.internal.table.column.KnownHeaders;
import io.github.sitemaptoolkit.converters.internal.table.column.Turn;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a table is about, beside pages: columns that mean nothing by their headers alone, and more
 * by the headers and cells of all columns together.
 */
public final class About {

  private final Map<Integer, HeaderTarget> found = new LinkedHashMap<>(); // by column

  private About() {}

  /** Returns what a table is about. */
  public static About of(TableColumns table, ColumnNames known) {
    var about = new About();
    about.films(table, known);
    about.pictures(table, known);
    return about;
  }

  private void films(TableColumns table, ColumnNames known) {
    FilmColumns.find(table)
        .roles()
        .forEach(
            (column, role) -> {
              boolean many = table.paths() && table.sample(column).isInArray();
              HeaderTarget target = known.find((many ? "video." : "video[1].") + role.field());
              if (target.isRead()) {
                String header = table.names().get(column);
                found.put(column, target.as(header).found(many ? manyTurn(role) : role.turn()));
              }
            });
  }

  /** Of several values, each is a word of its own. */
  private static Turn manyTurn(FilmColumns.Role role) {
    return role.turn() == Turn.WORDS ? Turn.NONE : role.turn();
  }

  private void pictures(TableColumns table, ColumnNames known) {
    HeaderTarget picture = known.find(KnownHeaders.PICTURE_URL);
    if (!picture.isRead()) {
      return; // there is no extension for pictures
    }
    List<Integer> columns = PictureColumns.find(table);
    if (columns.isEmpty() || columns.stream().noneMatch(table::isFree)) {
      return; // as they are read by their headers
    }
    columns.forEach(i -> found.putIfAbsent(i, picture.as(table.names().get(i)).found(Turn.NONE)));
    int caption = PictureColumns.caption(table);
    if (caption >= 0) {
      found.put(caption, known.find("image_caption").as(table.names().get(caption)).found(Turn.NONE));
    }
  }

  /** Gives columns their meaning. Returns which columns have one now. */
  public Set<Integer> bind(List<HeaderTarget> targets) {
    found.forEach(targets::set);
    return found.keySet();
  }
}
