package io.github.sitemaptoolkit.site.check;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.batch.walk.ChildFiles;
import io.github.sitemaptoolkit.batch.walk.IndexCodes;
import io.github.sitemaptoolkit.batch.walk.ListedFiles;
import io.github.sitemaptoolkit.batch.walk.Listing;
import io.github.sitemaptoolkit.batch.walk.UrlMap;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Children;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.service.Containment;
import io.github.sitemaptoolkit.site.check.CheckedDocument.AfterIndex;
import io.github.sitemaptoolkit.site.check.turn.CheckQueue;
import io.github.sitemaptoolkit.site.check.turn.DirectChecks;
import io.github.sitemaptoolkit.site.check.turn.Threads;
import io.github.sitemaptoolkit.site.input.AddressReader;
import io.github.sitemaptoolkit.site.input.InputSource;
import io.github.sitemaptoolkit.site.input.Watch;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.report.InputResult;
import io.github.sitemaptoolkit.validator.report.Report;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** One check of inputs. Can be used once. */
public final class SiteCheckRun implements CheckQueue.Turns<CheckedDocument> {

  /** Whether the sitemaps are checked that indexes list. */
  public enum Expansion {
    YES,
    NO,
    /** Those of an index of which at least one lies beside it. */
    IF_BESIDE
  }

  private final Validator validator;
  private final SiteRules site;
  private final Context context;
  private final UrlMap map;
  private final ListedFiles known;
  private final RunFiles run;
  private final Report report;
  private final Consumer<String> notes;
  private final ListedDocuments documents;
  private final Set<Path> named = new HashSet<>(); // real paths of the inputs, once needed
  private long unseen; // sitemaps of indexes
  private int checked;
  private int unreadable;
  private boolean bug; // in this program, or in an extension
  private InputStream standard = InputStream.nullInputStream();
  private Watch watch = Watch.NONE;
  private Map<String, String> locations = Map.of();
  private @Nullable Threads port; // null to check one after the other
  private int threads = 1;
  private @Nullable IOException reportFailure;

  /**
   * Creates a run.
   *
   * @param site the rules over several documents
   * @param context how indexes are read
   * @param map where urls lie
   * @param known what the inputs list; empty if neither {@link #check} expands nor there are
   *     several
   * @param run the files of the run, to which the sitemaps of indexes are added
   * @param report gets the findings; not finished
   * @param notes gets what is to be said beside that
   */
  public SiteCheckRun(
      Validator validator,
      SiteRules site,
      Context context,
      UrlMap map,
      ListedFiles known,
      RunFiles run,
      Report report,
      Consumer<String> notes) {
    this.map = map;
    this.known = known;
    this.documents = new ListedDocuments(this::add, known, run, context);
    this.run = run;
    this.validator = validator;
    this.site = site;
    this.context = context.with(known);
    this.report = report;
    this.notes = notes;
  }

  /** Sets the standard input, which is not closed (default: it is empty). */
  public SiteCheckRun standard(InputStream in) {
    standard = in;
    return this;
  }

  /** Sets the urls of inputs that are known, by their names. */
  public SiteCheckRun locations(Map<String, String> urls) {
    locations = Map.copyOf(urls);
    return this;
  }

  /** Sets what watches the progress. */
  public SiteCheckRun watch(Watch watching) {
    watch = watching;
    return this;
  }

  /**
   * Sets how many documents are checked at the same time.
   *
   * @param several makes a queue for more than one; null if nothing does
   */
  public SiteCheckRun threads(int count, @Nullable Threads several) {
    threads = count;
    port = several;
    return this;
  }

  /**
   * Checks inputs.
   *
   * @param expansion whether to check the sitemaps that indexes list, too
   * @throws IOException if the report cannot be written
   */
  public Checked check(List<Input> inputs, Expansion expansion) throws IOException {
    try (CheckQueue<CheckedDocument> queue = queue()) {
      for (Input input : inputs) { // so that a robots.txt is known before the first document
        site.prepare(input.isFile() ? input.path() : null);
      }
      Set<String> names = new HashSet<>();
      for (Input input : inputs) {
        watch.nextInput();
        boolean listed = expansion != Expansion.NO && known.isListed(input);
        if (names.add(input.name()) && !listed) {
          check(input, expansion, inputs, queue);
        }
      }
      queue.drain();
      checkSite();
      report.affected(site.affected());
    }
    return new Checked(checked, unreadable, unseen, bug);
  }

  private CheckQueue<CheckedDocument> queue() {
    Threads several = threads == 1 ? null : port;
    return several == null
        ? new DirectChecks<>(this::check, this, watch)
        : several.queue(threads, this::check, this, watch);
  }

