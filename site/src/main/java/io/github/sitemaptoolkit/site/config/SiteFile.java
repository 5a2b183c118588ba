package io.github.sitemaptoolkit.site.config;

import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.batch.setting.InputSettings;
import io.github.sitemaptoolkit.batch.setting.SetSettings;
import io.github.sitemaptoolkit.batch.setting.SettingException;
import io.github.sitemaptoolkit.batch.setting.SettingKeys;
import io.github.sitemaptoolkit.batch.setting.SiteException;
import io.github.sitemaptoolkit.file.FileNames;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.publisher.UrlSet;
import io.github.sitemaptoolkit.publisher.growth.Growth;
import io.github.sitemaptoolkit.site.input.FedSets;
import io.github.sitemaptoolkit.site.input.InputFiles;
import io.github.sitemaptoolkit.site.setting.InputMeaning;
import io.github.sitemaptoolkit.site.setting.SiteSet;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What a configuration file says about a site, besides options: inputs, sets and defaults. */
public final class SiteFile {

  private static final String PATH = "path";
  private static final List<String> OF_SETS =
      List.of("where", "include", "exclude", "since", "until", "select", "output", "base-url");

  /**
   * An input, with the options to read it.
   *
   * @param written its path as it stands in the file
   * @param path the path of the file, as seen from the working directory; or a directory, or a
   *     pattern
   * @param table its table in the file
   */
  public record Input(
      String written,
      String path,
      TomlValue table,
      InputSettings options,
      Map<String, Setting> settings) {}

  private final Settings settings;
  private final @Nullable ConfigFile file;
  private final List<Input> inputs = new ArrayList<>();
  private final Map<String, SetSettings> sets = new LinkedHashMap<>();
  private final Map<String, Map<String, Setting>> setSettings = new LinkedHashMap<>();
  private final Map<String, SiteSet> published = new LinkedHashMap<>();
  private final FedSets fed = new FedSets();
  private final SitePlaces places = new SitePlaces(sets, setSettings);

  /**
   * Interprets a file.
   *
   * @param settings find the values of keys
   * @param file null if there is none
   * @throws SiteException if a key is unknown, or a value is wrong
   */
  public SiteFile(Settings settings, @Nullable ConfigFile file) {
    this.settings = settings;
    this.file = file;
    if (file != null) {
      file.inputs().forEach(table -> addInputs(table, file));
      file.sets().forEach((name, table) -> addSet(name, table, file));
      inputs.forEach(this::checkSets);
      inputs.forEach(this::checkGrowing);
    }
  }

