package io.github.sitemaptoolkit.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.params.provider.MethodSource;

/** Compressed data: good, damaged and made up. */
class GzipFuzzTest {

  static List<byte[]> seeds() {
    byte[] one = compressed("https://example.com/\n".repeat(3).getBytes(UTF_8));
    return List.of(
        one,
        concatenated(one, compressed(new byte[0])),
        concatenated(one, new byte[7]),
        compressed(one),
        concatenated(one, "garbage".getBytes(UTF_8)));
  }

  private static byte[] concatenated(byte[] one, byte[] other) {
    var all = new ByteArrayOutputStream();
    all.writeBytes(one);
    all.writeBytes(other);
    return all.toByteArray();
  }

  private static byte[] compressed(byte[] bytes) {
    var compressed = new ByteArrayOutputStream();
    try (var gzip =
        new GZIPOutputStream(compressed) {
          {
            def.setLevel(Deflater.BEST_SPEED); // it is what most of the time goes into
          }
        }) {
      gzip.write(bytes);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return compressed.toByteArray();
  }

  @MethodSource("seeds")
  @FuzzTest(maxDuration = "")
  void decompressesOrRefuses(byte[] bytes) throws IOException {
    byte[] whole = read(bytes, Integer.MAX_VALUE);
    assertArrayEquals(whole, read(bytes, 1), "what comes out does not depend on the steps");
    if (bytes.length > 0 && bytes[0] != 0x1F) {
      assertArrayEquals(bytes, whole);
      byte[] member = compressed(bytes);
      byte[] members = concatenated(member, member);
      assertArrayEquals(concatenated(bytes, bytes), read(members, 77), "all members are read");
    }
  }

  /** Reads all that there is, in steps of so many bytes. */
  private static byte[] read(byte[] bytes, int most) throws IOException {
    var out = new ByteArrayOutputStream();
    InputStream slow =
        new ByteArrayInputStream(bytes) {
          @Override
          public synchronized int read(byte[] target, int offset, int length) {
            return super.read(target, offset, Math.min(most, length));
          }
        };
    try (Source source = Source.of(slow, "in")) {
      try {
        source.stream().transferTo(out);
      } catch (IOException e) {
        RuntimeException failure = Source.failure(e, Location.of("in"));
        assertTrue(failure instanceof SitemapException, () -> "" + e);
      }
    } catch (SitemapException e) {
      assertTrue(e.problem().code().startsWith("gzip."), e.problem().code());
    }
    return out.toByteArray();
  }
}
