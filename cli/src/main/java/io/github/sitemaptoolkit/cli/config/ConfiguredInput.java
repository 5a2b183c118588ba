package io.github.sitemaptoolkit.cli.config;

import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.batch.setting.SettingException;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.cli.input.InputArguments;
import io.github.sitemaptoolkit.cli.option.ExtensionOptions;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import java.io.IOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ParameterException;

/**
 * What a configuration file says to a command that reads: its options, and the set that {@code
 * sitemap publish} wrote as the input if none is named.
 */
public final class ConfiguredInput {

  /** The work of a command. */
  @FunctionalInterface
  public interface Work {

    /** Does it, and returns the exit code. */
    int run() throws IOException;
  }

  private @Nullable KnownSite site; // null if nothing but the command line is known

  /**
   * Accepts what is known of the site. Jars that the file names run only if they are trusted.
   *
   * @param config knows what is trusted
   * @throws ParameterException if the file has settings of the network that are not trusted
   */
  public void accept(CommandSite known, ConfigFileArgument config, ExtensionOptions extensions) {
    site = known;
    known.trustOnly(config.trusted(System.getenv()), extensions);
  }

  /** Runs the work of the command; what is wrong with an option of the file is said to be there. */
  public int run(Work work) throws IOException {
    try {
      return work.run();
    } catch (WrongUseException | ParameterException | SettingException e) {
      throw site == null ? e : site.reworded(e);
    }
  }

  /**
   * Checks the inputs. If none is named, but a configuration file is, its set is the input.
   *
   * @return whether that is so
   * @throws WrongUseException if there is no input
   */
  public boolean check(InputArguments inputs, Console console) {
    Optional<String> published = inputs.isEmpty() ? published() : Optional.empty();
    published.ifPresent(inputs::only);
    inputs.check(console);
    return published.isPresent();
  }

  /**
   * Returns the entry point of the set that the file publishes; empty if no file is known.
   *
   * @throws WrongUseException if the file does not say where it is
   */
  public Optional<String> published() {
    KnownSite known = site;
    if (known == null || !known.hasFile()) {
      return Optional.empty();
    }
    String set =
        known
            .output()
            .orElseThrow(
                () -> new WrongUseException("--config: the file names no output; name an INPUT"));
    return Optional.of(set + (set.endsWith("/") ? "" : "/") + SetNames.ENTRY_POINT);
  }

  /** Returns the files of a run, with the configuration and what the inputs name. */
  public RunFiles files(InputArguments inputs) throws IOException {
    var run = new RunFiles();
    if (site != null) {
      site.addTo(run);
    }
    inputs.addTo(run);
    return run;
  }
}
