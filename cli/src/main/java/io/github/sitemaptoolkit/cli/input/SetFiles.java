package io.github.sitemaptoolkit.cli.input;

import io.github.sitemaptoolkit.cli.report.Console;
import java.io.IOException;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The input files of a command that reads all of them as one set of urls. */
public final class SetFiles {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Parameters(
      arity = "0..*",
      paramLabel = "INPUT",
      description =
          "a sitemap, index, feed, table or list, a directory, an http or https address, or - for"
              + " standard input: of a directory, the files of known formats are read; 'in/*.xml' is"
              + " a pattern, and s3://bucket/maps a file or set in a bucket. Other commands than"
              + " publish also read standard input if no INPUT is given and data is piped in")
  private List<String> names = List.of();

  /** Returns whether no file was named. */
  public boolean isEmpty() {
    return names.isEmpty();
  }

  /**
   * Returns the names of the files, as they were given, for a command that reads standard input
   * only if it is told to: a schedule or a loop may hand it what is meant for others.
   *
   * @throws ParameterException if there is none
   */
  public List<String> named() {
    if (names.isEmpty()) {
      throw new ParameterException(
          spec.commandLine(),
          "there is no input: name a file or an address, or - for standard input");
    }
    return names;
  }

  /**
   * Returns the names of the files, as they were given; standard input if data is piped in.
   *
   * @throws ParameterException if there is no input at all
   */
  public List<String> names(Console console) {
    return ImpliedInput.of(names, console)
        .orElseThrow(() -> new ParameterException(spec.commandLine(), ImpliedInput.NONE));
  }

  /**
   * Returns the names of the files, as they were given, and those of a list; standard input if data
   * is piped in and neither is given.
   *
   * @throws ParameterException if there is no input at all
   */
  public List<String> names(Console console, InputList list) throws IOException {
    if (list.isGiven()) {
      return list.after(names, console.in());
    }
    list.check(names);
    return names(console);
  }
}
