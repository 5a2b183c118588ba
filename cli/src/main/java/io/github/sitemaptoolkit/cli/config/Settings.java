package io.github.sitemaptoolkit.cli.config;

import io.github.sitemaptoolkit.batch.setting.SettingException;
import io.github.sitemaptoolkit.batch.setting.SettingValues;
import io.github.sitemaptoolkit.cli.help.ConfigException;
import io.github.sitemaptoolkit.cli.help.WrongUse;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/**
 * Finds the values of settings: on the command line, else in the environment, else in the tables of
 * the file.
 */
final class Settings {

  private static final String VARIABLE = "SITEMAP_";
  private static final Pattern OPTION = Pattern.compile("--([a-z][a-z-]*)(.*)", Pattern.DOTALL);
  private static final Pattern PATH = Pattern.compile("(DIR|FILE)([|].*)?"); // label of a parameter
  private static final String PATH_OF = "=DIR"; // end of the label of a pair

  private final ParseResult given;
  private final Map<String, String> environment;
  private final @Nullable ConfigFile file;

  /**
   * Creates settings.
   *
   * @param given what stands on the command line
   * @param file the file; null if there is none
   */
  Settings(ParseResult given, Map<String, String> environment, @Nullable ConfigFile file) {
    this.given = given;
    this.environment = environment;
    this.file = file;
  }

  /** What the value of a setting may be. */
  private enum Kind {
    SWITCH,
    TEXT,
    TEXTS,
    PAIRS,
    FILE,
    FILES,
    PAIRS_OF_FILES;

    static Kind of(OptionSpec option) {
      String label = option.paramLabel();
      boolean file = PATH.matcher(label).matches();
      if (isSwitch(option)) {
        return SWITCH;
      } else if (!option.isMultiValue()) {
        return file ? FILE : TEXT;
      } else if (label.endsWith(PATH_OF)) {
        return PAIRS_OF_FILES;
      } else if (label.contains("=")) {
        return PAIRS;
      }
      return file ? FILES : TEXTS;
    }

    boolean isPairs() {
      return this == PAIRS || this == PAIRS_OF_FILES;
    }

    boolean isList() {
      return isPairs() || this == TEXTS || this == FILES;
    }
  }

  /** The values of a table. */
  private final class Found implements SettingValues {

    private final List<TomlValue> tables;
    private final Collection<String> own;
    private final Map<String, Setting> found;

    Found(List<TomlValue> tables, Collection<String> own, Map<String, Setting> found) {
      this.tables = tables;
      this.own = own;
      this.found = found;
    }

    private List<String> values(String key, Kind kind) {
      Setting setting = find(key, kind, tables, own);
      if (setting == null) {
        return List.of();
      }
      found.put(key, setting);
      return setting.values();
    }

    private @Nullable String last(List<String> values) {
      return values.isEmpty() ? null : values.get(values.size() - 1);
    }

    @Override
    public boolean flag(String key) {
      return "true".equals(last(values(key, Kind.SWITCH)));
    }

    @Override
    public @Nullable String text(String key) {
      return last(values(key, Kind.TEXT));
    }

    @Override
    public List<String> texts(String key) {
      return values(key, Kind.TEXTS);
    }

    @Override
    public List<String> pairs(String key) {
      return values(key, Kind.PAIRS);
    }

    @Override
    public @Nullable String file(String key) {
      return last(values(key, Kind.FILE));
    }
  }

  /** Returns the key of an option: its name without dashes. */
  static String key(OptionSpec option) {
    return option.longestName().substring(2);
  }

  /** Returns the variable of the environment that sets an option. */
  static String variable(String key) {
    return VARIABLE + key.toUpperCase(Locale.ROOT).replace('-', '_');
  }

  static boolean isSwitch(OptionSpec option) {
    return option.arity().max() == 0;
  }

  /**
   * Returns a setting; null if it is set nowhere.
   *
   * @param tables the tables of the file in which it may stand, the first one wins
   * @param own keys that mean something else on the command line, so that only the file counts
   */
  private @Nullable Setting find(
      String key, Kind kind, List<TomlValue> tables, Collection<String> own) {
    OptionSpec known = own.contains(key) ? null : given.commandSpec().findOption("--" + key);
    if (known != null && given.hasMatchedOption(known)) {
      List<String> values = given.matchedOption("--" + key).originalStringValues();
      return new Setting(
          key, kind == Kind.SWITCH ? List.of("true") : List.copyOf(values), Setting.FLAG, null);
    }
    String variable = environment.get(variable(key));
    if (known != null && variable != null) {
      if (kind == Kind.SWITCH && !variable.equals("true") && !variable.equals("false")) {
        throw new ConfigException(
            given.commandSpec().commandLine(),
            "sitemap: " + variable(key) + ": use true or false, not " + variable);
      }
      return new Setting(key, List.of(variable), variable(key), null);
    }
    for (TomlValue table : tables) {
      TomlValue value = table.get(key).orElse(null);
      if (value != null && file != null) {
        return new Setting(key, values(key, kind, value, file), file.name(), value.at());
      }
    }
    return null;
  }

