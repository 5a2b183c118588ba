package io.github.sitemaptoolkit.cli.report;

/** How much a command says to people. */
public enum Verbosity {
  /** Only what is wrong: errors, and why a part of the input is missing. */
  QUIET,
  /** Also warnings, what of value was lost, and what was written. */
  NORMAL,
  /** Everything, what is only worth knowing included. */
  VERBOSE;

  /** Returns whether it is {@link #QUIET}. */
  public boolean isQuiet() {
    return this == QUIET;
  }

  /** Returns whether it is {@link #VERBOSE}. */
  public boolean isVerbose() {
    return this == VERBOSE;
  }
}
