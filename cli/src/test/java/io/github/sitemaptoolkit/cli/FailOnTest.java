package io.github.sitemaptoolkit.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which problems are an exit code of 1. */
@Tag("slow")
class FailOnTest {

  private static final String BASE = "https://example.com/";

  @TempDir Path directory;

  private static String urlset(String content) {
    return "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"><url><loc>"
        + BASE
        + "1</loc></url>"
        + content
        + "</urlset>";
  }

  /** Writes an input with a problem of this kind, and none that is worse. */
  private String input(String kind) throws IOException {
    String content =
        switch (kind) {
          case "missing" -> "<url></url>";
          case "error" -> "<url><loc>" + BASE + "?a&b</loc></url>";
          case "warning" -> "<url><LOC>" + BASE + "2</LOC></url>";
          default -> "";
        };
    return Files.writeString(directory.resolve("in.xml"), urlset(content)).toString();
  }

  private List<List<String>> commands(String input) {
    String out = directory.resolve("out").toString();
    return List.of(
        List.of("convert", input, "-o", out + ".txt"),
        List.of("convert", input, "-o", out + "/", "--to", "txt"),
        List.of("count", input),
        List.of("diff", input, input),
        List.of("merge", input, "-o", out + ".xml", "--accept-incomplete"),
        List.of("split", input, "-o", out, "--accept-incomplete"),
        List.of("publish", input, "-o", out, "--base-url", BASE, "--accept-incomplete"),
        List.of("update", out, "--add", input, "--accept-incomplete"),
        List.of(
            "index",
            directory.toString(),
            "--base-url",
            BASE,
            "-o",
            out + "/index",
            "--accept-incomplete"));
  }

  @ParameterizedTest
  @CsvSource({
    "none, 0, 0, 0, 0",
    "warning, 0, 0, 1, 0",
    "error, 0, 1, 1, 0",
    "missing, 1, 1, 1, 0"
  })
  void levelDecidesWhichProblemsFailACommand(
      String kind, int missing, int error, int warning, int never) throws IOException {
    for (List<String> command : commands(input(kind))) {
      CommandRun.of(command.toArray(String[]::new)).exits(missing);
      fail(command, "missing").exits(missing);
      fail(command, "ERROR").exits(error);
      fail(command, "warning").exits(warning);
      fail(command, "never").exits(never);
    }
  }

  private static CommandRun fail(List<String> command, String level) {
    List<String> all = new ArrayList<>(command);
    all.addAll(List.of("--fail-on", level));
    return CommandRun.of(all.toArray(String[]::new));
  }

  @Test
  void refusalsAndFailuresStay() throws IOException {
    Path html = Files.writeString(directory.resolve("page.html"), "<html></html>");
    fail(List.of("count", html.toString()), "never").exits(1);
    fail(List.of("merge", input("missing")), "never").exits(1);
    fail(List.of("diff", input("none"), html.toString()), "never").exits(1);
    fail(List.of("count", directory.resolve("none.xml").toString()), "never").exits(4);
  }

  @Test
  void lossesOfReadingAreNoWarnings() throws IOException {
    Path feed = directory.resolve("feed.rss");
    Files.writeString(
        feed,
        "<rss version=\"2.0\"><channel><title>t</title><link>https://example.com/</link><item>"
            + "<title>a</title><link>https://example.com/1</link></item></channel></rss>");
    fail(List.of("count", feed.toString()), "warning").exits(0);
    fail(List.of("diff", feed.toString(), feed.toString()), "warning").exits(0);
    fail(List.of("merge", feed.toString()), "warning").exits(1);
  }
}
