package io.github.sitemaptoolkit.cli.help;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * What {@code --help} shows of commands that have more than a screen: which options, and how many
 * lines of examples. The table {@code screens.tsv} has the options of each such command; of the
 * others, it shows all.
 */
public final class FirstScreens {

  private static final String FILE = "screens.tsv";
  private static final char COMMENT = '#';
  private static final int EXAMPLES = 7; // lines, with the heading
  private static final String LATER_LINE = "    "; // of an example, before its remark

  private FirstScreens() {}

  /** Returns the long names of the options of each command that has a first screen. */
  public static Map<String, List<String>> read() {
    try (InputStream in = FirstScreens.class.getResourceAsStream(FILE);
        var lines =
            new BufferedReader(
                new InputStreamReader(Objects.requireNonNull(in, FILE), StandardCharsets.UTF_8))) {
      Map<String, List<String>> screens = new LinkedHashMap<>();
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        String[] cells = line.split("\t", -1);
        if (line.charAt(0) != COMMENT) {
          screens.put(cells[0], List.of(cells[1].split(" ", -1)));
        }
      }
      return screens;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the first examples, as many as a first screen has room for, none of them in part. */
  public static String examples(String examples) {
    List<String> lines = new ArrayList<>(examples.lines().toList());
    if (lines.size() <= EXAMPLES + 1) { // with the empty line at their end
      return examples;
    }
    int end = EXAMPLES;
    while (lines.get(end).startsWith(LATER_LINE)) {
      end--;
    }
    return String.join("\n", lines.subList(0, end)) + "\n\n";
  }
}
