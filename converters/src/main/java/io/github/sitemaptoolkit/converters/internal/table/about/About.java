package io.github.sitemaptoolkit.converters.internal.table.about;

import io.github.sitemaptoolkit.converters.internal.table.column.ColumnNames;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget;
import io.github.sitemaptoolkit.converters.internal.table.column.KnownHeaders;
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
    about.pictures(table, known);
    return about;
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
    columns.forEach(i -> found.put(i, picture.as(table.names().get(i)).found()));
    int caption = PictureColumns.caption(table);
    if (caption >= 0) {
      found.put(caption, known.find("image_caption").as(table.names().get(caption)).found());
    }
  }

  /** Gives columns their meaning. Returns which columns have one now. */
  public Set<Integer> bind(List<HeaderTarget> targets) {
    found.forEach(targets::set);
    return found.keySet();
  }
}
