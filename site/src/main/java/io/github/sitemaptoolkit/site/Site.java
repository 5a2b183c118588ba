package io.github.sitemaptoolkit.site;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.batch.setting.AccessSettings;
import io.github.sitemaptoolkit.batch.setting.PublishSettings;
import io.github.sitemaptoolkit.batch.setting.RuleSettings;
import io.github.sitemaptoolkit.batch.setting.SettingException;
import io.github.sitemaptoolkit.batch.setting.SettingKeys;
import io.github.sitemaptoolkit.batch.setting.SettingValues;
import io.github.sitemaptoolkit.batch.setting.SiteException;
import io.github.sitemaptoolkit.file.FileNames;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.publisher.Publication;
import io.github.sitemaptoolkit.publisher.Publisher;
import io.github.sitemaptoolkit.remote.http.RemoteClient;
import io.github.sitemaptoolkit.remote.http.RemoteListener;
import io.github.sitemaptoolkit.remote.http.RemoteOptions;
import io.github.sitemaptoolkit.site.config.ConfigCodes;
import io.github.sitemaptoolkit.site.config.ConfigFile;
import io.github.sitemaptoolkit.site.config.NearerSettings;
import io.github.sitemaptoolkit.site.config.Setting;
import io.github.sitemaptoolkit.site.config.Settings;
import io.github.sitemaptoolkit.site.config.SiteFile;
import io.github.sitemaptoolkit.site.config.SitePlace;
import io.github.sitemaptoolkit.site.config.TomlValue;
import io.github.sitemaptoolkit.site.input.SiteReader;
import io.github.sitemaptoolkit.site.network.AccessMeaning;
import io.github.sitemaptoolkit.site.network.NetworkInputs;
import io.github.sitemaptoolkit.site.network.NetworkSettings;
import io.github.sitemaptoolkit.site.network.RemoteAccess;
import io.github.sitemaptoolkit.site.publish.PublishRun;
import io.github.sitemaptoolkit.site.publish.RobotsTarget;
import io.github.sitemaptoolkit.site.setting.PublishMeaning;
import io.github.sitemaptoolkit.site.setting.ReadingMeaning;
import io.github.sitemaptoolkit.site.setting.RuleMeaning;
import io.github.sitemaptoolkit.site.store.Stores;
import io.github.sitemaptoolkit.validator.Validator;
import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A site as its {@code sitemap.toml} describes it: inputs, sets, and how they are published. What
 * it publishes is what {@code sitemap publish} publishes in the directory of the file.
 *
 * <pre>{@code
 * Problems problems = new Problems(problem -> System.err.println(problem));
 * Site site = Site.of(Path.of("site/sitemap.toml")).with(Context.load().withProblems(problems));
 * List<Publication> published = site.publish();
 * CheckedSite checked = site.check(finding -> System.err.println(finding));
 * }</pre>
 *
 * <p>Names of files in the file are those beside it. What a program decides itself does not count:
 * {@code extensions} (they are those of the context), {@code quiet}, {@code verbose}, {@code
 * fail-on}, and {@code header}, {@code header-for}, {@code proxy} and {@code allow-private}, which
 * {@link #with(RemoteOptions)} is for.
 *
 * <p>Immutable, and safe for use by several threads; of two that publish to one place at the same
 * time, one is refused. Each publication reads the inputs again.
 *
 * @since 0.1
 */
public final class Site {

  /** The keys that are for the command alone. */
  public static final List<String> OF_COMMAND =
      List.of(
          "allow-private",
          "extensions",
          "fail-on",
          "header",
          "header-for",
          "proxy",
          "quiet",
          "verbose");

  private static final String OUTPUT = "output";
  private static final String BASE_URL = "base-url";

  private final ConfigFile file;
  private final PublishSettings settings;
  private final AccessSettings access;
  private final Map<String, Setting> found;
  private final @Nullable RemoteOptions remote; // null for those of the file
  private final Context context;
  private final Clock clock;
  private final Accepted accepted;

  /** What one publication accepts that would be refused. */
  private record Accepted(List<String> losses, List<String> feeds) {

    private static final Accepted NOTHING = new Accepted(List.of(), List.of());
  }

  private Site(
      ConfigFile file,
      PublishSettings settings,
      AccessSettings access,
      Map<String, Setting> found,
      @Nullable RemoteOptions remote,
      Context context,
      Clock clock,
      Accepted accepted) {
    this.accepted = accepted;
    this.file = file;
    this.settings = settings;
    this.access = access;
    this.found = found;
    this.remote = remote;
    this.context = context;
    this.clock = clock;
  }

  /**
   * Reads the description of a site.
   *
   * @param path the file, or the directory of a {@code sitemap.toml}
   * @throws IOException if it cannot be read
   * @throws SiteException if it is not TOML, written for other versions of the toolkit, a key is
   *     unknown or a value has a wrong type
   */
  public static Site of(Path path) throws IOException {
    ConfigFile file = ConfigFile.read(path, version(), note -> {});
    List<String> known = new ArrayList<>(ConfigFile.NO_OPTIONS);
    known.addAll(keys());
    file.checkKeys(file.root(), known);
    var values = new Settings(NearerSettings.NONE, file);
    Map<String, Setting> found = new LinkedHashMap<>();
    SettingValues top = values.values(List.of(file.root()), List.of(), found);
    var settings = PublishSettings.of(top);
    var access = AccessSettings.of(top);
    var site =
        new Site(
            file,
            settings,
            access,
            found,
            null,
            Context.load(),
            Clock.systemUTC(),
            Accepted.NOTHING);
    site.described(); // refuses what is wrong in it
    return site;
  }

  /** Returns the version of this library; empty if it is not packaged. */
  private static String version() {
    String version = Site.class.getPackage().getImplementationVersion();
    if (version == null) { // modules have one of their own, if any
      ModuleDescriptor module = Site.class.getModule().getDescriptor();
      version = module == null ? null : module.rawVersion().orElse(null);
    }
    return version == null ? "" : version;
  }

  /** Returns the inputs and sets for one run: they note what they leave out. */
  private SiteFile described() {
    return new SiteFile(new Settings(NearerSettings.NONE, file), file);
  }

  /** Returns the keys that may stand at the top of a file. */
  public static List<String> keys() {
    List<String> keys = new ArrayList<>(OF_COMMAND);
    keys.addAll(SettingKeys.of(PublishSettings::of));
    keys.addAll(SettingKeys.of(AccessSettings::of));
    return keys;
  }

  /**
   * Returns the same site, read and published with a context: its extensions, formats, problems.
   */
  public Site with(Context other) {
    return new Site(file, settings, access, found, remote, other, clock, accepted);
  }

  /**
   * Returns the same site whose inputs with addresses are read with options, instead of those of
   * the file. To be called if the file has headers or a proxy, which count for the command only if
   * they are trusted.
   */
  public Site with(RemoteOptions other) {
    return new Site(file, settings, access, found, other, context, clock, accepted);
  }

  /** Returns the same site with a clock that conditions on dates and growing feeds ask. */
  public Site withClock(Clock other) {
    return new Site(file, settings, access, found, remote, context, other, accepted);
  }

  /**
   * Returns the same site whose entries may lose these fields, such as {@code image}: those that a
   * {@link io.github.sitemaptoolkit.publisher.guard.LossException} names.
   */
  public Site acceptingLoss(Collection<String> fields) {
    var accepts = new Accepted(List.copyOf(fields), accepted.feeds);
    return new Site(file, settings, access, found, remote, context, clock, accepts);
  }

  /** Returns the same site, whose feeds of these names may have become others. */
  public Site acceptingFeeds(Collection<String> feeds) {
    var accepts = new Accepted(accepted.losses, List.copyOf(feeds));
    return new Site(file, settings, access, found, remote, context, clock, accepts);
  }

  /**
   * Returns the places that the site is published to: that of the whole site comes first, then
   * those of sets with an output of their own.
   *
   * @throws SiteException if the file does not say them
   */
  @Incubating
  public List<SitePlace> places() {
    try {
      return places(described());
    } catch (SettingException e) {
      throw Settings.placed(e, found);
    }
  }

  private List<SitePlace> places(SiteFile site) {
    if (site.needsOutput()) {
      require(OUTPUT, settings.output());
      require(BASE_URL, settings.baseUrl());
    }
    return site.places(settings.output(), settings.baseUrl());
  }

  private void require(String key, @Nullable String value) {
    if (value == null) {
      throw new SiteException(
          ConfigCodes.KEY, key + " is missing in this file", Location.of(file.name()));
    }
  }

  /**
   * Reads the inputs and publishes the sets: all files or none. If sets have an output of their
   * own, all inputs are read and all safeguards asked before the first place changes.
   *
   * @return what is published now, for each of {@link #places}
   * @throws io.github.sitemaptoolkit.publisher.PartlyPublishedException if one of several places
   *     failed when its turn came; the next call completes it
   * @throws IOException if an input cannot be read, or a file cannot be written
   * @throws io.github.sitemaptoolkit.problem.SitemapException if nothing is published, as an input
   *     or a safeguard forbids it; a {@link SiteException} if the file is wrong
   */
  public List<Publication> publish() throws IOException {
    return run(false);
  }

  /**
   * Returns what would be published, and writes nothing. Otherwise like {@link #publish}.
   *
   * @throws IOException if an input cannot be read
   */
  public List<Publication> plan() throws IOException {
    return run(true);
  }

  private List<Publication> run(boolean plan) throws IOException {
    try {
      return published(plan);
    } catch (SettingException e) {
      throw Settings.placed(e, found);
    }
  }

  private List<Publication> published(boolean plan) throws IOException {
    SiteFile site = described();
    if (!site.hasInputs()) {
      throw new SiteException(
          ConfigCodes.KEY,
          "there is no input in this file; write [[input]] and below it path = \"FILE\"",
          Location.of(file.name()));
    }
    var files = new RunFiles();
    String robots = settings.robots();
    PublishRun run =
        new PublishRun(places(site), this::publisher, settings.baseUrl(), files, clock)
            .robots(
                new RobotsTarget(
                    robots == null ? null : FileNames.path(robots), settings.license()))
            .site(site, true, settings.acceptChanged())
            .acceptFeeds(accepted.feeds);
    try (RemoteAccess addresses = addresses()) {
      Context read =
          NetworkInputs.applyTo(SiteReading.of(settings, context, files), it -> it.with(addresses));
      SiteReader reader =
          new SiteReader(read, files, SiteReading.chosen(settings, read, clock))
              .acceptIncomplete(settings.guards().acceptIncomplete())
              .expect(ReadingMeaning.expected(settings.expectRows()));
      Validator validator = RuleMeaning.ofWriting(settings.validate(), read);
      Map<SitePlace, Publication> done = run.run(read, reader, List.of(), validator, plan);
      if (!plan) {
        run.end(done, false);
      }
      run.undated();
      return List.copyOf(done.values());
    }
  }

  private Publisher publisher(String output) throws IOException {
    Publisher publisher =
        Stores.publisher(output).adopt(settings.adopt()).acceptLoss(accepted.losses);
    PublishMeaning.applyTo(publisher, settings.files());
    PublishMeaning.applyTo(publisher, settings.guards());
    return publisher.privateUrls(
        settings.privateUrls().isEmpty() ? null : SiteReading.privateUrls(settings.privateUrls()));
  }

  /** Returns what opens addresses, which are those of the public unless a program says more. */
  private RemoteAccess addresses() {
    RemoteOptions options =
        remote == null ? AccessMeaning.applyTo(RemoteOptions.DEFAULT, access) : remote;
    return new RemoteAccess(
        answers -> {
          checkNetwork();
          return new RemoteClient(options, RemoteListener.NONE);
        },
        (start, list) -> {});
  }

  /** Refuses what the file says of the network, if it counts only for whoever trusts it. */
  private void checkNetwork() {
    for (String key : NetworkSettings.KEYS) {
      TomlValue value = file.root().get(key).orElse(null);
      if (value != null && remote == null) {
        throw file.wrong(
            value,
            ConfigCodes.UNTRUSTED,
            key + " counts for a program only if it gives it itself: Site.with(RemoteOptions)");
      }
    }
  }

  /**
   * Checks what is published: each document, and all against each other, as {@code sitemap
   * validate} does in the directory of the file. The profile and the levels of rules are those of
   * {@code [validation]}, else the profile of {@code validate}, else Google's; what the command
   * compares with sitemaps beside that, such as crawls, is not asked.
   *
   * @param listener gets each finding as soon as it is known
   * @throws IOException if a temporary file cannot be written; what is not there or cannot be read
   *     is a finding, or counted
   * @throws SiteException if the file is wrong
   */
  public CheckedSite check(Consumer<Problem> listener) throws IOException {
    Map<String, Setting> set = new LinkedHashMap<>(found);
    try {
      return checked(listener, set);
    } catch (SettingException e) {
      throw Settings.placed(e, set);
    }
  }

  private CheckedSite checked(Consumer<Problem> listener, Map<String, Setting> set)
      throws IOException {
    List<TomlValue> tables = file.options(ConfigFile.VALIDATION).stream().toList();
    SettingValues values = new Settings(NearerSettings.NONE, file).values(tables, List.of(), set);
    RuleSettings given = RuleSettings.of(values);
    RuleSettings rules =
        given.profile() == null
            ? new RuleSettings(
                settings.validate(), given.levels(), given.deprecated(), given.preview())
            : given;
    Context read =
        context
            .withOwnProblems()
            .withLimits(ReadingMeaning.limits(values.texts("limit")))
            .with(SiteReading.privateUrls(values.texts(SiteReading.PRIVATE_URLS)));
    Validator validator = RuleMeaning.validator(rules, read).withClock(clock);
    return PublishedCheck.of(validator, read, entryPoints(), listener);
  }

  /** Returns the index, or the only sitemap, of each place, with its url. */
  private Map<String, String> entryPoints() {
    Map<String, String> urls = new LinkedHashMap<>();
    places(described()).forEach(place -> urls.put(place.entryPoint(), place.address()));
    return urls;
  }

  /** Returns the name of the file. */
  @Override
  public String toString() {
    return file.name();
  }
}
