package io.github.sitemaptoolkit.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * A fenced block of a Markdown document. Its first line says what it is: {@code sh} for commands,
 * {@code sh exit=1} for commands that end with that exit code, {@code text output} (or another
 * language) for what the commands before it print, a language alone for anything else.
 *
 * @param info what stands after the opening fence
 * @param text the lines between the fences
 * @param line the line of the opening fence, counted from 1
 */
record CodeBlock(String info, String text, int line) {

  private static final Pattern FENCED = Pattern.compile("(?ms)^```([^\n`]*)\n(.*?)^```$");
  private static final Pattern EXIT_CODE = Pattern.compile(" exit=([0-9]+)");

  static List<CodeBlock> of(Path document) throws IOException {
    String markdown = Files.readString(document);
    return FENCED
        .matcher(markdown)
        .results()
        .map(
            block -> new CodeBlock(block.group(1), block.group(2), lineOf(markdown, block.start())))
        .toList();
  }

  /** Returns a document without its fenced blocks. */
  static String textAround(Path document) throws IOException {
    return FENCED.matcher(Files.readString(document)).replaceAll("");
  }

  private static int lineOf(String markdown, int offset) {
    return 1 + (int) markdown.substring(0, offset).chars().filter(c -> c == '\n').count();
  }

  boolean isCommands() {
    return info.matches("sh( exit=[0-9]+)?");
  }

  boolean isOutput() {
    return info.endsWith(" output");
  }

  int exitCode() {
    return EXIT_CODE
        .matcher(info)
        .results()
        .findFirst()
        .map((MatchResult code) -> Integer.parseInt(code.group(1)))
        .orElse(0);
  }
}
