package io.github.sitemaptoolkit.cli.input;

import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.cli.option.DocumentArguments;
import io.github.sitemaptoolkit.cli.option.TableArguments;
import io.github.sitemaptoolkit.cli.progress.Progress;
import io.github.sitemaptoolkit.cli.remote.RemoteArguments;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.Failures;
import io.github.sitemaptoolkit.cli.safeguard.ExpectedRows;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.site.input.SiteReader;
import io.github.sitemaptoolkit.url.PrivateUrls;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;

/**
 * Reads the inputs of commands that work on whole sets of urls. Reports problems, and refuses
 * inputs that cannot be read to their end unless they are accepted as incomplete.
 */
public final class SetInputs {

  @Mixin private Reading reading = new Reading();

  @Mixin private RemoteArguments remote = new RemoteArguments();

  @Mixin private ExpectedRows expected = new ExpectedRows();

  @Mixin private DocumentArguments document = new DocumentArguments();

  @Mixin private TableArguments tables = new TableArguments();

  @Mixin private ChosenArguments chosen = new ChosenArguments();

  private @Nullable SiteReader reader; // once begun
  private boolean ownTables;

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
  public ChosenArguments chosen() {
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
    Context local = document.applyTo(reading.begin(streams, empty), files());
    Context told = LeftOutPages.applyTo(local, streams, reading.verbosity());
    Context context = remote.applyTo(told, streams, reading.verbosity());
    List<String> ofRows = ownTables ? List.of() : chosen.choice().ofRows(context.extensions());
    Context read = tables.applyTo(context, ofRows, files());
    reader =
        new SiteReader(context, files(), chosen.entries(read, empty))
            .standard(streams.in())
            .acceptIncomplete(incomplete)
            .rows(ofRows)
            .expect(expected.expected())
            .watch(new Progress(streams, inputs, reading.verbosity(), System::currentTimeMillis))
            .endingAt(Failures::isOfCall)
            .notes(reading::result);
    return chosen.applyTo(read);
  }

  /** Returns what reads the inputs. To be called after {@link #begin}. */
  public SiteReader reader() {
    return Objects.requireNonNull(reader, "begin is called first");
  }
}
