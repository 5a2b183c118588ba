package io.github.sitemaptoolkit.cli.option;

import java.util.List;
import picocli.CommandLine.Parameters;

/** The files that make up one set of urls. */
public final class SetFiles {

  @Parameters(
      arity = "1..*",
      paramLabel = "INPUT",
      description = "the files to read: all that a sitemap index lists, too; - is standard input")
  private List<String> names = List.of();

  /** Returns their names, as they were given. */
  public List<String> names() {
    return names;
  }
}
