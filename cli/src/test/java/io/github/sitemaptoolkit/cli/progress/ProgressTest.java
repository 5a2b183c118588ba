package io.github.sitemaptoolkit.cli.progress;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.MessageWriter;
import io.github.sitemaptoolkit.cli.report.Terminal;
import io.github.sitemaptoolkit.cli.report.Verbosity;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.site.input.Watch;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProgressTest {

  private final StringWriter said = new StringWriter();
  private final MessageWriter err = new MessageWriter(said, true);
  private long now;

  @TempDir Path directory;

  private Progress progress(int inputs, Verbosity verbosity) {
    var terminal = new Terminal(true, false, true, false, false, 80);
    InputStream in = InputStream.nullInputStream();
    var console = Console.of(in, OutputStream.nullOutputStream(), err, terminal);
    return new Progress(console, inputs, verbosity, () -> now);
  }

  @Test
  void lineGoesAwayBeforeAnyOther() {
    Progress progress = progress(1, Verbosity.NORMAL);
    progress.show(1024);
    now = 1000;
    progress.show(2048);
    err.println("a: warning");
    err.println("b: warning");
    assertEquals(
        "2,048 urls\r\u001b[Ka: warning\nb: warning\n", said.toString().replace("\r\n", "\n"));
  }

  @Test
  void urlsOfAllThreadsAreCounted() {
    Progress progress = progress(3, Verbosity.NORMAL);
    progress.nextInput();
    Watch first = progress.shared();
    Watch second = progress.shared();
    first.show(1024);
    second.show(1023);
    second.show(1024);
    now = 1000;
    first.show(2048);
    assertEquals("input 1 of 3, 3,072 urls", said.toString());
  }

  @Test
  void inputsAreCountedWhereThereAreSeveral() {
    Progress progress = progress(3, Verbosity.NORMAL);
    progress.nextInput();
    progress.nextInput();
    now = 1000;
    progress.show(1024);
    assertEquals("input 2 of 3, 1,024 urls", said.toString());
  }

  @Test
  void quietShowsNone() {
    Progress progress = progress(1, Verbosity.QUIET);
    now = 1000;
    progress.show(1024);
    assertEquals("", said.toString());
  }

  private Path file(String name, byte[] bytes) throws IOException {
    return Files.write(directory.resolve(name), bytes);
  }

  private static byte[] noise(int length) {
    var bytes = new byte[length];
    new Random(1).nextBytes(bytes);
    bytes[0] = '<';
    return bytes;
  }

  @Test
  void bytesOfAFileAreShownWithTheirShare() throws IOException {
    Progress progress = progress(1, Verbosity.NORMAL);
    try (Source source = Source.open(file("big.xml", noise(4_000_000)))) {
      progress.reading(source);
      source.stream().readNBytes(1_000_000);
      now = 1000;
      progress.show(1024);
      assertEquals("big.xml: 1,024 urls, 977 KB of 3.8 MB (25 %)", said.toString());
    }
  }

  @Test
  void bytesOfACompressedFileAreThoseOfTheFile() throws IOException {
    var bytes = new ByteArrayOutputStream();
    try (var out = new GZIPOutputStream(bytes)) {
      out.write(noise(12_000_000));
      out.write(new byte[6_000_000]); // of which almost nothing is left
    }
    Progress progress = progress(1, Verbosity.NORMAL);
    try (Source source = Source.open(file("big.xml.gz", bytes.toByteArray()))) {
      progress.reading(source);
      source.stream().readNBytes(6_020_000);
      now = 1000;
      progress.show(1024);
      assertEquals("big.xml.gz: 1,024 urls, 5.8 MB of 11.5 MB (50 %)", said.toString());
    }
  }

  @Test
  void bytesOfStandardInputHaveNoShare() throws IOException {
    Progress progress = progress(1, Verbosity.NORMAL);
    InputStream in = new ByteArrayInputStream(noise(14_000_000));
    Source source = Source.of(in, "-", Limits.DEFAULT);
    progress.reading(source);
    source.stream().readNBytes(13_000_000);
    now = 1000;
    progress.show(1024);
    assertEquals("standard input: 1,024 urls, 12.4 MB", said.toString());
  }

  @Test
  void urlsOfSeveralInputsAreAdded() throws IOException {
    Progress progress = progress(2, Verbosity.NORMAL);
    progress.nextInput();
    Path file = file("a.xml", noise(1_000_000));
    try (Source first = Source.open(file);
        Source second = Source.open(file)) {
      progress.reading(first);
      progress.show(1);
      progress.nextInput();
      progress.reading(second);
      second.stream().readNBytes(500_000);
      for (int i = 1; i < 1024; i++) {
        progress.show(i);
      }
      now = 1000;
      progress.show(1024);
      assertEquals(
          "input 2 of 2, a.xml: 489 KB of 977 KB (50 %), 1,025 urls in all", said.toString());
    }
  }

  @Test
  void nothingIsSaidOfAFileThatIsReadToItsEnd() throws IOException {
    Progress progress = progress(1, Verbosity.NORMAL);
    try (Source source = Source.open(file("index.xml", noise(100)))) {
      progress.reading(source);
      source.stream().readAllBytes(); // its sitemaps are still to come
      now = 1000;
      progress.show(1024);
      assertEquals("1,024 urls", said.toString());
    }
  }

  @Test
  void longNamesFitIntoTheLine() throws IOException {
    Progress progress = progress(1, Verbosity.NORMAL);
    try (Source source = Source.open(file("n".repeat(200), noise(4_000_000)))) {
      progress.reading(source);
      now = 1000;
      progress.show(1024);
      assertEquals(79, said.toString().length(), said.toString());
      assertTrue(said.toString().startsWith("nnn"), said.toString());
      assertTrue(
          said.toString().endsWith("n...: 1,024 urls, 0 KB of 3.8 MB (0 %)"), said.toString());
    }
  }

  @Test
  void namesCannotControlTheTerminal() throws IOException {
    Progress progress = progress(1, Verbosity.NORMAL);
    InputStream in = new ByteArrayInputStream(noise(100));
    progress.reading(Source.of(in, "a\u001b[2J\n", Limits.DEFAULT));
    now = 1000;
    progress.show(1024);
    assertEquals("a\\u001b[2J\\u000a: 1,024 urls, 0 KB", said.toString());
  }

  @Test
  void nothingIsShownOnceTheProcessEnds() {
    Progress progress = progress(1, Verbosity.NORMAL);
    now = 1000;
    progress.show(1024);
    err.endStatus();
    now = 2000;
    progress.show(2048);
    assertEquals("1,024 urls\r\u001b[K", said.toString());
  }
}
