package io.github.sitemaptoolkit.spark;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;
import org.apache.hadoop.fs.permission.FsPermission;
import org.apache.hadoop.util.Progressable;

/** The files of this machine as {@code faulty:/path}, of which some changes fail. */
public final class FaultyFileSystem extends RawLocalFileSystem {

  /** How many changes were tried. */
  static final AtomicInteger CHANGES = new AtomicInteger();

  private static volatile int first = Integer.MAX_VALUE;
  private static volatile boolean all;

  /** Makes a change fail, counted from 1 from now on, and all after it if this is asked for. */
  static void failAt(int change, boolean andAllAfter) {
    CHANGES.set(0);
    all = andAllAfter;
    first = change;
  }

  static void heal() {
    failAt(Integer.MAX_VALUE, false);
  }

  private static void change(String what) throws IOException {
    int number = CHANGES.incrementAndGet();
    if (number == first || (all && number > first)) {
      throw new IOException("fault " + number + ": " + what);
    }
  }

  @Override
  public URI getUri() {
    return URI.create("faulty:///");
  }

  @Override
  public FSDataOutputStream create(
      Path path,
      FsPermission permission,
      boolean overwrite,
      int buffer,
      short replication,
      long block,
      Progressable progress)
      throws IOException {
    change("create " + path);
    OutputStream out =
        super.create(path, permission, overwrite, buffer, replication, block, progress);
    return new FSDataOutputStream(
        new FilterOutputStream(out) {
          private boolean closed;

          @Override
          public void write(byte[] bytes, int from, int length) throws IOException {
            out.write(bytes, from, length);
          }

          @Override
          public void close() throws IOException {
            super.close();
            if (!closed) {
              closed = true;
              change("close " + path);
            }
          }
        },
        null);
  }

  @Override
  public boolean rename(Path from, Path to) throws IOException {
    change("rename " + from);
    return super.rename(from, to);
  }

  @Override
  public boolean delete(Path path, boolean recursive) throws IOException {
    change("delete " + path);
    return super.delete(path, recursive);
  }

  @Override
  public boolean mkdirs(Path path) throws IOException {
    change("mkdirs " + path);
    return super.mkdirs(path);
  }

  @Override
  public boolean mkdirs(Path path, FsPermission permission) throws IOException {
    change("mkdirs " + path);
    return super.mkdirs(path, permission);
  }
}
