package io.github.sitemaptoolkit.cli.command;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.site.publish.RobotsTarget;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The lines for robots.txt. */
@HelpSection(Section.WRITING)
final class RobotsArguments {

  @Option(
      names = "--robots",
      paramLabel = "FILE",
      description = "add the Sitemap line to this robots.txt, unless it is already there")
  private @Nullable Path robots;

  @Option(
      names = "--license",
      paramLabel = "URL",
      description =
          "add a License line (RSL) with this url to the robots.txt, or print it: the terms under"
              + " which the content may be used; a license that the file names stays")
  private @Nullable String license;

  /**
   * Returns where the lines go.
   *
   * @throws io.github.sitemaptoolkit.batch.setting.SettingException if the license is not an
   *     absolute url
   */
  RobotsTarget target() {
    return new RobotsTarget(robots, license);
  }
}
