package io.github.sitemaptoolkit.web.command.jdk.io.github.sitemaptoolkit.cli.help;

import io.github.sitemaptoolkit.web.command.Running;

/** The version of the package. */
public final class Version {

  private Version() {}

  public static String number() {
    return Running.version();
  }
}
