package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What each command does with each kind of input, as a table in docs/internals/interpretation.md
 * that is made from what they do: run with {@code -Dinputs.write=true} to write it.
 */
class InputKindsTest {

  private static final Path DOCUMENT = Path.of("..", "docs", "internals", "interpretation.md");
  private static final String BEGIN = "<!-- inputs -->\n";
  private static final String END = "<!-- end -->";
  private static final String NAMESPACE = "xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"";
  private static final String BASE = " --base-url https://a.example/";

  private static final Pattern URL = Pattern.compile("https://a\\.example/page-\\d");
  private static final Pattern SITEMAP = Pattern.compile("https://a\\.example/set-\\d\\.xml");
  private static final Pattern URLS = Pattern.compile("\\b(\\d+) urls?\\b");
  private static final Pattern SITEMAPS = Pattern.compile("\\b(\\d+) sitemaps?\\b(?! that)");

  /** The kinds of input: a sitemap with one url, an index of two sitemaps with three, and so on. */
  private static final List<String> KINDS =
      List.of("file", "index", "directory", "pattern", "file in a pipe", "index in a pipe");

  /** The commands; {} is the input. */
  private static final List<String> COMMANDS =
      List.of(
          "convert {} -o FILE.xml",
          "convert {} -o FILE.csv",
          "convert {} -o DIR/ --to csv",
          "count {}",
          "look {}",
          "validate {}",
          "validate {} --each",
          "validate {} --expand",
          "diff {} FILE",
          "merge {}",
          "split {} -o DIR",
          "publish {} -o DIR",
          "update DIR --add {}",
          "index {}");

  @TempDir Path directory;
  private int runs;

  private static String urlset(int... pages) {
    var text = new StringBuilder("<urlset " + NAMESPACE + ">");
    for (int page : pages) {
      text.append("<url><loc>https://a.example/page-").append(page).append("</loc></url>");
    }
    return text.append("</urlset>").toString();
  }

  private static String index() {
    return "<sitemapindex "
        + NAMESPACE
        + "><sitemap><loc>https://a.example/set-1.xml</loc></sitemap>"
        + "<sitemap><loc>https://a.example/set-2.xml</loc></sitemap></sitemapindex>";
  }

  /** Makes new inputs, and returns the one of a kind. */
  private String input(Path work, String kind) throws IOException {
    Path set = Files.createDirectories(work.resolve("set"));
    Files.writeString(work.resolve("one.xml"), urlset(1));
    Files.writeString(set.resolve("set-1.xml"), urlset(1));
    Files.writeString(set.resolve("set-2.xml"), urlset(2, 3));
    Files.writeString(set.resolve("index.xml"), index());
    return switch (kind) {
      case "file" -> work.resolve("one.xml").toString();
      case "index" -> set.resolve("index.xml").toString();
      case "directory" -> set.toString();
      case "pattern" -> set.resolve("set-*.xml").toString();
      default -> "-";
    };
  }

  /** Runs a command, and returns what it read, in a few words. */
  private String outcome(String command, String kind) throws IOException {
    Path work = Files.createDirectory(directory.resolve("run" + ++runs));
    String input = input(work, kind);
    Path out = work.resolve("out");
    Files.writeString(work.resolve("none.txt"), "");
    if (command.startsWith("update")) {
      Path other = Files.writeString(work.resolve("other.txt"), "https://a.example/other\n");
      run("publish " + other + " -o " + out + BASE, "").exits(0);
    }
    String call =
        command
            .replace("FILE.", out + ".")
            .replace("DIR", out.toString())
            .replace("FILE", work.resolve("none.txt").toString());
    call += command.startsWith("publish") || command.startsWith("index") ? BASE : "";
    CommandRun run = run(call.replace("{}", input), kind.startsWith("index") ? index() : urlset(1));
    boolean counted = command.startsWith("count") || command.startsWith("validate");
    if (run.exitCode() != 0 && !(command.startsWith("diff") && !run.out().isEmpty())) {
      String why = run.err().isEmpty() ? run.out() : run.err();
      assertTrue(!why.isEmpty(), "refused in silence: " + run.arguments());
      return "refused (" + run.exitCode() + ')';
    }
    String written = written(out, work.resolve("set/sitemap-index.xml")) + run.out();
    String last = run.out().lines().reduce((before, line) -> line).orElse("");
    long urls =
        counted
            ? number(URLS, command.startsWith("count") ? run.out() : last)
            : found(URL, written);
    long sitemaps =
        counted
            ? number(SITEMAPS, command.startsWith("count") ? run.out() : last)
            : found(SITEMAP, written);
    if (command.startsWith("look")) {
      urls = number(URLS, run.out().lines().findFirst().orElse(""));
      sitemaps = run.err().contains("the sitemaps of the index are not read") ? 2 : 0;
    }
    String words = words(kind, urls, sitemaps);
    if (words.equals("the index") && command.startsWith("validate")) {
      assertTrue(run.err().contains("2 sitemaps that an index lists were not checked"), run.err());
    }
    return words;
  }

