package io.github.sitemaptoolkit.cli.report;

/** How many messages a command prints. */
public enum Verbosity {
  /** Only errors, and problems because of which a part of the input is missing. */
  QUIET,
  /** Also warnings, losses except for details, and a summary. */
  NORMAL,
  /** Everything, including informational notes. */
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
