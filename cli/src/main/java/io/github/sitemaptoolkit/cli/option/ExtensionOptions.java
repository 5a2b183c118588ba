package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.batch.jar.ExtensionJars;
import io.github.sitemaptoolkit.batch.jar.UntrustedJarsException;
import io.github.sitemaptoolkit.batch.jar.UnusableJarException;
import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.port.NeedsPort;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.file.FileNames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Where to look for additional extensions and formats. */
@HelpSection(Section.GENERAL)
@NeedsPort(ExtensionOptions.Jars.class)
public final class ExtensionOptions {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--extensions",
      paramLabel = "DIR|JAR",
      description = {
        "a jar with additional extensions or formats, or a directory of such jars; may be repeated."
            + " Jars in sitemap/extensions in your configuration directory ($XDG_CONFIG_HOME,"
            + " %%APPDATA%% or ~/.config) are always loaded"
      })
  private List<Path> places = new ArrayList<>();

  private Set<String> trusted = Set.of();
  private @Nullable Function<UntrustedJarsException, RuntimeException> refusal;

  /**
   * Lets the jars run only if their bytes are trusted, because they were not named by the call.
   *
   * @param digests the digests that are trusted
   * @param refused returns what is thrown if one is not
   */
  public void trustOnly(
      Set<String> digests, Function<UntrustedJarsException, RuntimeException> refused) {
    trusted = digests;
    refusal = refused;
  }

  /** The port: loads jars. */
  public interface Jars {

    /**
     * Loads the extensions and formats on the class path and in jars.
     *
     * @param own jars that may run
     * @param named jars that may run if they are trusted
     * @param trusted the digests of those; null if the call names them, so that all may run
     */
    ExtensionJars load(List<Path> own, List<Path> named, @Nullable Set<String> trusted)
        throws IOException, UnusableJarException, UntrustedJarsException;
  }

  /** Loads the extensions and formats for a command that writes no file. */
  public ExtensionJars load(Console console) throws IOException {
    return load(console, new RunFiles());
  }

  /**
   * Loads the extensions and formats. Prints a warning for each given directory that has none; the
   * configuration directory may be empty.
   *
   * @param console where warnings are printed
   * @param files the files of the run, to which the jars are added
   * @throws ParameterException if a jar cannot be used
   */
  public ExtensionJars load(Console console, RunFiles files) throws IOException {
    Jars port = console.ports().find(Jars.class).orElse(null);
    if (port == null) {
      return ExtensionJars.ofClassPath();
    }
    Path configured = configured(System.getenv("XDG_CONFIG_HOME"), System.getenv("APPDATA"));
    boolean usable = configured.isAbsolute() && Files.isDirectory(configured);
    List<Path> own = usable ? List.of(configured) : List.of();
    try {
      ExtensionJars jars = jars(port, own);
      jars.jars().forEach(jar -> files.reads("the jar", jar));
      for (Path directory : jars.empty()) {
        if (places.contains(directory)) {
          String warning = ": no jar in this directory contains an extension or a format";
          spec.commandLine().getErr().println("warning: " + directory + warning);
        }
      }
      return jars;
    } catch (UnusableJarException e) {
      throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()), e);
    }
  }

  private ExtensionJars jars(Jars port, List<Path> own) throws IOException, UnusableJarException {
    Function<UntrustedJarsException, RuntimeException> refused = refusal;
    try {
      return port.load(own, places, refused == null ? null : trusted);
    } catch (UntrustedJarsException e) {
      throw refused == null ? new IllegalStateException(e) : refused.apply(e);
    }
  }

  /** Loads jars; the port of a program that can. */
  public static ExtensionJars loaded(
      List<Path> own, List<Path> named, @Nullable Set<String> trusted)
      throws IOException, UnusableJarException, UntrustedJarsException {
    if (trusted != null) {
      return ExtensionJars.load(own, named, trusted);
    }
    List<Path> all = new ArrayList<>(own);
    all.addAll(named);
    return ExtensionJars.load(all);
  }

  /**
   * Returns the user's directory of extensions; a relative path, to be ignored, if there is no
   * home.
   */
  private static Path configured(@Nullable String xdg, @Nullable String appData)
      throws IOException {
    Path base;
    if (xdg != null && !xdg.isEmpty()) {
      base = FileNames.path(xdg);
    } else if (appData != null && !appData.isEmpty()) {
      base = FileNames.path(appData);
    } else {
      base = FileNames.path(System.getProperty("user.home", "")).resolve(".config");
    }
    return base.resolve("sitemap").resolve("extensions");
  }
}
