package io.github.sitemaptoolkit.site.input;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.file.FileNames;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.Entries;
import io.github.sitemaptoolkit.publisher.EntryConsumer;
import io.github.sitemaptoolkit.publisher.SitemapSet;
import io.github.sitemaptoolkit.service.Containment;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * Reads the inputs of a set of urls one after the other. Refuses inputs that cannot be read to
 * their end unless they are accepted as incomplete. For one run, by one thread.
 */
public final class SiteReader {

  /** Reads what was opened, another way than as a set that is published. */
  @FunctionalInterface
  public interface Walk {

    /**
     * Reads a document and what it lists.
     *
     * @param source the opened input, closed by the caller
     */
    void read(Source source, Input input, Context context, EntryConsumer consumer)
        throws IOException;
  }

  private final Context common;
  private final RunFiles files;
  private final ChosenEntries chosen;
  private InputStream standard = InputStream.nullInputStream();
  private boolean acceptIncomplete;
  private List<String> rows = List.of();
  private ExpectedEntries expected = ExpectedEntries.ANY;
  private Watch watch = Watch.NONE;
  private Predicate<Throwable> ends = CallFaults::is;
  private Consumer<String> notes = note -> {};
  private Walk walk = this::readSet;
  private int unread; // the inputs that are known and not read yet
  private long entries;

  /**
   * Creates a reader.
   *
   * @param common reports what inputs are said to be private or secret
   * @param files the files of the run, to which the inputs are added
   * @param chosen which of the entries that are read are passed on
   */
  public SiteReader(Context common, RunFiles files, ChosenEntries chosen) {
    this.common = common;
    this.files = files;
    this.chosen = chosen;
  }

  /** Sets the standard input, which is not closed (default: it is empty). */
  public SiteReader standard(InputStream in) {
    standard = in;
    return this;
  }

  /** Sets whether truncated documents are read as far as possible. */
  public SiteReader acceptIncomplete(boolean accept) {
    acceptIncomplete = accept;
    return this;
  }

  /** Sets conditions that each input needs rows of a table for. */
  public SiteReader rows(List<String> conditions) {
    rows = conditions;
    return this;
  }

  /** Sets how many entries all inputs together have at least. */
  public SiteReader expect(ExpectedEntries least) {
    expected = least;
    return this;
  }

  /** Sets what watches the progress. */
  public SiteReader watch(Watch watching) {
    watch = watching;
    return this;
  }

  /** Sets what else ends the run when it is thrown, as it is no fault of an input. */
  public SiteReader endingAt(Predicate<Throwable> others) {
    ends = ends.or(others);
    return this;
  }

  /** Sets what gets a note about entries that were left out. */
  public SiteReader notes(Consumer<String> told) {
    notes = told;
    return this;
  }

  /** Sets how documents are read (default: as sets, parts of which must not be missing). */
  public SiteReader walk(Walk other) {
    walk = other;
    return this;
  }

  /** Returns whether an entry would be chosen now, whenever it was read. */
  public boolean wouldTake(UrlEntry entry) {
    return chosen.wouldTake(entry);
  }

  /** Returns the files of the run. */
  public RunFiles files() {
    return files;
  }

  /**
   * Reads an input: a file, or standard input. Passes on the entries that are chosen.
   *
   * @throws io.github.sitemaptoolkit.problem.SitemapException if it cannot be used; or if it is the
   *     last of those that are {@linkplain #known known}, and all have fewer entries than expected
   */
  public void read(String input, Context context, EntryConsumer consumer) throws IOException {
    EntryConsumer passing = FedSets.passing(context, consumer);
    EntryConsumer counting =
        (entry, location) -> {
          chosen.add(entry, location, passing);
          watch.show(++entries);
        };
    watch.nextInput();
    unread--;
    Problems problems = context.problems();
    if (chosen.isFull()) {
      return; // what else there is does not matter
    }
    var ofRows = new RowConditions(rows);
    readAll(input, ofRows.watch(context), counting);
    if (Containment.hasFailures(problems)) {
      return; // what is too few then is their fault
    }
    ofRows.check(input);
    if (unread == 0) {
      expected.check(entries, input);
    }
  }

  /**
   * Passes on the entries that could be chosen only now, because all are known. To be called after
   * the last input was read.
   *
   * @throws io.github.sitemaptoolkit.problem.SitemapException if no entry is chosen
   */
  public void finish() throws IOException {
    if (Containment.hasFailures(common.problems())) {
      return; // nothing is written or compared
    }
    notes.accept(chosen.finish("the input"));
  }

  /**
   * Reads an input. An error in the program costs it, and is reported; all others are read then, to
   * report what is wrong with them as well, though nothing is written or compared.
   */
  private void readAll(String input, Context context, EntryConsumer consumer) throws IOException {
    Problems problems = context.problems();
    long before = Containment.failures(problems);
    SitemapException refused;
    try {
      readOrFail(input, context, consumer);
      return;
    } catch (SitemapException e) {
      refused = e;
    } catch (RuntimeException | Error e) {
      if (ends.test(e) || e instanceof UncheckedIOException) {
        throw e;
      }
      refused = Containment.contain(e, Location.of(input));
    }
    boolean failure = Containment.isFailure(refused.problem());
    if (!failure && !Containment.hasFailures(problems)) {
      throw refused;
    } else if (!failure || Containment.failures(problems) == before) {
      problems.report(refused.problem());
    }
  }

  private void readOrFail(String input, Context context, EntryConsumer consumer)
      throws IOException {
    Input opened = Input.of(input);
    if (opened.isFile()) {
      files.reads("the input", opened.path());
    }
    try (Source source = InputSource.open(opened, standard, context)) {
      watch.reading(source);
      walk.read(source, opened, context, consumer);
    }
  }

  private void readSet(Source source, Input input, Context context, EntryConsumer consumer)
      throws IOException {
    SitemapSet set = new SitemapSet(context).acceptIncomplete(acceptIncomplete);
    if (input.isStandard()) {
      set.read(source, consumer); // an index has no directory
    } else {
      set.read(source, InputSource.children(context, files), consumer);
    }
  }

  /** Adds inputs to the files of the run, before any of them is read. */
  public void known(Collection<String> inputs) throws IOException {
    unread += inputs.size();
    AddressReader.check(inputs, common);
    for (String input : inputs) {
      if (!input.equals(Input.STANDARD) && !Input.isAddress(input)) {
        files.reads("the input", FileNames.path(input));
      }
    }
  }

  /** Returns the chosen entries of inputs, one input after the other. */
  public Entries entries(List<String> inputs, Context context) throws IOException {
    known(inputs);
    return consumer -> {
      for (String input : inputs) {
        read(input, context, consumer);
      }
      finish();
    };
  }

  /** Returns all entries of inputs, whatever is chosen. */
  public Entries allEntries(List<String> inputs, Context context) throws IOException {
    known(inputs);
    return consumer -> {
      for (String input : inputs) {
        readAll(input, context, consumer);
        unread--;
      }
    };
  }

  /** Returns the chosen entries of inputs that are read with contexts of their own. */
  public Entries entries(Map<String, Context> inputs) throws IOException {
    known(inputs.keySet());
    return consumer -> {
      for (Map.Entry<String, Context> input : inputs.entrySet()) {
        read(input.getKey(), input.getValue(), consumer);
      }
      finish();
    };
  }
}
