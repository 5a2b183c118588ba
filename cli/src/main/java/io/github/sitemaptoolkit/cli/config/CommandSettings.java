package io.github.sitemaptoolkit.cli.config;

import io.github.sitemaptoolkit.batch.setting.SettingException;
import io.github.sitemaptoolkit.cli.help.WrongUse;
import io.github.sitemaptoolkit.site.config.NearerSettings;
import io.github.sitemaptoolkit.site.config.Setting;
import io.github.sitemaptoolkit.site.config.SettingKind;
import io.github.sitemaptoolkit.site.config.Settings;
import io.github.sitemaptoolkit.site.config.TomlValue;
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

/** The settings of a call: on its command line, else in the environment. */
final class CommandSettings implements NearerSettings {

  private static final String VARIABLE = "SITEMAP_";
  private static final Pattern OPTION = Pattern.compile("--([a-z][a-z-]*)(.*)", Pattern.DOTALL);
  private static final Pattern PATH = Pattern.compile("(DIR|FILE)([|].*)?"); // label of a parameter
  private static final String PATH_OF = "=DIR"; // end of the label of a pair

  private final ParseResult given;
  private final Map<String, String> environment;

  /**
   * Creates settings.
   *
   * @param given what stands on the command line
   */
  CommandSettings(ParseResult given, Map<String, String> environment) {
    this.given = given;
    this.environment = environment;
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

  static SettingKind kind(OptionSpec option) {
    String label = option.paramLabel();
    boolean file = PATH.matcher(label).matches();
    if (isSwitch(option)) {
      return SettingKind.SWITCH;
    } else if (!option.isMultiValue()) {
      return file ? SettingKind.FILE : SettingKind.TEXT;
    } else if (label.endsWith(PATH_OF)) {
      return SettingKind.PAIRS_OF_FILES;
    } else if (label.contains("=")) {
      return SettingKind.PAIRS;
    }
    return file ? SettingKind.FILES : SettingKind.TEXTS;
  }

  @Override
  public @Nullable Setting find(String key, SettingKind kind) {
    OptionSpec known = given.commandSpec().findOption("--" + key);
    if (known == null) {
      return null;
    } else if (given.hasMatchedOption(known)) {
      List<String> values = given.matchedOption("--" + key).originalStringValues();
      boolean plain = kind == SettingKind.SWITCH;
      return new Setting(key, plain ? List.of("true") : List.copyOf(values), Setting.FLAG, null);
    }
    String variable = environment.get(variable(key));
    if (variable == null) {
      return null;
    }
    if (kind == SettingKind.SWITCH && !variable.equals("true") && !variable.equals("false")) {
      throw SettingException.of(key, "use true or false, not " + variable).in(variable(key));
    }
    return new Setting(key, List.of(variable), variable(key), null);
  }

  /**
   * Returns the settings of options that are set, by their keys.
   *
   * @param tables the tables of the file in which they may stand, the first one wins
   * @param own keys that mean something else on the command line, so that only the file counts
   */
  static Map<String, Setting> of(
      List<OptionSpec> options, Settings settings, List<TomlValue> tables, Collection<String> own) {
    Map<String, Setting> found = new LinkedHashMap<>();
    for (OptionSpec option : options) {
      Setting setting = settings.find(key(option), kind(option), tables, own);
      if (setting != null) {
        found.put(key(option), setting);
      }
    }
    return found;
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
  static RuntimeException reworded(
      ParameterException e, Map<String, Setting> settings, CommandLine command) {
    String message = WrongUse.message(e);
    Matcher option = OPTION.matcher(message);
    SettingException wrong = null;
    if (option.matches()) {
      wrong = SettingException.at(option.group(1), option.group(2));
    } else if (e.getArgSpec() instanceof OptionSpec known) {
      wrong = SettingException.of(key(known), message);
    }
    RuntimeException placed = wrong == null ? null : Settings.placed(wrong, settings);
    if (placed != null && placed != wrong) {
      return placed;
    }
    return e.getCommandLine() == command ? e : new ParameterException(command, message, e);
  }
}
