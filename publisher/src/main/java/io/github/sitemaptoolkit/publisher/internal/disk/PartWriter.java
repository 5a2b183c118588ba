package io.github.sitemaptoolkit.publisher.internal.disk;

import io.github.sitemaptoolkit.io.OwnedDirectory;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.layout.Pieces;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.function.Consumer;

/** Writes the files of a set, and checks whether a published file already has the same content. */
public final class PartWriter {

  private PartWriter() {}

  /** Writes a file, gzipped if its name ends with {@code .gz}, and forces it to the disk. */
  public static void write(Path path, Pieces pieces) throws IOException {
    try (Sink sink = Sink.open(path)) {
      pieces.writeTo(sink);
      sink.commit();
    }
  }

  /**
   * Returns whether a file has these bytes, after decompression, and is gzipped exactly if its name
   * says so. False for a symbolic link: its target is not part of the set.
   */
  public static boolean holds(OwnedDirectory directory, String file, Pieces pieces) {
    try (Source source = directory.source(file, Limits.DEFAULT)) {
      if (source.isCompressed() != Sink.isCompressedName(file)) {
        return false;
      }
      var comparison = new StreamComparison(source.stream());
      pieces.forEach(comparison);
      return comparison.endsEqual();
    } catch (IOException | UncheckedIOException | SitemapException e) {
      return false; // damaged or unreadable: it is written again
    }
  }

  /** Compares pieces with what comes out of a stream. */
  private static final class StreamComparison implements Consumer<byte[]> {

    private final InputStream in;
    private byte[] there = new byte[8192];
    private boolean equal = true;

    StreamComparison(InputStream in) {
      this.in = in;
    }

    @Override
    public void accept(byte[] piece) {
      if (!equal) {
        return;
      }
      if (there.length < piece.length) {
        there = new byte[piece.length];
      }
      try {
        int length = in.readNBytes(there, 0, piece.length);
        equal = Arrays.equals(piece, 0, piece.length, there, 0, length);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    boolean endsEqual() throws IOException {
      return equal && in.read() < 0;
    }
  }
}
