package io.github.sitemaptoolkit.publisher;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.publisher.directory.RobotsFile;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisabledOnOs(OS.WINDOWS)
@Timeout(value = 30, threadMode = Timeout.ThreadMode.SEPARATE_THREAD) // nothing waits on a pipe
class RobotsFileTest {

  private static final String URL = "https://a.example/sitemap.xml";

  @TempDir Path directory;

  @Test
  void aLinkThatTheUserNamedStaysAndWhatItLeadsToIsChanged() throws IOException {
    Path file = Files.writeString(directory.resolve("shared.txt"), "User-agent: *");
    Path link = Files.createSymbolicLink(directory.resolve("robots.txt"), file.getFileName());
    assertTrue(RobotsFile.add(link, URL));
    assertFalse(RobotsFile.add(link, URL));
    assertTrue(Files.isSymbolicLink(link));
    assertEquals("User-agent: *\nSitemap: " + URL + "\n", Files.readString(file));
  }

  @Test
  void aLineThatCrawlersReadAsTheSameIsEnough() throws IOException {
    for (String line : new String[] {"Sitemap: " + URL + " # main", "site-map: " + URL}) {
      Path file = Files.writeString(directory.resolve("robots.txt"), line);
      assertFalse(RobotsFile.add(file, URL), line);
      assertEquals(line, Files.readString(file));
    }
  }

  @Test
  void aLicenseIsNamedOnce() throws IOException {
    Path file = Files.writeString(directory.resolve("robots.txt"), "User-agent: *\r\nDisallow:");
    assertNull(RobotsFile.addLicense(file, "https://a.example/rsl.xml"));
    assertNull(RobotsFile.addLicense(file, "https://a.example/rsl.xml"));
    assertEquals(
        "User-agent: *\r\nDisallow:\nLicense: https://a.example/rsl.xml\n", Files.readString(file));
  }

  @Test
  void anotherLicenseStays() throws IOException {
    String line = "license: https://b.example/terms.xml # RSL";
    Path file = Files.writeString(directory.resolve("robots.txt"), line);
    assertEquals(
        "https://b.example/terms.xml", RobotsFile.addLicense(file, "https://a.example/rsl.xml"));
    assertEquals(line, Files.readString(file));
  }

  @Test
  void aLineBehindAByteOrderMarkIsRead() throws IOException {
    String text = "\uFEFFLicense: https://b.example/\u00fc";
    Path file = Files.writeString(directory.resolve("robots.txt"), text);
    assertEquals("https://b.example/\u00fc", RobotsFile.addLicense(file, "https://a.example/l"));
    assertNull(RobotsFile.addLicense(file, "https://b.example/\u00fc"));
    assertEquals(text, Files.readString(file));
  }

  @Test
  void bytesThatAreNoTextStay() throws IOException {
    byte[] before = {'#', ' ', (byte) 0xe9, (byte) 0xff, '\n'};
    Path file = Files.write(directory.resolve("robots.txt"), before);
    assertTrue(RobotsFile.add(file, URL));
    byte[] after = Files.readAllBytes(file);
    assertArrayEquals(before, Arrays.copyOf(after, before.length));
  }

  @Test
  void aPipeIsNotWaitedFor() throws Exception {
    Path file = directory.resolve("robots.txt");
    assertEquals(0, new ProcessBuilder("mkfifo", file.toString()).start().waitFor());
    var e = assertThrows(FileSystemException.class, () -> RobotsFile.add(file, URL));
    assertTrue(e.getMessage().contains("is not a regular file"), e.getMessage());
  }
}
