package io.github.sitemaptoolkit.cli.config;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** The digests of what counts although only a configuration file names it. */
final class TrustedDigests {

  private static final String VARIABLE = "SITEMAP_TRUST";
  private static final Pattern WORD = Pattern.compile("[^\\s,]+");
  private static final Pattern DIGEST = Pattern.compile("sha256:[0-9a-f]{64}");

  private TrustedDigests() {}

  /**
   * Returns those that are given, and those of the variable {@code SITEMAP_TRUST}.
   *
   * @param environment the variables
   * @throws ParameterException if one is no digest
   */
  static Set<String> of(
      List<String> digests, Map<String, String> environment, CommandLine command) {
    Set<String> all = new LinkedHashSet<>();
    for (String digest : digests) {
      all.add(digest("--trust", digest, command));
    }
    WORD.matcher(environment.getOrDefault(VARIABLE, ""))
        .results()
        .forEach(word -> all.add(digest(VARIABLE, word.group(), command)));
    return all;
  }

  private static String digest(String origin, String text, CommandLine command) {
    String digest = text.toLowerCase(Locale.ROOT);
    if (!DIGEST.matcher(digest).matches()) {
      throw new ParameterException(
          command,
          origin
              + ' '
              + text
              + ": use sha256: and 64 hexadecimal digits, as the message prints them that asks for it");
    }
    return digest;
  }
}
