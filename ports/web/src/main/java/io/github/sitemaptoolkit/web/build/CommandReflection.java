package io.github.sitemaptoolkit.web.build;

import org.teavm.extension.spi.reflection.SimpleReflectionPolicy;

/** The fields of commands that options set. */
public final class CommandReflection extends SimpleReflectionPolicy {

  private static final String COMMANDS = "io.github.sitemaptoolkit.cli.";

  @Override
  protected void setup() {
    if (!WebCompiler.isCommand()) {
      return;
    }
    selectClasses(type -> type.name().startsWith(COMMANDS))
        .reflectableFields(
            withAnnotation("picocli.CommandLine$Option")
                .or(withAnnotation("picocli.CommandLine$Mixin"))
                .or(withAnnotation("picocli.CommandLine$Parameters")));
  }
}
