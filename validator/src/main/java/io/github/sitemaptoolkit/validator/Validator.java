package io.github.sitemaptoolkit.validator;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.FormatChecks;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.LimitException;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.service.Containment;
import io.github.sitemaptoolkit.url.PrivateUrls;
import io.github.sitemaptoolkit.url.UrlJudge;
import io.github.sitemaptoolkit.validator.check.CheckSettings;
import io.github.sitemaptoolkit.validator.check.DocumentCheck;
import io.github.sitemaptoolkit.validator.check.Verdicts;
import io.github.sitemaptoolkit.validator.profile.Level;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.validator.repeat.MoreUrls;
import io.github.sitemaptoolkit.validator.repeat.UrlRoom;
import io.github.sitemaptoolkit.validator.rule.FieldFault;
import io.github.sitemaptoolkit.validator.rule.ProfileTable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Checks sitemaps, feeds, tables and lists of urls against the rules of a search engine.
 *
 * <pre>{@code
 * Problems findings = Validator.of(Profile.GOOGLE).check(Path.of("sitemap.xml"));
 * findings.print(System.out);
 * }</pre>
 *
 * <p>Nothing is fetched. The fields of all extensions of the context are checked, whatever the
 * format of the document. Memory use does not grow with the size of the document.
 *
 * <p>Immutable and safe for use by several threads. Methods that begin with <i>with</i> return a
 * changed copy.
 *
 * @since 0.1
 */
public final class Validator {

  private static final long ALL = Long.MAX_VALUE;

  private final Context context;
  private final ProfileTable table;
  private final Profile profile;
  private final Map<String, Level> levels;
  private final @Nullable String location;
  private final Clock clock;
  private final @Nullable Predicate<UrlEntry> selected; // null for all
  private final long most;
  private final long placed; // findings of a rule with their places

  private Validator(
      Context context,
      ProfileTable table,
      Profile profile,
      Map<String, Level> levels,
      @Nullable String location,
      Clock clock,
      @Nullable Predicate<UrlEntry> selected,
      long most,
      long placed) {
    this.context = Objects.requireNonNull(context);
    this.table = table;
    this.profile = Objects.requireNonNull(profile);
    this.levels = levels;
    this.location = location;
    this.clock = Objects.requireNonNull(clock);
    this.selected = selected;
    this.most = most;
    this.placed = placed;
  }

  /**
   * Returns a validator with the formats, the extensions and the tables of rules on the class path.
   *
   * @throws IllegalArgumentException if two extensions claim the same element, id, type or prefix
   * @throws java.util.ServiceConfigurationError if an extension cannot be loaded
   */
  public static Validator of(Profile profile) {
    return of(profile, Context.load());
  }

  /**
   * Returns a validator with the formats, extensions and limits of a context, and with the tables
   * of rules beside them. Its problems are not used. What is wrong with the tables is known to the
   * {@linkplain #table() table}.
   */
  public static Validator of(Profile profile, Context context) {
    ProfileTable table = ProfileTable.load(context);
    return new Validator(
        context, table, profile, Map.of(), null, Clock.systemUTC(), null, ALL, ALL);
  }

  /**
   * Returns a copy with another level for a rule, whatever the profile says.
   *
   * @param code the code of the rule; {@code *-deprecated}, and so on, for a {@link FieldFault} of
   *     any field
   */
  public Validator withLevel(String code, Level level) {
    Map<String, Level> changed = new HashMap<>(levels);
    changed.put(code, level);
    return new Validator(
        context, table, profile, Map.copyOf(changed), location, clock, selected, most, placed);
  }

  /**
   * Returns a copy that also applies the rules that wait in preview for the next minor version, at
   * the levels of the profile. Defaults to without them.
   */
  @Incubating
  public Validator withPreview() {
    return new Validator(
        context, table.withPreview(), profile, levels, location, clock, selected, most, placed);
  }

  /**
   * Returns a copy that knows the url of the document, so that it checks whether the document may
   * list the urls in it. Source: <a href="https://www.sitemaps.org/protocol.html#location">sitemap
   * file location</a>.
   *
   * @param url the url; null if it is unknown, the default
   * @throws IllegalArgumentException if it is not an absolute http or https url
   */
  public Validator withLocation(@Nullable String url) {
    if (url != null && !UrlJudge.isWeb(url)) {
      throw new IllegalArgumentException("\"" + url + "\" is not an absolute http or https url");
    }
    return new Validator(context, table, profile, levels, url, clock, selected, most, placed);
  }

