package io.github.sitemaptoolkit.cli.config;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The configuration file of a site, and which of its sets are published. */
@HelpSection(Section.READING)
public final class ConfigArguments {

  @Mixin private ConfigFileArgument file = new ConfigFileArgument();

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
    Path used = search ? file.fileOrFound() : file.file();
    if (file.isFound() && used != null && used.getNameCount() > 1) {
      file.say("using " + used);
    }
    return used;
  }

  /** Returns whether a set is published, not kept as it was. */
  public boolean isChosen(String set) {
    return sets.isEmpty() || sets.contains(set);
  }

  /** Returns the sets that are published; empty for all. */
  public List<String> chosen() {
    return sets;
  }

  /** Returns the digests of what counts although only the file names it. */
  public Set<String> trusted() {
    return file.trusted(System.getenv());
  }
}
