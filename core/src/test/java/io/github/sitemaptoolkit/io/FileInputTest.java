package io.github.sitemaptoolkit.io;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class FileInputTest {

  private static final byte[] BYTES = new byte[200_000];

  @TempDir Path directory;

  private Path file;

  @BeforeEach
  void write() throws IOException {
    file = Files.write(directory.resolve("a.xml"), BYTES);
  }

  interface Change {
    void apply() throws IOException;
  }

  private void refused(Change change) throws IOException {
    try (InputStream in = FileInput.open(file)) {
      assertEquals(0, in.read());
      change.apply();
      assertThrows(FileInput.ChangedException.class, in::readAllBytes);
    }
  }

  @Test
  void aFileThatStaysIsRead() throws IOException {
    try (InputStream in = FileInput.open(file)) {
      assertArrayEquals(BYTES, in.readAllBytes());
      assertEquals(-1, in.read());
    }
  }

  @Test
  void aFileThatGrowsIsRefused() throws IOException {
    refused(() -> Files.write(file, new byte[1], StandardOpenOption.APPEND));
  }

  @Test
  void aFileThatIsCutIsRefused() throws IOException {
    refused(() -> Files.write(file, new byte[1000]));
  }

  @Test
  void aFileThatIsReplacedByOneOfItsSizeAndTimeIsRefused() throws IOException {
    FileTime time = Files.getLastModifiedTime(file);
    Path other = Files.write(directory.resolve("b.xml"), BYTES);
    Files.setLastModifiedTime(other, time);
    refused(() -> Files.move(other, file, StandardCopyOption.REPLACE_EXISTING));
  }

  @Test
  void aFileThatIsWrittenOnIsRefused() throws IOException {
    refused(() -> Files.setLastModifiedTime(file, FileTime.fromMillis(1)));
  }

  @Test
  void aFileThatIsRemovedIsRefused() throws IOException {
    refused(() -> Files.delete(file));
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aDeviceHasNoVersions() throws IOException {
    try (InputStream in = FileInput.open(Path.of("/dev/null"))) {
      assertEquals(-1, in.read());
    }
  }

  @Test
  void theFailureSaysWhatToDo() {
    var failure = Source.failure(new FileInput.ChangedException(), Location.of("a.xml"));
    assertEquals(
        "a.xml: error: io.input-changed: the file was changed while it was read; read it again when it is no longer written to",
        ((SitemapException) failure).getMessage());
  }
}
