package io.github.sitemaptoolkit.web.command.jdk.io.github.sitemaptoolkit.cli.config;

import io.github.sitemaptoolkit.batch.jar.UntrustedJarsException;
import io.github.sitemaptoolkit.batch.plan.RunFiles;
import java.util.Optional;
import picocli.CommandLine.ParameterException;

/** There is no configuration. */
public final class Site {

  private Site() {}

  public boolean namesJars() {
    return false;
  }

  public ParameterException untrusted(UntrustedJarsException e) {
    throw new IllegalStateException(e);
  }

  public ParameterException reworded(ParameterException e) {
    return e;
  }

  public Optional<String> output() {
    return Optional.empty();
  }

  public void addTo(RunFiles files) {}
}
