package io.github.sitemaptoolkit.site.publish;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.InvalidPlanException;
import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.batch.setting.SettingException;
import io.github.sitemaptoolkit.file.FileNames;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.pages.option.PageOptions;
import io.github.sitemaptoolkit.publisher.Entries;
import io.github.sitemaptoolkit.publisher.JointPublication;
import io.github.sitemaptoolkit.publisher.Publication;
import io.github.sitemaptoolkit.publisher.Publisher;
import io.github.sitemaptoolkit.publisher.UrlSet;
import io.github.sitemaptoolkit.publisher.directory.OwnFiles;
import io.github.sitemaptoolkit.publisher.growth.Growth;
import io.github.sitemaptoolkit.publisher.guard.LossException;
import io.github.sitemaptoolkit.site.config.InputContract;
import io.github.sitemaptoolkit.site.config.SiteFile;
import io.github.sitemaptoolkit.site.config.SitePlace;
import io.github.sitemaptoolkit.site.input.InputFiles;
import io.github.sitemaptoolkit.site.input.SiteReader;
import io.github.sitemaptoolkit.site.input.StandingKinds;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.check.OutputCheck;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Publishes the entries of inputs as a set, with what a site says of both. For one run: made, told
 * what there is, run, ended.
 */
public final class PublishRun {

  private final List<SitePlace> all;
  private final Targets targets;
  private final @Nullable String baseUrl;
  private final RunFiles files;
  private final Clock clock;
  private @Nullable SiteFile site; // null if nothing is known
  private @Nullable InputContract contract;
  private boolean ofSite; // whether the inputs are those of the site
  private Collection<String> only = List.of();
  private final Growth growth;
  private RobotsTarget robots = RobotsTarget.NONE;
  private boolean fixed; // whether what is read is files that have been named
  private final Map<SitePlace, Publisher> chosen = new LinkedHashMap<>(); // once it runs

  /** Opens what publishes to a place. */
  @FunctionalInterface
  public interface Targets {

    /**
     * Opens it.
     *
     * @throws InvalidPlanException if there is no such place
     */
    Publisher open(String output) throws IOException;
  }

  /**
   * Creates a run.
   *
   * @param places where to publish, each with its url; at least one
   * @param targets open them
   * @param baseUrl the url of the site, where what is read has relative urls; null if there is none
   * @param files the files of the run
   * @param clock tells the time that conditions on dates count from
   */
  public PublishRun(
      List<SitePlace> places,
      Targets targets,
      @Nullable String baseUrl,
      RunFiles files,
      Clock clock) {
    this.all = List.copyOf(places);
    this.targets = targets;
    this.baseUrl = baseUrl;
    this.files = files;
    this.clock = clock;
    this.growth = new Growth(clock);
  }

  /**
   * Publishes the sets of a site, with its defaults.
   *
   * @param inputs whether its inputs are read
   * @param acceptChanged whether they may be read otherwise than before
   * @throws IOException if it cannot be read how they were
   */
  public PublishRun site(SiteFile known, boolean inputs, boolean acceptChanged) throws IOException {
    site = known;
    ofSite = inputs;
    known.addTo(files);
    contract = inputs ? known.contract(acceptChanged) : null;
    return this;
  }

  /**
   * Takes feeds, by their names, that are not those which the sets have grown with.
   *
   * @throws SettingException on the run, if none of the feeds has one of the names
   */
  public PublishRun acceptFeeds(Collection<String> names) {
    growth.accepting(names);
    return this;
  }

  /** Publishes only these sets, and keeps the others; empty for all. */
  public PublishRun only(Collection<String> sets) {
    only = sets;
    return this;
  }

  /** Adds lines to a robots.txt, unless it has them. */
  public PublishRun robots(RobotsTarget target) {
    robots = target;
    return this;
  }

  /**
   * Publishes. Of several places, none changes before all inputs were read and all safeguards
   * asked.
   *
   * @param begun the context of the reader
   * @param names the inputs, unless they are those of the site
   * @param validator checks entries, so that nothing is published with errors; null to check none
   * @param plan whether it is only planned
   * @return what was published, by place
   * @throws SettingException if a setting is wrong
   * @throws io.github.sitemaptoolkit.publisher.PartlyPublishedException if one of several places
   *     failed
   */
  public Map<SitePlace, Publication> run(
      Context begun,
      SiteReader reader,
      List<String> names,
      @Nullable Validator validator,
      boolean plan)
      throws IOException {
    SiteFile known = site;
    choose(known);
    Context context =
        baseUrl == null ? begun : begun.with(begun.options(PageOptions.DEFAULTS).withBase(baseUrl));
    context = known == null ? context : known.defaults().named(context);
    if (robots.file() != null) {
      announce(robots.file(), context);
    }
    var kinds = new StandingKinds(true);
    boolean grows = ofSite && known != null && known.grows();
    Context written = validator == null ? context : context.with(OutputCheck.Mode.OFF);
    chosen
        .values()
        .forEach(
            it ->
                it.context(written)
                    .guarding(kinds)
                    .growing(grows ? growth : null)
                    .remaining(reader::wouldTake));
    context = kinds.applyTo(context, contract != null && contract.exists());
    InputFiles search = search(context);
    Entries entries =
        ofSite && known != null
            ? reader.entries(known.inputs(context, search, files, contract, growth))
            : reader.entries(search.of(names), context);
    fixed = search.isOfFilesOnly() && !grows && only.isEmpty();
    AcceptedFeeds.check(growth);
    if (contract != null) {
      entries = contract.checked(entries, context.problems());
    }
    if (known != null) {
      entries = prepared(known, entries, context);
    }
    if (validator != null) {
      entries = WritingRules.checked(entries, validator, context, places().get(0).output());
    }
    List<Publisher> publishers = List.copyOf(chosen.values());
    List<Publication> done;
    try {
      done =
          plan
              ? JointPublication.plan(publishers, entries)
              : JointPublication.publish(publishers, entries);
    } catch (LossException e) {
      throw contract == null ? e : e.from(contract::origins);
    }
    Map<SitePlace, Publication> published = new LinkedHashMap<>();
    chosen.keySet().forEach(place -> published.put(place, done.get(published.size())));
    return published;
  }