  private void addInputs(TomlValue table, ConfigFile from) {
    List<String> known = new ArrayList<>(SettingKeys.of(InputSettings::of));
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
      Map<String, Setting> set = new LinkedHashMap<>();
      var own = InputSettings.of(settings.values(List.of(table, from.root()), List.of(), set));
      inputs.add(new Input(path.text(), from.resolve(path.text()), table, own, set));
    }
  }

  /** Checks the names of the sets that an input feeds. */
  private void checkSets(Input input) {
    Setting named = input.settings().get("sets");
    String fault = named == null ? "" : faultOfSets(input.options());
    if (!fault.isEmpty()) {
      throw Settings.placed(SettingException.of("sets", fault), input.settings());
    }
  }

  private void checkGrowing(Input input) {
    if (input.options().grow() && places.any()) {
      throw Settings.placed(
          SettingException.of(
              "grow", "a set has an output of its own, and a feed that grows belongs to one place"),
          input.settings());
    }
  }

  private String faultOfSets(InputSettings input) {
    if (input.sets().isEmpty()) {
      return "no set is named; without this key, the input feeds all";
    } else if (input.grow()) {
      return "an input with grow feeds all sets: what has left it is known by its url alone";
    }
    return faultOfNames(input.sets());
  }

  private String faultOfNames(Collection<String> names) {
    return names.stream()
        .filter(name -> !sets.containsKey(name))
        .findFirst()
        .map(
            name ->
                "there is no set "
                    + Problem.quoted(name)
                    + (sets.isEmpty() ? "; there are no sets" : "; known are ")
                    + String.join(", ", sets.keySet()))
        .orElse("");
  }

  private void addSet(String name, TomlValue table, ConfigFile from) {
    try {
      UrlSet.named(name);
    } catch (IllegalArgumentException e) {
      throw from.wrong(table, String.valueOf(e.getMessage()));
    }
    from.checkKeys(table, SettingKeys.of(SetSettings::of));
    Map<String, Setting> set = new LinkedHashMap<>();
    SetSettings own = SetSettings.of(settings.values(List.of(table), OF_SETS, set));
    try {
      SitePlaces.check(own);
    } catch (SettingException e) {
      throw Settings.placed(e, set);
    }
    sets.put(name, own);
    setSettings.put(name, set);
  }

  /** Returns the inputs, in the order of the file. */
  public List<Input> inputs() {
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
   * @throws SiteException if an option is wrong, or two inputs have one file
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
        Context given =
            fed.only(input.options().sets(), InputMeaning.applyTo(context, input.options(), files));
        Context own = contract == null ? given : contract.watch(given, input.written());
        List<String> paths = search.in(own).of(input.path());
        for (String path : paths) {
          Context read = input.options().grow() ? growing(input, path, paths, own, growth) : own;
          if (contexts.putIfAbsent(path, read) != null && file != null) {
            throw file.wrong(input.table(), "there are two inputs with the path " + path);
          }
        }
      } catch (SettingException e) {
        throw Settings.placed(e, input.settings());
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
    return inputs.stream().anyMatch(input -> input.options().grow());
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

  /** Returns whether anything is published to the place of the whole site. */
  public boolean needsOutput() {
    return places.needsCommon();
  }

  /** Returns whether any set is published to a place of its own. */
  public boolean hasPlaces() {
    return places.any();
  }

  /**
   * Returns the places that the site is published to: that of the whole site comes first, if
   * anything is published there.
   *
   * @param output the place of the site; null if nobody has said it
   * @param baseUrl its url; null if nobody has said it
   * @throws SettingException if nothing is published to the place of the site
   * @throws SiteException if two urls are said to be those of one place
   */
  public List<SitePlace> places(@Nullable String output, @Nullable String baseUrl) {
    return places.all(output, baseUrl);
  }

  /**
   * Returns an exception that names where a setting of a place stands.
   *
   * @param e what is wrong with its output or url
   */
  public RuntimeException placed(SettingException e, SitePlace place) {
    for (String name : place.sets()) {
      SetSettings set = sets.get(name);
      if (set != null && set.output() != null) {
        return Settings.placed(e, setSettings.getOrDefault(name, Map.of()));
      }
    }
    return e;
  }

  /** Returns where the file says that the site is published to; empty if it does not say so. */
  public Optional<String> output() {
    return file == null ? Optional.empty() : text("output").map(file::resolve);
  }

  /** Returns the url of that place; empty if the file does not say it. */
  public Optional<String> baseUrl() {
    return text("base-url");
  }

  private Optional<String> text(String key) {
    return file == null
        ? Optional.empty()
        : file.root().get(key).filter(TomlValue::isText).map(TomlValue::text);
  }

  /** Adds the file to those that a run reads. */
  public void addTo(RunFiles files) {
    if (file != null) {
      files.reads("the configuration", Path.of(file.name()));
    }
  }

  /** Returns the name of the file; empty if there is none. */
  public Optional<String> fileName() {
    return Optional.ofNullable(file).map(ConfigFile::name);
  }

  /** Returns whether the file names any input. */
  public boolean hasInputs() {
    return !inputs.isEmpty();
  }

  /** Returns how many paths the inputs have. */
  public int inputCount() {
    return inputs.size();
  }

  /**
   * Checks the names of sets.
   *
   * @throws SettingException if there is no set of a name
   */
  public void checkChosen(Collection<String> names) {
    String fault = faultOfNames(names);
    if (!fault.isEmpty()) {
      throw SettingException.of("set", fault);
    }
  }

  /**
   * Returns the sets, by their names, in the order of the file.
   *
   * @param context knows the extensions that conditions name
   * @param clock tells the time that {@code since} counts from
   * @throws SiteException if a condition is wrong
   */
  public Map<String, UrlSet> sets(Context context, Clock clock) {
    Map<String, UrlSet> all = new LinkedHashMap<>();
    sets.forEach(
        (name, set) -> {
          try {
            var made = new SiteSet(name, set, context, clock);
            published.put(name, made);
            UrlSet chosen = made.set();
            all.put(
                name,
                inputs.stream().allMatch(input -> input.options().sets().isEmpty())
                    ? chosen
                    : chosen.where(entry -> fed.feeds(name) && chosen.holds(entry)));
          } catch (SettingException e) {
            throw Settings.placed(e, setSettings.getOrDefault(name, Map.of()));
          }
        });
    return all;
  }

  /**
   * Returns how many entries each set left out for lack of a date, in the order of the file, and
   * reports them. Call this at the end.
   *
   * @param places where the sets are published
   */
  public Map<String, Long> undated(List<SitePlace> places, Problems problems) {
    Map<String, Long> counts = new LinkedHashMap<>();
    published.forEach(
        (name, set) ->
            places.stream()
                .filter(place -> place.sets().contains(name))
                .forEach(
                    place ->
                        counts.put(name, set.end(place.output() + ", set " + name, problems))));
    return counts;
  }

  /** Returns what the entries have that their inputs do not say. */
  public SiteDefaults defaults() {
    return new SiteDefaults(file);
  }

  /** Returns what is set for each set, by its name and the keys. */
  public Map<String, Map<String, Setting>> setSettings() {
    return setSettings;
  }

  /** Returns the file; null if there is none. */
  public @Nullable ConfigFile file() {
    return file;
  }
}
