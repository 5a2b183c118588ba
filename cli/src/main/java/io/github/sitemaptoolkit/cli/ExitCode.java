package io.github.sitemaptoolkit.cli;

/** What the command's exit codes mean: a promise. */
final class ExitCode {

  /** All is done. */
  static final int DONE = 0;

  /** Something was found wrong, or is missing, or the input is no sitemap. */
  static final int FINDINGS = 1;

  /** The command was called the wrong way. */
  static final int USAGE = 2;

  /** Some of several inputs failed; the others are done. */
  static final int SOME_FAILED = 3;

  /** An input or output failed. */
  static final int IO = 4;

  /** A fault of the toolkit itself. */
  static final int BUG = 70;

  private ExitCode() {}
}
