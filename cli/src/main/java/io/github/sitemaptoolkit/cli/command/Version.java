package io.github.sitemaptoolkit.cli.command;

import picocli.CommandLine.IVersionProvider;

/** Returns the version from the jar's manifest. */
final class Version implements IVersionProvider {

  @Override
  public String[] getVersion() {
    String version = Version.class.getPackage().getImplementationVersion();
    return new String[] {"sitemap " + (version == null ? "(not packaged)" : version)};
  }
}
