package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.help.Meaning;
import io.github.sitemaptoolkit.cli.help.WordConverter;
import io.github.sitemaptoolkit.cli.report.ExitCode;
import io.github.sitemaptoolkit.problem.Loss;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.service.Containment;
import picocli.CommandLine.Option;

/** Decides which problems make a command that has done its work exit with 1. */
@HelpSection(Section.MESSAGES)
public final class FailOn {

  /** Problems that make a command fail. Each level includes those before it. */
  public enum Level {
    MISSING,
    ERROR,
    WARNING,
    INFO,
    NEVER
  }

  /** Reads a level. */
  public static final class Converter extends WordConverter<Level> {

    /** Creates a reader. */
    public Converter() {
      super(Level.values());
    }
  }

  @Option(
      names = "--fail-on",
      paramLabel = "LEVEL",
      converter = Converter.class,
      description =
          Meaning.FAIL_ON
              + ": if part of an input is missing (missing, the default), also on any error (error),"
              + " warning (warning) or note (info), or only if nothing is written (never)")
  private Level level = Level.MISSING;

  /** Returns whether a command that wrote something fails because of its problems. */
  public boolean isFinding(Problems problems) {
    return fails(problems, problems.count(Severity.WARNING), problems.missing());
  }

  /**
   * Returns the exit code of a command that wrote something. An error in the program or in an
   * extension has its own, whatever the level.
   */
  public int exitCode(Problems problems) {
    return exitCode(problems, isFinding(problems));
  }

  /**
   * Returns the exit code of a command that publishes urls: a value that is missing is reported,
   * but does not fail the run, as its url is published.
   */
  public int exitCodeOfPublishing(Problems problems) {
    long warnings = problems.count(Severity.WARNING);
    return exitCode(problems, fails(problems, warnings, problems.leftOutEntries()));
  }

  /** Returns the exit code of a command that only reads: it cannot lose anything. */
  public int exitCodeOfReading(Problems problems) {
    long warnings = problems.count(Severity.WARNING) - problems.count(Loss.CODE);
    return exitCode(problems, fails(problems, warnings, problems.missing()));
  }

  private static int exitCode(Problems problems, boolean fails) {
    return Containment.hasFailures(problems)
        ? ExitCode.BUG
        : fails ? ExitCode.FINDINGS : ExitCode.DONE;
  }

  private boolean fails(Problems problems, long warnings, long leftOut) {
    boolean missing = leftOut > 0;
    boolean errors = problems.missing() > 0 || problems.count(Severity.ERROR) > 0;
    return switch (level) {
      case MISSING -> missing;
      case ERROR -> errors;
      case WARNING -> errors || warnings > 0;
      case INFO -> errors || warnings > 0 || problems.count(Severity.INFO) > 0;
      case NEVER -> false;
    };
  }
}