  /** Opens the places that have a set to publish. */
  private void choose(@Nullable SiteFile known) throws IOException {
    if (known != null && !only.isEmpty()) {
      known.checkChosen(only);
    }
    for (SitePlace place : all) {
      if (only.isEmpty() || place.sets().stream().anyMatch(only::contains)) {
        chosen.put(place, open(place, known));
      }
    }
  }

  private Publisher open(SitePlace place, @Nullable SiteFile known) throws IOException {
    SettingException wrong;
    try {
      Publisher publisher = targets.open(place.output());
      try {
        return publisher.baseUrl(String.valueOf(place.baseUrl())).files(files);
      } catch (IllegalArgumentException e) {
        wrong = SettingException.of("base-url", e);
      }
    } catch (InvalidPlanException e) {
      wrong = SettingException.of("output", e);
    }
    throw known == null ? wrong : known.placed(wrong, place);
  }

  /** Returns the places that are published to; known once this runs. */
  private List<SitePlace> places() {
    return List.copyOf(chosen.keySet());
  }

  /** Says that a robots.txt names the set of the whole site. */
  private void announce(Path file, Context context) throws IOException {
    if (site != null && !site.needsOutput()) {
      throw SettingException.at(
          "robots", ": each set has an output of its own, so this file has no set to name");
    }
    Publisher first = chosen.get(all.get(0));
    if (first != null) {
      first.announced(true);
    }
    robots.check(context);
    files.writes("--robots", file);
  }

  /** Returns a search for inputs that skips what is written here. */
  private InputFiles search(Context context) throws IOException {
    var search = new InputFiles(context);
    if (robots.file() != null) {
      search.skip(robots.file());
    }
    for (SitePlace place : all) {
      if (!Input.isAddress(place.output())) {
        search.skip(OwnFiles.in(FileNames.path(place.output())));
      }
    }
    return search;
  }

  /** Adds the sets and the defaults of the site. */
  private Entries prepared(SiteFile known, Entries entries, Context context) {
    Map<String, UrlSet> sets = known.sets(context, clock);
    chosen.forEach(
        (place, publisher) -> {
          place.sets().forEach(name -> publisher.set(Objects.requireNonNull(sets.get(name))));
          if (!only.isEmpty()) {
            publisher.only(place.sets().stream().filter(only::contains).toList());
          }
        });
    return known.defaults().completed(entries, context);
  }

  /**
   * Returns how many entries each set left out for lack of a date, in the order of the file, and
   * reports them. To be called after the run.
   */
  public Map<String, Long> undated() {
    return site == null
        ? Map.of()
        : site.undated(places(), chosen.values().iterator().next().problems());
  }

  /** Returns whether files alone decide what was published, whole, each of them by its name. */
  public boolean isOfFilesOnly() {
    return fixed;
  }

  /**
   * Writes what is kept beside the set, when it is published: the lines of the robots.txt, and how
   * the inputs were read.
   *
   * @param ci whether this runs on a server that throws new files away
   * @return what there is to be said of it; may be empty
   */
  public String end(Map<SitePlace, Publication> done, boolean ci) throws IOException {
    String robotsNotice = addToRobots(done);
    if (contract == null) {
      return robotsNotice;
    }
    contract.forget(growth.refused());
    String notice = contract.notice(ci);
    contract.save(ci);
    return Stream.of(robotsNotice, notice)
        .filter(each -> !each.isEmpty())
        .collect(Collectors.joining("\n"));
  }

  /**
   * Adds the lines to the robots.txt, unless it has them.
   *
   * @return what there is to be said of it; may be empty
   */
  public String addToRobots(Map<SitePlace, Publication> done) throws IOException {
    Publication first = done.get(all.get(0));
    return first == null ? "" : robots.add(first.entryPoint());
  }

  /** Returns the files that say how the inputs were read. */
  public List<Path> ownFiles() {
    return contract == null ? List.of() : contract.files();
  }
}
