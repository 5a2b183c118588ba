package io.github.sitemaptoolkit.cli.config;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.port.NeedsPort;
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
public final class ConfigFileArgument {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--config",
      paramLabel = "FILE|DIR",
      description =
          "a file with inputs, sets and options, or the directory of a sitemap.toml. Default for"
              + " publish, if no INPUT is given: sitemap.toml in the working directory, or in one"
              + " above it up to that of the repository or of the user; validate and look look for none")
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

  /** Returns the file that is named, else the one that is found; null if there is none. */
  @Nullable Path fileOrFound() {
    if (file != null) {
      return file;
    }
    Optional<Path> found = ConfigPlace.ofProcess().find();
    found
        .filter(path -> path.getNameCount() > 1)
        .ifPresent(path -> spec.commandLine().getErr().println("sitemap: using " + path));
    return found.orElse(null);
  }
}
