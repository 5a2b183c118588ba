package io.github.sitemaptoolkit.cli.input;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.cli.option.DocumentArguments;
import io.github.sitemaptoolkit.cli.option.TableArguments;
import io.github.sitemaptoolkit.cli.progress.Progress;
import io.github.sitemaptoolkit.cli.remote.RemoteAccess;
import io.github.sitemaptoolkit.cli.remote.RemoteArguments;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.Failures;
import io.github.sitemaptoolkit.cli.safeguard.ExpectedRows;
import io.github.sitemaptoolkit.cli.selection.RowConditions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.FileNames;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Containment;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.Entries;
import io.github.sitemaptoolkit.publisher.EntryConsumer;
import io.github.sitemaptoolkit.publisher.SitemapSet;
import io.github.sitemaptoolkit.url.PrivateUrls;
import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;

/**
 * Reads the inputs of commands that work on whole sets of urls. Reports problems, and refuses
 * inputs that cannot be read to their end unless they are accepted as incomplete.
 */
public final class SetInputs {

  private static final String STANDARD = "-";

  @Mixin private Reading reading = new Reading();

  @Mixin private RemoteArguments remote = new RemoteArguments();

  @Mixin private ExpectedRows expected = new ExpectedRows();

  @Mixin private DocumentArguments document = new DocumentArguments();

  @Mixin private TableArguments tables = new TableArguments();

  @Mixin private ChosenEntries chosen = new ChosenEntries();

  private @Nullable Console console;
  private @Nullable Progress progress;
  private @Nullable Context common; // once it is there
  private boolean acceptIncomplete;
  private boolean ownTables;
  private int unread; // the inputs that are known and not read yet
  private long entries;

  /** Returns how documents are read. */
  public Reading reading() {
    return reading;
  }

  /** Returns the files of the run. Outputs are to be added before {@link #begin}. */
  public RunFiles files() {
    return reading.files();
  }

  /** Returns the hosts that are listed as private; null if none is. */
  public @Nullable PrivateUrls listedHosts() {
    return remote.listedHosts();
  }

  /** Says that each input has its own options of tables, which begin with those of the call. */
  public void withOwnTables() {
    ownTables = true;
  }

  /** Returns which of the entries that are read are passed on. */
  public ChosenEntries chosen() {
    return chosen;
  }

  /**
   * Returns the context for reading and writing. To be called first.
   *
   * @param inputs the number of inputs
   * @param incomplete whether truncated documents are read as far as possible
   */
  public Context begin(Console streams, int inputs, boolean incomplete) throws IOException {
    return begin(streams, inputs, incomplete, true);
  }

  /**
   * Returns the context for reading and writing. To be called first.
   *
   * @param inputs the number of inputs
   * @param incomplete whether truncated documents are read as far as possible
   * @param empty whether no entry need come from a table or JSON document
   */
  public Context begin(Console streams, int inputs, boolean incomplete, boolean empty)
      throws IOException {
    console = streams;
    acceptIncomplete = incomplete;
    progress = new Progress(streams, inputs, reading.verbosity(), System::currentTimeMillis);
    Context local = document.applyTo(reading.begin(streams, empty), files());
    Context told = LeftOutPages.applyTo(local, streams, reading.verbosity());
    Context context = remote.applyTo(told, streams, reading.verbosity());
    common = context;
    Context read =
        ownTables
            ? tables.applyTo(context, files())
            : tables.applyTo(context, chosen.choice().ofRows(context.extensions()), files());
    return chosen.applyTo(read, empty);
  }

  /**
   * Reads an input: a file, or standard input. Passes on the entries that are chosen.
   *
   * @throws io.github.sitemaptoolkit.problem.SitemapException if it cannot be used; or if it is the
   *     last of those that are {@linkplain #known known}, and all have fewer entries than expected
   */
  public void read(String input, Context context, EntryConsumer consumer) throws IOException {
    EntryConsumer counting =
        (entry, location) -> {
          chosen.add(entry, location, consumer);
          shown(++entries);
        };
    if (progress != null) {
      progress.nextInput();
    }
    unread--;
    Problems problems = context.problems();
    if (chosen.isFull()) {
      return; // what else there is does not matter
    }
    RowConditions rows = chosen.choice().rowConditions();
    readAll(input, rows.watch(context), counting);
    if (Containment.hasFailures(problems)) {
      return; // what is too few then is their fault
    }
    rows.check(input);
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
  public void finish(EntryConsumer consumer) throws IOException {
    if (common != null && Containment.hasFailures(common.problems())) {
      return; // nothing is written or compared
    }
    reading.result(chosen.finish("the input", consumer));
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
      if (!(Failures.contained(e, input) instanceof SitemapException contained)) {
        throw e;
      }
      refused = contained;
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
    SitemapSet set = new SitemapSet(context).acceptIncomplete(acceptIncomplete);
    Console streams = Objects.requireNonNull(console, "begin is called first");
    Input opened = Input.of(input);
    if (opened.isFile()) {
      files().reads("the input", opened.path());
    }
    try (Source source = InputSource.open(opened, streams, context)) {
      if (progress != null) {
        progress.reading(source);
      }
      if (opened.isStandard()) {
        set.read(source, consumer); // an index has no directory
      } else {
        set.read(source, InputSource.children(context, files()), consumer);
      }
    }
  }

  private void shown(long count) {
    if (progress != null) {
      progress.show(count);
    }
  }

  /**
   * Adds inputs to the files of the run, before any of them is read.
   *
   * @throws io.github.sitemaptoolkit.cli.help.WrongUseException if a header would be sent to one
   *     that only a file names
   */
  public void known(Collection<String> inputs) throws IOException {
    unread += inputs.size();
    if (common != null) {
      RemoteAccess.check(inputs, common);
    }
    for (String input : inputs) {
      if (!input.equals(STANDARD) && !Input.isAddress(input)) {
        files().reads("the input", FileNames.path(input));
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
      finish(consumer);
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
      finish(consumer);
    };
  }
}
