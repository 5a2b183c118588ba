package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.command.ConvertCommand;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.MessageWriter;
import io.github.sitemaptoolkit.cli.report.Terminal;
import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** Many files, each to its own. */
@Tag("slow")
class BatchTest {

  private static final String OPEN =
      "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">";

  @TempDir Path directory;
  private Path in;
  private Path out;

  @BeforeEach
  void writeInputs() throws IOException {
    in = directory.resolve("in");
    out = directory.resolve("out");
    file("a.xml", OPEN + url("a1") + url("a2") + "</urlset>");
    file("de/b.xml", OPEN + url("b") + "</urlset>");
    file("de/list.txt", "https://a.example/c\n");
  }

  private static String url(String name) {
    return "<url><loc>https://a.example/" + name + "</loc></url>";
  }

  private Path file(String name, String text) throws IOException {
    Path file = in.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private CommandRun convert(String... more) {
    List<String> arguments =
        new ArrayList<>(List.of("convert", "-r", in.toString(), "-o", out + "/", "--to", "txt"));
    arguments.addAll(List.of(more));
    return CommandRun.of(arguments.toArray(String[]::new));
  }

  private static String lastLine(CommandRun run) {
    return run.err().lines().reduce("", (one, two) -> two);
  }

  private Map<String, String> outputs() throws IOException {
    Map<String, String> outputs = new TreeMap<>();
    try (Stream<Path> files = Files.walk(out)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        outputs.put(out.relativize(file).toString(), Files.readString(file));
      }
    }
    return outputs;
  }

  @Test
  void folderBecomesADirectory() throws IOException {
    CommandRun run = convert().exits(0);
    assertEquals("3 files: 3 written; 4 urls\n", run.err());
    assertEquals("", run.out());
    assertEquals(
        Map.of(
            "a.txt", "https://a.example/a1\nhttps://a.example/a2\n",
            "de/b.txt", "https://a.example/b\n",
            "de/list.txt", "https://a.example/c\n"),
        outputs());
  }

  @Test
  void oneFileThatFailsDoesNotStopTheOthers() throws IOException {
    file("b.xml", "<html/>");
    CommandRun run = convert(in.resolve("missing.xml").toString()).exits(3);
    List<String> lines = run.err().replace(directory + "/", "").lines().toList();
    assertEquals(
        List.of(
            "in/b.xml: error: doc.html: this is an HTML page, not a sitemap; give the address of"
                + " the sitemap itself, which /robots.txt of the site often names",
            "sitemap: in/missing.xml: no such file",
            "5 files: 3 written, 2 failed; 4 urls"),
        lines);
    assertEquals(3, outputs().size());
  }

  @Test
  void failingFastBeginsNoFurtherFile() throws IOException {
    file("b.xml", "<html/>");
    CommandRun run = convert("--fail-fast").exits(3);
    assertEquals("4 files: 1 written, 1 failed, 2 not begun; 2 urls", lastLine(run));
    assertEquals(1, outputs().size());
  }

  @Test
  void partOfAFileThatIsMissingIsAFinding() throws IOException {
    Path cut = file("cut.xml", OPEN + url("1") + url("2") + "<url><lo");
    CommandRun run = convert().exits(1);
    assertTrue(run.err().startsWith(cut + ":1:"), run.err());
    assertTrue(
        run.err().contains("cut.txt: 2 urls, 1 error; part of the input is missing"), run.err());
    assertEquals("4 files: 4 written (1 partially); 6 urls", lastLine(run));
  }

  @Test
  void otherFilesAreCountedAndLeftOut() throws IOException {
    file("picture.png", "no sitemap");
    file("de/page.html", "<html/>");
    CommandRun run = convert().exits(0);
    assertEquals(
        List.of(
            "2 files left out: the format is not known by name or content (-v lists them)",
            "3 files: 3 written; 4 urls"),
        run.err().lines().toList());
    run = convert("-v").exits(0);
    assertEquals(
        List.of(
            "left out: " + in.resolve("de/page.html"), "left out: " + in.resolve("picture.png")),
        run.err().lines().filter(line -> line.startsWith("left out: ")).sorted().toList());
  }

  @Test
  void conflictIsFoundBeforeAnythingIsWritten() throws IOException {
    file("a.txt", "https://a.example/");
    CommandRun run = convert().exits(2);
    assertTrue(run.err().contains("a.txt and " + in.resolve("a.xml")), run.err());
    assertFalse(Files.exists(out));
  }

  @Test
  void outputsInsideOfTheInputAreNoInputs() throws IOException {
    out = in.resolve("out");
    convert().exits(0);
    Map<String, String> first = outputs();
    assertEquals("3 files: 3 written; 4 urls\n", convert().exits(0).err());
    assertEquals(first, outputs());
  }

