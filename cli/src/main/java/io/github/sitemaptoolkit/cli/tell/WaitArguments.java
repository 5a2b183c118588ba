package io.github.sitemaptoolkit.cli.tell;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.file.FileNames;
import io.github.sitemaptoolkit.tell.RemoteExchange;
import io.github.sitemaptoolkit.tell.TellException;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How long to wait: for a deployment to be live, and for engines that ask for patience. */
@HelpSection(Section.LIMITS)
final class WaitArguments {

  private static final Duration PAUSE = Duration.ofSeconds(5);

  @Option(
      names = "--wait-for",
      paramLabel = "URL",
      description =
          "before anything is told, wait until this url has the contents of the input, or of the file"
              + " of that name in the input directory")
  private @Nullable String url;

  @Option(
      names = "--wait-at-most",
      paramLabel = "SECONDS",
      description =
          "how long to wait for --wait-for, and for an engine that is busy (default: 600)")
  private int seconds = 600;

  /** Returns how long to wait at most. */
  Duration most() {
    if (seconds < 0) {
      throw new WrongUseException("--wait-at-most: 0 seconds or more, not " + seconds);
    }
    return Duration.ofSeconds(seconds);
  }

  /**
   * Returns the file whose contents are waited for; null to wait for none.
   *
   * @throws WrongUseException if there is none
   */
  @Nullable Path file(List<String> inputs) throws IOException {
    if (url == null) {
      return null;
    }
    URI address = Addresses.of("--wait-for", url);
    Path input = inputs.isEmpty() ? Path.of("") : FileNames.path(inputs.get(0));
    String path = String.valueOf(address.getPath());
    String name = path.substring(path.lastIndexOf('/') + 1);
    Path file = Files.isDirectory(input) ? input.resolve(name) : input;
    if (inputs.size() != 1 || !Files.isRegularFile(file)) {
      throw new WrongUseException(
          "--wait-for: there is no file " + file + " to compare " + url + " with");
    }
    return file;
  }

  /** Waits until the url has the contents of a file. */
  void await(RemoteExchange exchange, Path file) throws IOException, InterruptedException {
    long end = System.nanoTime() + most().toNanos();
    while (!exchange.hasContent(String.valueOf(url), file)) {
      if (System.nanoTime() + PAUSE.toNanos() > end) {
        throw new TellException(
            url + " does not have the contents of " + file + " after " + seconds + " seconds");
      }
      Thread.sleep(PAUSE.toMillis());
    }
  }
}
