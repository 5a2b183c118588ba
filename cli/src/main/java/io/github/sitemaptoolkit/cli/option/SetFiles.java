package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.cli.report.Console;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The files that make up one set of urls. */
public final class SetFiles {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Parameters(
      arity = "0..*",
      paramLabel = "INPUT",
      description =
          "the files to read: all that a sitemap index lists, too; - is standard input, which is read"
              + " from a pipe even without it")
  private List<String> names = List.of();

  /** Returns their names, as they were given; no input at all is wrong use. */
  public List<String> names(Console console) {
    return ImpliedInput.of(names, console)
        .orElseThrow(() -> new ParameterException(spec.commandLine(), ImpliedInput.NONE));
  }
}
