package io.github.sitemaptoolkit.site.check;

import io.github.sitemaptoolkit.file.IoReason;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.service.Containment;
import io.github.sitemaptoolkit.site.input.Watch;
import io.github.sitemaptoolkit.validator.Validation;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.report.InputResult;
import io.github.sitemaptoolkit.validator.report.SeverityCounts;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A document that a run checks.
 *
 * @param name its name in reports
 * @param file its file; null if it is none, or not there
 * @param location its url; null if it is not known
 * @param only whether it is the only one of the run, unless it is an index
 * @param opening opens it
 * @param ofIndex what is wrong if it is an index; null for nothing
 * @param afterIndex called in its turn if it is an index
 */
record CheckedDocument(
    String name,
    @Nullable Path file,
    @Nullable String location,
    boolean only,
    Opening opening,
    @Nullable Problem ofIndex,
    AfterIndex afterIndex) {

  /** Opens a document. */
  interface Opening {

    /** Returns the document; throws a {@link SitemapException} if it is not there or damaged. */
    Source open() throws IOException;
  }

  /** Does what follows from an index. */
  interface AfterIndex {

    /** What follows from nothing. */
    AfterIndex NOTHING = sitemaps -> {};

    /**
     * Called after the index was reported.
     *
     * @param sitemaps the number of sitemaps that it lists
     */
    void listed(long sitemaps) throws IOException;
  }

  /** Returns a sitemap that an index lists. */
  static CheckedDocument listed(
      String name,
      @Nullable Path file,
      @Nullable String location,
      Opening opening,
      @Nullable Problem ofIndex) {
    return new CheckedDocument(name, file, location, false, opening, ofIndex, AfterIndex.NOTHING);
  }

  /**
   * Checks the document.
   *
   * @param listener accepts the findings
   * @throws IOException if a temporary file cannot be written or read
   */
  InputResult check(Validator validator, SiteRules site, Consumer<Problem> listener, Watch watch)
      throws IOException {
    var found = new Problems(finding -> pass(finding, site, listener));
    Validation result = null;
    IOException failure = null;
    try {
      Source source = opening.open();
      watch.reading(source);
      result = site.check(source, file, location, found::report, watch::show);
    } catch (SitemapException e) {
      site.incomplete();
      validator.begin(false, found::report).ofReading(e.problem());
    } catch (UncheckedIOException e) {
      failure = e.getCause();
    } catch (IOException e) {
      failure = e;
    } catch (RuntimeException | Error e) {
      contain(e, validator, site, found);
    }
    boolean index = result != null && result.index();
    long entries = result == null ? 0 : result.entries();
    if (result != null && only && !index) {
      finish(validator, site, found);
    }
    if (index && ofIndex != null) {
      validator.begin(true, found::report).ofReading(ofIndex);
    }
    return new InputResult(
        index ? 0 : entries,
        index ? entries : 0,
        SeverityCounts.of(found),
        failure == null ? null : IoReason.of(failure),
        modified());
  }

  /** Returns when the file was changed last; null if that is not known. */
  private @Nullable Instant modified() {
    try {
      return file == null ? null : Files.getLastModifiedTime(file).toInstant();
    } catch (IOException e) {
      return null; // it is not there, which is told
    }
  }

  private void finish(Validator validator, SiteRules site, Problems found) throws IOException {
    try {
      site.finish(found::report);
    } catch (RuntimeException | Error e) {
      contain(e, validator, site, found);
    }
  }

  /** Reports what a reader, a format or a rule has thrown by mistake. */
  private void contain(Throwable e, Validator validator, SiteRules site, Problems found) {
    site.passOn(e);
    site.incomplete();
    SitemapException contained = Containment.contain(e, Location.of(name), found);
    validator.begin(false, found::report).ofReading(contained.problem());
  }

  private static void pass(Problem finding, SiteRules site, Consumer<Problem> listener) {
    if (SiteRules.isOfMissing(finding)) {
      site.incomplete();
    }
    listener.accept(finding);
  }
}
