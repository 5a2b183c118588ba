package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The limits on each sitemap that is written. */
@HelpSection(Section.WRITING)
public final class LimitArguments {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--max-urls",
      paramLabel = "N",
      description = "the maximum number of urls per file (default: 50000, the protocol's limit)")
  private long maxUrls = PartLimits.DEFAULT.urls();

  @Option(
      names = "--max-bytes",
      paramLabel = "N",
      description =
          "the maximum size of a file in bytes, before compression (default: 52428800, the"
              + " protocol's limit; Baidu and Naver accept 10485760)")
  private long maxBytes = PartLimits.DEFAULT.bytes();

  /**
   * Returns the limits.
   *
   * @throws ParameterException if one is less than 1 or more than the protocol allows
   */
  public PartLimits limits() {
    check("--max-urls", maxUrls, PartLimits.DEFAULT.urls());
    check("--max-bytes", maxBytes, PartLimits.DEFAULT.bytes());
    return PartLimits.DEFAULT.withUrls(maxUrls).withBytes(maxBytes);
  }

  private void check(String option, long given, long most) {
    try {
      PartLimits.checked(given, most);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(
          spec.commandLine(), option + ' ' + given + ": " + e.getMessage());
    }
  }
}
