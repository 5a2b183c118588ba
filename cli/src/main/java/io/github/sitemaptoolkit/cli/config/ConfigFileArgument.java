package io.github.sitemaptoolkit.cli.config;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.port.NeedsPort;
import io.github.sitemaptoolkit.site.config.ConfigPlace;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The configuration file of a site. */
@HelpSection(Section.READING)
@NeedsPort(Configurable.class)
public sealed class ConfigFileArgument permits ConfiguredInput {

  /** What a parameter means that is the set of the file if it is not given. */
  public static final String SET =
      "the directory or bucket that the set was published to (default: the output of sitemap.toml)";

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--config",
      paramLabel = "FILE|DIR",
      description =
          "a file with inputs, sets and options, or the directory of a sitemap.toml (default, if"
              + " neither INPUT nor DIR is given: sitemap.toml in the working directory or, but not"
              + " for rollback and tell, in one above it up to that of the repository or of the"
              + " user)")
  private @Nullable Path file;

  @Option(
      names = "--trust",
      paramLabel = "sha256:DIGEST",
      description =
          "run jars that the file names if their bytes have this digest, and let its settings of the"
              + " network count if they do; may be repeated. Also read from SITEMAP_TRUST, separated"
              + " by spaces")
  private List<String> digests = List.of();

  /** Returns the file that is named; null if none is. */
  public @Nullable Path file() {
    return file;
  }

  /**
   * Returns the digests of what counts although only the file names it: those of the option, and
   * those of a variable.
   *
   * @param environment the variables
   * @throws ParameterException if one is no digest
   */
  public Set<String> trusted(Map<String, String> environment) {
    return TrustedDigests.of(digests, environment, spec.commandLine());
  }

  /**
   * Returns the file that is named, else that of the working directory or of one above it; null if
   * there is none.
   */
  public @Nullable Path fileOrFound() {
    return file != null ? file : found().orElse(null);
  }

  /** Returns the file that is named, else that of the working directory; null if there is none. */
  public @Nullable Path fileOrOwn() {
    return file != null ? file : found().filter(path -> path.getNameCount() == 1).orElse(null);
  }

  /** Returns whether no file is named, so that the one that is used was found. */
  boolean isFound() {
    return file == null;
  }

  /** Prints a message of the command. */
  void say(String message) {
    spec.commandLine().getErr().println("sitemap: " + message);
  }

  /** Returns what is thrown if the call is wrong. */
  ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  /** Returns why no file is known, and what to do. */
  public String missing() {
    return found()
        .map(path -> path + " is not in this directory; name the set, or --config " + path)
        .orElseGet(
            () ->
                "there is no sitemap.toml in this directory"
                    + ConfigPlace.ofProcess()
                        .beyond()
                        .map(
                            path -> ", and " + beyond(path) + "; name the set, or --config " + path)
                        .orElse("; name the set that was published"));
  }

  /** Returns, for a message, why a file above is not taken. */
  static String beyond(Path path) {
    return path + " is not taken, as no repository (.git) or home directory around has both";
  }

  /** Returns the file that is found, as it is seen from the working directory. */
  Optional<Path> found() {
    return ConfigPlace.ofProcess().find();
  }
}
