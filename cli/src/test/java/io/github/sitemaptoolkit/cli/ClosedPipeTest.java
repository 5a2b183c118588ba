package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A reader that has read enough, such as {@code head}, is no error of any command. */
class ClosedPipeTest {

  @TempDir Path directory;

  /** An output that fails from its first byte on. */
  private record Closed(String reason) {

    OutputStream stream() {
      return new OutputStream() {
        @Override
        public void write(int b) throws IOException {
          throw new IOException(reason);
        }
      };
    }
  }

  private CommandRun run(String reason, String line) throws IOException {
    Path urls = directory.resolve("urls.txt");
    Files.writeString(urls, "https://example.com/1\nhttps://example.com/2\n");
    Path other = directory.resolve("other.txt");
    Files.writeString(other, "https://example.com/1\n");
    String[] arguments =
        line.replace("OTHER", other.toString()).replace("IN", urls.toString()).split(" ");
    return CommandRun.of(InputStream.nullInputStream(), new Closed(reason).stream(), arguments);
  }

  @ParameterizedTest
  @CsvSource({
    "rules, 0",
    "rules --json, 0",
    "explain loc.too-long, 0",
    "explain loc.too-long --json, 0",
    "explain video.*, 0",
    "extensions, 0",
    "extensions video, 0",
    "extensions --json, 0",
    "formats, 0",
    "formats --json, 0",
    "doctor, 0",
    "help, 0",
    "help convert, 0",
    "convert --help, 0",
    "--version, 0",
    "count IN, 0",
    "count IN --json, 0",
    "convert IN --to xml -o -, 0",
    "convert IN --to xml -o - --gzip, 0",
    "convert -q IN --to csv -o -, 0",
    "merge -q IN OTHER -o -, 0",
    "validate IN, 0",
    "validate IN OTHER, 0",
    "validate IN --rule loc.duplicate=off, 0",
    "diff OTHER IN, 1",
  })
  void aClosedPipeIsNoError(String line, int exitCode) throws IOException {
    CommandRun run = run("Broken pipe", line).exits(exitCode);
    assertEquals(-1, run.err().indexOf("sitemap:"), run.err());
    assertEquals(-1, run.err().toLowerCase(Locale.ROOT).indexOf("pipe"), run.err());
  }

  @Test
  void aFullDiskIsAnError() throws IOException {
    CommandRun run = run("No space left on device", "rules").exits(4);
    assertEquals("sitemap: cannot write to standard output\n", run.err());
    run("No space left on device", "convert IN --to xml -o -").exits(4);
  }
}
