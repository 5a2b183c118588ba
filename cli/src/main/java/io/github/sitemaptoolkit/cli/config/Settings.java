package io.github.sitemaptoolkit.cli.config;

import io.github.sitemaptoolkit.cli.help.ConfigException;
import io.github.sitemaptoolkit.cli.help.WrongUse;
import io.github.sitemaptoolkit.io.FileNames;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/**
 * Finds the values of options: on the command line, else in the environment, else in the tables of
 * the file. They are parsed as if all of them stood on the command line.
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

  /** Returns the key of an option: its name without dashes. */
  static String key(OptionSpec option) {
    return option.longestName().substring(2);
  }

  /**
   * Returns the value of a key in the environment, else at the top of the file; empty if it has
   * none.
   *
   * @param path whether it is a path, which is relative to the file there
   */
  Optional<String> text(String key, boolean path) {
    String variable = environment.get(variable(key));
    return variable != null || file == null
        ? Optional.ofNullable(variable)
        : file.root()
            .get(key)
            .filter(TomlValue::isText)
            .map(it -> path ? file.resolve(it.text()) : it.text());
  }

  /** Returns the variable of the environment that sets an option. */
  static String variable(String key) {
    return VARIABLE + key.toUpperCase(Locale.ROOT).replace('-', '_');
  }

  /**
   * Returns the setting of an option; null if it is set nowhere.
   *
   * @param tables the tables of the file in which it may stand, the first one wins
   * @param own keys that mean something else on the command line, so that only the file counts
   */
  private @Nullable Setting find(
      OptionSpec option, List<TomlValue> tables, Collection<String> own) {
    String key = key(option);
    OptionSpec known =
        own.contains(key) ? null : given.commandSpec().findOption(option.longestName());
    if (known != null && given.hasMatchedOption(known)) {
      List<String> values = given.matchedOption(option.longestName()).originalStringValues();
      return new Setting(
          key, isSwitch(option) ? List.of("true") : List.copyOf(values), Setting.FLAG, null);
    }
    String variable = environment.get(variable(key));
    if (known != null && variable != null) {
      if (isSwitch(option) && !variable.equals("true") && !variable.equals("false")) {
        throw new ConfigException(
            given.commandSpec().commandLine(),
            "sitemap: " + variable(key) + ": use true or false, not " + variable);
      }
      return new Setting(key, List.of(variable), variable(key), null);
    }
    for (TomlValue table : tables) {
      TomlValue value = table.get(key).orElse(null);
      if (value != null && file != null) {
        return new Setting(key, values(option, value, file), file.name(), value.at());
      }
    }
    return null;
  }

  static boolean isSwitch(OptionSpec option) {
    return option.arity().max() == 0;
  }

  /** Returns a value of the file as it would stand on the command line. */
  private static List<String> values(OptionSpec option, TomlValue value, ConfigFile file) {
    String key = key(option);
    if (isSwitch(option)) {
      if (value.value() instanceof Boolean) {
        return List.of(value.text());
      }
      throw file.wrong(value, key + " is true or false, not " + value.kind());
    }
    List<String> texts = new ArrayList<>();
    boolean pairs = option.paramLabel().contains("=");
    if (value.isTable() && option.isMultiValue() && pairs) {
      addPairs("", key, value, file, texts);
    } else if (value.isList() && option.isMultiValue()) {
      value.list().forEach(part -> texts.add(text(key, part, file)));
    } else {
      texts.add(text(key, value, file));
    }
    if (option.paramLabel().endsWith(PATH_OF)) {
      return texts.stream().map(text -> resolved(text, file)).toList();
    }
    boolean path = PATH.matcher(option.paramLabel()).matches();
    return path ? texts.stream().map(file::resolve).toList() : texts;
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
   * Returns the settings of options that are set, by the names of the options.
   *
   * @param tables the tables of the file in which they may stand, the first one wins
   * @param own keys that mean something else on the command line, so that only the file counts
   */
  Map<String, Setting> of(
      List<OptionSpec> options, List<TomlValue> tables, Collection<String> own) {
    Map<String, Setting> found = new LinkedHashMap<>();
    for (OptionSpec option : options) {
      Setting setting = find(option, tables, own);
      if (setting != null) {
        found.put(option.longestName(), setting);
      }
    }
    return found;
  }

  /** Returns settings as arguments of a command line. */
  static List<String> arguments(Map<String, Setting> settings, CommandSpec command) {
    List<String> arguments = new ArrayList<>();
    settings.forEach(
        (name, setting) -> {
          OptionSpec option = command.findOption(name);
          boolean plain = option != null && isSwitch(option);
          for (String value : setting.values()) {
            if (!plain) {
              arguments.add(name + '=' + value);
            } else if (value.equals("true")) {
              arguments.add(name);
            }
          }
        });
    return arguments;
  }

  /**
   * Parses settings with the options of an object.
   *
   * @param options has fields for options; it gets the values
   * @param tables the tables of the file in which they may stand, the first one wins
   * @param own keys that mean something else on the command line, so that only the file counts
   * @return the settings by the names of the options
   */
  Map<String, Setting> parse(Object options, List<TomlValue> tables, Collection<String> own) {
    CommandLine command = given.commandSpec().commandLine();
    var line =
        new CommandLine(options)
            .setExpandAtFiles(false)
            .registerConverter(Path.class, FileNames::path);
    Map<String, Setting> settings = of(line.getCommandSpec().options(), tables, own);
    try {
      line.parseArgs(arguments(settings, line.getCommandSpec()).toArray(String[]::new));
    } catch (ParameterException e) {
      throw reworded(e, settings, command);
    }
    return settings;
  }

  /** Returns an exception whose message names the place of the value instead of the option. */
  static ParameterException reworded(
      ParameterException e, Map<String, Setting> settings, CommandLine command) {
    String message = WrongUse.message(e);
    String name = "";
    String rest = message;
    Matcher option = OPTION.matcher(message);
    if (option.matches()) {
      name = "--" + option.group(1);
      rest = option.group(2);
    } else if (e.getArgSpec() instanceof OptionSpec known) {
      name = known.longestName();
      rest = ": " + message;
    }
    Setting setting = settings.get(name);
    if (setting == null || setting.source().equals(Setting.FLAG)) {
      return e.getCommandLine() == command ? e : new ParameterException(command, message, e);
    }
    return new ConfigException(command, setting.message(rest));
  }
}