  /** Returns a copy that asks a clock for the time. Defaults to that of the system. */
  public Validator withClock(Clock other) {
    return new Validator(context, table, profile, levels, location, other, selected, most, placed);
  }

  /**
   * Returns a copy that judges only some entries of documents: rules on a document as a whole
   * concern only these, too. Sitemaps that an index lists are all judged. Defaults to all.
   */
  public Validator withSelection(Predicate<UrlEntry> chosen) {
    Objects.requireNonNull(chosen);
    return new Validator(context, table, profile, levels, location, clock, chosen, most, placed);
  }

  /**
   * Returns a copy that judges at most this number of the selected entries of a document, and reads
   * no further.
   *
   * @throws IllegalArgumentException if it is not positive
   */
  public Validator withMost(long entries) {
    if (entries < 1) {
      throw new IllegalArgumentException("at least 1 entry is judged, not " + entries);
    }
    return new Validator(
        context, table, profile, levels, location, clock, selected, entries, placed);
  }

  /**
   * Returns a copy that says where the first findings of each rule in a document are: further ones
   * of entries have neither a line nor a path. For callers that only count these: finding out takes
   * longer than checking. Defaults to all.
   *
   * @throws IllegalArgumentException if it is negative
   */
  public Validator withPlaces(long findings) {
    if (findings < 0) {
      throw new IllegalArgumentException("the number of places is negative: " + findings);
    }
    return new Validator(
        context, table, profile, levels, location, clock, selected, most, findings);
  }

  /** Returns the current time, as the clock says. */
  public Instant now() {
    return clock.instant();
  }

  /** Returns whose rules documents are checked against. */
  public Profile profile() {
    return profile;
  }

  /** Returns the formats, the extensions and the limits that documents are read with. */
  public Context context() {
    return context;
  }

  /** Returns the url of the document; null if it is unknown. */
  public @Nullable String location() {
    return location;
  }

  /** Returns how serious each rule is: as was set, otherwise as the profile says. */
  @Incubating
  public Verdicts verdicts() {
    return new Verdicts(table, profile, context.extensions(), levels);
  }

  /** Returns how serious each rule is for each profile. */
  @Incubating
  public ProfileTable table() {
    return table;
  }

  /**
   * Checks a file of any format.
   *
   * @return the findings; of many, only the first are kept, but all are counted
   * @throws IOException if the file cannot be read
   * @throws UncheckedIOException if reading it fails
   */
  public Problems check(Path path) throws IOException {
    return check(path, finding -> {}, count -> {}).findings();
  }

  /**
   * Checks a document of any format, such as a stream: {@code Source.of(in, "sitemap.xml")}.
   *
   * @param source the document, which is closed
   * @return the findings; of many, only the first are kept, but all are counted
   * @throws IOException if it cannot be read
   * @throws UncheckedIOException if reading it fails
   */
  public Problems check(Source source) throws IOException {
    return check(source, finding -> {}, count -> {}).findings();
  }

