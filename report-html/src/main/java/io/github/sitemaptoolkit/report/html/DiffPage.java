package io.github.sitemaptoolkit.report.html;

import gg.jte.html.OwaspHtmlTemplateOutput;
import gg.jte.output.WriterOutput;
import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.look.SetChanges;
import io.github.sitemaptoolkit.report.html.internal.template.JtediffGenerated;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.time.Instant;

/**
 * How two versions of a set differ, as one self-contained web page: what guards say, the numbers by
 * section, the first urls of each with links, and the values that were lost.
 *
 * <p>The page makes no request. Of long lists, it has the first and says how many more there are,
 * so it is smaller than 2 MB. Immutable and safe for use by several threads.
 *
 * @since 0.1
 */
@Incubating
public final class DiffPage {

  private final String version;
  private final Instant time;

  /**
   * Creates a page.
   *
   * @param version the version of this library or of the program that uses it
   * @param time when the versions were read; the page says the day, in UTC
   */
  public DiffPage(String version, Instant time) {
    this.version = version;
    this.time = time;
  }

  /**
   * Writes the page.
   *
   * @param out where to write, in UTF-8; flushed, not closed
   * @throws IOException if it cannot be written
   */
  public void write(Writer out, SetChanges changes) throws IOException {
    try {
      var output = new OwaspHtmlTemplateOutput(new WriterOutput(out));
      JtediffGenerated.render(output, null, DiffViews.of(Made.by(version, time), changes));
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    out.flush();
  }
}
