package io.github.sitemaptoolkit.converters.preset;

import io.github.sitemaptoolkit.converters.internal.table.template.CellTemplate;
import io.github.sitemaptoolkit.converters.option.CsvInputOptions;
import io.github.sitemaptoolkit.converters.option.RowCondition;
import io.github.sitemaptoolkit.text.Spelling;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What the columns of a well-known export are, where its cells cannot tell: {@code
 * Context.with(Preset.named("shopify"))}. Immutable.
 *
 * <p>What {@link CsvInputOptions} say of a header or a field goes before what the preset says. Of
 * several lines about one field, the first whose headers the table has is used.
 *
 * @param name its name
 * @param description what it reads
 * @param sources the pages that describe the export
 * @param base an example of the base that {@link io.github.sitemaptoolkit.format.Context#withBase}
 *     has to say, because the export does not have the host of its urls; null if none is needed
 * @param items the paths of lists in a JSON document; the first that the document has is read.
 *     Empty to find the list
 * @param columns how headers are read
 * @param where the conditions that rows must meet, those whose header the table has. Not used if
 *     {@link CsvInputOptions} have conditions or read all rows
 * @since 0.1
 */
public record Preset(
    String name,
    String description,
    List<String> sources,
    @Nullable String base,
    List<String> items,
    List<Column> columns,
    List<RowCondition> where) {

  /** Says nothing. */
  public static final Preset NONE =
      new Preset("", "", List.of(), null, List.of(), List.of(), List.of());

  private static final List<String> NAMES =
      List.of("contentful", "merchant", "shopify", "wordpress", "youtube");

  /**
   * How a field is read.
   *
   * @param field the name of the field, such as {@code image.loc}; empty for nothing
   * @param from a header, or a template with headers in braces
   */
  public record Column(String field, String from) {

    /** Returns whether the field is made by a template. */
    public boolean isTemplate() {
      return CellTemplate.is(from);
    }

    /** Returns this in the form of the option {@code --map}. */
    @Override
    public String toString() {
      return isTemplate() ? field + '=' + from : from + '=' + field;
    }
  }

  /** Copies the lists. */
  public Preset {
    sources = List.copyOf(sources);
    items = List.copyOf(items);
    columns = List.copyOf(columns);
    where = List.copyOf(where);
  }

  /** Returns all presets, sorted by name. */
  public static List<Preset> all() {
    return NAMES.stream().map(Preset::read).toList();
  }

  /**
   * Returns a preset.
   *
   * @throws IllegalArgumentException if there is none of that name; the message has those there are
   */
  public static Preset named(String name) {
    if (!NAMES.contains(name)) {
      throw new IllegalArgumentException(
          "there is no preset "
              + name
              + Spelling.nearest(name, NAMES)
                  .map(near -> "; did you mean " + near + '?')
                  .orElse("; there are " + String.join(", ", NAMES)));
    }
    return read(name);
  }

  private static Preset read(String name) {
    try (InputStream in = Preset.class.getResourceAsStream(name + ".txt")) {
      String text =
          new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
      return parse(name, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Parses lines of a word and what it says; those that begin with # are comments. */
  private static Preset parse(String name, String text) {
    String description = "";
    String base = null;
    List<String> sources = new ArrayList<>();
    List<String> items = new ArrayList<>();
    List<Column> columns = new ArrayList<>();
    List<RowCondition> where = new ArrayList<>();
    for (String line : text.lines().filter(each -> !each.isBlank()).toList()) {
      int space = line.indexOf(' ');
      String rest = line.substring(space + 1).strip();
      switch (line.substring(0, space)) {
        case "#" -> {}
        case "about" -> description = rest;
        case "source" -> sources.add(rest);
        case "base" -> base = rest;
        case "items" -> items.add(rest);
        case "map" -> columns.add(column(rest));
        case "where" -> where.add(RowCondition.parse(rest));
        default -> throw new IllegalStateException(name + ": " + line);
      }
    }
    return new Preset(name, description, sources, base, items, columns, where);
  }

  private static Column column(String pair) {
    int first = pair.indexOf('=');
    if (CellTemplate.is(pair.substring(first + 1))) {
      return new Column(pair.substring(0, first), pair.substring(first + 1));
    }
    int last = pair.lastIndexOf('=');
    return new Column(pair.substring(last + 1), pair.substring(0, last));
  }
}
