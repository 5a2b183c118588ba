package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.batch.plan.Freshness;
import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.help.Meaning;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.file.FileNames;
import io.github.sitemaptoolkit.format.Context;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** How a batch of many files is run. */
@HelpSection(Section.BATCHES)
public final class BatchArguments {

  @Option(names = "--skip-existing", description = "do not change outputs that already exist")
  private boolean skipExisting;

  @Option(
      names = "--update",
      description =
          "write only outputs that are missing or not newer than their input, for example to"
              + " continue an interrupted run; changed options are not detected")
  private boolean update;

  @Mixin private JobsArgument jobs = new JobsArgument();

  @Option(names = "--fail-fast", description = "start no further files once one has failed")
  private boolean failFast;

  @Option(
      names = WantedReport.OPTION,
      paramLabel = "json=FILE",
      description = Meaning.REPORT + ": json=FILE writes what became of each file")
  private @Nullable String report;

  /** Adds the report to the files of a run. */
  public void addTo(RunFiles files) throws IOException {
    Path file = report();
    if (file != null) {
      files.writes(WantedReport.OPTION, file);
    }
  }

  /**
   * Checks the options.
   *
   * @throws WrongUseException if they contradict each other or the output
   */
  public void check(String output) {
    threads();
    if (freshness() != Freshness.REPLACE && output.equals(Input.STANDARD)) {
      throw new WrongUseException(
          "--skip-existing and --update need an output file; the output is standard output");
    }
  }

  /** Returns which existing outputs are replaced. */
  public Freshness freshness() {
    if (skipExisting && update) {
      throw new WrongUseException("--skip-existing and --update cannot be given together");
    } else if (skipExisting) {
      return Freshness.KEEP;
    }
    return update ? Freshness.UPDATE : Freshness.REPLACE;
  }

  /** Returns a context in which pages are read by so many threads, if a number is given. */
  public Context applyTo(Context context) {
    return jobs.applyTo(context);
  }

  /** Returns how many files to convert at the same time. */
  public int threads() {
    return jobs.threads();
  }

  public boolean failFast() {
    return failFast;
  }

  /**
   * Returns the file of the report; null if there is none. Its name alone, as it was written
   * before, is understood, too.
   *
   * @throws WrongUseException if another format is asked for, or no file is named
   * @throws IOException if the name cannot be that of a file
   */
  public @Nullable Path report() throws IOException {
    String asked = report;
    if (asked == null) {
      return null;
    } else if (asked.indexOf('=') < 0 && (asked.indexOf('.') >= 0 || asked.indexOf('/') >= 0)) {
      return FileNames.path(asked);
    }
    Path file = WantedReport.parse(asked, List.of("json")).file();
    if (file == null) {
      throw new WrongUseException(
          WantedReport.OPTION + ' ' + asked + ": write json=FILE, such as json=report.json");
    }
    return file;
  }
}
