package io.github.sitemaptoolkit.web.command.jdk.io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.batch.jar.ExtensionJars;
import io.github.sitemaptoolkit.batch.jar.UntrustedJarsException;
import io.github.sitemaptoolkit.batch.jar.UnusableJarException;
import io.github.sitemaptoolkit.batch.plan.RunFiles;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import picocli.CommandLine.ParameterException;

/** There are no jars. */
public final class ExtensionOptions {

  public void trustOnly(
      Set<String> digests, Function<UntrustedJarsException, ParameterException> refused) {}

  public ExtensionJars load() {
    try {
      return ExtensionJars.load(List.of());
    } catch (IOException | UnusableJarException e) {
      throw new IllegalStateException(e);
    }
  }

  public ExtensionJars load(RunFiles files) {
    return load();
  }
}
