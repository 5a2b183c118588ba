package io.github.sitemaptoolkit.site.config;

import io.github.sitemaptoolkit.converters.reading.TableReading;
import io.github.sitemaptoolkit.io.KeptFile;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.kept.FileVersion;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Reads and writes how the inputs of a site were read: a table for each input. Those of a directory
 * or a pattern may have several kinds of tables; all but the first are numbered.
 */
final class InputsFile {

  private static final String FORM = "form";
  private static final String COLUMNS = "columns";
  private static final String DATES = "dates";
  private static final String FILTERS = "filters";
  private static final String SOMETIMES = "sometimes";
  private static final Set<String> PARTS = Set.of(FORM, COLUMNS, DATES, FILTERS, SOMETIMES);
  private static final String KIND = "# " + InputContract.NAME + ' ';
  private static final int VERSION = 1; // also of a file that tells none
  private static final String TOP =
      KIND
          + VERSION
          + """
          : how sitemap publish has read the inputs of sitemap.toml. Commit this file: an input
          # that is read otherwise publishes nothing, unless --accept-changed is given.
          """;
  private static final int LONGEST_HEAD = 4 << 10; // bytes

  private static final int MOST_BYTES = 64 << 20;

  private InputsFile() {}

  /** Returns the file as one that nobody named: a link in its place is refused. */
  private static KeptFile kept(Path file) {
    Path directory = file.toAbsolutePath().getParent();
    return KeptFile.in(
        directory == null ? file : directory,
        String.valueOf(file.getFileName()),
        "move or remove it");
  }

  /** Returns whether there is something in the place of the file. */
  static boolean exists(Path file) throws IOException {
    return kept(file).exists();
  }

  /**
   * Reads a file.
   *
   * @throws IOException if it cannot be read
   * @throws SitemapException if it is not TOML, has something else than tables of texts, or is of a
   *     later version
   */
  static Map<String, List<TableReading>> read(Path file) throws IOException {
    Map<String, List<TableReading>> readings = new LinkedHashMap<>();
    checkVersion(file);
    TomlFile.read(file)
        .table()
        .forEach(
            (input, parts) -> {
              List<TableReading> kinds = new ArrayList<>();
              Map<String, TomlValue> members = table(parts);
              kinds.add(reading(input, parts));
              members.forEach(
                  (key, value) -> {
                    if (!PARTS.contains(key)) {
                      table(value);
                      kinds.add(reading(input, value));
                    }
                  });
              readings.put(input, kinds);
            });
    return readings;
  }

  /** Refuses a file of a later version; links and pipes, too. */
  private static void checkVersion(Path file) throws IOException {
    String head;
    try (InputStream in = kept(file).open()) {
      head = new String(in.readNBytes(LONGEST_HEAD), StandardCharsets.UTF_8);
    }
    int number = 0;
    for (String line : head.lines().toList()) { // people may have put comments above it
      number++;
      FileVersion version = FileVersion.in(line, KIND);
      String refusal = version == null ? null : version.refusal(VERSION);
      if (refusal != null) {
        throw new SitemapException(
            ConfigCodes.SYNTAX, "this " + refusal, new Location(file.toString(), number, 1));
      }
    }
  }

  /** Returns a table. Anything else would be read as nothing, which holds no input. */
  private static Map<String, TomlValue> table(TomlValue value) {
    if (!value.isTable()) {
      throw foreign(value, "a table");
    }
    return value.table();
  }

  private static SitemapException foreign(TomlValue value, String expected) {
    return new SitemapException(
        ConfigCodes.SYNTAX,
        "this is "
            + value.kind()
            + " where publish writes "
            + expected
            + "; restore the file, or remove it if the inputs are read as they should be",
        value.at());
  }

  private static String text(TomlValue value) {
    if (!value.isText()) {
      throw foreign(value, "a text");
    }
    return value.text();
  }

  private static TableReading reading(String input, TomlValue parts) {
    return new TableReading(
        input,
        texts(parts, FORM),
        texts(parts, COLUMNS),
        texts(parts, DATES),
        texts(parts, FILTERS),
        Set.of(), // what leaves out rows today is asked of the input
        texts(parts, SOMETIMES).keySet());
  }

  private static Map<String, String> texts(TomlValue parts, String part) {
    Map<String, String> texts = new LinkedHashMap<>();
    parts
        .get(part)
        .ifPresent(values -> table(values).forEach((key, value) -> texts.put(key, text(value))));
    return texts;
  }

  /**
   * Writes a file, unless it is the same already.
   *
   * @throws IOException if it cannot be written
   */
  static void write(Path file, Map<String, List<TableReading>> readings) throws IOException {
    var text = new StringBuilder(TOP);
    readings.forEach(
        (input, kinds) -> {
          for (int i = 0; i < kinds.size(); i++) {
            String table = TomlText.quoted(input) + (i == 0 ? "" : "." + (i + 1));
            add(table, kinds.get(i), text);
          }
        });
    byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
    KeptFile kept = kept(file);
    if (kept.exists() && Arrays.equals(kept.read(MOST_BYTES), bytes)) {
      return;
    }
    try (Sink sink = kept.replace()) {
      sink.stream().write(bytes);
      sink.commit();
    }
  }

  private static void add(String table, TableReading reading, StringBuilder text) {
    add(table, FORM, reading.form(), text);
    add(table, COLUMNS, ReadingChanges.used(reading.columns()), text);
    add(table, DATES, reading.dates(), text);
    add(table, FILTERS, reading.filters(), text);
    Map<String, String> sometimes = new LinkedHashMap<>();
    for (String header : new TreeSet<>(reading.sometimes())) {
      if (!reading.columns().getOrDefault(header, "").isEmpty()) {
        sometimes.put(header, "not in every item");
      }
    }
    add(table, SOMETIMES, sometimes, text);
  }

  private static void add(
      String table, String part, Map<String, String> values, StringBuilder text) {
    if (values.isEmpty()) {
      return;
    }
    text.append("\n[").append(table).append('.').append(part).append("]\n");
    values.forEach(
        (key, value) ->
            text.append(TomlText.quoted(key))
                .append(" = ")
                .append(TomlText.quoted(value))
                .append('\n'));
  }
}
