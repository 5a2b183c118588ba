package io.github.sitemaptoolkit.site.config;

import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.text.TomlNesting;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tomlj.Toml;
import org.tomlj.TomlArray;
import org.tomlj.TomlParseError;
import org.tomlj.TomlParseResult;
import org.tomlj.TomlPosition;
import org.tomlj.TomlTable;

/** Reads a file of TOML to a tree with places. No other class of this module needs the library. */
final class TomlFile {

  /** The maximum length in bytes: the parser may need five hundred times that. */
  private static final int LONGEST =
      (int) Math.min(1 << 20, Runtime.getRuntime().maxMemory() >> 10);

  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private final String name;

  private TomlFile(String name) {
    this.name = name;
  }

  /**
   * Reads a file.
   *
   * @throws IOException if it cannot be read
   * @throws SitemapException if it is not TOML
   */
  static TomlValue read(Path file) throws IOException {
    byte[] bytes;
    try (InputStream in = Files.newInputStream(file)) {
      bytes = in.readNBytes(LONGEST + 1);
    } catch (IOException e) {
      throw Source.named(e, file.toString());
    }
    if (bytes.length > LONGEST) {
      String message = "the file has more than " + LONGEST + " bytes; is it a configuration?";
      throw new SitemapException(ConfigCodes.SYNTAX, message, Location.of(file.toString()));
    }
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      return new TomlFile(file.toString()).parse(text);
    } catch (CharacterCodingException e) {
      throw new SitemapException(
          Problem.of(ConfigCodes.SYNTAX, "the file is not UTF-8", Location.of(file.toString())), e);
    }
  }

  private TomlValue parse(String whole) {
    String text = whole.startsWith(BYTE_ORDER_MARK) ? whole.substring(1) : whole;
    int deep = TomlNesting.tooDeep(text);
    if (deep >= 0) {
      long line = 1 + text.substring(0, deep).chars().filter(c -> c == '\n').count();
      int column = deep - text.lastIndexOf('\n', deep - 1);
      throw new SitemapException(
          ConfigCodes.SYNTAX,
          "this is nested deeper than " + TomlNesting.DEEPEST + " levels",
          new Location(name, line, column));
    }
    TomlParseResult result = Toml.parse(text);
    if (result.hasErrors()) {
      TomlParseError first = result.errors().get(0);
      String message = String.valueOf(first.getMessage());
      throw new SitemapException(
          ConfigCodes.SYNTAX,
          "this is not TOML: "
              + message.substring(0, 1).toLowerCase(Locale.ROOT)
              + message.substring(1),
          location(first.position()));
    }
    return table(result, Location.of(name));
  }

  private Location location(@Nullable TomlPosition position) {
    return position == null
        ? Location.of(name)
        : new Location(name, position.line(), position.column());
  }

  private TomlValue table(TomlTable table, Location at) {
    List<Map.Entry<String, Location>> keys = new ArrayList<>();
    for (String key : table.keySet()) {
      keys.add(Map.entry(key, location(table.inputPositionOf(List.of(key)))));
    }
    keys.sort(
        Map.Entry.comparingByValue(
            Comparator.comparingLong(Location::line).thenComparingInt(Location::column)));
    Map<String, TomlValue> values = new LinkedHashMap<>();
    for (Map.Entry<String, Location> key : keys) {
      values.put(key.getKey(), value(table.get(List.of(key.getKey())), key.getValue()));
    }
    return new TomlValue(at, values);
  }

  private TomlValue value(@Nullable Object value, Location at) {
    if (value instanceof TomlTable table) {
      return table(table, at);
    } else if (value instanceof TomlArray array) {
      List<TomlValue> elements = new ArrayList<>();
      for (int i = 0; i < array.size(); i++) {
        elements.add(value(array.get(i), location(array.inputPositionOf(i))));
      }
      return new TomlValue(at, elements);
    }
    return new TomlValue(at, value == null ? "" : value);
  }
}
