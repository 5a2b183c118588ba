package io.github.sitemaptoolkit.publisher.guard;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.PublishCodes;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import io.github.sitemaptoolkit.publisher.plan.Item;
import io.github.sitemaptoolkit.publisher.plan.Key;
import io.github.sitemaptoolkit.publisher.plan.UrlScope;
import io.github.sitemaptoolkit.text.ShownNumber;
import io.github.sitemaptoolkit.url.UrlParts;
import java.io.Serializable;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Counts the urls that a sitemap may list only if a robots.txt names that sitemap: those of other
 * sites, and those of the same site that are not in the sitemap's directory.
 *
 * <p>Not thread-safe. Serializable, so that the counts of several machines can be added.
 *
 * @since 0.1
 */
public final class OutsideUrls implements Serializable {

  private static final long serialVersionUID = 1;
  private static final double ALL = 100;

  private final String base;
  private final UrlScope scope;
  private long urls;
  private long outside;
  private @Nullable String example; // of another site
  private @Nullable String beside; // of the same site, but not in the directory

  /**
   * Creates a counter.
   *
   * @param base the url of the directory, ending with a slash
   */
  public OutsideUrls(String base) {
    this.base = base;
    this.scope = new UrlScope(base);
  }

  /** Counts the url of a key. */
  public void count(Key key) {
    urls++;
    switch (scope.of(key)) {
      case INSIDE -> {}
      case BESIDE -> beside = beside == null ? key.loc() : beside;
      case OUTSIDE -> {
        outside++;
        example = example == null ? key.loc() : example;
      }
    }
  }

  /** Counts the urls of a file. Of those that are outside, the first by hash is the example. */
  public void count(List<Item> items) {
    Item first = null;
    Item firstBeside = null;
    for (Item item : items) {
      urls++;
      switch (scope.of(item.key())) {
        case INSIDE -> {}
        case BESIDE -> firstBeside = first(firstBeside, item);
        case OUTSIDE -> {
          outside++;
          first = first(first, item);
        }
      }
    }
    beside = beside == null && firstBeside != null ? firstBeside.key().loc() : beside;
    example = example == null && first != null ? first.key().loc() : example;
  }

  private static Item first(@Nullable Item a, Item b) {
    return a == null || Long.compareUnsigned(b.hash(), a.hash()) < 0 ? b : a;
  }

  /** Counts urls that were left out, as the public cannot reach their hosts. */
  public void leftOut(long notPublic) {
    urls += notPublic;
    outside += notPublic;
  }

  /** Counts the urls of a published file that stays as it is. */
  public void keep(Part part) {
    urls += part.urls();
    outside += part.outside();
  }

  /** Adds what was counted elsewhere, for the same directory. */
  public void add(OutsideUrls other) {
    urls += other.urls;
    outside += other.outside;
    example = example == null ? other.example : example;
    beside = beside == null ? other.beside : beside;
  }

  /**
   * Reports all urls of other sites, as one problem.
   *
   * @param most the percentage of urls that may be of other sites
   * @param name the name of the set in messages
   * @throws ShareException if more are
   */
  public void report(int most, String name, Problems problems) {
    if (outside == 0) {
      return;
    }
    String such = example == null ? "" : ", such as " + Problem.quoted(example);
    if (outside * ALL > (double) urls * most) {
      double share = (double) outside / urls;
      String all = ShownNumber.counted(urls, "url");
      throw new ShareException(
          PublishCodes.OUTSIDE,
          ShownNumber.counted(outside, "of " + all + " has", "of " + all + " have")
              + " another scheme or host than the base url "
              + base
              + " ("
              + ShownNumber.percent(ShareException.percent(share))
              + ")"
              + such
              + "; at most "
              + ShownNumber.percent(most)
              + " may, so nothing was written",
          name,
          share,
          UrlParts.root(base));
    }
    problems.report(
        new Problem(
            Severity.WARNING,
            PublishCodes.OUTSIDE.id(),
            ShownNumber.counted(outside, "url has", "urls have")
                + " another scheme or host than the base url "
                + base
                + such
                + "; crawlers ignore "
                + (outside == 1 ? "it" : "them")
                + " unless the robots.txt of that site names this sitemap",
            Location.of(name),
            null,
            example,
            false));
  }

  /**
   * Returns what is to do if urls of the site are not in the directory, in one sentence; empty if
   * there are none.
   */
  public Optional<String> advice() {
    return Optional.ofNullable(beside)
        .map(
            url ->
                "there are urls outside of "
                    + base
                    + ", such as "
                    + url
                    + ": name "
                    + base
                    + SetNames.ENTRY_POINT
                    + " in "
                    + UrlParts.root(base)
                    + "robots.txt or in Search Console, or crawlers ignore them");
  }
}
