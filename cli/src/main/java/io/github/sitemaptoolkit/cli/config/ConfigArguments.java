package io.github.sitemaptoolkit.cli.config;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.publisher.Publisher;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The configuration file of a site, and which of its sets are published. */
@HelpSection(Section.READING)
public final class ConfigArguments {

  private static final Path USUAL = Path.of(ConfigFile.NAME);

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--config",
      paramLabel = "FILE|DIR",
      description =
          "a file with inputs, sets and options, or the directory of a sitemap.toml (default:"
              + " sitemap.toml in the working directory, if no INPUT is given)")
  private @Nullable Path file;

  @Option(
      names = "--set",
      paramLabel = "NAME",
      description = "publish only this set of the file, and keep the others; may be repeated")
  private List<String> sets = List.of();

  /**
   * Returns the file; null if there is none.
   *
   * @param search whether to look for one if none is named
   */
  public @Nullable Path file(boolean search) {
    boolean found = search && Files.exists(USUAL, LinkOption.NOFOLLOW_LINKS);
    return file == null && found ? USUAL : file;
  }

  /** Returns whether a set is published, not kept as it was. */
  public boolean isChosen(String set) {
    return sets.isEmpty() || sets.contains(set);
  }

  /** Restricts a publisher to the sets that are named. */
  public void choose(Publisher publisher) {
    try {
      if (!sets.isEmpty()) {
        publisher.only(sets);
      }
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), "--set: " + e.getMessage(), e);
    }
  }
}
