package io.github.sitemaptoolkit.cli.input;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.cli.report.Console;
import java.util.List;
import java.util.Optional;

/** The input of a command that was called without one: standard input, if data is piped in. */
final class ImpliedInput {

  /** The message for a command that has no input at all. */
  static final String NONE =
      "there is no input: name a file or an address, or send a document to standard input";

  private ImpliedInput() {}

  /** Returns the names; if there are none, standard input, unless nothing is piped in. */
  static Optional<List<String>> of(List<String> names, Console console) {
    if (!names.isEmpty()) {
      return Optional.of(names);
    }
    return console.hasInput() ? Optional.of(List.of(Input.STANDARD)) : Optional.empty();
  }
}
