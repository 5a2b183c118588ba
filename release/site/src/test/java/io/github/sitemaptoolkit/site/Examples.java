package io.github.sitemaptoolkit.site;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The files that the explanation of a code links to, as blocks of code below it. */
final class Examples {

  private static final Pattern LINK = Pattern.compile("\\[(before|after)]\\(([^)#]+)\\)");
  private static final int MOST_LINES = 60;
  private static final int LONGEST_LINE = 2000;
  private static final String FENCE = "~".repeat(12);

  private Examples() {}

  /**
   * Returns Markdown; empty if the files are long, or are not text.
   *
   * @param directory the one that links are relative to
   */
  static String of(Path directory, String explanation) throws IOException {
    var examples = new StringBuilder();
    for (MatchResult link : LINK.matcher(explanation).results().toList()) {
      Path file = directory.resolve(link.group(2));
      if (Files.isRegularFile(file) && isShort(file)) {
        examples.append("\n\n## ").append(link.group(1).equals("before") ? "Before" : "After");
        examples.append("\n\n").append(FENCE).append(' ');
        examples.append(link.group(2).replaceFirst(".*\\.", "")).append('\n');
        examples.append(Files.readString(file).stripTrailing()).append('\n').append(FENCE);
      }
    }
    return examples.toString();
  }

  private static boolean isShort(Path file) throws IOException {
    if (Files.size(file) > MOST_LINES * LONGEST_LINE) {
      return false;
    }
    try {
      List<String> lines = Files.readAllLines(file);
      return lines.size() <= MOST_LINES
          && lines.stream()
              .allMatch(line -> line.length() <= LONGEST_LINE && !line.contains(FENCE));
    } catch (MalformedInputException notText) {
      return false;
    }
  }
}
