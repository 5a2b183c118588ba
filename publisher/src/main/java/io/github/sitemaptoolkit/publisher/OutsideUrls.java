package io.github.sitemaptoolkit.publisher;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.internal.sort.ItemStream;
import io.github.sitemaptoolkit.publisher.layout.PublishCodes;
import io.github.sitemaptoolkit.publisher.plan.Item;
import io.github.sitemaptoolkit.publisher.plan.Key;
import io.github.sitemaptoolkit.url.CanonicalUrl;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Counts the urls that a sitemap may list only if robots.txt names that sitemap: urls that do not
 * begin with the url of the sitemap's directory.
 *
 * <p>Source: <a href="https://www.sitemaps.org/protocol.html#location">sitemaps.org, Sitemap file
 * location</a>.
 *
 * <p>Not thread-safe. Serializable, so that the counts of several machines can be added.
 *
 * @since 0.1
 */
@Incubating
public final class OutsideUrls implements Serializable {

  private static final long serialVersionUID = 1;

  private final String base;
  private final byte[] prefix;
  private final String canonicalBase;
  private long inside;
  private long outside;
  private @Nullable String example;

  /**
   * Creates a counter.
   *
   * @param base the url of the directory, ending with a slash
   */
  public OutsideUrls(String base) {
    this.base = base;
    this.prefix = base.getBytes(StandardCharsets.UTF_8);
    this.canonicalBase = CanonicalUrl.of(base);
  }

  /** Returns the same items, which are counted as they pass. Tombstones are not. */
  ItemStream<Item> counting(ItemStream<Item> items) {
    return () -> {
      Item item = items.next();
      if (item != null && !item.isTombstone()) {
        count(item.key());
      }
      return item;
    };
  }

  /** Counts the url of a key. */
  public void count(Key key) {
    byte[] loc = key.locBytes();
    boolean same =
        loc.length >= prefix.length
            && Arrays.equals(loc, 0, prefix.length, prefix, 0, prefix.length);
    if (same || CanonicalUrl.of(key.loc()).startsWith(canonicalBase)) {
      inside++;
    } else if (outside++ == 0) {
      example = key.loc();
    }
  }

  /** Adds what was counted elsewhere, for the same directory. */
  public void add(OutsideUrls other) {
    inside += other.inside;
    outside += other.outside;
    example = example == null ? other.example : example;
  }

  /** Returns whether no url is inside; there may be none at all. */
  boolean isNoneInside() {
    return inside == 0;
  }

  /**
   * Reports all urls outside the directory, as one problem.
   *
   * @param allowAll whether all urls may be outside
   * @param name the name of the set in messages
   * @throws SitemapException if all urls are outside and that is not allowed
   */
  public void report(boolean allowAll, String name, Problems problems) {
    if (isNoneInside() && outside > 0 && !allowAll) {
      throw new SitemapException(
          problem(
              Severity.ERROR,
              "no url begins with the base url "
                  + base
                  + "; one of the urls is "
                  + Problem.quoted(String.valueOf(example))
                  + "; nothing was written",
              name,
              null));
    }
    warn("", name, problems);
  }

  /** Reports urls outside the directory, as one problem, if there may be more than were counted. */
  void reportSome(String name, Problems problems) {
    warn("at least ", name, problems);
  }

  private void warn(String atLeast, String name, Problems problems) {
    if (example == null) {
      return;
    }
    String quoted = Problem.quoted(example);
    String count = outside == 1 ? "1 url does" : outside + " urls do";
    problems.report(
        problem(
            Severity.WARNING,
            atLeast
                + count
                + " not begin with the base url "
                + base
                + ", for example "
                + quoted
                + "; crawlers ignore "
                + (outside == 1 ? "it" : "them")
                + " unless the robots.txt of that site names this sitemap",
            name,
            example));
  }

  private static Problem problem(
      Severity severity, String message, String name, @Nullable String loc) {
    return new Problem(
        severity, PublishCodes.OUTSIDE.id(), message, Location.of(name), null, loc, false);
  }
}
