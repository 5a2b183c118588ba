package io.github.sitemaptoolkit.site.config;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.setting.SettingKey;
import io.github.sitemaptoolkit.batch.setting.SiteException;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.text.Spelling;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;

/** A configuration file. */
public final class ConfigFile {

  /** The name of the file that is found without being named. */
  public static final String NAME = "sitemap.toml";

  public static final String INPUT = "input";
  public static final String SET = "set";
  public static final String DEFAULTS = "defaults";
  public static final String VALIDATION = "validation";
  public static final String LOOK = "look";
  public static final String TELL = "tell";

  /** The key that says for which versions of the toolkit the file is written. */
  public static final SettingKey REQUIRED_VERSION = RequiredVersion.KEY;

  /** What stands at the top and is no option: a key and tables. */
  public static final List<String> NO_OPTIONS =
      List.of(REQUIRED_VERSION.name(), INPUT, SET, DEFAULTS, VALIDATION, LOOK, TELL);

  private final Path path;
  private final TomlValue root;
  private final Consumer<String> notes;

  private ConfigFile(Path path, TomlValue root, Consumer<String> notes) {
    this.path = path;
    this.root = root;
    this.notes = notes;
  }

  /**
   * Reads a file.
   *
   * @param given the file, or the directory that it is in
   * @param version the version of the program; anything that is none if it has none
   * @param notes gets what is to be said of the file
   * @throws IOException if it cannot be read
   * @throws SiteException if it is not TOML, or written for other versions
   */
  public static ConfigFile read(Path given, String version, Consumer<String> notes)
      throws IOException {
    Path path = Files.isDirectory(given) ? given.resolve(NAME) : given;
    try {
      var file = new ConfigFile(path, TomlFile.read(path), notes);
      file.checkVersion(version);
      return file;
    } catch (SitemapException e) {
      throw e instanceof SiteException told ? told : new SiteException(e.problem(), List.of());
    }
  }

  /** Checks for which versions it is written, before anything in it can be unknown. */
  private void checkVersion(String version) {
    String key = REQUIRED_VERSION.name();
    TomlValue value = root.get(key).orElse(null);
    if (value == null) {
      return;
    } else if (!value.isText()) {
      throw wrong(value, key + " is a text, not " + value.kind());
    }
    RequiredVersion required;
    try {
      required = RequiredVersion.parse(value.text());
    } catch (IllegalArgumentException e) {
      throw wrong(value, key + ": " + e.getMessage());
    }
    if (!required.isMetBy(version)) {
      throw wrong(
          value,
          "this file is written for sitemap toolkit "
              + value.text()
              + ", and this is "
              + version
              + "; use a version that it names, or change "
              + key);
    }
  }

  /** Returns the file as it was named. */
  public String name() {
    return path.toString();
  }

  public TomlValue root() {
    return root;
  }

  /** Returns the top of the file as a table in which keys have other names. */
  public TomlValue top(Map<String, String> names) {
    Map<String, TomlValue> named = new LinkedHashMap<>();
    names.forEach((key, name) -> root.get(key).ifPresent(value -> named.put(name, value)));
    return new TomlValue(root.at(), named);
  }

  /** Returns a name in the file as seen from the working directory; an address as it is. */
  public String resolve(String name) {
    return Input.isAddress(name) ? name : path.resolveSibling(name).toString();
  }

  /** Returns the tables of all inputs. */
  public List<TomlValue> inputs() {
    TomlValue value = root.get(INPUT).orElse(null);
    if (value == null) {
      return List.of();
    }
    List<TomlValue> tables = value.isTable() ? List.of(value) : value.list();
    if (tables.isEmpty() || !tables.stream().allMatch(TomlValue::isTable)) {
      throw wrong(value, "an input is a table; write [[input]] and below it path = \"FILE\"");
    }
    return tables.stream().map(this::withRows).toList();
  }

  /** Understands the key by which conditions on rows were known. */
  private TomlValue withRows(TomlValue table) {
    TomlValue old = table.get("where").orElse(null);
    if (old == null || table.get("rows").isPresent()) {
      return table;
    }
    notes.accept(old.at() + ": the key where of an input is called rows now");
    Map<String, TomlValue> renamed = new LinkedHashMap<>(table.table());
    renamed.remove("where");
    renamed.put("rows", old);
    return new TomlValue(table.at(), renamed);
  }

  /** Returns the tables of all sets by their names. */
  public Map<String, TomlValue> sets() {
    TomlValue value = root.get(SET).orElse(null);
    if (value == null) {
      return Map.of();
    }
    if (value.isTable() && value.table().isEmpty()) {
      throw wrong(value, "a set has a name; write [set.NAME], such as [set.news]");
    }
    for (TomlValue table : value.isTable() ? value.table().values() : List.of(value)) {
      if (!table.isTable()) {
        throw wrong(table, "a set is a table; write [set.NAME], such as [set.news]");
      }
    }
    return value.table();
  }

  /** Returns the options of a command that has a table of its own; empty if they are not there. */
  public Optional<TomlValue> options(String table) {
    Optional<TomlValue> value = root.get(table);
    value
        .filter(it -> !it.isTable())
        .ifPresent(
            it -> {
              throw wrong(it, table + " is a table; write [" + table + "]");
            });
    return value;
  }

  /** Returns the defaults by the names of their columns, which are keys with dots. */
  public Map<String, TomlValue> defaults() {
    Map<String, TomlValue> flat = new TreeMap<>();
    root.get(DEFAULTS)
        .ifPresent(
            value -> {
              if (!value.isTable()) {
                throw wrong(value, "defaults is a table; write [defaults]");
              }
              addDefaults("", value, flat);
            });
    return flat;
  }

  private void addDefaults(String prefix, TomlValue table, Map<String, TomlValue> flat) {
    table
        .table()
        .forEach(
            (key, value) -> {
              if (value.isTable()) {
                addDefaults(prefix + key + '.', value, flat);
              } else if (value.isText()) {
                flat.put(prefix + key, value);
              } else {
                throw wrong(value, prefix + key + " is a text, not " + value.kind());
              }
            });
  }

  /** Refuses keys that are not known. */
  public void checkKeys(TomlValue table, Collection<String> known) {
    checkKeys(table, known, List.of());
  }

  /**
   * Refuses keys that are not known.
   *
   * @param flags the names of options that say how a command runs once, and are no keys
   */
  public void checkKeys(TomlValue table, Collection<String> known, Collection<String> flags) {
    table
        .table()
        .forEach(
            (key, value) -> {
              if (!known.contains(key) && flags.contains(key)) {
                throw wrong(
                    value,
                    ConfigCodes.KEY,
                    key
                        + " says what one call does, so it stands on the command line only: --"
                        + key);
              } else if (!known.contains(key)) {
                String meant =
                    Spelling.nearest(key, known)
                        .map(near -> "; did you mean \"" + near + "\"?")
                        .orElse("; known are " + String.join(", ", known));
                throw wrong(value, ConfigCodes.KEY, "unknown key \"" + key + '"' + meant);
              }
            });
  }

  public SiteException wrong(TomlValue value, String message) {
    return wrong(value, ConfigCodes.VALUE, message);
  }

  public SiteException wrong(TomlValue value, Code code, String message) {
    return new SiteException(code, message, value.at());
  }
}
