package io.github.sitemaptoolkit.web.command.jdk.io.github.sitemaptoolkit.cli.help;

import picocli.CommandLine.ParameterException;

/** Messages about wrong calls: options are parsed elsewhere, so that what is left has its own. */
public final class WrongUse {

  private WrongUse() {}

  public static String message(ParameterException e, String... arguments) {
    return String.valueOf(e.getMessage());
  }
}
