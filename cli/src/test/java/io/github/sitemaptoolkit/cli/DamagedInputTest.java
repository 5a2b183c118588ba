package io.github.sitemaptoolkit.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What comes of compressed inputs that are damaged or cut. */
@Tag("slow")
class DamagedInputTest {

  private static final int ENTRIES = 2000;
  private static final int HEADER = 10;
  private static final int TRAILER = 8;

  @TempDir Path directory;
  private byte[] packed = new byte[0];
  private Path old;

  @BeforeEach
  void writeOutputThatStandsThere() throws IOException {
    old = Files.writeString(path("old.xml"), "old");
    var bytes = new ByteArrayOutputStream();
    try (var gzip = new GZIPOutputStream(bytes)) {
      for (int i = 0; i < ENTRIES; i++) {
        gzip.write(("https://a.example/" + i * 7919 + "\n").getBytes(UTF_8));
      }
    }
    packed = bytes.toByteArray();
  }

  private Path path(String name) {
    return directory.resolve(name);
  }

  /** Writes the list with another byte somewhere. */
  private String damagedAt(int position) throws IOException {
    byte[] damaged = packed.clone();
    damaged[position] ^= 0x55;
    return Files.write(path("damaged.txt.gz"), damaged).toString();
  }

  private String withWrongChecksum() throws IOException {
    return damagedAt(packed.length - TRAILER);
  }

  @Test
  void wrongChecksumIsReportedAndAllThatComesOutIsKept() throws IOException {
    String damaged = withWrongChecksum();
    Path out = path("out.txt");
    CommandRun run = CommandRun.of("convert", damaged, "-o", out.toString()).exits(1);
    String problem =
        damaged
            + ":2000: error: gzip.corrupt: the checksum of the compressed data is wrong; urls may"
            + " be wrong; get the file again";
    assertTrue(run.err().contains(problem), run.err());
    assertEquals(ENTRIES, Files.readAllLines(out).size());
  }

  @Test
  void damageInTheMiddleIsReportedAndWhatComesOutIsKept() throws IOException {
    Path out = path("out.txt");
    String damaged = damagedAt(packed.length / 2);
    CommandRun run = CommandRun.of("convert", damaged, "-o", out.toString()).exits(1);
    assertTrue(run.err().contains("error: gzip.corrupt: "), run.err());
    List<String> urls = Files.readAllLines(out);
    assertEquals("https://a.example/0", urls.get(0));
    assertTrue(urls.size() > ENTRIES / 4, () -> urls.size() + " urls");
  }

  @Test
  void damageThatNothingComesOutOfReplacesNothing() throws IOException {
    CommandRun run = CommandRun.of("convert", damagedAt(HEADER + 2), "-o", old.toString()).exits(1);
    assertTrue(run.err().contains("gzip.corrupt"), run.err());
    assertEquals("old", Files.readString(old));
  }

  @Test
  void strictReadingRefusesWhatIsDamagedOrCut() throws IOException {
    String damaged = withWrongChecksum();
    byte[] half = Arrays.copyOf(packed, packed.length / 2);
    String cut = Files.write(path("cut.txt.gz"), half).toString();
    String good = Files.writeString(path("good.txt"), "https://a.example/\n").toString();
    for (List<String> inputs :
        List.of(
            List.of(damaged),
            List.of(cut),
            List.of(good, damaged),
            List.of(good, cut),
            List.of(cut, good))) {
      List<String> arguments = new ArrayList<>(List.of("convert", "--strict"));
      arguments.addAll(inputs);
      arguments.addAll(List.of("-o", old.toString()));
      CommandRun run = CommandRun.of(arguments.toArray(String[]::new)).exits(1);
      String code = inputs.contains(cut) ? "gzip.truncated" : "gzip.corrupt";
      assertTrue(run.err().contains(code), run.err());
      assertEquals("old", Files.readString(old));
    }
  }

  @Test
  void severalInputsAsOneGiveWhatTheyHold() throws IOException {
    String good = Files.writeString(path("good.txt"), "https://b.example/\n").toString();
    Path out = path("out.txt");
    CommandRun run =
        CommandRun.of("convert", withWrongChecksum(), good, "-o", out.toString()).exits(1);
    assertTrue(run.err().contains("gzip.corrupt"), run.err());
    assertEquals(ENTRIES + 1, Files.readAllLines(out).size());
  }

  @Test
  void countingGoesToTheDamage() throws IOException {
    CommandRun run = CommandRun.of("count", withWrongChecksum()).exits(1);
    assertTrue(run.out().contains(String.valueOf(ENTRIES)), run.out());
    assertTrue(run.err().contains("gzip.corrupt"), run.err());
  }

  @ParameterizedTest
  @ValueSource(strings = {"publish", "update", "split", "index", "merge", "diff"})
  void setsAreNotMadeOfDamagedInputs(String command) throws IOException {
    String out = path("out").toString();
    String base = "https://a.example/";
    String good = Files.writeString(path("good.txt"), base + "\n").toString();
    String bad = withWrongChecksum();
    CommandRun.of("publish", good, "-o", path("set").toString(), "--base-url", base).exits(0);
    String[] arguments =
        switch (command) {
          case "update" -> new String[] {command, path("set").toString(), "--add", bad};
          case "index" -> new String[] {command, folderOf(bad), "--base-url", base};
          case "merge" -> new String[] {command, good, bad, "-o", old.toString()};
          case "diff" -> new String[] {command, good, bad};
          default -> new String[] {command, bad, "-o", out, "--base-url", base};
        };
    String before = Files.readString(path("set").resolve("sitemap.xml"));
    CommandRun run = CommandRun.of(arguments).exits(1);
    assertTrue(run.err().contains("gzip.corrupt"), run.err());
    assertEquals("", run.out());
    assertEquals("old", Files.readString(old));
    assertEquals(before, Files.readString(path("set").resolve("sitemap.xml")));
    assertTrue(Files.notExists(path("out").resolve("sitemap.xml")));
    assertTrue(Files.notExists(path("directory").resolve("sitemap-index.xml")));
  }

  private String folderOf(String file) throws IOException {
    Path directory = Files.createDirectory(path("directory"));
    Files.copy(Path.of(file), directory.resolve("pages.xml.gz"));
    return directory.toString();
  }
}