  @Test
  void sameForAnyNumberOfThreads() throws IOException {
    for (int i = 0; i < 60; i++) {
      file("n/" + i + ".txt", i % 7 == 3 ? "no list" : "nonsense\nhttps://a.example/" + i + "\n");
    }
    CommandRun one = convert().exits(3);
    Map<String, String> outputs = outputs();
    for (String jobs : new String[] {"2", "8", "auto", "AUTO"}) {
      CommandRun many = convert("--jobs", jobs).exits(3);
      assertEquals(one.err(), many.err());
      assertEquals(outputs, outputs());
    }
  }

  /** Its blocks are compressed by the threads. */
  @Test
  void compressedOutputIsTheSameForAnyNumberOfThreads() throws IOException {
    var urls = new StringBuilder();
    for (int i = 0; i < 20_000; i++) {
      urls.append("https://a.example/").append(i).append('\n');
    }
    String list = file("list.txt", urls.toString()).toString();
    Path one = out.resolveSibling("one.xml.gz");
    Path two = out.resolveSibling("two.xml.gz");
    CommandRun.of("convert", list, "-o", one.toString()).exits(0);
    CommandRun.of("convert", list, "-o", two.toString(), "--jobs", "2").exits(0);
    assertEquals(-1, Files.mismatch(one, two));
    String counted = CommandRun.of("count", two.toString()).exits(0).out();
    assertTrue(counted.contains("20000"), counted);
  }

  @Test
  void verboseNamesEachFile() {
    CommandRun run = convert("-v").exits(0);
    assertEquals(4, run.err().lines().count(), run.err());
    assertTrue(run.err().startsWith(out.resolve("a.txt") + ": 2 urls\n"), run.err());
  }

  @Test
  void existingOutputsAreKeptOnRequest() throws IOException {
    Path kept = Files.createDirectories(out).resolve("a.txt");
    Files.writeString(kept, "old");
    CommandRun run = convert("--skip-existing").exits(0);
    assertEquals("3 files: 2 written, 1 skipped; 2 urls\n", run.err());
    assertEquals("old", Files.readString(kept));
  }

  private static void setTime(Path file, int second) throws IOException {
    Files.setLastModifiedTime(file, FileTime.from(Instant.ofEpochSecond(1_700_000_000L + second)));
  }

  @Test
  void updateWritesWhatIsMissingOrNotNewer() throws IOException {
    convert().exits(0);
    for (String name : new String[] {"a", "de/b"}) {
      Files.writeString(out.resolve(name + ".txt"), "old");
      setTime(out.resolve(name + ".txt"), 0);
    }
    Files.delete(out.resolve("de/list.txt"));
    setTime(in.resolve("a.xml"), -1);
    setTime(in.resolve("de/b.xml"), 0);
    CommandRun run = convert("--update").exits(0);
    assertEquals("3 files: 2 written, 1 skipped; 2 urls\n", run.err());
    assertEquals("old", outputs().get("a.txt"));
    assertEquals("https://a.example/b\n", outputs().get("de/b.txt"), "the same time is not newer");
    assertEquals("https://a.example/c\n", outputs().get("de/list.txt"));
  }

  @Test
  void updateIsForOneFileToo() throws IOException {
    String input = in.resolve("a.xml").toString();
    String output = directory.resolve("one.txt").toString();
    String[] call = {"convert", input, "-o", output, "--update"};
    assertEquals(output + ": 2 urls\n", CommandRun.of(call).exits(0).err());
    setTime(in.resolve("a.xml"), 0);
    CommandRun again = CommandRun.of(call).exits(0);
    assertEquals(output + ": already exists and was kept\n", again.err());
  }

  @Test
  void listOfFilesIsReadFromAFileOrStandardInput() throws IOException {
    String names = in.resolve("a.xml") + "\n" + in.resolve("de") + "\r\n\n";
    Path list = Files.writeString(directory.resolve("list"), names);
    String[] call = {"convert", "--files-from", "-", "-o", out + "/", "--to", "txt", "--null"};
    byte[] stdin = names.strip().replaceAll("[\r\n]+", "\0").getBytes(StandardCharsets.UTF_8);
    CommandRun run = CommandRun.of(stdin, call).exits(0);
    assertEquals("3 files: 3 written; 4 urls\n", run.err());
    Map<String, String> outputs = outputs();
    call[2] = list.toString();
    assertEquals(
        run.err(), CommandRun.of(List.of(call).subList(0, 7).toArray(String[]::new)).err());
    assertEquals(outputs, outputs());
  }

  @Test
  void emptyListIsAnInputError() {
    String[] call = {"convert", "--files-from", "-", "-o", out + "/"};
    CommandRun run = CommandRun.of(new byte[0], call).exits(4);
    assertEquals("sitemap: -: contains no file names\n", run.err());
  }

