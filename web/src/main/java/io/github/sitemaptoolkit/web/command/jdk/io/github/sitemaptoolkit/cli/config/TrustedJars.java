package io.github.sitemaptoolkit.web.command.jdk.io.github.sitemaptoolkit.cli.config;

import java.util.List;
import java.util.Map;
import java.util.Set;
import picocli.CommandLine;

/** There are no jars. */
public final class TrustedJars {

  private TrustedJars() {}

  public static Set<String> of(List<?> given, Map<String, String> environment, CommandLine line) {
    return Set.of();
  }
}
