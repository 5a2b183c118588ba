package io.github.sitemaptoolkit.publisher.directory;

import io.github.sitemaptoolkit.io.KeptFile;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.value.RobotsLine;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Adds lines to a {@code robots.txt}: one gives crawlers the url of a sitemap, one the license of
 * the content. All bytes that the file has are kept.
 *
 * @since 0.1
 */
public final class RobotsFile {

  private static final String KEY = "Sitemap:";
  private static final String LICENSE = "License:";
  private static final int MOST_BYTES = 16 << 20; // crawlers read 500 KiB

  private RobotsFile() {}

  /** Returns the line for a sitemap, without a line break. */
  public static String line(String url) {
    return KEY + ' ' + url;
  }

  /** Returns the line for a license, without a line break. */
  public static String licenseLine(String url) {
    return LICENSE + ' ' + url;
  }

  /**
   * Adds the line for a sitemap unless the file already has it. Creates the file if it does not
   * exist.
   *
   * @return whether the file was changed
   * @throws IOException if the file cannot be read or written; it is then unchanged
   */
  public static boolean add(Path file, String url) throws IOException {
    KeptFile kept = kept(file);
    byte[] before = kept.read(MOST_BYTES);
    boolean named = lines(before).anyMatch(line -> line.isSitemap() && line.value().equals(url));
    if (!named) {
      append(kept, before, line(url));
    }
    return !named;
  }

  /**
   * Adds the line for the license of the content unless the file already names a license. One that
   * stands there is never replaced, and another is not put beside it, as both would apply. Creates
   * the file if it does not exist. Source: <a href="https://rslstandard.org/rsl">RSL 1.0</a>.
   *
   * @param url an absolute url, of any host
   * @return the url of another license, which the file names instead of this one; null if there is
   *     none
   * @throws IOException if the file cannot be read or written; it is then unchanged
   */
  public static @Nullable String addLicense(Path file, String url) throws IOException {
    KeptFile kept = kept(file);
    byte[] before = kept.read(MOST_BYTES);
    List<String> named =
        lines(before).filter(RobotsLine::isLicense).map(RobotsLine::value).toList();
    if (named.isEmpty()) {
      append(kept, before, licenseLine(url));
    }
    return named.isEmpty() || named.contains(url) ? null : named.get(0);
  }

  private static KeptFile kept(Path file) throws IOException {
    return KeptFile.named(file, "name the file for robots.txt otherwise");
  }

  private static Stream<RobotsLine> lines(byte[] file) {
    return RobotsLine.all(new String(file, StandardCharsets.UTF_8));
  }

  private static void append(KeptFile kept, byte[] before, String line) throws IOException {
    byte last = before.length == 0 ? (byte) '\n' : before[before.length - 1];
    boolean open = last != '\n' && last != '\r';
    try (Sink sink = kept.replace()) {
      sink.stream().write(before);
      sink.stream().write(((open ? "\n" : "") + line + '\n').getBytes(StandardCharsets.UTF_8));
      sink.commit();
    }
  }
}
