package io.github.sitemaptoolkit.cli.report;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** A subcommand, with the console that it runs on. */
@Command(mixinStandardHelpOptions = true, sortOptions = false)
public abstract class ConsoleCommand implements Callable<Integer> {

  protected final Console console;

  @Spec private CommandSpec spec = CommandSpec.create();

  protected ConsoleCommand(Console console) {
    this.console = console;
  }

  /** Runs the command. Returns its exit code. */
  @Override
  public abstract Integer call() throws IOException;

  /** Returns the command with the arguments that it was called with. */
  protected final CommandLine commandLine() {
    return spec.commandLine();
  }

  /** Returns where results are printed. */
  protected final PrintWriter out() {
    return commandLine().getOut();
  }
}
