package io.github.sitemaptoolkit.batch.setting;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How tables are read, such as exports of other programs.
 *
 * @param map pairs of headers and columns
 * @param templates pairs of columns and templates
 * @param mapFile a file of pairs
 * @param rows conditions on rows
 * @param headerRow the number of the row with the headers; null to find it
 */
public record TableSettings(
    List<String> map,
    List<String> templates,
    @Nullable String preset,
    @Nullable String mapFile,
    @Nullable String dateFormat,
    @Nullable String zone,
    List<String> rows,
    boolean allRows,
    List<String> about,
    @Nullable String delimiter,
    @Nullable String quote,
    @Nullable String escape,
    @Nullable String headerRow,
    @Nullable String encoding,
    @Nullable String items,
    @Nullable String sheet) {

  /** Copies the lists. */
  public TableSettings {
    map = List.copyOf(map);
    templates = List.copyOf(templates);
    rows = List.copyOf(rows);
    about = List.copyOf(about);
  }

  /** Returns the settings that values have. */
  public static TableSettings of(SettingValues values) {
    return new TableSettings(
        values.pairs("map"),
        values.pairs("template"),
        values.text("preset"),
        values.file("map-file"),
        values.text("date-format"),
        values.text("zone"),
        values.texts("rows"),
        values.flag("all-rows"),
        values.list("about"),
        values.text("input-delimiter"),
        values.text("input-quote"),
        values.text("input-escape"),
        values.text("header-row"),
        values.text("encoding"),
        values.text("items"),
        values.text("sheet"));
  }
}
