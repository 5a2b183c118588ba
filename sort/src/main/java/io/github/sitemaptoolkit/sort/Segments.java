package io.github.sitemaptoolkit.sort;

import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.scratch.ScratchSpace;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import org.jspecify.annotations.Nullable;

/**
 * Bytes in temporary files, which can be deleted one by one as they are read: while values are
 * merged, what is still in them and what is made of it needs little more room than one of both.
 *
 * <p>Not thread-safe.
 */
final class Segments {

  private static final int SIZE = 4 << 20; // of the bytes in a file, before compression
  private static final int BUFFER = 8 << 10;

  private final Path first;
  private final boolean compressed;
  private final List<Path> files = new ArrayList<>();

  /**
   * Creates nothing yet.
   *
   * @param path which the names of the files begin with
   * @param compressed whether to spend time to save room
   */
  Segments(Path path, boolean compressed) {
    this.first = path;
    this.compressed = compressed;
  }

  /** Returns the stream that writes the files. The caller closes it. */
  OutputStream write() {
    return new Output();
  }

  /**
   * Returns a stream of what was written. The caller closes it.
   *
   * @param last whether each file is deleted when it has been read
   */
  InputStream read(boolean last) {
    return new Input(last);
  }

  /** Returns a failure to write the files, with their name. */
  IOException failure(IOException e) {
    return ScratchSpace.explained(Source.named(e, first.toString()), first);
  }

  /** Deletes the files that there are. */
  void delete() throws IOException {
    for (Path file : files) {
      Files.deleteIfExists(file);
    }
    files.clear();
  }

  @Override
  public String toString() {
    return first.toString();
  }

  private final class Output extends OutputStream {

    private final @Nullable Deflater deflater =
        compressed ? new Deflater(Deflater.BEST_SPEED, true) : null;
    private OutputStream out = OutputStream.nullOutputStream();
    private long room;

    @Override
    public void write(int b) throws IOException {
      write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      if (room <= 0) {
        out.close();
        Path file = first.resolveSibling(first.getFileName() + "-" + files.size());
        files.add(file);
        out = Files.newOutputStream(file, StandardOpenOption.CREATE_NEW);
        if (deflater != null) {
          deflater.reset();
          out = new DeflaterOutputStream(out, deflater, BUFFER);
        }
        room = SIZE;
      }
      out.write(bytes, offset, length);
      room -= length;
    }

    @Override
    public void close() throws IOException {
      try {
        out.close();
      } finally {
        if (deflater != null) {
          deflater.end();
        }
      }
    }
  }

  private final class Input extends InputStream {

    private final @Nullable Inflater inflater = compressed ? new Inflater(true) : null;
    private final ArrayDeque<Path> left = new ArrayDeque<>(files);
    private final boolean last;
    private InputStream in = InputStream.nullInputStream();

    Input(boolean last) {
      this.last = last;
    }

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
      int read = in.read(target, offset, length);
      while (read < 0 && next()) {
        read = in.read(target, offset, length);
      }
      return read;
    }

    private boolean next() throws IOException {
      in.close();
      in = InputStream.nullInputStream();
      if (last && left.size() < files.size()) {
        Files.deleteIfExists(files.remove(0));
      }
      Path file = left.poll();
      if (file == null) {
        return false;
      }
      in = Files.newInputStream(file);
      if (inflater != null) {
        inflater.reset();
        in = new InflaterInputStream(in, inflater, BUFFER);
      }
      return true;
    }

    @Override
    public void close() throws IOException {
      try {
        in.close();
      } finally {
        if (inflater != null) {
          inflater.end();
        }
      }
    }
  }
}
