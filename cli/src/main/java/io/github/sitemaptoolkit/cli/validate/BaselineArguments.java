package io.github.sitemaptoolkit.cli.validate;

import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.file.FileNames;
import io.github.sitemaptoolkit.io.KeptFile;
import io.github.sitemaptoolkit.site.report.ReportFiles.BaselineWriting;
import io.github.sitemaptoolkit.validator.baseline.Baseline;
import io.github.sitemaptoolkit.validator.baseline.InvalidBaselineException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What the findings are compared with. */
@HelpSection(Section.MESSAGES)
public final class BaselineArguments {

  private static final String OPTION = "--baseline";
  private static final String UPDATE = "--update-baseline";
  private static final String PRUNE = "--prune-baseline";

  @Option(
      names = OPTION,
      paramLabel = "FILE",
      description =
          "the findings that are known: only others make the run fail, and reports tell what is new,"
              + " still there and mended. They are recognised by rule, url and field")
  private @Nullable Path file;

  @Option(
      names = UPDATE,
      description =
          "write the file of --baseline anew, with what this run finds; findings of other inputs"
              + " stay in it. Exit code 1 then only if a part of an input is missing")
  private boolean update;

  @Option(
      names = PRUNE,
      description =
          "take what is mended out of the file of --baseline, and write nothing new to it")
  private boolean prune;

  @Option(
      names = "--fail-on-stale",
      description = "exit code 1 also if something is mended that the file of --baseline still has")
  private boolean failOnStale;

  /** Returns the file; null if there is no baseline. */
  @Nullable Path file() {
    return file;
  }

  /** Returns whether the file gets what is new. */
  boolean updates() {
    return update;
  }

  /** Returns what becomes of the file. */
  BaselineWriting writing() {
    return update ? BaselineWriting.UPDATED : prune ? BaselineWriting.PRUNED : BaselineWriting.NONE;
  }

  /** Returns whether a run fails whose baseline has something that is mended. */
  boolean failsOnStale() {
    return failOnStale && !update && !prune;
  }

  /**
   * Checks the options, and adds the file to those of a run.
   *
   * @param partial whether only a part of the inputs is checked
   * @throws WrongUseException if they contradict each other, or the file does not exist or is none:
   *     a pipe that only has a name would be waited for
   */
  void check(RunFiles run, boolean partial) {
    if (file == null) {
      if (update || prune || failOnStale) {
        String option = update ? UPDATE : prune ? PRUNE : "--fail-on-stale";
        throw new WrongUseException(
            option + " needs " + OPTION + (update || prune ? ", the file to write" : ""));
      }
      return;
    }
    if (update && prune) {
      throw new WrongUseException(UPDATE + " takes out what is mended, too: leave out " + PRUNE);
    } else if (update && partial) {
      throw new WrongUseException(
          UPDATE + " needs all entries: leave out the options that select some");
    } else if (update || (prune && Files.exists(file))) {
      run.updates(OPTION, file);
    } else if (Files.isRegularFile(file) || FileNames.isOpenFile(file)) {
      run.reads("the baseline", file);
    } else if (Files.exists(file)) {
      throw new WrongUseException(OPTION + ": " + file + " is not a regular file; name another");
    } else {
      throw new WrongUseException(
          OPTION + ": there is no file " + file + "; " + UPDATE + " makes it");
    }
  }

  /**
   * Reads the baseline; one without findings if the file is about to be made.
   *
   * @param from the file
   * @throws WrongUseException if it is damaged
   */
  Baseline read(Path from) throws IOException {
    if (update && !Files.exists(from)) {
      return Baseline.empty();
    }
    try (InputStream in =
        update || prune
            ? KeptFile.named(from, "name another file").open()
            : Files.newInputStream(from)) {
      return Baseline.read(in, from.toString());
    } catch (InvalidBaselineException e) {
      throw new WrongUseException(
          OPTION + ": " + e.getMessage() + "; mend it, or name another file");
    }
  }
}
