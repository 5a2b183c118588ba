package io.github.sitemaptoolkit.cli.config;

import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.batch.setting.SettingException;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.cli.input.InputArguments;
import io.github.sitemaptoolkit.cli.option.ExtensionOptions;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.Verbosity;
import io.github.sitemaptoolkit.publisher.layout.IndexFile;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ParameterException;

/**
 * What a configuration file says to a command that works on what {@code sitemap publish} wrote: its
 * options, and the set if none is named.
 */
public final class ConfiguredInput extends ConfigFileArgument {

  /** The work of a command. */
  @FunctionalInterface
  public interface Work {

    /** Does it, and returns the exit code. */
    int run() throws IOException;
  }

  private static final long PATIENCE = 10; // seconds that what is piped in may take to begin

  private @Nullable KnownSite site; // null if nothing but the command line is known

  /**
   * Returns the file of a command to which no input is named: the one that is named, else the one
   * that is found. Null if there is none, or if data is piped in, which is the input then.
   *
   * @param found the one that is found; null if there is none
   */
  public @Nullable Path unlessPiped(@Nullable Path found, Console console, Verbosity verbosity) {
    if (found == null || !isFound() || !hasInput(console, found)) {
      return found;
    }
    if (!verbosity.isQuiet()) {
      say("reading standard input, not " + found);
    }
    return null;
  }

  /**
   * Returns whether data is piped in.
   *
   * @throws ParameterException if a pipe is open and silent, so that nobody knows what is meant
   */
  private boolean hasInput(Console console, Path found) {
    var asked = new FutureTask<>(console::hasInput);
    var asking = new Thread(asked, "standard input");
    asking.setDaemon(true);
    asking.start();
    try {
      return asked.get(PATIENCE, TimeUnit.SECONDS);
    } catch (TimeoutException e) {
      throw wrong(
          "standard input is open, and nothing has come in "
              + PATIENCE
              + " seconds: name - to wait for it, or --config "
              + found);
    } catch (InterruptedException | ExecutionException e) {
      throw new IllegalStateException(e); // nobody interrupts, and hasInput throws nothing
    }
  }

  /**
   * Accepts what is known of the site, and says which file that is if nobody has named it. Jars
   * that the file names run only if they are trusted.
   *
   * @throws ParameterException if the file has settings of the network that are not trusted
   */
  public void accept(CommandSite known, Verbosity verbosity, ExtensionOptions extensions) {
    accept(known, verbosity);
    known.trustOnly(trusted(System.getenv()), extensions);
  }

  /**
   * Accepts what is known of the site to a command to which only the set matters, and says which
   * file that is if nobody has named it.
   */
  public void accept(CommandSite known, Verbosity verbosity) {
    site = known;
    trusted(System.getenv());
    if (isFound() && !verbosity.isQuiet()) {
      known.fileName().ifPresent(file -> say("using " + file + setOf(known)));
    }
  }

  private static String setOf(CommandSite known) {
    return known.output().map(set -> "; its set is " + set).orElse("");
  }

  /** Runs the work of the command; what is wrong with an option of the file is said to be there. */
  public int run(Work work) throws IOException {
    return run(work, site);
  }

  /**
   * Runs the work of a command.
   *
   * @param site what is known of the site; null if nothing is
   */
  public static int run(Work work, @Nullable KnownSite site) throws IOException {
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
    return set("an INPUT").map(SetNames::entryPoint);
  }

  /**
   * Returns the url of this entry point; empty if the file does not say it.
   *
   * @throws WrongUseException if that is wrong
   */
  public Optional<String> address() {
    try {
      return Optional.ofNullable(site).flatMap(KnownSite::baseUrl).map(IndexFile::entryPoint);
    } catch (IllegalArgumentException e) {
      throw new WrongUseException("base-url: " + e.getMessage());
    }
  }

  /**
   * Returns the directory or bucket of the set.
   *
   * @param named the one that is named; null for that of the file
   * @throws WrongUseException if there is none
   */
  public String directory(@Nullable String named) {
    return named != null
        ? named
        : set("a DIR").orElseThrow(() -> new WrongUseException("DIR is missing: " + missing()));
  }

  private Optional<String> set(String argument) {
    KnownSite known = site;
    String file = known == null ? null : known.fileName().orElse(null);
    if (known == null || file == null) {
      return Optional.empty();
    } else if (known.output().isEmpty()) {
      throw new WrongUseException(file + ": the file names no output; name " + argument);
    }
    return known.output();
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
