package io.github.sitemaptoolkit.cli.report;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/**
 * Standard output, which knows whether its reader has gone: as after {@code sitemap rules | head},
 * when the next command of the pipe has read enough. That is no error, unlike a full disk.
 */
public final class StandardOutput extends OutputStream {

  private static final Path DESCRIPTOR = Path.of("/proc/self/fd/1");

  private final OutputStream out;
  private boolean readerGone;

  /** Creates an output that writes to another one. */
  StandardOutput(OutputStream out) {
    this.out = out;
  }

  /** Returns whether writing has failed because nobody reads any more. */
  public boolean isReaderGone() {
    return readerGone;
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int offset, int length) throws IOException {
    try {
      out.write(bytes, offset, length);
    } catch (IOException e) {
      throw noted(e);
    }
  }

  @Override
  public void flush() throws IOException {
    try {
      out.flush();
    } catch (IOException e) {
      throw noted(e);
    }
  }

  @Override
  public void close() throws IOException {
    out.close();
  }

  private IOException noted(IOException e) {
    String message = String.valueOf(e.getMessage()).toLowerCase(Locale.ROOT);
    readerGone |=
        message.contains("pipe")
            || message.contains("connection reset") // a socket, as some shells have
            || (out instanceof FileOutputStream && isPipe()); // in some languages it is no "pipe"
    return e;
  }

  private static boolean isPipe() {
    try {
      return Files.readSymbolicLink(DESCRIPTOR).toString().startsWith("pipe:");
    } catch (IOException | RuntimeException e) { // not on Linux
      return false;
    }
  }
}
