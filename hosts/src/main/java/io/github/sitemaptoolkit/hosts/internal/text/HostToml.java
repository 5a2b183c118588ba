package io.github.sitemaptoolkit.hosts.internal.text;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.text.TomlNesting;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tomlj.Toml;
import org.tomlj.TomlArray;
import org.tomlj.TomlParseResult;
import org.tomlj.TomlPosition;
import org.tomlj.TomlTable;

/** Reads TOML with places. */
public final class HostToml {

  /** The longest text: the parser may need five hundred times that. */
  private static final int LONGEST =
      (int) Math.min(1 << 18, Runtime.getRuntime().maxMemory() >> 11);

  private final String source;

  private HostToml(String source) {
    this.source = source;
  }

  /**
   * Reads a document.
   *
   * @param source the name of the file, for places
   * @throws IOException if it is not TOML, too long, or nested too deeply
   */
  public static HostTree parse(String source, String text) throws IOException {
    if (text.length() > LONGEST) {
      throw new IOException("it has more than " + LONGEST + " characters");
    } else if (TomlNesting.tooDeep(text) >= 0) {
      throw new IOException("it is nested deeper than " + TomlNesting.DEEPEST + " levels");
    }
    TomlParseResult result = Toml.parse(text.startsWith("\uFEFF") ? text.substring(1) : text);
    if (result.hasErrors()) {
      TomlPosition at = result.errors().get(0).position();
      throw new IOException("line " + at.line() + ": " + result.errors().get(0).getMessage());
    }
    return new HostToml(source).table(result, Location.of(source));
  }

  private Location location(@Nullable TomlPosition position) {
    return position == null
        ? Location.of(source)
        : new Location(source, position.line(), position.column());
  }

  private HostTree table(TomlTable table, Location at) {
    Map<String, HostTree> members = new LinkedHashMap<>();
    for (String key : table.keySet()) {
      List<String> path = List.of(key);
      members.put(key, tree(table.get(path), location(table.inputPositionOf(path))));
    }
    return new HostTree(at, members);
  }

  private HostTree tree(@Nullable Object value, Location at) {
    if (value instanceof TomlTable table) {
      return table(table, at);
    } else if (value instanceof TomlArray array) {
      List<HostTree> elements = new ArrayList<>();
      for (int i = 0; i < array.size(); i++) {
        elements.add(tree(array.get(i), location(array.inputPositionOf(i))));
      }
      return new HostTree(at, elements);
    } else if (value instanceof Long number && number == number.intValue()) {
      return new HostTree(at, number.intValue());
    }
    return new HostTree(at, value instanceof Boolean ? value : String.valueOf(value));
  }
}
