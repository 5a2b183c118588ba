package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.cli.report.Console;
import java.util.List;
import java.util.Optional;

/** What is read where no input is named. */
final class ImpliedInput {

  /** What is wrong where there is nothing to read. */
  static final String NONE =
      "there is no input: name a file, or send one to standard input (curl -sS URL | sitemap ...)";

  private ImpliedInput() {}

  /** Returns the names; where there are none, standard input if something comes from there. */
  static Optional<List<String>> of(List<String> names, Console console) {
    if (!names.isEmpty()) {
      return Optional.of(names);
    }
    return console.hasInput() ? Optional.of(List.of(Input.STANDARD)) : Optional.empty();
  }
}
