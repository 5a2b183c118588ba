package io.github.sitemaptoolkit.cli.safeguard;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** Which feeds may be others than those that the set has grown with. */
@HelpSection(Section.LIMITS)
public final class AcceptFeedArgument {

  @Option(
      names = "--accept-feed",
      paramLabel = "NAME",
      description =
          "take this feed, though it is not the one that the set has grown with: it is no feed any"
              + " more, or has other hosts, or other items and another title (default: take nothing"
              + " of it and exit with 1); may be repeated")
  private List<String> feeds = new ArrayList<>();

  /** Returns the names of the feeds. */
  public List<String> names() {
    return feeds;
  }
}
