package io.github.sitemaptoolkit.report.html.internal.view;

import java.util.List;

/**
 * The files of a run.
 *
 * @param title how many there are
 * @param rows the worst first
 * @param note how many are not shown; empty for none
 */
public record FileTable(String title, List<Row> rows, String note) {

  /**
   * A file.
   *
   * @param name its name
   * @param urls how many urls or sitemaps it has
   * @param errors the number of errors
   * @param warnings the number of warnings
   * @param infos the number of infos
   * @param failure why it could not be read; empty if it was
   */
  public record Row(
      String name, String urls, String errors, String warnings, String infos, String failure) {}

  /** Copies the list. */
  public FileTable {
    rows = List.copyOf(rows);
  }
}
