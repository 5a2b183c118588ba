package io.github.sitemaptoolkit.cli.report;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.text.ShortUrls;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** A subcommand, with the console that it runs on. */
@Command(mixinStandardHelpOptions = true, sortOptions = false)
public abstract class ConsoleCommand implements Callable<Integer> {

  protected final Console console;

  @Option(
      names = ColorChoice.OPTION,
      paramLabel = "WHEN",
      converter = ColorChoice.Converter.class,
      description =
          "whether messages have colours: always, never, or auto, on a terminal unless NO_COLOR is"
              + " set (the default)")
  @HelpSection(Section.MESSAGES)
  private ColorChoice color = ColorChoice.AUTO;

  @Spec private @Nullable CommandSpec spec; // null until picocli sets it, which Node.js lacks

  protected ConsoleCommand(Console console) {
    this.console = console;
  }

  /** Runs the command. Returns its exit code. */
  @Override
  public abstract Integer call() throws IOException;

  /** Returns the command with the arguments that it was called with. */
  protected final CommandLine commandLine() {
    CommandSpec own = spec == null ? CommandSpec.create() : spec;
    return own.commandLine();
  }

  /** Returns whether results for people have colours; Main has chosen those of messages. */
  protected final boolean hasColours() {
    return color.colours(console.terminal().outputColours());
  }

  /** Returns where results for people are printed: on a terminal, long urls are cut. */
  protected final PrintWriter people() {
    int columns = console.terminal().outputWidth();
    return columns == 0 ? out() : new PrintWriter(ShortUrls.to(out(), columns));
  }

  /** Returns where results are printed. */
  protected final PrintWriter out() {
    return commandLine().getOut();
  }
}