  /** Checks all documents against each other. */
  private void checkSite() throws IOException {
    try {
      site.finish(this::add);
    } catch (RuntimeException | Error e) {
      site.passOn(e);
      add(Containment.contain(e, Location.of("all documents")).problem());
    }
    if (reportFailure != null) {
      throw reportFailure;
    }
  }

  private void check(
      Input input, Expansion expansion, List<Input> inputs, CheckQueue<CheckedDocument> queue)
      throws IOException {
    String name = input.name();
    boolean stored = Input.isAddress(name);
    boolean found = InputSource.hasChildren(input);
    boolean remote = AddressReader.isWeb(name);
    if (remote) {
      site.addRobots(name);
    }
    boolean asked = expansion == Expansion.YES || (remote && expansion == Expansion.IF_BESIDE);
    boolean beside = expansion == Expansion.IF_BESIDE && found && !stored;
    boolean expands =
        asked ? found && (stored || known.isIndex(input)) : beside && known.isBesideFiles(input);
    AfterIndex after =
        sitemaps -> {
          if (beside && !expands) {
            site.incomplete();
            notes.accept(
                name + ": none of its sitemaps is next to it, so only the index was checked");
          } else if (!asked && !expands) {
            site.incomplete();
            unseen += sitemaps - (inputs.size() == 1 || stored ? 0 : countListed(input, inputs));
          }
        };
    add(
        new CheckedDocument(
            name,
            input.isFile() ? input.path() : null,
            locations.get(name),
            inputs.size() == 1,
            () ->
                expands && remote
                    ? AddressReader.of(context).openKept(name, context.limits())
                    : InputSource.open(input, standard, context),
            asked && !found ? IndexCodes.noDirectory(name).problem() : null,
            after),
        queue);
    if (expands && stored) {
      addStored(name, queue);
    } else if (expands) {
      Path index = input.path();
      documents.add(
          known.listing(index), ChildFiles.beside(index, context.limits(), run, map), queue);
    }
  }

  private void add(CheckedDocument document, CheckQueue<CheckedDocument> queue) throws IOException {
    site.prepare(document.file());
    queue.add(document);
  }

  /** Returns how many of the sitemaps that an index lists are inputs themselves. */
  private long countListed(Input index, List<Input> inputs) throws IOException {
    if (named.isEmpty()) {
      for (Input input : inputs) {
        if (input.isFile() && Files.exists(input.path())) {
          named.add(input.path().toRealPath());
        }
      }
    }
    long count = 0;
    for (Path file : known.files(index)) {
      count += named.contains(file.toRealPath()) ? 1 : 0;
    }
    return count;
  }

  private InputResult check(CheckedDocument document, Consumer<Problem> findings, Watch watching)
      throws IOException {
    return document.check(validator, site, findings, watching);
  }

  @Override
  public void begin(CheckedDocument document) throws IOException {
    checked++;
    report.begin(document.name());
  }

  @Override
  public void end(CheckedDocument document, InputResult result) throws IOException {
    if (reportFailure != null) {
      throw reportFailure;
    }
    if (result.failure() != null) {
      unreadable++;
      site.incomplete();
    }
    report.end(result);
    if (result.sitemaps() > 0) {
      document.afterIndex().listed(result.sitemaps());
    }
  }

  /** Adds a finding. If it cannot be written, the run ends with the document, not inside it. */
  @Override
  public void add(Problem finding) {
    bug |= Containment.isFailure(finding);
    try {
      if (reportFailure == null) {
        report.finding(finding);
      }
    } catch (IOException e) {
      reportFailure = e;
    }
  }

  /** Adds the sitemaps of an index in a store, which are beside it, or of one with an address. */
  private void addStored(String index, CheckQueue<CheckedDocument> queue) throws IOException {
    Listing listing = listing(index);
    if (listing.sitemaps().isEmpty()) {
      return;
    }
    Children found = InputSource.children(context, run).of(index);
    if (!AddressReader.isWeb(index)) {
      Source robots = found.open(RobotsFiles.NAME).orElse(null);
      if (robots != null) {
        site.readRobots(robots);
      }
    }
    documents.add(listing, found, queue);
  }

  /**
   * Returns what an index with an address lists; nothing if it cannot be read: this is reported.
   */
  private Listing listing(String index) {
    try (Source source = InputSource.open(index, context)) {
      return Listing.of(source, context);
    } catch (IOException | SitemapException e) {
      return Listing.NONE;
    }
  }
}
