package io.github.sitemaptoolkit.cli.config;

import io.github.sitemaptoolkit.cli.help.Version;
import io.github.sitemaptoolkit.cli.help.WrongUse;
import io.github.sitemaptoolkit.site.config.ConfigFile;
import io.github.sitemaptoolkit.site.config.ConfigPlace;
import io.github.sitemaptoolkit.site.config.Setting;
import io.github.sitemaptoolkit.site.config.Settings;
import io.github.sitemaptoolkit.site.config.SiteFile;
import io.github.sitemaptoolkit.site.config.TomlValue;
import io.github.sitemaptoolkit.site.network.NetworkSettings;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.ExecutionException;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** Completes a command line with the options that stand elsewhere. */
public final class Configuration {

  /** Options of a command that say how it runs once, not how the site is published. */
  private static final List<String> ONLY_FLAGS =
      List.of(
          "accept-feed",
          "accept-loss",
          "changes",
          "color",
          "config",
          "set",
          "dry-run",
          "head",
          "json",
          "make-key",
          "sample",
          "tell",
          "temp",
          "trust",
          "help",
          "version");

  private static final String NOTHING = "there is no sitemap.toml in this directory, and no input";

  private Configuration() {}

  /** Lets a command line be parsed before it is complete: what is required may stand elsewhere. */
  public static void prepare(CommandLine command) {
    if (command.getCommand() instanceof Configurable) {
      List<ArgSpec> required = command.getCommandSpec().requiredArgs();
      command.setDefaultValueProvider(
          option -> required.stream().anyMatch(other -> other == option) ? "" : null);
    }
  }

  /**
   * Parses a command line once more, with the options that stand elsewhere.
   *
   * @param given the command line alone, as it was parsed
   * @return the whole
   * @throws ParameterException if it or the file is wrong, or something is still missing
   */
  public static ParseResult complete(ParseResult given) {
    CommandLine command = given.commandSpec().commandLine();
    if (!(command.getCommand() instanceof Configurable configurable)
        || given.isUsageHelpRequested()
        || given.isVersionHelpRequested()) {
      return given;
    }
    CommandSite site = site(given, configurable, System.getenv());
    List<String> arguments =
        CommandSettings.arguments(elsewhere(site.options()), command.getCommandSpec());
    arguments.addAll(given.originalArgs());
    if (site.site().needsOutput()) { // else the sets have all that is required
      command.setDefaultValueProvider(null);
    }
    try {
      ParseResult whole = command.parseArgs(arguments.toArray(String[]::new));
      configurable.configure(site);
      return whole;
    } catch (ParameterException e) {
      if (e instanceof MissingParameterException && saysNothing(given, site)) {
        throw new ParameterException(command, NOTHING + instead(), e);
      } else if (e instanceof MissingParameterException missing
          && site.fileName().isPresent()
          && missing.getMissing().get(0) instanceof OptionSpec option) {
        throw new ParameterException(
            command,
            WrongUse.message(e)
                + "; give it, or write "
                + CommandSettings.key(option)
                + " into "
                + site.fileName().get(),
            e);
      }
      throw site.reworded(e);
    }
  }

  /** Returns what to do without a file. */
  private static String instead() {
    return ConfigPlace.ofProcess()
        .beyond()
        .map(path -> ", and " + ConfigFileArgument.beyond(path) + "; name it with --config " + path)
        .orElse("; name one, or let sitemap init write the file");
  }

  /** Returns whether a call says neither what to read nor where to write, and no file does. */
  private static boolean saysNothing(ParseResult given, CommandSite site) {
    return site.fileName().isEmpty()
        && given.matchedPositionals().isEmpty()
        && !given.hasMatchedOption("--output");
  }

