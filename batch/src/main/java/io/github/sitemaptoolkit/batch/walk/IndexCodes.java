package io.github.sitemaptoolkit.batch.walk;

import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;

/**
 * Codes of problems with sitemap indexes, and with several documents that are read as one.
 *
 * @since 0.1
 */
public final class IndexCodes {

  /** A listed sitemap cannot be read. */
  public static final Code CHILD_MISSING = Code.error("index.child-missing");

  /** A listed sitemap was found by its name alone. */
  public static final Code CHILD_GUESSED = Code.warning("index.child-guessed");

  /** An index lists another index. */
  public static final Code NESTED = Code.error("index.nested");

  /** A sitemap index was read from a stream, so its sitemaps cannot be found. */
  public static final Code NO_DIRECTORY = Code.error("index.no-directory");

  /** One of several documents cannot be read. */
  public static final Code UNREADABLE = Code.error("doc.unreadable");

  private IndexCodes() {}

  /** Returns why the file of a url is not read for a second one, as a message for users. */
  public static String alreadyRead(String loc) {
    return "a file with this name was already read for " + Problem.quoted(loc);
  }

  /**
   * Returns the exception for an index without a directory.
   *
   * @param index its name, such as {@code -} for standard input
   */
  public static SitemapException noDirectory(String index) {
    return new SitemapException(
        NO_DIRECTORY,
        "this is a sitemap index; give its file name, because the sitemaps that it lists are"
            + " looked for in the same directory",
        Location.of(index));
  }
}
