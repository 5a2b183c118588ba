package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Whether the names of sitemaps are immutable. */
@HelpSection(Section.WRITING)
public final class ImmutableArguments {

  @Option(
      names = "--immutable",
      description =
          "name each sitemap by its contents, so that it never changes, and always write an index:"
              + " crawlers see the old set or the new one, never a mixture; for buckets and caches")
  private boolean immutable;

  @Option(
      names = "--keep",
      paramLabel = "TIME|N",
      description =
          "how long --immutable keeps the sitemaps of former sets: a time such as 12h or 7d, or a"
              + " number of sets (default: 1d)")
  private @Nullable String keep;

  /** Returns whether names are immutable. */
  public boolean immutable() {
    return immutable;
  }

  /** Returns for how long former sets are kept; null if that is not given. */
  public @Nullable String keep() {
    return keep;
  }
}
