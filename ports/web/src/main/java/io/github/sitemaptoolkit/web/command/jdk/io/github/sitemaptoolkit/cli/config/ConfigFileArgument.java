package io.github.sitemaptoolkit.web.command.jdk.io.github.sitemaptoolkit.cli.config;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** There is no configuration. */
public final class ConfigFileArgument {

  public @Nullable Path file() {
    return null;
  }
}
