package io.github.sitemaptoolkit.cli.report;

/** What the command's exit codes mean: a promise. */
public final class ExitCode {

  /** All is done. */
  public static final int DONE = 0;

  /** Something was found wrong, or is missing, or the input is no sitemap. */
  public static final int FINDINGS = 1;

  /** The command was called the wrong way. */
  public static final int USAGE = 2;

  /** Some of several inputs failed; the others are done. */
  public static final int SOME_FAILED = 3;

  /** An input or output failed. */
  public static final int IO = 4;

  /** A fault of the toolkit itself. */
  public static final int BUG = 70;

  private ExitCode() {}
}
