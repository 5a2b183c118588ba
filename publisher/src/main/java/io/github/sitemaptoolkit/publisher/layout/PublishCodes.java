package io.github.sitemaptoolkit.publisher.layout;

import io.github.sitemaptoolkit.code.DocumentCodes;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.text.ShownNumber;
import java.util.List;

/**
 * Codes of problems with the input of publishing or with a published set.
 *
 * @since 0.1
 */
public final class PublishCodes {

  /** A lastmod, changefreq or priority is none, and left out. */
  public static final Code BAD_VALUE = Code.error("publish.bad-value").asValueOnly();

  /** A file of the published set is not as it was published. */
  public static final Code CHANGED = Code.error("publish.changed");

  /** Files of a publication that stopped halfway are part of the set. */
  public static final Code HALF = Code.warning("publish.half");

  /** A file that is no longer part of the set stays, because it is not as it was published. */
  public static final Code KEPT = Code.warning("publish.kept");

  /** Entries of the input could not be read. */
  public static final Code INCOMPLETE = Code.error("input.incomplete");

  /** A feed is not the one that the set has grown with. */
  public static final Code FEED_CHANGED = Code.error("publish.feed-changed");

  /** Two items of a feed have the same id. */
  public static final Code FEED_ID = Code.warning("publish.feed-id");

  /** A document that a feed links to was read already. */
  public static final Code OLDER_AGAIN = Code.warning("publish.older-again");

  /** A document that a feed links to does not lie beside it. */
  public static final Code OLDER_MISSING = Code.warning("publish.older-missing");

  /** A file has a name that a url cannot have. */
  public static final Code FILE_NAME = Code.error("io.file-name");

  /** What is published in a directory was published by others. */
  public static final Code FOREIGN = Code.error("publish.foreign");

  /** The manifest of a published set is missing or cannot be read. */
  public static final Code MANIFEST = Code.error("publish.manifest");

  /** There is no former set to go back to, or it is not whole. */
  public static final Code NO_FORMER = Code.error("publish.no-former");

  /** A url is not below the url of the directory. */
  public static final Code OUTSIDE = Code.error("publish.outside");

  /** Two named sets would have a file of the same name. */
  public static final Code SAME_FILE = Code.error("publish.same-file");

  /** The set would shrink more than allowed. */
  public static final Code SHRINK = Code.error("publish.shrink");

  /** More entries than allowed would lose a value. */
  public static final Code LOSS = Code.error("publish.loss");

  private static final int SHOWN = 5; // names in a message

  private PublishCodes() {}

  /**
   * Returns what is thrown if there is nothing to publish.
   *
   * @param name the name of the set in messages
   */
  public static SitemapException empty(String name) {
    return new SitemapException(
        DocumentCodes.EMPTY, "there is no url to publish; nothing was written", Location.of(name));
  }

  /**
   * Returns what is thrown if none of some named sets has anything to publish.
   *
   * @param name the name of the place in messages
   */
  public static SitemapException emptySets(List<String> sets, String name) {
    return new SitemapException(
        DocumentCodes.EMPTY,
        "there is no url to publish for "
            + String.join(", ", sets)
            + "; nothing was written; a set keeps an empty file if when-empty of sitemap.toml says so",
        Location.of(name));
  }

  /**
   * Returns what is reported of a set that is half another one.
   *
   * @param there the sitemaps of a publication that stopped halfway that are part of the set
   * @param missing those that are not
   * @param former the sitemaps that it was to remove
   * @param name the name of the set in messages
   */
  public static Problem half(
      List<String> there, List<String> missing, List<String> former, String name) {
    return Problem.of(
        HALF,
        "a publication stopped here halfway: the set has of it "
            + shown(there)
            + (missing.isEmpty() ? "" : ", and not " + shown(missing))
            + (former.isEmpty() ? "" : ", and still has " + shown(former))
            + "; publish all urls again to complete it",
        Location.of(name));
  }

  /** Returns names, or how many there are and the first of them. */
  private static String shown(List<String> names) {
    return names.size() <= SHOWN
        ? String.join(", ", names)
        : ShownNumber.counted(names.size(), "sitemap")
            + " ("
            + String.join(", ", names.subList(0, SHOWN))
            + ", ...)";
  }

  /**
   * Returns what is reported of a file that is no longer part of the set, but stays.
   *
   * @param file its name in messages
   */
  public static Problem kept(String file) {
    return Problem.of(
        KEPT,
        "it is no longer part of the set, but not as it was published, so it was not removed",
        Location.of(file));
  }

  /**
   * Returns what is reported of a file that is no longer part of the set, but cannot be removed.
   *
   * @param file its name in messages
   */
  public static Problem unremoved(String file, String reason) {
    return Problem.of(
        KEPT,
        "it is no longer part of the set, but could not be removed: " + reason,
        Location.of(file));
  }

  /**
   * Returns what is thrown if two named sets would have a file of the same name.
   *
   * @param name the name of the set in messages
   */
  public static SitemapException sameFile(String file, String set, String other, String name) {
    return new SitemapException(
        SAME_FILE,
        "the sets "
            + set
            + " and "
            + other
            + " would both have a file "
            + file
            + "; rename one of them; nothing was written",
        Location.of(name));
  }
}
