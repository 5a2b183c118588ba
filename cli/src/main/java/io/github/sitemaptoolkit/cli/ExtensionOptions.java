package io.github.sitemaptoolkit.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Where commands look for extensions beside those that come with the program. */
final class ExtensionOptions {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--extensions",
      paramLabel = "DIR|JAR",
      description = {
        "a jar with extensions of your own, or a folder of such jars; may be given more than once."
            + " Always looked into: sitemap/extensions in the folder for configuration"
            + " ($XDG_CONFIG_HOME, else ~/.config; on Windows %%APPDATA%%)"
      })
  private List<Path> places = new ArrayList<>();

  /** Loads the extensions; what is wrong with a jar is wrong use. */
  ExtensionJars load() throws IOException {
    List<Path> all = new ArrayList<>();
    Path own = configured(System.getenv("XDG_CONFIG_HOME"), System.getenv("APPDATA"));
    if (Files.isDirectory(own)) {
      all.add(own);
    }
    all.addAll(places);
    try {
      return ExtensionJars.load(all);
    } catch (ExtensionJars.JarException e) {
      throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()), e);
    }
  }

  private static Path configured(@Nullable String xdg, @Nullable String appData) {
    Path base;
    if (xdg != null && !xdg.isEmpty()) {
      base = Path.of(xdg);
    } else if (appData != null && !appData.isEmpty()) {
      base = Path.of(appData);
    } else {
      base = Path.of(System.getProperty("user.home", ""), ".config");
    }
    return base.resolve("sitemap").resolve("extensions");
  }
}
