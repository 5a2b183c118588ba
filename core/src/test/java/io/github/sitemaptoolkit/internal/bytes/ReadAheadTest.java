package io.github.sitemaptoolkit.internal.bytes;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What was looked at is read as if nobody had looked. */
class ReadAheadTest {

  private static final int OVER_MEMORY = ReadAhead.MEMORY + 100_000;

  private static byte[] random(int length) {
    byte[] bytes = new byte[length];
    new Random(length).nextBytes(bytes);
    return bytes;
  }

  private static ReadAhead over(byte[] bytes) {
    return new ReadAhead(new ByteArrayInputStream(bytes));
  }

  /** Looks at so many bytes at least, or at all; returns them. */
  private static byte[] look(ReadAhead in, int most) {
    var seen = new ByteArrayOutputStream();
    byte[] buffer = new byte[10_000];
    in.lookAgain();
    for (int count = 0; seen.size() < most && count >= 0; ) {
      count = in.look(buffer);
      seen.write(buffer, 0, Math.max(0, count));
    }
    return seen.toByteArray();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 9_999, 50_000, ReadAhead.MEMORY, OVER_MEMORY, 3 * ReadAhead.MEMORY})
  void whatWasLookedAtIsReadAfterwards(int length) throws IOException {
    byte[] bytes = random(length);
    ReadAhead in = over(bytes);
    assertArrayEquals(bytes, look(in, Integer.MAX_VALUE));
    assertFalse(in.isFull());
    assertArrayEquals(bytes, look(in, Integer.MAX_VALUE));
    assertArrayEquals(bytes, in.readAllBytes());
    assertEquals(-1, in.read());
  }

  @Test
  void looksAndReadsAlternate() throws IOException {
    byte[] bytes = random(5 * ReadAhead.MEMORY);
    ReadAhead in = over(bytes);
    var read = new ByteArrayOutputStream();
    var random = new Random(1);
    while (read.size() < bytes.length) {
      byte[] seen = look(in, random.nextInt(2 * ReadAhead.MEMORY));
      for (int i = 0; i < seen.length; i += 997) {
        assertEquals(bytes[read.size() + i], seen[i]);
      }
      read.write(in.readNBytes(random.nextInt(ReadAhead.MEMORY) + 1));
    }
    assertArrayEquals(bytes, read.toByteArray());
    in.close();
  }

  @Test
  void whatCannotBeHeldIsReadAllTheSame() throws IOException {
    byte[] bytes = random(200_000);
    var withoutDisk = new ReadAhead(new ByteArrayInputStream(bytes), 50_000, 0);
    assertEquals(50_000, look(withoutDisk, Integer.MAX_VALUE).length);
    assertTrue(withoutDisk.isFull());
    assertArrayEquals(bytes, withoutDisk.readAllBytes());
    var withDisk = new ReadAhead(new ByteArrayInputStream(bytes), 50_000, 60_000);
    assertEquals(110_000, look(withDisk, Integer.MAX_VALUE).length);
    assertTrue(withDisk.isFull());
    assertEquals(100_000, withDisk.readNBytes(100_000).length);
    assertEquals(10_000, look(withDisk, Integer.MAX_VALUE).length);
    assertEquals(10_000, withDisk.readNBytes(10_000).length);
    assertEquals(90_000, look(withDisk, Integer.MAX_VALUE).length);
  }

  @Test
  void aFailureOfTheInputIsThrownAfterWhatCameBeforeIt() throws IOException {
    var failure = new IOException("broken");
    var in =
        new ReadAhead(
            new SequenceInputStream(
                new ByteArrayInputStream(random(100)),
                new InputStream() {
                  @Override
                  public int read() throws IOException {
                    throw failure;
                  }
                }));
    assertArrayEquals(random(100), look(in, Integer.MAX_VALUE));
    assertArrayEquals(random(100), in.readNBytes(100));
    assertSame(failure, assertThrows(IOException.class, in::read));
  }
}
