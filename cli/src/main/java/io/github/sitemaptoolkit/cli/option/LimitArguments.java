package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.batch.setting.SettingException;
import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import io.github.sitemaptoolkit.site.setting.PublishMeaning;
import picocli.CommandLine.Option;

/** The limits on each sitemap that is written. */
@HelpSection(Section.WRITING)
public final class LimitArguments {

  @Option(
      names = "--max-urls",
      paramLabel = "N",
      description = "the maximum number of urls per file (default: 50000, the protocol's limit)")
  private String maxUrls = Long.toString(PartLimits.DEFAULT.urls());

  @Option(
      names = "--max-bytes",
      paramLabel = "SIZE",
      description =
          "the maximum size of a file before compression, such as 10M (default: 50M, the"
              + " protocol's limit; Baidu and Naver accept 10M)")
  private String maxBytes = Long.toString(PartLimits.DEFAULT.bytes());

  /**
   * Returns the limits.
   *
   * @throws SettingException if one is less than 1 or more than the protocol allows
   */
  public PartLimits limits() {
    return PublishMeaning.limits(maxUrls, maxBytes);
  }

  /** Returns how many urls a file has at most, as it was given. */
  public String maxUrls() {
    return maxUrls;
  }

  /** Returns how large a file is at most, as it was given. */
  public String maxBytes() {
    return maxBytes;
  }
}
