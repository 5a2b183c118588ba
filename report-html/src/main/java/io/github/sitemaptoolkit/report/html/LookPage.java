package io.github.sitemaptoolkit.report.html;

import gg.jte.html.OwaspHtmlTemplateOutput;
import gg.jte.output.WriterOutput;
import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.look.Look;
import io.github.sitemaptoolkit.look.LookChanges;
import io.github.sitemaptoolkit.report.html.internal.template.JtelookGenerated;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is in a set as one self-contained web page with charts, such as is sent to a client.
 *
 * <p>The page has no script and makes no request; its content security policy forbids both. Each
 * chart has its numbers as a table. Of long lists, the page has the largest and says how many more
 * there are, so it is far smaller than 2 MB. Immutable and safe for use by several threads.
 *
 * @since 0.1
 */
@Incubating
public final class LookPage {

  private final String version;
  private final Instant time;

  /**
   * Creates a page.
   *
   * @param version the version of this library or of the program that uses it
   * @param time when the inputs were read; the page says the day, in UTC
   */
  public LookPage(String version, Instant time) {
    this.version = version;
    this.time = time;
  }

  /**
   * Writes the page.
   *
   * @param out where to write, in UTF-8; flushed, not closed
   * @param inputs the names of what was read
   * @param changes how the set differs from an older one; null if nothing was compared
   * @throws IOException if it cannot be written
   */
  public void write(Writer out, List<String> inputs, Look look, @Nullable LookChanges changes)
      throws IOException {
    try {
      var output = new OwaspHtmlTemplateOutput(new WriterOutput(out));
      var view = LookViews.of(Made.by(version, time), inputs, look, changes);
      JtelookGenerated.render(output, null, view);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    out.flush();
  }
}
