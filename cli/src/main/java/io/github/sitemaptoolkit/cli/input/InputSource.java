package io.github.sitemaptoolkit.cli.input;

import io.github.sitemaptoolkit.batch.IndexChildren;
import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.store.StoredFiles;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limits;
import java.io.IOException;

/** Opens inputs: files, standard input, and what has an address. */
public final class InputSource {

  private InputSource() {}

  /** Opens an input. The caller closes the source. */
  public static Source open(Input input, Console console, Limits limits) throws IOException {
    IOException failure = input.failure();
    if (failure != null) {
      throw failure;
    } else if (input.isStandard()) {
      return Source.of(console.in(), Input.STANDARD, limits);
    }
    return input.isFile()
        ? Source.open(input.path(), limits)
        : StoredFiles.open(input.name(), limits);
  }

  /** Returns whether the sitemaps of an index can be found: beside its file, or in its store. */
  public static boolean hasChildren(Input index) {
    String name = index.name();
    return Input.isAddress(name) || (index.isFile() && IndexChildren.hasDirectory(name));
  }

  /**
   * Returns what finds the sitemaps of indexes: beside their files, or in the same store.
   *
   * @param run the files of the run, to which those that are read are added
   */
  public static IndexChildren children(Limits limits, RunFiles run) {
    IndexChildren files = IndexChildren.files(limits, run);
    return index -> Input.isAddress(index) ? StoredFiles.beside(index, limits) : files.of(index);
  }
}
