package io.github.sitemaptoolkit.cli;

import picocli.CommandLine.Option;

/** What becomes of inputs that are broken, for commands that replace whole sets. */
final class IncompleteArguments {

  /** The option that messages name. */
  static final String ACCEPT = "--accept-incomplete";

  @Option(
      names = ACCEPT,
      description =
          "use what can be read of an input that is cut or of which entries are missing (default:"
              + " write nothing, exit code 1)")
  private boolean accepted;

  boolean accepted() {
    return accepted;
  }
}
