package io.github.sitemaptoolkit.cli.command;

import picocli.CommandLine.IVersionProvider;

/** Returns the version from the jar's manifest. */
final class Version implements IVersionProvider {

  @Override
  public String[] getVersion() {
    return new String[] {"sitemap " + number()};
  }

  static String number() {
    String version = Version.class.getPackage().getImplementationVersion();
    return version == null ? "(not packaged)" : version;
  }
}
