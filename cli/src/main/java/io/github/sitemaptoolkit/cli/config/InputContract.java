package io.github.sitemaptoolkit.cli.config;

import io.github.sitemaptoolkit.converters.option.ReadingListener;
import io.github.sitemaptoolkit.converters.option.TableReading;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.text.PrintableText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * How the inputs of a site were read when they were last published, in a file beside its
 * configuration. An input that is read otherwise has probably changed its form, and publishes
 * nothing.
 */
public final class InputContract {

  /** The name of the file. */
  public static final String NAME = "sitemap.inputs";

  private static final String FORM = "form";
  private static final String COLUMNS = "columns";
  private static final String FILTERS = "filters";
  private static final String FILTER = "filter";
  private static final String TOP =
      """
      # How sitemap publish has read the inputs of sitemap.toml. Commit this file: an input that is
      # read otherwise publishes nothing, unless --accept-changed is given.
      """;

  private final Path file;
  private final boolean exists;
  private final boolean accepts;
  private final Map<String, Map<String, Map<String, String>>> known = new LinkedHashMap<>();
  private final Map<String, Map<String, Map<String, String>>> now = new LinkedHashMap<>();

  private InputContract(Path file, boolean exists, boolean accepts) {
    this.file = file;
    this.exists = exists;
    this.accepts = accepts;
  }

  /**
   * Reads the contract beside a configuration file; an empty one if there is none.
   *
   * @param accepts whether inputs may be read otherwise
   * @throws IOException if it cannot be read
   * @throws SitemapException if it is not what this class has written
   */
  static InputContract beside(Path configuration, boolean accepts) throws IOException {
    Path file = configuration.resolveSibling(NAME);
    var contract = new InputContract(file, Files.exists(file), accepts);
    if (contract.exists) {
      TomlFile.read(file)
          .table()
          .forEach((input, parts) -> contract.known.put(input, parts(parts)));
    }
    return contract;
  }

  private static Map<String, Map<String, String>> parts(TomlValue input) {
    Map<String, Map<String, String>> parts = new LinkedHashMap<>();
    if (input.isTable()) {
      input
          .table()
          .forEach(
              (part, values) -> {
                Map<String, String> texts = new LinkedHashMap<>();
                if (values.isTable()) {
                  values.table().forEach((key, value) -> texts.put(key, value.text()));
                }
                parts.put(part, texts);
              });
    }
    return parts;
  }

  /**
   * Returns a context in which an input is only read as before.
   *
   * @param input its path as the configuration names it
   */
  Context watch(Context context, String input) {
    return context.with(new ReadingListener(reading -> check(input, reading)));
  }

  private void check(String input, TableReading reading) {
    Map<String, Map<String, String>> parts = new LinkedHashMap<>();
    parts.put(FORM, reading.form());
    parts.put(COLUMNS, reading.columns());
    Map<String, String> filters = new LinkedHashMap<>();
    reading.filters().forEach(filter -> filters.put(filter, FILTER));
    parts.put(FILTERS, filters);
    Map<String, Map<String, String>> before = known.get(input);
    List<String> changes = before == null || accepts ? List.of() : changes(before, parts);
    if (!changes.isEmpty()) {
      throw new SitemapException(
          ConfigCodes.INPUT_CHANGED,
          "it is read otherwise than when it was last published ("
              + NAME
              + "), so that nothing is published: "
              + String.join("; ", changes)
              + ". If that is right, --accept-changed takes it",
          Location.of(reading.source()));
    }
    now.put(input, before == null || accepts ? parts : merged(before, parts));
  }

  /** Returns what was known, with what is read in addition. */
  private static Map<String, Map<String, String>> merged(
      Map<String, Map<String, String>> before, Map<String, Map<String, String>> after) {
    Map<String, Map<String, String>> all = new LinkedHashMap<>();
    after.forEach(
        (part, values) -> {
          Map<String, String> merged = new LinkedHashMap<>(before.getOrDefault(part, Map.of()));
          values.forEach(merged::putIfAbsent);
          all.put(part, merged);
        });
    return all;
  }

  /** Returns what is read otherwise; what is read in addition does not count. */
  private static List<String> changes(
      Map<String, Map<String, String>> before, Map<String, Map<String, String>> after) {
    List<String> changes = new ArrayList<>();
    for (String part : List.of(FORM, COLUMNS)) {
      Map<String, String> old = before.getOrDefault(part, Map.of());
      Map<String, String> read = after.getOrDefault(part, Map.of());
      old.forEach(
          (key, value) -> {
            String other = read.get(key);
            if (!isSame(value, other)) {
              changes.add(
                  Problem.quoted(key)
                      + " was "
                      + PrintableText.line(value)
                      + (other == null ? ", and is not there" : ", and is " + other));
            }
          });
    }
    Set<String> filters = new TreeSet<>(before.getOrDefault(FILTERS, Map.of()).keySet());
    Set<String> others = new TreeSet<>(after.getOrDefault(FILTERS, Map.of()).keySet());
    if (!filters.equals(others)) {
      changes.add("rows were left out by " + filters + ", and are by " + others);
    }
    return changes;
  }

  /** Returns whether a reading is as before; dates may be too few to show their order again. */
  private static boolean isSame(String before, @Nullable String now) {
    return now != null && (now.equals(before) || before.startsWith(now + ", "));
  }

  /**
   * Returns the message about what holds the inputs from now on; empty if there is nothing to say.
   *
   * @param ci whether this runs on a server that throws the file away
   */
  public String notice(boolean ci) {
    if (exists || now.isEmpty()) {
      return "";
    }
    return ci
        ? "there is no " + file + ", so that nothing holds how the inputs are read"
        : file + " holds how the inputs are read; commit it";
  }

  /**
   * Writes the file, if anything in it changes.
   *
   * @param ci whether this runs on a server that throws the file away: none is made there
   * @throws IOException if it cannot be written
   */
  public void save(boolean ci) throws IOException {
    Map<String, Map<String, Map<String, String>>> all = new LinkedHashMap<>(known);
    all.putAll(now);
    if (all.equals(known) || (ci && !exists)) {
      return;
    }
    var text = new StringBuilder(TOP);
    all.forEach(
        (input, parts) ->
            parts.forEach(
                (part, values) -> {
                  text.append("\n[")
                      .append(TomlText.quoted(input))
                      .append('.')
                      .append(part)
                      .append("]\n");
                  values.forEach(
                      (key, value) ->
                          text.append(TomlText.quoted(key))
                              .append(" = ")
                              .append(TomlText.quoted(value))
                              .append('\n'));
                }));
    try (Sink sink = Sink.open(file, false)) {
      sink.stream().write(text.toString().getBytes(StandardCharsets.UTF_8));
      sink.commit();
    }
  }
}
