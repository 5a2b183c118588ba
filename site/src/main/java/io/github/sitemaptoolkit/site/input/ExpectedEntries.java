package io.github.sitemaptoolkit.site.input;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.text.ShownNumber;

/**
 * How many entries inputs have at least. The only sign that a pipe was cut between two lines:
 * nothing else tells its end from the end of the data.
 *
 * @param least how many; 0 for any number
 */
public record ExpectedEntries(long least) {

  /** Any number. */
  public static final ExpectedEntries ANY = new ExpectedEntries(0);

  /**
   * Refuses inputs that have too few entries.
   *
   * @param read how many entries were read, before any was left out by a condition on entries
   * @param source the name of the inputs
   * @throws SitemapException if more were expected
   */
  public void check(long read, String source) {
    if (read < least) {
      throw new SitemapException(
          SafeguardCodes.FEWER_ROWS,
          (read == 0
                  ? "no entry was read"
                  : "only " + ShownNumber.counted(read, "entry was", "entries were") + " read")
              + ", but --expect-rows expects at least "
              + least
              + ": the input was cut, or rows of it could not be used; nothing was written",
          Location.of(source));
    }
  }
}
