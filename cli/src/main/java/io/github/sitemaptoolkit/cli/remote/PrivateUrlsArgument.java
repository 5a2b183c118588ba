package io.github.sitemaptoolkit.cli.remote;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.url.PrivateUrls;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The hosts of an intranet, whose urls are meant although the public cannot reach them. */
@HelpSection(Section.READING)
public final class PrivateUrlsArgument {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--private-urls",
      paramLabel = "HOST",
      description =
          "urls of this host are meant, although the public cannot reach it: that of an intranet,"
              + " such as cms.corp, or *.corp for all; may be repeated (default: such urls are"
              + " reported, and not published)")
  private List<String> hosts = new ArrayList<>();

  /** Returns the hosts; null if none is given. */
  public @Nullable PrivateUrls given() {
    return hosts.isEmpty() ? null : of();
  }

  /**
   * Returns the hosts.
   *
   * @throws ParameterException if one is invalid
   */
  public PrivateUrls of() {
    try {
      return PrivateUrls.of(hosts);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), "--private-urls: " + e.getMessage());
    }
  }
}