  /**
   * Checks entries that need not come from a document. They are found by their number, as if each
   * was a line.
   *
   * @param entries the entries, iterated over once
   * @return the findings; of many, only the first are kept, but all are counted
   * @throws UncheckedIOException if there are so many entries that a temporary file is needed, and
   *     it cannot be written or read
   */
  public Problems check(Iterable<UrlEntry> entries) {
    var findings = new Problems();
    try (var more = new SortedUrls()) {
      DocumentCheck check = begin(false, more, findings::report);
      var places = new Places(Location.of("entries"));
      long count = 0;
      for (UrlEntry entry : entries) {
        places.begin(new Location("entries", ++count, 0));
        check.add(entry, places);
      }
      check.finish(Location.of("entries"), 0);
      more.check();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return findings;
  }

  /**
   * Checks a document of any format.
   *
   * @param source the document, which is closed
   * @param listener called with each finding as soon as it is known
   * @param progress called after each entry with the number of entries read so far
   * @throws IOException if it cannot be read
   * @throws UncheckedIOException if reading it fails
   */
  public Validation check(Source source, Consumer<Problem> listener, LongConsumer progress)
      throws IOException {
    return check(source, listener, progress, DocumentObserver.NONE);
  }

  /**
   * Checks a document of any format, and lets an observer know which entries are checked. Otherwise
   * like {@link #check(Source, Consumer, LongConsumer)}.
   */
  public Validation check(
      Source source, Consumer<Problem> listener, LongConsumer progress, DocumentObserver observer)
      throws IOException {
    var findings = new Problems(listener);
    try (source;
        var more = new SortedUrls()) {
      SitemapFormat format = context.formats().detect(source);
      Validation result = check(source, format, findings, progress, observer, more);
      more.check();
      return result;
    } catch (SitemapException e) {
      return refused(e, findings);
    }
  }

  /** Returns the result of a document of which nothing can be read. */
  private Validation refused(SitemapException e, Problems findings) {
    begin(false, findings::report).ofReading(ending(e));
    return new Validation(findings, 0, false);
  }

  /** Returns why reading ended. What comes behind a limit is missing, however serious that is. */
  private static Problem ending(SitemapException e) {
    return e instanceof LimitException ? e.problem().asMissing() : e.problem();
  }

  private Validation check(
      Source source,
      SitemapFormat format,
      Problems findings,
      LongConsumer progress,
      DocumentObserver observer,
      MoreUrls more)
      throws IOException {
    boolean index = format.holdsIndex(source.head());
    DocumentCheck check = begin(index, more, findings::report);
    observer.begin(source.name(), format.id(), index, check.urls());
    check.late(observer::found);
    check.begin(source, format.id());
    Predicate<UrlEntry> chosen = selected;
    Scope scope = new Scope(chosen == null ? entry -> true : chosen, most, check);
    boolean all = index || chosen == null; // then nothing need be held
    Context own =
        context
            .withPlaces(true)
            .with(FormatChecks.ON)
            .withProblems(
                all
                    ? new Problems(check::ofReading, check::metInReading)
                    : new Problems(scope::ofReading, scope::metInReading));
    try {
      if (index) {
        EntryReader<IndexEntry> sitemaps = format.indexReader(source, own);
        Consumer<IndexEntry> judge =
            entry -> {
              check.add(entry, sitemaps.places());
              observer.sitemap(entry, sitemaps.places());
            };
        JudgedReading.read(sitemaps, check, judge, () -> true, progress, findings);
      } else {
        EntryReader<UrlEntry> pages = format.reader(source, own);
        Consumer<UrlEntry> judge =
            entry -> {
              if (scope.takes(entry)) {
                check.add(entry, pages.places());
                observer.page(entry, pages.places(), check.found());
              } else {
                check.leaveOut();
              }
            };
        JudgedReading.read(pages, check, judge, scope::isOpen, progress, findings);
        scope.release();
      }
    } catch (SitemapException e) {
      check.ofReading(ending(e));
    }
    Location document = Location.of(source.name());
    try {
      check.finish(document, source.bytes());
    } catch (RuntimeException | Error e) {
      check.ofReading(Containment.contain(e, document, findings).problem());
    }
    return new Validation(findings, check.entries(), index);
  }

  /**
   * Opens a file and checks it. A file that is damaged from its first bytes is a finding.
   *
   * @param listener called with each finding as soon as it is known
   * @param progress called after each entry with the number of entries read so far
   * @throws IOException if it cannot be read
   * @throws UncheckedIOException if reading it fails
   */
  public Validation check(Path path, Consumer<Problem> listener, LongConsumer progress)
      throws IOException {
    Source source;
    try {
      source = Source.open(path, context.limits());
    } catch (SitemapException e) {
      return refused(e, new Problems(listener));
    }
    return check(source, listener, progress);
  }

  /**
   * Begins the check of entries that the caller reads or creates. Of more urls than {@link UrlRoom}
   * has room for, only the first are compared, which is a finding.
   *
   * @param index whether they are those of a sitemap index
   * @param findings accepts the findings
   */
  @Incubating
  public DocumentCheck begin(boolean index, Consumer<Problem> findings) {
    return begin(index, null, findings);
  }

  private DocumentCheck begin(boolean index, @Nullable MoreUrls more, Consumer<Problem> findings) {
    var settings =
        new CheckSettings(
            table,
            profile,
            levels,
            location,
            clock.instant(),
            placed,
            context.options(PrivateUrls.NONE),
            context.options(UrlRoom.DEFAULT));
    return new DocumentCheck(settings, context.extensions(), index, more, findings);
  }

  /** Returns the profile and the levels that were set. */
  @Override
  public String toString() {
    return "Validator[" + profile + (levels.isEmpty() ? "" : ", " + levels) + ']';
  }
}
