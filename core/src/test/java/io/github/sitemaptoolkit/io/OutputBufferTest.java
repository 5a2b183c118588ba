package io.github.sitemaptoolkit.io;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class OutputBufferTest {

  private static final int MOST = 4096;

  private final List<Integer> lengths = new ArrayList<>();
  private final ByteArrayOutputStream written =
      new ByteArrayOutputStream() {
        @Override
        public synchronized void write(byte[] bytes, int offset, int length) {
          lengths.add(length);
          super.write(bytes, offset, length);
        }
      };
  private final OutputBuffer out = new OutputBuffer(written, MOST);

  @Test
  void bytesComeOutInTheirOrder() throws IOException {
    var random = new Random(1);
    var expected = new ByteArrayOutputStream();
    for (int i = 0; i < 2000; i++) {
      byte[] bytes = new byte[random.nextInt(i % 50 == 0 ? 3 * MOST : 300)];
      random.nextBytes(bytes);
      int offset = random.nextInt(bytes.length + 1);
      out.write(bytes, offset, bytes.length - offset);
      expected.write(bytes, offset, bytes.length - offset);
      out.write(i);
      expected.write(i);
    }
    out.flush();
    assertArrayEquals(expected.toByteArray(), written.toByteArray());
  }

  @Test
  void asMuchAsFitsIsHeld() throws IOException {
    out.write(new byte[MOST - 1]);
    out.write(1);
    assertEquals(List.of(), lengths);
    out.write(1);
    assertEquals(List.of(MOST), lengths);
    out.flush();
    assertEquals(List.of(MOST, 1), lengths);
  }

  @Test
  void whatFillsTheBufferIsPassedThrough() throws IOException {
    out.write(1);
    out.write(new byte[MOST]);
    assertEquals(List.of(1, MOST), lengths);
    out.write(1);
    out.write(new byte[MOST - 1]);
    assertEquals(List.of(1, MOST), lengths);
    out.write(2);
    assertEquals(List.of(1, MOST, MOST), lengths);
  }

  @Test
  void whatFailedIsNotWrittenAgain() throws IOException {
    var failing =
        new ByteArrayOutputStream() {
          private boolean failed;

          @Override
          public synchronized void write(byte[] bytes, int offset, int length) {
            if (!failed) {
              failed = true;
              throw new IllegalStateException("full");
            }
            super.write(bytes, offset, length);
          }
        };
    var buffer = new OutputBuffer(failing, MOST);
    buffer.write(1);
    assertThrows(IllegalStateException.class, buffer::flush);
    buffer.flush();
    assertEquals(0, failing.size());
  }

  @Test
  void flushingReachesTheStreamBehind() throws IOException {
    var buffer = new OutputBuffer(new BufferedOutputStream(written), MOST);
    buffer.write(1);
    buffer.flush();
    assertEquals(List.of(1), lengths);
  }
}
