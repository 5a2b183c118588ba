package io.github.sitemaptoolkit.robustness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.Main;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Memory is a share of the heap, so that little of it is enough for documents of any length. */
class SmallHeapTest {

  private static final Piece MILLION =
      Piece.each(
          1_000_000,
          i -> Corpus.SITE + "page/" + i + "/with-some-words-as-real-urls-have-" + i + ".html\n");

  private static final int TWICE = 1_000; // one in so many is an earlier one

  private static final Piece MILLION_WITH_DUPLICATES =
      Piece.each(
          1_000_000,
          i -> {
            long page = i % TWICE == TWICE - 1 ? i / TWICE * (TWICE / 2) : i;
            return Corpus.SITE + "page/" + page + "/with-some-words-as-real-urls-have.html\n";
          });

  @TempDir Path directory;

  private record Run(int exitCode, String printed) {}

  private Run run(String heap, Piece input, String... arguments)
      throws IOException, InterruptedException {
    Path printed = directory.resolve("printed");
    List<String> call =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx" + heap,
                "-Xss512k",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName()));
    call.addAll(List.of(arguments));
    Process process =
        new ProcessBuilder(call).redirectErrorStream(true).redirectOutput(printed.toFile()).start();
    try (Writer out =
        new BufferedWriter(
            new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8), 1 << 16)) {
      input.writeTo(out);
    }
    return new Run(process.waitFor(), Files.readString(printed));
  }

  @Test
  void millionUrlsAreValidatedAndAllDuplicatesFound() throws IOException, InterruptedException {
    Run run = run("16m", MILLION_WITH_DUPLICATES, "validate", "-");
    assertEquals(1, run.exitCode(), run.printed());
    assertTrue(run.printed().contains("limit.url-count"), run.printed());
    assertTrue(run.printed().contains("1,000 warnings: loc.duplicate"), run.printed());
    assertFalse(run.printed().contains("set.bound-reached"), run.printed());
  }

  @Test
  void urlsAreNearlyAllDuplicates() throws IOException, InterruptedException {
    Piece urls = Piece.each(200_000, i -> Corpus.SITE + "page/" + i % 50_000 + "/words.html\n");
    Run run = run("16m", urls, "validate", "-");
    assertTrue(
        run.printed().contains("150,000 warnings in 50,000 urls: loc.duplicate"), run.printed());
  }

  @ParameterizedTest
  @ValueSource(strings = {"count -", "convert - --to csv -o out.csv"})
  void millionUrlsAreReadByOtherCommands(String command) throws IOException, InterruptedException {
    String output = directory.resolve("out.csv").toString();
    Run run = run("16m", MILLION, command.replace("out.csv", output).split(" "));
    assertEquals(0, run.exitCode(), run.printed());
  }

  @ParameterizedTest
  @ValueSource(strings = {"1,", "[],", "{a.b=1},", "\"\\u0041\",", "'''\n''',\n"})
  void configurationThatMeansHarmIsRefused(String value) throws IOException, InterruptedException {
    for (int length : new int[] {60_000, 30_000_000}) {
      Path file =
          Files.writeString(
              directory.resolve("a.toml"), "x = [" + value.repeat(length / value.length()));
      Run run = run("64m", Piece.NONE, "publish", "--config", file.toString());
      assertEquals(2, run.exitCode(), run.printed());
      assertTrue(run.printed().contains("error: config.syntax: "), run.printed());
    }
  }
}
