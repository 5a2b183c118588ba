package io.github.sitemaptoolkit.cli.config;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.publisher.Publisher;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The configuration file of a site, and which of its sets are published. */
@HelpSection(Section.READING)
public final class ConfigArguments {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

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
      spec.commandLine().getErr().println("sitemap: using " + used);
    }
    return used;
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

  /** Returns the digests of what counts although only the file names it. */
  public Set<String> trusted() {
    return file.trusted(System.getenv());
  }
}
