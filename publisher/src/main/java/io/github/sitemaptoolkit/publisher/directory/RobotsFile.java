package io.github.sitemaptoolkit.publisher.directory;

import io.github.sitemaptoolkit.io.KeptFile;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.value.RobotsLine;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * Adds the line to a {@code robots.txt} that gives crawlers the url of a sitemap.
 *
 * @since 0.1
 */
public final class RobotsFile {

  private static final String KEY = "Sitemap:";
  private static final int MOST_BYTES = 16 << 20; // crawlers read 500 KiB

  private RobotsFile() {}

  /** Returns the line for a sitemap, without a line break. */
  public static String line(String url) {
    return KEY + ' ' + url;
  }

  /**
   * Adds the line for a sitemap unless the file already has it. Creates the file if it does not
   * exist; otherwise all of its bytes are kept.
   *
   * @return whether the file was changed
   * @throws IOException if the file cannot be read or written; it is then unchanged
   */
  public static boolean add(Path file, String url) throws IOException {
    KeptFile kept = KeptFile.named(file, "name the file for robots.txt otherwise");
    byte[] before = kept.read(MOST_BYTES);
    String text = new String(before, StandardCharsets.ISO_8859_1); // any bytes, unchanged
    if (text.lines().anyMatch(line -> names(line, url))) {
      return false;
    }
    boolean open = !text.isEmpty() && !text.endsWith("\n") && !text.endsWith("\r");
    try (Sink sink = kept.replace()) {
      sink.stream().write(before);
      sink.stream().write(((open ? "\n" : "") + line(url) + '\n').getBytes(StandardCharsets.UTF_8));
      sink.commit();
    }
    return true;
  }

  private static boolean names(String line, String url) {
    RobotsLine read = RobotsLine.parse(line);
    return read.isSitemap() && read.value().equals(url);
  }
}
