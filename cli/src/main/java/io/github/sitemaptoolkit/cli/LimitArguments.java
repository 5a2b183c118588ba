package io.github.sitemaptoolkit.cli;

import io.github.sitemaptoolkit.publisher.PartLimits;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What a file may hold. */
final class LimitArguments {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--max-urls",
      paramLabel = "N",
      description = "the most urls in a file (default: 50000, the protocol's limit)")
  private long maxUrls = PartLimits.DEFAULT.urls();

  @Option(
      names = "--max-bytes",
      paramLabel = "N",
      description =
          "the most bytes in a file, before compression (default: 52428800, the protocol's limit;"
              + " Baidu and Naver take 10485760)")
  private long maxBytes = PartLimits.DEFAULT.bytes();

  /** Returns the limits; those that mean nothing are wrong use. */
  PartLimits limits() {
    if (maxUrls < 1 || maxBytes < 1) {
      throw new ParameterException(spec.commandLine(), "a file must be allowed to hold something");
    }
    return PartLimits.DEFAULT.withUrls(maxUrls).withBytes(maxBytes);
  }
}
