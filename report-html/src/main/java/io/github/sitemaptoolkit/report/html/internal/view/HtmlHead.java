package io.github.sitemaptoolkit.report.html.internal.view;

import io.github.sitemaptoolkit.text.Sha256;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

/**
 * What a page says of itself to the browser.
 *
 * @param title the title of the page
 * @param style the style sheet, which is ours and the same in all pages
 * @param policy the content security policy: nothing is loaded, nothing runs, and no other style
 *     applies
 * @param made when and by what it was made
 */
public record HtmlHead(String title, String style, String policy, String made) {

  private static final String RESOURCE = "page.css";

  /** Returns the head of a page with a title. */
  public static HtmlHead of(String title, String made) {
    String style = sheet();
    String policy =
        "default-src 'none'; style-src 'sha256-"
            + hash(style)
            + "'; base-uri 'none'; form-action 'none'";
    return new HtmlHead(title, style, policy, made);
  }

  private static String sheet() {
    try (InputStream in = HtmlHead.class.getResourceAsStream(RESOURCE)) {
      if (in == null) {
        throw new IllegalStateException(RESOURCE + " is missing");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r", "");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String hash(String style) {
    byte[] hash = Sha256.begin().digest(style.getBytes(StandardCharsets.UTF_8));
    return Base64.getEncoder().encodeToString(hash);
  }
}
