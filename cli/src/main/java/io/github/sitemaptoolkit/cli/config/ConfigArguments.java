package io.github.sitemaptoolkit.cli.config;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.publisher.Publisher;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The configuration file of a site, and which of its sets are published. */
@HelpSection(Section.READING)
public final class ConfigArguments {

  private static final Path USUAL = Path.of(ConfigFile.NAME);

  private static final String TRUST = "SITEMAP_TRUST";
  private static final Pattern WORD = Pattern.compile("[^\\s,]+");
  private static final Pattern DIGEST = Pattern.compile("sha256:[0-9a-f]{64}");

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--config",
      paramLabel = "FILE|DIR",
      description =
          "a file with inputs, sets and options, or the directory of a sitemap.toml (default:"
              + " sitemap.toml in the working directory, if no INPUT is given)")
  private @Nullable Path file;

  @Option(
      names = "--set",
      paramLabel = "NAME",
      description = "publish only this set of the file, and keep the others; may be repeated")
  private List<String> sets = List.of();

  @Option(
      names = "--trust",
      paramLabel = "sha256:DIGEST",
      description =
          "run jars that the file names if their bytes have this digest; may be repeated. Also read"
              + " from SITEMAP_TRUST, separated by spaces")
  private List<String> digests = List.of();

  /**
   * Returns the file; null if there is none.
   *
   * @param search whether to look for one if none is named
   */
  public @Nullable Path file(boolean search) {
    boolean found = search && Files.exists(USUAL, LinkOption.NOFOLLOW_LINKS);
    return file == null && found ? USUAL : file;
  }

  /** Returns whether a set is published, not kept as it was. */
  public boolean isChosen(String set) {
    return sets.isEmpty() || sets.contains(set);
  }

  /** Restricts a publisher to the sets that are named. */
  public void choose(Publisher publisher) {
    try {
      if (!sets.isEmpty()) {
        publisher.only(sets);
      }
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), "--set: " + e.getMessage(), e);
    }
  }

  /**
   * Returns the digests of jars that may run although the file names them: those of the option, and
   * those of a variable.
   *
   * @param environment the variables
   * @throws ParameterException if one is no digest
   */
  public Set<String> trusted(Map<String, String> environment) {
    Set<String> all = new LinkedHashSet<>();
    for (String digest : digests) {
      all.add(digest("--trust", digest));
    }
    WORD.matcher(environment.getOrDefault(TRUST, ""))
        .results()
        .forEach(word -> all.add(digest(TRUST, word.group())));
    return all;
  }

  private String digest(String origin, String text) {
    String digest = text.toLowerCase(Locale.ROOT);
    if (!DIGEST.matcher(digest).matches()) {
      throw new ParameterException(
          spec.commandLine(),
          origin
              + ' '
              + text
              + ": use sha256: and 64 hexadecimal digits, as sha256sum prints them");
    }
    return digest;
  }
}
