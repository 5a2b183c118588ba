package io.github.sitemaptoolkit.site.publish;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.batch.setting.SettingException;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.FileNames;
import io.github.sitemaptoolkit.pages.option.PageOptions;
import io.github.sitemaptoolkit.publisher.Entries;
import io.github.sitemaptoolkit.publisher.Publication;
import io.github.sitemaptoolkit.publisher.Publisher;
import io.github.sitemaptoolkit.publisher.directory.OwnFiles;
import io.github.sitemaptoolkit.publisher.directory.RobotsFile;
import io.github.sitemaptoolkit.publisher.growth.Growth;
import io.github.sitemaptoolkit.site.config.InputContract;
import io.github.sitemaptoolkit.site.config.SiteFile;
import io.github.sitemaptoolkit.site.input.InputFiles;
import io.github.sitemaptoolkit.site.input.SiteReader;
import io.github.sitemaptoolkit.site.input.StandingKinds;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.check.OutputCheck;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Publishes the entries of inputs as a set, with what a site says of both. For one run: made, told
 * what there is, run, ended.
 */
public final class PublishRun {

  private final Publisher publisher;
  private final String output;
  private final String baseUrl;
  private final RunFiles files;
  private final Clock clock;
  private @Nullable SiteFile site; // null if nothing is known
  private @Nullable InputContract contract;
  private boolean ofSite; // whether the inputs are those of the site
  private Collection<String> only = List.of();
  private Collection<String> acceptedFeeds = List.of();
  private Growth growth;
  private @Nullable Path robots;

  /**
   * Creates a run.
   *
   * @param publisher knows where to publish, and how
   * @param output the name of that place
   * @param baseUrl its url
   * @param files the files of the run
   * @param clock tells the time that conditions on dates count from
   * @throws SettingException if the url is none
   */
  public PublishRun(
      Publisher publisher, String output, String baseUrl, RunFiles files, Clock clock) {
    this.publisher = publisher;
    this.output = output;
    this.baseUrl = baseUrl;
    this.files = files;
    this.clock = clock;
    this.growth = new Growth(clock);
    try {
      publisher.baseUrl(baseUrl).files(files);
    } catch (IllegalArgumentException e) {
      throw SettingException.of("base-url", e);
    }
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
    acceptedFeeds = names;
    return this;
  }

  /** Publishes only these sets, and keeps the others; empty for all. */
  public PublishRun only(Collection<String> sets) {
    only = sets;
    return this;
  }

  /** Adds the Sitemap line to a robots.txt, unless it has it; null for none. */
  public PublishRun robots(@Nullable Path file) {
    robots = file;
    return this;
  }

  /**
   * Publishes.
   *
   * @param begun the context of the reader
   * @param names the inputs, unless they are those of the site
   * @param validator checks entries, so that nothing is published with errors; null to check none
   * @param plan whether it is only planned
   * @throws SettingException if a setting is wrong
   */
  public Publication run(
      Context begun,
      SiteReader reader,
      List<String> names,
      @Nullable Validator validator,
      boolean plan)
      throws IOException {
    SiteFile known = site;
    Context context = begun.with(begun.options(PageOptions.DEFAULTS).withBase(baseUrl));
    context = known == null ? context : known.named(context);
    publisher.context(validator == null ? context : context.with(OutputCheck.Mode.OFF));
    if (robots != null) {
      publisher.announced(true);
      RobotsTarget.check(robots, context);
      files.writes("--robots", robots);
    }
    var kinds = new StandingKinds(true);
    publisher.guarding(kinds);
    context = kinds.applyTo(context, contract != null && contract.exists());
    growth = new Growth(clock).accepting(acceptedFeeds);
    publisher.growing(ofSite && known != null && known.grows() ? growth : null);
    InputFiles search = search(context);
    Entries entries =
        ofSite && known != null
            ? reader.entries(known.inputs(context, search, files, contract, growth))
            : reader.entries(search.of(names), context);
    AcceptedFeeds.check(growth);
    if (contract != null) {
      entries = contract.checked(entries, context.problems());
    }
    if (known != null) {
      entries = prepared(known, entries, context);
    }
    if (validator != null) {
      entries = WritingRules.checked(entries, validator, context, output);
    }
    return plan ? publisher.plan(entries) : publisher.publish(entries);
  }

  /** Returns a search for inputs that skips what is written here. */
  private InputFiles search(Context context) throws IOException {
    var search = new InputFiles(context);
    if (robots != null) {
      search.skip(robots);
    }
    return Input.isAddress(output) ? search : search.skip(OwnFiles.in(FileNames.path(output)));
  }

  /** Adds the sets and the defaults of the site. */
  private Entries prepared(SiteFile known, Entries entries, Context context) {
    known.sets(context, clock).forEach(publisher::set);
    if (!only.isEmpty()) {
      try {
        publisher.only(only);
      } catch (IllegalArgumentException e) {
        throw SettingException.of("set", e);
      }
    }
    return known.completed(entries, context);
  }

  /**
   * Returns how many entries each set left out for lack of a date, in the order of the file, and
   * reports them. To be called after the run.
   */
  public Map<String, Long> undated() {
    return site == null ? Map.of() : site.undated(output, publisher.problems());
  }

  /**
   * Writes what is kept beside the set, when it is published: the line of the robots.txt, and how
   * the inputs were read.
   *
   * @param ci whether this runs on a server that throws new files away
   * @return what there is to be said of it; may be empty
   */
  public String end(Publication done, boolean ci) throws IOException {
    if (robots != null) {
      RobotsFile.add(robots, done.entryPoint());
    }
    if (contract == null) {
      return "";
    }
    contract.forget(growth.refused());
    String notice = contract.notice(ci);
    contract.save(ci);
    return notice;
  }
}
