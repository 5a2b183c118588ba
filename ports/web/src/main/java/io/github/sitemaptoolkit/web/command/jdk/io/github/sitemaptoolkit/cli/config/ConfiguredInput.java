package io.github.sitemaptoolkit.web.command.jdk.io.github.sitemaptoolkit.cli.config;

import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.cli.input.InputArguments;
import io.github.sitemaptoolkit.cli.report.Console;
import java.io.IOException;

/** There is no configuration. */
public final class ConfiguredInput {

  /** The work of a command. */
  @FunctionalInterface
  public interface Work {

    /** Does it, and returns the exit code. */
    int run() throws IOException;
  }

  public int run(Work work) throws IOException {
    return work.run();
  }

  public boolean check(InputArguments inputs, Console console) {
    inputs.check(console);
    return false;
  }

  public RunFiles files(InputArguments inputs) throws IOException {
    var run = new RunFiles();
    inputs.addTo(run);
    return run;
  }
}
