package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonFactory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BatchReportTest {

  @TempDir Path directory;
  private Path report;

  @BeforeEach
  void writeInputs() throws IOException {
    report = directory.resolve("report.json");
    Path in = Files.createDirectory(directory.resolve("in"));
    Files.writeString(
        in.resolve("a.xml"),
        "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"><url>"
            + "<loc>https://a.example/</loc><priority>0.5</priority></url></urlset>");
    Files.writeString(in.resolve("b.txt"), "nonsense\nhttps://a.example/\"\n");
    Files.writeString(in.resolve("c.xml"), "<html/>");
    Files.writeString(in.resolve("d.txt"), "https://a.example/\n");
    Files.writeString(Files.createDirectory(directory.resolve("out")).resolve("d.txt"), "old");
  }

  private List<String> lines() throws IOException {
    String text = Files.readString(report);
    try (var parser = new JsonFactory().createParser(text)) {
      while (parser.nextToken() != null) {
        assertTrue(parser.currentToken() != null); // throws where it is no JSON
      }
    }
    return text.replace(directory + "/", "")
        .replaceAll("\"milliseconds\":[0-9]+", "\"milliseconds\":1")
        .lines()
        .toList();
  }

  @Test
  void eachFileHasALine() throws IOException {
    CommandRun.of(
            "convert",
            directory.resolve("in").toString(),
            "-o",
            directory.resolve("out") + "/",
            "--to",
            "txt",
            "--skip-existing",
            "--jobs",
            "3",
            "--report",
            "json=" + report)
        .exits(3);
    assertEquals(
        List.of(
            "{\"files\":[",
            "{\"input\":\"in/a.xml\",\"output\":\"out/a.txt\",\"from\":\"xml\",\"to\":\"txt\","
                + "\"status\":\"written\",\"kind\":\"urlset\",\"entries\":1,\"missing\":0,"
                + "\"bytes\":19,\"milliseconds\":1,\"problems\":{\"convert.lost-field\":1},"
                + "\"losses\":[{\"format\":\"txt\",\"kind\":\"priority\",\"count\":1,"
                + "\"example\":\"0.5\",\"loc\":\"https://a.example/\"}]},",
            "{\"input\":\"in/b.txt\",\"output\":\"out/b.txt\",\"from\":\"txt\",\"to\":\"txt\","
                + "\"status\":\"written\",\"kind\":\"list\",\"entries\":1,\"missing\":1,"
                + "\"bytes\":20,\"milliseconds\":1,\"problems\":{\"txt.not-url\":1},"
                + "\"losses\":[]},",
            "{\"input\":\"in/c.xml\",\"output\":\"out/c.txt\",\"to\":\"txt\","
                + "\"status\":\"failed\",\"entries\":0,\"missing\":0,\"bytes\":0,"
                + "\"milliseconds\":1,\"problems\":{\"doc.html\":1},\"losses\":[],\"message\":"
                + "\"in/c.xml: error: doc.html: this is an HTML page, not a sitemap; give the"
                + " address of the sitemap itself, which /robots.txt of the site often names\"},",
            "{\"input\":\"in/d.txt\",\"output\":\"out/d.txt\",\"to\":\"txt\","
                + "\"status\":\"skipped\",\"entries\":0,\"missing\":0,\"bytes\":0,"
                + "\"milliseconds\":1,\"problems\":{},\"losses\":[]}",
            "],\"summary\":{\"files\":4,\"written\":2,\"partial\":1,\"skipped\":1,\"unselected\":0,"
                + "\"failed\":1,\"notBegun\":0,\"urls\":2,\"sitemaps\":0}}"),
        lines());
  }

  @Test
  void oneOutputIsReportedWithAllItsInputs() throws IOException {
    String a = directory.resolve("in/a.xml").toString();
    String d = directory.resolve("in/d.txt").toString();
    String to = directory.resolve("all.xml").toString();
    CommandRun.of("convert", a, d, "-o", to, "--report", "json=" + report).exits(0);
    String line = lines().get(1);
    assertTrue(
        line.startsWith("{\"inputs\":[\"in/a.xml\",\"in/d.txt\"],\"output\":\"all.xml\","), line);
  }

  @Test
  void singleFailureIsReportedToo() throws IOException {
    String none = directory.resolve("none.xml").toString();
    CommandRun.of("convert", none, "--report", "json=" + report).exits(4);
    assertTrue(lines().get(1).contains("\"output\":\"-\""), lines().get(1));
    assertTrue(lines().get(1).endsWith("\"message\":\"none.xml: no such file\"}"), lines().get(1));
  }

  @Test
  void reportThatHasNoPlaceFailsBeforeAnythingIsWritten() throws IOException {
    String in = directory.resolve("in").toString();
    String to = directory.resolve("new") + "/";
    String nowhere = directory.resolve("nowhere/report.json").toString();
    CommandRun run = CommandRun.of("convert", in, "-o", to, "--report", "json=" + nowhere).exits(4);
    assertTrue(run.err().contains("its directory does not exist"), run.err());
    try (var files = Files.list(Files.createDirectories(directory.resolve("new")))) {
      assertEquals(0, files.count());
    }
  }
}
