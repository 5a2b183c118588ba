package io.github.sitemaptoolkit.cli.config;

import io.github.sitemaptoolkit.batch.jar.UntrustedJarsException;
import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.cli.help.ConfigException;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.cli.input.InputFiles;
import io.github.sitemaptoolkit.cli.option.ExtensionOptions;
import io.github.sitemaptoolkit.converters.EntryDefaults;
import io.github.sitemaptoolkit.converters.option.FeedOptions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.FileNames;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.publisher.Entries;
import io.github.sitemaptoolkit.publisher.UrlSet;
import io.github.sitemaptoolkit.publisher.growth.Growth;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/** What a configuration file says about a site, besides options: inputs, sets and defaults. */
public final class Site implements KnownSite {

  private static final String PATH = "path";
  private static final List<String> OF_SETS =
      List.of("where", "include", "exclude", "since", "until", "select");

  /**
   * An input, with the options to read it.
   *
   * @param written its path as it stands in the file
   * @param path the path of the file, as seen from the working directory; or a directory, or a
   *     pattern
   * @param table its table in the file
   */
  record Input(
      String written,
      String path,
      TomlValue table,
      InputOptions options,
      Map<String, Setting> settings) {}

  private final CommandLine command;
  private final Settings settings;
  private final Map<String, Setting> options;
  private final Collection<Setting> network;
  private final @Nullable ConfigFile file;
  private final List<Input> inputs = new ArrayList<>();
  private final Map<String, SetOptions> sets = new LinkedHashMap<>();
  private final Map<String, Map<String, Setting>> setSettings = new LinkedHashMap<>();

  /**
   * Interprets a file.
   *
   * @param options the options that are set, by name
   * @param network what the file says of the network, even if the call says something else
   * @param file null if there is none
   * @throws ConfigException if a key is unknown, or a value is wrong
   */
  Site(
      CommandLine command,
      Settings settings,
      Map<String, Setting> options,
      Collection<Setting> network,
      @Nullable ConfigFile file) {
    this.command = command;
    this.settings = settings;
    this.options = options;
    this.network = List.copyOf(network);
    this.file = file;
    if (file != null) {
      file.inputs().forEach(table -> addInputs(table, file));
      file.sets().forEach((name, table) -> addSet(name, table, file));
    }
  }

  private void addInputs(TomlValue table, ConfigFile from) {
    var parsed = new InputOptions();
    List<String> known = keys(parsed);
    known.add(PATH);
    from.checkKeys(table, known);
    TomlValue paths =
        table
            .get(PATH)
            .orElseThrow(
                () -> from.wrong(table, ConfigCodes.KEY, "path is missing: the file to read"));
    for (TomlValue path : paths.isList() ? paths.list() : List.of(paths)) {
      if (!path.isText() || path.text().isEmpty()) {
        throw from.wrong(path, "path is the name of a file, not " + path.kind());
      }
      var own = new InputOptions();
      Map<String, Setting> set = settings.parse(own, List.of(table, from.root()), List.of());
      inputs.add(new Input(path.text(), from.resolve(path.text()), table, own, set));
    }
  }

  private void addSet(String name, TomlValue table, ConfigFile from) {
    try {
      UrlSet.named(name);
    } catch (IllegalArgumentException e) {
      throw from.wrong(table, String.valueOf(e.getMessage()));
    }
    var parsed = new SetOptions();
    from.checkKeys(table, keys(parsed));
    setSettings.put(name, settings.parse(parsed, List.of(table), OF_SETS));
    sets.put(name, parsed);
  }

  private static List<String> keys(Object options) {
    return keys(new CommandLine(options).getCommandSpec());
  }

  /** Returns the keys of all options of a command. */
  static List<String> keys(CommandSpec command) {
    List<String> keys = new ArrayList<>();
    command.options().forEach(option -> keys.add(Settings.key(option)));
    return keys;
  }

  List<Input> inputs() {
    return inputs;
  }

  /**
   * Returns the paths of all files that the inputs stand for, as seen from the working directory,
   * each with a context that has its options; in the order of the file.
   *
   * @param search finds the files of directories and patterns
   * @param files the files of the run, to which those that the options name are added
   * @param contract checks how tables are read; null for none
   * @param growth gets the inputs that the set grows with
   * @throws ConfigException if an option is wrong, or two inputs have one file
   * @throws IOException if no file matches, or a file that an option names cannot be read
   */
  public Map<String, Context> inputs(
      Context context,
      InputFiles search,
      RunFiles files,
      @Nullable InputContract contract,
      Growth growth)
      throws IOException {
    Map<String, Context> contexts = new LinkedHashMap<>();
    for (Input input : inputs) {
      try {
        Context given = input.options().applyTo(context, files);
        Context own = contract == null ? given : contract.watch(given, input.written());
        List<String> paths = search.in(own).of(input.path());
        for (String path : paths) {
          Context read = input.options().grows() ? growing(input, path, paths, own, growth) : own;
          if (contexts.putIfAbsent(path, read) != null && file != null) {
            throw file.wrong(input.table(), "there are two inputs with the path " + path);
          }
        }
      } catch (ParameterException e) {
        throw e instanceof ConfigException ? e : Settings.reworded(e, input.settings(), command);
      }
    }
    return contexts;
  }

  /** Returns a context for a feed: the input itself, or a file of its directory or pattern. */
  private static Context growing(
      Input input, String path, List<String> paths, Context own, Growth growth) throws IOException {
    String feed = input.written();
    return paths.equals(List.of(input.path()))
        ? growth.reading(feed, own)
        : growth.reading(feed, FileNames.path(path).getFileName().toString(), own);
  }

  /** Returns whether the set grows with an input. */
  public boolean grows() {
    return inputs.stream().anyMatch(input -> input.options().grows());
  }

