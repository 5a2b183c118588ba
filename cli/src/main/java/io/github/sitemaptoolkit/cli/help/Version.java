package io.github.sitemaptoolkit.cli.help;

import picocli.CommandLine.IVersionProvider;

/** Returns the version from the jar's manifest. */
public final class Version implements IVersionProvider {

  @Override
  public String[] getVersion() {
    return new String[] {"sitemap " + number()};
  }

  /** Returns the number of the version, such as {@code 1.0}. */
  public static String number() {
    String version = Version.class.getPackage().getImplementationVersion();
    return version == null ? "(not packaged)" : version;
  }
}
