package io.github.sitemaptoolkit.publisher.layout;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * The style sheet with which browsers show the sitemaps of a set as lists, without a script and
 * without XSLT.
 *
 * @since 0.1
 */
public final class Stylesheet {

  private static final String RESOURCE = "sitemap-style.css";

  private Stylesheet() {}

  /** Returns the contents of the file. */
  public static Pieces contents() {
    byte[] bytes = bytes();
    return consumer -> consumer.accept(bytes);
  }

  private static byte[] bytes() {
    try (InputStream in = Stylesheet.class.getResourceAsStream(RESOURCE)) {
      if (in == null) {
        throw new IllegalStateException(RESOURCE + " is missing");
      }
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.replace("\r", "").getBytes(StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
