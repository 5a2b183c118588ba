package io.github.sitemaptoolkit.cli.config;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.batch.setting.SettingException;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.cli.input.InputArguments;
import io.github.sitemaptoolkit.cli.option.ExtensionOptions;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.Verbosity;
import io.github.sitemaptoolkit.file.FileNames;
import io.github.sitemaptoolkit.site.config.SitePlace;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
    List<String> outputs = known.places().stream().map(SitePlace::output).toList();
    return switch (outputs.size()) {
      case 0 -> "";
      case 1 -> "; its set is " + outputs.get(0);
      default -> "; its sets are in " + String.join(", ", outputs);
    };
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
  public boolean check(InputArguments inputs, Console console) throws FileSystemException {
    List<String> published = inputs.isEmpty() ? published() : List.of();
    if (!published.isEmpty()) {
      inputs.only(published);
    }
    inputs.check(console);
    return !published.isEmpty();
  }

  /**
   * Returns the entry points of what the file publishes; none if no file is known.
   *
   * @throws WrongUseException if the file does not say where they are
   * @throws FileSystemException if nothing is published there, or no file can have the name
   */
  public List<String> published() throws FileSystemException {
    List<String> names = entryPoints();
    for (String name : names) {
      if (!isThere(name)) {
        throw new NoSuchFileException(
            name, null, "no such file: nothing is published there yet, sitemap publish does it");
      }
    }
    return names;
  }

  /** Returns whether something is published at each place; true if no file is known. */
  public boolean isPublished() throws FileSystemException {
    for (String name : entryPoints()) {
      if (!isThere(name)) {
        return false;
      }
    }
    return true;
  }

  private List<String> entryPoints() {
    return places("an INPUT").stream().map(SitePlace::entryPoint).toList();
  }

  private static boolean isThere(String name) throws FileSystemException {
    return Input.isAddress(name) || Files.exists(FileNames.path(name));
  }

  /** Returns the urls of these entry points by their names, as far as the file says them. */
  public Map<String, String> addresses() {
    Map<String, String> urls = new LinkedHashMap<>();
    for (SitePlace place : site == null ? List.<SitePlace>of() : site.places()) {
      String url = place.address();
      if (url != null) {
        urls.put(place.entryPoint(), url);
      }
    }
    return urls;
  }

  /**
   * Returns the directories or buckets of the sets.
   *
   * @param named the one that is named; null for those of the file
   * @throws WrongUseException if there is none
   */
  public List<String> directories(@Nullable String named) {
    List<String> found =
        named != null ? List.of(named) : places("a DIR").stream().map(SitePlace::output).toList();
    if (found.isEmpty()) {
      throw new WrongUseException("DIR is missing: " + missing());
    }
    return found;
  }

  /**
   * Returns the only directory or bucket. Otherwise like {@link #directories}.
   *
   * @throws WrongUseException if there are several
   */
  public String directory(@Nullable String named) {
    List<String> found = directories(named);
    if (found.size() > 1) {
      throw new WrongUseException(
          "DIR is missing: the site is published to several places; name one of "
              + String.join(", ", found));
    }
    return found.get(0);
  }

  private List<SitePlace> places(String argument) {
    KnownSite known = site;
    String file = known == null ? null : known.fileName().orElse(null);
    if (known == null || file == null) {
      return List.of();
    } else if (known.places().isEmpty()) {
      throw new WrongUseException(file + ": the file names no output; name " + argument);
    }
    return known.places();
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