  /** Returns what is set for a command, and where. */
  static CommandSite site(
      ParseResult given, Configurable configurable, Map<String, String> environment) {
    CommandSpec spec = given.commandSpec();
    Path path = configurable.configuration();
    ConfigFile file;
    try {
      file =
          path == null
              ? null
              : ConfigFile.read(path, Version.number(), spec.commandLine().getErr()::println);
    } catch (IOException e) {
      throw new ExecutionException(spec.commandLine(), String.valueOf(e.getMessage()), e);
    }
    if (!configurable.ownsTop()) {
      return siteOfTable(given, configurable, environment, file);
    }
    List<TomlValue> tables = new ArrayList<>();
    if (file != null) {
      List<String> known = new ArrayList<>(ConfigFile.NO_OPTIONS);
      options(spec).forEach(option -> known.add(CommandSettings.key(option)));
      file.checkKeys(file.root(), known, onlyFlags(spec));
      tables.add(file.root());
    }
    var settings = new Settings(new CommandSettings(given, environment), file);
    Map<String, Setting> options = CommandSettings.of(options(spec), settings, tables, List.of());
    return new CommandSite(
        spec.commandLine(),
        new SiteFile(settings, file),
        environment,
        options,
        network(spec, settings, tables));
  }

  /** Returns what a file says of the network, whatever the call says. */
  private static Collection<Setting> network(
      CommandSpec spec, Settings settings, List<TomlValue> tables) {
    List<OptionSpec> all =
        spec.options().stream()
            .filter(option -> NetworkSettings.KEYS.contains(CommandSettings.key(option)))
            .toList();
    return CommandSettings.of(all, settings, tables, NetworkSettings.KEYS).values();
  }

  /** Returns what is set for a command that shares some keys at the top with others. */
  private static CommandSite siteOfTable(
      ParseResult given,
      Configurable configurable,
      Map<String, String> environment,
      @Nullable ConfigFile file) {
    CommandSpec spec = given.commandSpec();
    String name = configurable.table();
    List<TomlValue> tables = new ArrayList<>();
    if (file != null && !name.isEmpty()) {
      file.options(name)
          .ifPresent(
              table -> {
                file.checkKeys(
                    table,
                    options(spec).stream().map(CommandSettings::key).toList(),
                    onlyFlags(spec));
                tables.add(table);
              });
    }
    var settings = new Settings(new CommandSettings(given, environment), file);
    Map<String, Setting> options = new LinkedHashMap<>();
    if (!name.isEmpty()) {
      options.putAll(CommandSettings.of(options(spec), settings, tables, List.of()));
    }
    if (file != null) {
      tables.add(file.top(configurable.keysAtTop()));
    }
    Collection<String> keys = configurable.keysAtTop().values();
    List<OptionSpec> common =
        spec.options().stream().filter(it -> keys.contains(CommandSettings.key(it))).toList();
    options.putAll(CommandSettings.of(common, settings, tables, List.of()));
    return new CommandSite(
        spec.commandLine(),
        new SiteFile(settings, file),
        environment,
        options,
        network(spec, settings, tables));
  }

  /**
   * Returns the keys of the options of a command, for {@link Configurable#keysAtTop}.
   *
   * @param own those that mean something else in the file, or nothing
   */
  public static Map<String, String> keys(CommandSpec command, Collection<String> own) {
    return options(command).stream()
        .map(CommandSettings::key)
        .filter(key -> !own.contains(key))
        .collect(Collectors.toMap(key -> key, key -> key));
  }

  /** Returns the options of a command that say how it runs once. */
  private static List<String> onlyFlags(CommandSpec command) {
    return ONLY_FLAGS.stream().filter(key -> command.findOption("--" + key) != null).toList();
  }

  /** Returns the options of a command that may stand at the top of a file. */
  static List<OptionSpec> options(CommandSpec command) {
    return command.options().stream()
        .filter(option -> !ONLY_FLAGS.contains(CommandSettings.key(option)))
        .toList();
  }

  private static Map<String, Setting> elsewhere(Map<String, Setting> all) {
    Map<String, Setting> settings = new LinkedHashMap<>(all);
    settings.values().removeIf(setting -> setting.source().equals(Setting.FLAG));
    giveWay("quiet", "verbose", all, settings);
    giveWay("verbose", "quiet", all, settings);
    giveWay("allow-outside", "max-outside", all, settings);
    return settings;
  }

  /** Removes an option that contradicts another one, if that is set nearer to the command line. */
  private static void giveWay(
      String option, String other, Map<String, Setting> all, Map<String, Setting> settings) {
    Setting far = settings.get(option);
    Setting near = all.get(other);
    if (far != null && near != null && near.distance() < far.distance()) {
      settings.remove(option);
    }
  }
}