  /** Returns a value of the file as it would stand on the command line. */
  private static List<String> values(String key, Kind kind, TomlValue value, ConfigFile file) {
    if (kind == Kind.SWITCH) {
      if (value.value() instanceof Boolean) {
        return List.of(value.text());
      }
      throw file.wrong(value, key + " is true or false, not " + value.kind());
    }
    List<String> texts = new ArrayList<>();
    if (value.isTable() && kind.isPairs()) {
      addPairs("", key, value, file, texts);
    } else if (value.isList() && kind.isList()) {
      value.list().forEach(part -> texts.add(text(key, part, file)));
    } else {
      texts.add(text(key, value, file));
    }
    return switch (kind) {
      case PAIRS_OF_FILES -> texts.stream().map(text -> resolved(text, file)).toList();
      case FILE, FILES -> texts.stream().map(file::resolve).toList();
      default -> texts;
    };
  }

  /** Returns a pair with its value resolved as a path. */
  private static String resolved(String pair, ConfigFile file) {
    int value = pair.indexOf('=') + 1;
    return value == 0 || value == pair.length()
        ? pair
        : pair.substring(0, value) + file.resolve(pair.substring(value));
  }

  /** Adds the pairs of a table; a key with dots is a table in it, as image.loc is. */
  private static void addPairs(
      String prefix, String key, TomlValue table, ConfigFile file, List<String> pairs) {
    table
        .table()
        .forEach(
            (name, part) -> {
              if (part.isTable()) {
                addPairs(prefix + name + '.', key, part, file, pairs);
              } else {
                pairs.add(prefix + name + '=' + text(key, part, file));
              }
            });
  }

  private static String text(String key, TomlValue value, ConfigFile file) {
    if (!value.isText()) {
      throw file.wrong(value, key + " is a text, not " + value.kind());
    }
    return value.text();
  }

  /**
   * Returns the settings of options that are set, by their keys.
   *
   * @param tables the tables of the file in which they may stand, the first one wins
   * @param own keys that mean something else on the command line, so that only the file counts
   */
  Map<String, Setting> of(
      List<OptionSpec> options, List<TomlValue> tables, Collection<String> own) {
    Map<String, Setting> found = new LinkedHashMap<>();
    for (OptionSpec option : options) {
      Setting setting = find(key(option), Kind.of(option), tables, own);
      if (setting != null) {
        found.put(key(option), setting);
      }
    }
    return found;
  }

  /**
   * Returns the values of settings.
   *
   * @param tables the tables of the file in which they may stand, the first one wins
   * @param own keys that mean something else on the command line, so that only the file counts
   * @param found gets the settings that are asked for and set, by their keys
   */
  SettingValues values(List<TomlValue> tables, Collection<String> own, Map<String, Setting> found) {
    return new Found(tables, own, found);
  }

  /** Returns settings as arguments of a command line. */
  static List<String> arguments(Map<String, Setting> settings, CommandSpec command) {
    List<String> arguments = new ArrayList<>();
    settings.forEach(
        (key, setting) -> {
          OptionSpec option = command.findOption("--" + key);
          boolean plain = option != null && isSwitch(option);
          for (String value : setting.values()) {
            if (!plain) {
              arguments.add("--" + key + '=' + value);
            } else if (value.equals("true")) {
              arguments.add("--" + key);
            }
          }
        });
    return arguments;
  }

  /** Returns an exception whose message names the place of the value instead of the option. */
  static ParameterException reworded(
      ParameterException e, Map<String, Setting> settings, CommandLine command) {
    String message = WrongUse.message(e);
    String key = "";
    String rest = message;
    Matcher option = OPTION.matcher(message);
    if (option.matches()) {
      key = option.group(1);
      rest = option.group(2);
    } else if (e.getArgSpec() instanceof OptionSpec known) {
      key = key(known);
      rest = ": " + message;
    }
    ConfigException placed = placed(key, rest, settings, command);
    if (placed != null) {
      return placed;
    }
    return e.getCommandLine() == command ? e : new ParameterException(command, message, e);
  }

  /** Returns an exception whose message names the place of the value instead of the key alone. */
  static RuntimeException reworded(
      SettingException e, Map<String, Setting> settings, CommandLine command) {
    ConfigException placed = placed(e.key(), e.fault(), settings, command);
    return placed == null ? e : placed;
  }

  /** Returns the exception for a value that does not stand on the command line; null if it does. */
  private static @Nullable ConfigException placed(
      String key, String fault, Map<String, Setting> settings, CommandLine command) {
    Setting setting = settings.get(key);
    return setting == null || setting.source().equals(Setting.FLAG)
        ? null
        : new ConfigException(command, setting.message(fault));
  }
}
