package io.github.sitemaptoolkit.xlsx.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DirectoryChannelTest {

  private static final int LONGEST = 2 << 20;

  @TempDir Path directory;

  private DirectoryChannel open(int length) throws IOException {
    Path file = Files.write(directory.resolve("a"), new byte[length]);
    return DirectoryChannel.open(file, Location.of("a.xlsx"));
  }

  @Test
  void aDirectoryUpToTheLimitIsRead() throws IOException {
    try (DirectoryChannel channel = open(LONGEST + 1)) {
      assertEquals(LONGEST, channel.read(ByteBuffer.allocate(LONGEST)));
      var e = assertThrows(SitemapException.class, () -> channel.read(ByteBuffer.allocate(1)));
      assertEquals("the workbook has too many parts", e.problem().message());
    }
  }

  @Test
  void whatIsReadTwiceCountsTwiceUntilTheDirectoryIsKnown() throws IOException {
    try (DirectoryChannel channel = open(LONGEST)) {
      channel.read(ByteBuffer.allocate(LONGEST));
      channel.opened();
      ByteBuffer more = ByteBuffer.allocate(LONGEST);
      assertEquals(LONGEST - 10, channel.position(10).read(more));
    }
  }

  @Test
  void closingClosesTheFile() throws IOException {
    DirectoryChannel channel = open(1);
    assertTrue(channel.isOpen());
    channel.close();
    assertFalse(channel.isOpen());
  }
}
