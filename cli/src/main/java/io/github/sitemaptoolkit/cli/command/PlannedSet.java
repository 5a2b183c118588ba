package io.github.sitemaptoolkit.cli.command;

import io.github.sitemaptoolkit.cli.config.Configuration;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.Verbosity;
import java.io.Closeable;
import java.io.IOException;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import picocli.CommandLine;

/** What publish would write now, in a temporary directory. */
final class PlannedSet implements Closeable {

  private final Previews previews = new Previews();
  private int exitCode;

  private PlannedSet() {}

  /**
   * Lets publish write it. What would go is not guarded, and neither is how inputs are read, as
   * that is to be seen.
   *
   * @param caller the command that calls publish
   * @param file the configuration file
   * @param trusted the digests of what counts although only the file names it
   */
  static PlannedSet of(
      Console console,
      CommandLine caller,
      String file,
      Collection<String> trusted,
      Verbosity verbosity)
      throws IOException {
    List<String> arguments = new ArrayList<>(List.of("--config", file, "--max-shrink", "100%"));
    arguments.addAll(List.of("--max-loss", "100%", "--accept-changed"));
    trusted.forEach(digest -> arguments.addAll(List.of("--trust", digest)));
    switch (verbosity) {
      case QUIET -> arguments.add("--quiet");
      case VERBOSE -> arguments.add("--verbose");
      default -> {}
    }
    var publish = new PublishCommand(console, Clock.systemUTC());
    CommandLine line = InnerCall.of(publish, "sitemap publish", caller);
    Configuration.prepare(line);
    Configuration.complete(line.parseArgs(arguments.toArray(String[]::new)));
    var set = new PlannedSet();
    try {
      set.exitCode = publish.preview(set.previews);
      return set;
    } catch (IOException | RuntimeException | Error e) {
      set.close();
      throw e;
    }
  }

  /** Returns the names of its entry points: one for each place that the site is published to. */
  List<String> entryPoints() {
    return previews.entryPoints();
  }

  /** Returns the exit code that the problems of the inputs call for. */
  int exitCode() {
    return exitCode;
  }

  @Override
  public void close() throws IOException {
    previews.close();
  }
}
