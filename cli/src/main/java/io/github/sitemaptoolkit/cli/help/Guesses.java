package io.github.sitemaptoolkit.cli.help;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** What people type because other programs call it so, and what to write instead. */
final class Guesses {

  private static final String FILE = "guesses.tsv";
  private static final char COMMENT = '#';
  private static final String NUMBER = "N"; // stands for any whole number

  private final Map<String, String> answers = new HashMap<>();

  private Guesses() {}

  /** Reads the guesses. Only messages about wrong calls need them. */
  static Guesses read() {
    try (InputStream in = Guesses.class.getResourceAsStream(FILE);
        var lines =
            new BufferedReader(
                new InputStreamReader(Objects.requireNonNull(in, FILE), StandardCharsets.UTF_8))) {
      var guesses = new Guesses();
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        String[] cells = line.split("\t", -1);
        if (line.charAt(0) != COMMENT) {
          guesses.answers.put(key(cells[0], cells[1]), cells[2]);
        }
      }
      return guesses;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String key(String command, String typed) {
    return command + '\t' + typed;
  }

  /**
   * Returns what to do instead, as a clause of a sentence; empty if that is not known.
   *
   * @param command the name of the command, {@code sitemap} for the word behind it
   * @param typed the word or the option
   * @param value what stands behind it, which may say what was meant; empty if nothing does
   */
  Optional<String> answer(String command, String typed, String value) {
    String whole = key(command, typed);
    String of = value.matches("\\d+") ? NUMBER : value.toLowerCase(Locale.ROOT);
    return Optional.ofNullable(answers.get(whole + ' ' + of))
        .or(() -> Optional.ofNullable(answers.get(whole)));
  }
}
