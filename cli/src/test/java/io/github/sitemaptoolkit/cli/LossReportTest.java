package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LossReportTest {

  @TempDir Path directory;
  private Path lossy;
  private Path lossless;
  private Path list;
  private Path report;

  @BeforeEach
  void writeInputs() throws IOException {
    lossy =
        Files.writeString(
            directory.resolve("in.ndjson"),
            """
            {"loc":"https://a.example/1","lastmod":"say \\"2024\\""}
            {"loc":"https://a.example/2","lastmod":"2025","image":[{"loc":"https://a.example/i"}]}
            """);
    lossless = Files.writeString(directory.resolve("in.txt"), "https://a.example/1\n");
    list = directory.resolve("out.txt");
    report = directory.resolve("report.json");
  }

  private CommandRun convert(Path input, String... options) {
    String[] arguments = new String[4 + options.length];
    arguments[0] = "convert";
    arguments[1] = input.toString();
    arguments[2] = "-o";
    arguments[3] = list.toString();
    System.arraycopy(options, 0, arguments, 4, options.length);
    return CommandRun.of(arguments);
  }

  @Test
  void reportHoldsEachKindWithCountExampleAndUrl() throws IOException {
    convert(lossy, "--loss-report", report.toString()).exits(0);
    assertEquals(
        """
        {
          "files": [
            {
              "input": "DIR/in.ndjson",
              "output": "DIR/out.txt",
              "losses": [
                {
                  "format": "txt",
                  "kind": "lastmod",
                  "count": 2,
                  "example": "say \\"2024\\"",
                  "loc": "https://a.example/1",
                  "detail": false
                },
                {
                  "format": "txt",
                  "kind": "image:image",
                  "count": 1,
                  "example": null,
                  "loc": "https://a.example/2",
                  "detail": false
                }
              ]
            }
          ]
        }
        """
            .replace("DIR", directory.toString()),
        Files.readString(report));
  }

  @Test
  void reportOfNothingIsWrittenToo() throws IOException {
    Path other = directory.resolve("other.xml");
    CommandRun.of(
            "convert",
            lossless.toString(),
            "-o",
            other.toString(),
            "--fail-on-loss",
            "--loss-report",
            report.toString())
        .exits(0);
    assertTrue(Files.readString(report).contains("\"losses\": [ ]"), Files.readString(report));
  }

  @Test
  void lossFailsWhereAskedToAndTheOutputIsWritten() throws IOException {
    convert(lossy, "--fail-on-loss").exits(1);
    assertEquals("https://a.example/1\nhttps://a.example/2\n", Files.readString(list));
  }

  @Test
  void reportIsNeverTheInputOrTheOutput() throws IOException {
    String before = Files.readString(lossy);
    CommandRun run = convert(lossy, "--loss-report", list.toString()).exits(2);
    assertTrue(run.err().contains("would replace --loss-report " + list), run.err());
    Path link = Files.createSymbolicLink(directory.resolve("link"), lossy);
    convert(lossy, "--loss-report", link.toString()).exits(2);
    assertEquals(before, Files.readString(lossy));
    assertFalse(Files.exists(list));
  }

  @Test
  void reportThatCannotBeWrittenIsAFailureOfOutput() {
    Path nowhere = directory.resolve("no").resolve("report.json");
    CommandRun run = convert(lossy, "--loss-report", nowhere.toString()).exits(4);
    assertTrue(run.err().contains(nowhere + ": its directory does not exist"), run.err());
    assertTrue(Files.exists(list));
  }
}
