package io.github.sitemaptoolkit.cli.config;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The configuration file of a site. */
@HelpSection(Section.READING)
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

  /** Returns the file that is named; null if none is. */
  public @Nullable Path file() {
    return file;
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
