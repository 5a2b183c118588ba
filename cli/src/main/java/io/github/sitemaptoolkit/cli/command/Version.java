package io.github.sitemaptoolkit.cli.command;

import picocli.CommandLine.IVersionProvider;

/** Says which version this is, as the jar's manifest has it. */
final class Version implements IVersionProvider {

  @Override
  public String[] getVersion() {
    String version = Version.class.getPackage().getImplementationVersion();
    return new String[] {"sitemap " + (version == null ? "(not packaged)" : version)};
  }
}
