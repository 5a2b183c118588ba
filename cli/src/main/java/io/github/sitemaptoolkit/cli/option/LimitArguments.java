package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What a file may hold. */
@HelpSection(Section.WRITING)
public final class LimitArguments {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--max-urls",
      paramLabel = "N",
      description = "the most urls in a file, up to 50000, the protocol's limit (default)")
  private long maxUrls = PartLimits.DEFAULT.urls();

  @Option(
      names = "--max-bytes",
      paramLabel = "N",
      description =
          "the most bytes in a file, before compression, up to 52428800, the protocol's limit"
              + " (default); Baidu and Naver take 10485760")
  private long maxBytes = PartLimits.DEFAULT.bytes();

  /** Returns the limits; those that mean nothing are wrong use. */
  public PartLimits limits() {
    check("--max-urls", maxUrls, PartLimits.DEFAULT.urls());
    check("--max-bytes", maxBytes, PartLimits.DEFAULT.bytes());
    return PartLimits.DEFAULT.withUrls(maxUrls).withBytes(maxBytes);
  }

  /** Refuses more than the protocol allows, too: crawlers drop such a file as a whole. */
  private void check(String option, long given, long most) {
    if (given < 1 || given > most) {
      throw new ParameterException(
          spec.commandLine(), option + ' ' + given + ": the protocol allows a file 1 to " + most);
    }
  }
}
