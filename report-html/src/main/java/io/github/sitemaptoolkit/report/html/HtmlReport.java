package io.github.sitemaptoolkit.report.html;

import gg.jte.html.OwaspHtmlTemplateOutput;
import gg.jte.output.WriterOutput;
import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.report.html.internal.template.JtevalidationGenerated;
import io.github.sitemaptoolkit.validator.report.ReportSettings;
import io.github.sitemaptoolkit.validator.rule.Rules;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.time.Instant;

/**
 * A report of a validation as one self-contained web page, such as is sent to a client: what
 * happens to the site and what to mend first, then each kind of findings.
 *
 * <p>The page makes no request. It has one script, without which it is complete: it filters and
 * copies. The content security policy allows nothing else. What findings cost is only said where a
 * source says so; see {@link io.github.sitemaptoolkit.validator.outcome.SiteOutcome}. The page has
 * at most {@value #PLACES} places of each kind and {@value #FILES} files, and says how many more
 * there are. Without the lists of urls it has about 150 KB at most, and 2 MB with them: the more
 * kinds, the less is said of the last ones. Texts are cut after some hundred characters; urls of
 * http and https that are shown whole are links, all others are plain text.
 *
 * <p>The page is written when the report is {@linkplain #finish finished}. Until then, memory holds
 * what the page shows, and the numbers of each input. Not thread-safe.
 *
 * @since 0.1
 */
@Incubating
public final class HtmlReport extends KeptFindings {

  /** The id of the format, as in {@code --report html=FILE}. */
  public static final String ID = "html";

  /** The maximum number of places of each rule. */
  public static final int PLACES = FoundKind.MOST_PLACES;

  /** The maximum number of files in the table of files. */
  public static final int FILES = FileCounts.MOST_FILES;

  private final Writer out;
  private final ValidationPages pages;

  /**
   * Creates a report.
   *
   * @param out where to write, in UTF-8; flushed when the report is finished, not closed
   * @param settings the profile, the version, and whether there is a baseline; nothing else of it
   *     is used
   * @param rules what the rules mean and where they come from
   * @param time when the inputs are checked; the page says the day, in UTC
   */
  public HtmlReport(Writer out, ReportSettings settings, Rules rules, Instant time) {
    super(settings);
    this.out = out;
    this.pages = new ValidationPages(settings, rules, time);
  }

  @Override
  public void finish() throws IOException {
    try {
      var output = new OwaspHtmlTemplateOutput(new WriterOutput(out));
      JtevalidationGenerated.render(output, null, pages.page(this));
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    out.flush();
  }
}
