package io.github.sitemaptoolkit.report.html.internal.view;

import io.github.sitemaptoolkit.problem.Problem;
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
 * @param style the style sheet, which is ours and the same in all pages but for the title in print
 * @param script the script, which is ours and the same in all pages; empty for none
 * @param policy the content security policy: nothing is loaded, nothing else runs, and no other
 *     style applies
 * @param made when and by what it was made
 */
public record HtmlHead(String title, String style, String script, String policy, String made) {

  private static final String STYLE = "page.css";
  private static final String SCRIPT = "page.js";
  private static final int LONGEST_TITLE = 100;

  /** Returns the head of a page without a script. */
  public static HtmlHead of(String title, String made) {
    return of(title, "", made);
  }

  /** Returns the head of a page with the script that filters and copies. */
  public static HtmlHead withScript(String title, String made) {
    return of(title, resource(SCRIPT), made);
  }

  private static HtmlHead of(String title, String script, String made) {
    String style = resource(STYLE) + running(title);
    String policy =
        "default-src 'none'; style-src 'sha256-"
            + hash(style)
            + (script.isEmpty() ? "" : "'; script-src 'sha256-" + hash(script))
            + "'; base-uri 'none'; form-action 'none'";
    return new HtmlHead(title, style, script, policy, made);
  }

  /** Returns a style that prints the title above each page, and the number of the page below. */
  private static String running(String title) {
    return "@page { margin: 16mm 12mm; @top-left { content: \""
        + escaped(title)
        + "\"; font: 9pt sans-serif; }"
        + " @bottom-right { content: counter(page) \" / \" counter(pages); font: 9pt sans-serif; } }\n";
  }

  private static String escaped(String text) {
    var escaped = new StringBuilder();
    Problem.shortened(text, LONGEST_TITLE)
        .codePoints()
        .forEach(
            c -> {
              if (c < 0x80 && Character.isLetterOrDigit(c)) {
                escaped.appendCodePoint(c);
              } else {
                escaped.append('\\').append(Integer.toHexString(c)).append(' ');
              }
            });
    return escaped.toString();
  }

  private static String resource(String name) {
    try (InputStream in = HtmlHead.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException(name + " is missing");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r", "");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String hash(String text) {
    byte[] hash = Sha256.begin().digest(text.getBytes(StandardCharsets.UTF_8));
    return Base64.getEncoder().encodeToString(hash);
  }
}