  @Test
  void unsafeNamesBecomeSafe() throws IOException {
    file("ü/con.xml", OPEN + url("1") + "</urlset>");
    convert().exits(0);
    String name = outputs().keySet().stream().filter(n -> n.contains("con")).findFirst().orElse("");
    assertTrue(name.matches("_-[0-9a-f]{8}/_con-[0-9a-f]{8}\\.txt"), name);
  }

  @Test
  void extensionOfTheOutputDecidesAboutCompression() throws IOException {
    convert("--gzip").exits(0);
    try (Stream<Path> files = Files.list(out)) {
      assertTrue(files.anyMatch(file -> file.endsWith("a.txt.gz")));
    }
  }

  @Test
  void dayInTheOutputIsThatOfTheClock() throws IOException {
    var console =
        Console.of(
            InputStream.nullInputStream(),
            System.out,
            new MessageWriter(Writer.nullWriter(), false),
            Terminal.NONE);
    Clock night = Clock.fixed(Instant.parse("2026-11-20T23:30:00-02:00"), ZoneOffset.ofHours(-2));
    var command = new CommandLine(new ConvertCommand(console, night));
    assertEquals(0, command.execute(in.toString(), "-o", out + "/{date}/{stem}.txt"));
    assertEquals(Set.of("2026-11-21/a.txt"), outputs().keySet());
  }

  @Test
  void lossesOfAllFilesAreReported() throws IOException {
    file(
        "lossy.xml",
        OPEN + "<url><loc>https://a.example/</loc><priority>1</priority></url></urlset>");
    Path report = directory.resolve("losses.json");
    convert("--loss-report", report.toString(), "--fail-on-loss").exits(1);
    String losses = Files.readString(report);
    assertEquals(4, losses.split("\"input\"", -1).length - 1, losses);
    assertEquals(1, losses.split("\"kind\": \"priority\"", -1).length - 1, losses);
  }

  @Test
  void selectionIsForEachFile() throws IOException {
    convert("--include", "*/a1", "--include", "*/b", "--include", "*/c").exits(0);
    assertEquals("https://a.example/a1\n", outputs().get("a.txt"));
  }

  @Test
  void folderThatCannotBeMadeFailsAsAWhole() throws IOException {
    Files.writeString(out, "a file");
    CommandRun run = convert().exits(4);
    assertEquals("sitemap: " + out + ": is a file, not a directory\n", run.err());
  }

  @Test
  void fileInTheWayOfAFolderFailsThoseInIt() throws IOException {
    Files.createDirectories(out);
    Files.writeString(out.resolve("de"), "a file");
    CommandRun run = convert().exits(3);
    assertEquals("3 files: 1 written, 2 failed; 2 urls", lastLine(run));
    assertTrue(run.err().contains("sitemap: " + out.resolve("de")), run.err());
  }

  @Test
  void anUnknownFieldIsRefusedForOneInputToo() throws IOException {
    String one = file("one.txt", "https://a.example/1\n").toString();
    CommandRun run = CommandRun.of("convert", one, "-o", out + "-{nope}.xml").exits(2);
    assertEquals(
        "sitemap: {nope} is not a known field; use {dir}, {stem}, {ext}, {index} or {date}",
        run.err().lines().findFirst().orElse(""));
    assertEquals(List.of("in"), List.of(in.getParent().toFile().list()));
  }

  @Test
  void wrongUseIsRefusedBeforeAnythingIsWritten() {
    for (String[] more :
        new String[][] {
          {"--jobs", "0"},
          {"--jobs", "many"},
          {"--skip-existing", "--update"},
          {"-0"},
          {"--files-from", "-", "-"},
          {"-", "-"},
          {"-o", out + "/{name}.txt"},
          {"-o", out + "/{nam}/{stem}.txt"},
          {"-o", "-", "--update"},
          {"-o", ""},
          {"--since", "tomorrow"},
          {"--from", "nothing"},
          {"--report", "json=r.json", "--loss-report", "r.json"},
          {in.resolve("a.xml").toString(), "--report", in.resolve("a.xml").toString()},
        }) {
      List<String> arguments = new ArrayList<>(List.of("convert", "-r", in.toString()));
      if (!List.of(more).contains("-o")) {
        arguments.addAll(List.of("-o", out + "/", "--to", "txt"));
      }
      arguments.addAll(List.of(more));
      CommandRun run = CommandRun.of(arguments.toArray(String[]::new)).exits(2);
      assertTrue(run.err().contains("--help"), run.err());
      assertFalse(Files.exists(out));
    }
    CommandRun run =
        CommandRun.of("convert", in.resolve("a.xml").toString(), in.toString()).exits(2);
    assertTrue(run.err().contains("several inputs need -o: "), run.err());
  }
}