  private static String words(String kind, long urls, long sitemaps) {
    if (kind.startsWith("index")) {
      if (urls == 3 && sitemaps == 2) {
        return "the index and its sitemaps";
      }
      return urls == 3 ? "its sitemaps" : sitemaps == 2 && urls == 0 ? "the index" : "wrong";
    } else if (kind.startsWith("file")) {
      return urls == 1 && sitemaps == 0 ? "read" : "wrong";
    }
    return urls == 3 || (urls == 0 && sitemaps == 2) ? "its files" : "wrong";
  }

  private static CommandRun run(String command, String stdin) {
    return CommandRun.of(stdin.getBytes(StandardCharsets.UTF_8), command.split(" +"));
  }

  /** Returns the largest number, which is that of the total. */
  private static long number(Pattern pattern, String text) {
    long most = 0;
    for (Matcher matcher = pattern.matcher(text); matcher.find(); ) {
      most = Math.max(most, Long.parseLong(matcher.group(1)));
    }
    return most;
  }

  private static long found(Pattern pattern, String text) {
    Set<String> found = new TreeSet<>();
    for (Matcher matcher = pattern.matcher(text); matcher.find(); ) {
      found.add(matcher.group());
    }
    return found.size();
  }

  /** Returns the content of all that was written. */
  private static String written(Path out, Path index) throws IOException {
    List<Path> roots = new ArrayList<>();
    for (Path path : new Path[] {out, Path.of(out + ".xml"), Path.of(out + ".csv"), index}) {
      if (Files.exists(path)) {
        roots.add(path);
      }
    }
    var text = new StringBuilder();
    for (Path root : roots) {
      try (Stream<Path> files = Files.walk(root)) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          if (!file.getFileName().toString().startsWith(".")) {
            text.append(Files.readString(file));
          }
        }
      }
    }
    return text.toString();
  }

  private String table() throws IOException {
    var table = new StringBuilder("| Command |");
    KINDS.forEach(kind -> table.append(' ').append(kind).append(" |"));
    table.append("\n|---|").append("---|".repeat(KINDS.size())).append('\n');
    for (String command : COMMANDS) {
      table.append("| `").append(command.replace("{}", "INPUT")).append("` |");
      for (String kind : KINDS) {
        String outcome = outcome(command, kind);
        assertTrue(!outcome.equals("wrong"), command + " of " + kind);
        table.append(' ').append(outcome).append(" |");
      }
      table.append('\n');
    }
    return table.toString();
  }

  @Test
  void theDocumentSaysWhatEachCommandDoesWithEachKindOfInput() throws IOException {
    String text = Files.readString(DOCUMENT);
    int begin = text.indexOf(BEGIN) + BEGIN.length();
    int end = text.indexOf(END, begin);
    assertTrue(begin >= BEGIN.length() && end >= begin, "the document has a place for the table");
    String expected = text.substring(0, begin) + table() + text.substring(end);
    if (Boolean.getBoolean("inputs.write")) {
      Files.writeString(DOCUMENT, expected);
    }
    assertEquals(expected, Files.readString(DOCUMENT));
  }
}
