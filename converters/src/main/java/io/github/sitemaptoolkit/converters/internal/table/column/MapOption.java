package io.github.sitemaptoolkit.converters.internal.table.column;

import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The option that says which column a header is, as messages propose it. */
public final class MapOption {

  private static final Pattern SPACES = Pattern.compile("\\s+");

  private MapOption() {}

  /** Returns the option for one header, quoted for a shell. */
  public static String of(String header, String column) {
    return "--map " + quoted(plain(header) + '=' + column);
  }

  /** Returns the options for several headers, with spaces between them. */
  public static String of(Map<String, String> columns) {
    return columns.entrySet().stream()
        .map(column -> of(column.getKey(), column.getValue()))
        .collect(Collectors.joining(" "));
  }

  /** Returns the line that says the same in sitemap.toml. */
  public static String toml(Map<String, String> columns) {
    return columns.entrySet().stream()
        .map(column -> string(plain(column.getKey())) + " = " + string(column.getValue()))
        .collect(Collectors.joining(", ", "map = { ", " }"));
  }

  /** Headers are compared without line breaks. */
  private static String plain(String header) {
    return SPACES.matcher(header).replaceAll(" ");
  }

  private static String quoted(String text) {
    return '\'' + text.replace("'", "'\\''") + '\'';
  }

  private static String string(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