  /**
   * Returns how the inputs were read when they were last published; null if there is no file.
   *
   * @param accepts whether they may be read otherwise
   * @throws IOException if it cannot be read
   */
  public @Nullable InputContract contract(boolean accepts) throws IOException {
    return file == null ? null : InputContract.beside(Path.of(file.name()), accepts);
  }

  @Override
  public Optional<String> output() {
    return file == null ? Optional.empty() : settings.text("output", true);
  }

  @Override
  public Optional<String> baseUrl() {
    return file == null ? Optional.empty() : settings.text("base-url", false);
  }

  @Override
  public void addTo(RunFiles files) {
    if (file != null) {
      files.reads("the configuration", Path.of(file.name()));
    }
  }

  @Override
  public Optional<String> fileName() {
    return Optional.ofNullable(file).map(ConfigFile::name);
  }

  /** Returns whether the file names any input. */
  public boolean hasInputs() {
    return !inputs.isEmpty();
  }

  public int inputCount() {
    return inputs.size();
  }

  /**
   * Returns the sets, in the order of the file.
   *
   * @param context knows the extensions that conditions name
   * @param clock tells the time that {@code since} counts from
   * @throws ConfigException if a condition is wrong
   */
  public List<UrlSet> sets(Context context, Clock clock) {
    List<UrlSet> all = new ArrayList<>();
    sets.forEach(
        (name, set) -> {
          try {
            all.add(set.set(name, context, clock));
          } catch (ParameterException e) {
            throw Settings.reworded(e, setSettings.getOrDefault(name, Map.of()), command);
          }
        });
    return all;
  }

  /**
   * Returns how many entries each set left out for lack of a date, in the order of the file, and
   * reports them. Call this at the end.
   *
   * @param output the name of the output
   */
  public Map<String, Long> undated(String output, Problems problems) {
    Map<String, Long> counts = new LinkedHashMap<>();
    sets.forEach((name, set) -> counts.put(name, set.end(output + ", set " + name, problems)));
    return counts;
  }

  private EntryDefaults defaults(Context context) {
    Map<String, String> values = new LinkedHashMap<>();
    if (file != null) {
      file.defaults()
          .forEach(
              (name, value) -> {
                try {
                  EntryDefaults.of(Map.of(name, value.text()), context);
                } catch (IllegalArgumentException e) {
                  throw file.wrong(value, ConfigCodes.KEY, String.valueOf(e.getMessage()));
                }
                values.put(name, value.text());
              });
    }
    return EntryDefaults.of(values, context);
  }

  /**
   * Returns entries with the defaults.
   *
   * @throws ConfigException if a field does not exist
   */
  public Entries completed(Entries entries, Context context) {
    EntryDefaults defaults = defaults(context);
    return consumer -> entries.forEach((entry, at) -> consumer.accept(defaults.page(entry), at));
  }

  /** Returns a context in which feeds have the name of the publication that the defaults say. */
  public Context named(Context context) {
    TomlValue name = file == null ? null : file.defaults().get("news.publication.name");
    return name == null
        ? context
        : context.with(context.options(FeedOptions.DEFAULTS).withTitle(name.text()));
  }

  @Override
  public ParameterException reworded(ParameterException e) {
    return e instanceof ConfigException ? e : Settings.reworded(e, options, command);
  }

  @Override
  public ParameterException reworded(WrongUseException e) {
    return reworded(new ParameterException(command, String.valueOf(e.getMessage()), e));
  }

  /**
   * Lets what the file names run, be connected to or be sent only if it is trusted.
   *
   * @param trusted the digests of what is
   * @param extensions where jars are loaded, which are checked then
   * @throws ConfigException if the file has settings of the network that are not trusted
   */
  public void trustOnly(Set<String> trusted, ExtensionOptions extensions) {
    List<Setting> inFile = options.values().stream().filter(it -> it.at() != null).toList();
    List<String> texts = new ArrayList<>();
    inputs.forEach(input -> texts.add(input.written()));
    inFile.stream().filter(this::mayBeRead).forEach(it -> texts.addAll(it.values()));
    new NetworkSettings(network, inFile, texts).check(trusted, command);
    if (jars() != null) {
      extensions.trustOnly(trusted, this::untrusted);
    }
  }

  /** Returns whether an option has names of what is read, not urls of pages or of the site. */
  private boolean mayBeRead(Setting setting) {
    OptionSpec option = command.getCommandSpec().findOption("--" + setting.key());
    return !NetworkSettings.KEYS.contains(setting.key())
        && (option == null || !option.paramLabel().startsWith("URL"));
  }

  private @Nullable Setting jars() {
    Setting setting = options.get("--extensions");
    return setting == null || setting.at() == null ? null : setting;
  }

  /** Returns the exception for jars that the file names and nobody trusts. */
  private ParameterException untrusted(UntrustedJarsException e) {
    Setting setting = Objects.requireNonNull(jars());
    Problem problem =
        Problem.of(
            ConfigCodes.UNTRUSTED,
            "jars that this file names run only if you trust them; nothing was done",
            Objects.requireNonNull(setting.at()));
    List<String> hints = new ArrayList<>();
    e.digests().forEach((jar, digest) -> hints.add("  " + digest + "  " + jar));
    hints.add(
        "If you know where they come from, trust these bytes: "
            + e.digests().values().stream()
                .distinct()
                .map(digest -> "--trust " + digest)
                .collect(Collectors.joining(" "))
            + ", or the digests in SITEMAP_TRUST");
    return new ConfigException(command, problem.toString(), hints);
  }

  Map<String, Setting> options() {
    return options;
  }

  Map<String, Map<String, Setting>> setSettings() {
    return setSettings;
  }

  @Nullable ConfigFile file() {
    return file;
  }
}
