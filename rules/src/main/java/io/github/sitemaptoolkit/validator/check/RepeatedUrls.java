package io.github.sitemaptoolkit.validator.check;

import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.EntryCodes;
import io.github.sitemaptoolkit.url.CanonicalUrl;
import io.github.sitemaptoolkit.url.PageUrls;
import io.github.sitemaptoolkit.validator.repeat.MoreUrls;
import io.github.sitemaptoolkit.validator.repeat.SeenUrls;
import org.jspecify.annotations.Nullable;

/** Finds the urls of a document that occur twice, or are probably those of one page. */
final class RepeatedUrls {

  private static final String LOC = "loc";

  private final FindingSink sink;
  private final PageUrls urls;
  private final SeenUrls seen;
  private final @Nullable MoreUrls more;
  private final boolean index;
  private boolean moved; // to more, as there was no room
  private boolean allowed;

  /**
   * Creates a check.
   *
   * @param urls knows the urls that were judged
   * @param seen empty
   * @param more takes the urls if there is no room for more; null if that shall be told
   * @param index whether the document is a sitemap index
   */
  RepeatedUrls(
      FindingSink sink, PageUrls urls, SeenUrls seen, @Nullable MoreUrls more, boolean index) {
    this.sink = sink;
    this.urls = urls;
    this.seen = seen;
    this.more = more;
    this.index = index;
  }

  /** Allows a url to occur several times, as in a list of changes. */
  void allow() {
    allowed = true;
  }

  /** Adds the url of an entry. */
  void add(String loc, Places places) {
    if (allowed) {
      return;
    }
    MoreUrls target = more;
    if (!moved) {
      String earlier = seen.addPage(loc, urls, places.ofField(LOC).line());
      if (earlier != null) {
        report(places, LOC, loc, earlier, seen.line());
      } else if (seen.isFull() && target != null) {
        seen.moveTo(target);
        moved = true;
      }
    }
    if (moved && target != null) {
      seen.pass(loc, urls, places.ofField(LOC).line(), target, () -> place(places));
    }
  }

  private static MoreUrls.Place place(Places places) {
    return new MoreUrls.Place(places.of(LOC), places.path(LOC), places.documentPath(LOC));
  }

  private void report(Places places, String path, String loc, String earlier, long line) {
    boolean same = earlier.equals(loc);
    Code equal = index ? EntryCodes.CHILD_DUPLICATE : EntryCodes.LOC_DUPLICATE;
    String where = line > 0 ? " (line " + line + ")" : "";
    sink.report(
        same ? equal : CheckCodes.LOC_EQUIVALENT,
        places,
        path,
        loc,
        () ->
            same
                ? Problem.quoted(loc) + " occurs before" + where
                : Problem.quoted(loc)
                    + (CanonicalUrl.of(loc).equals(CanonicalUrl.of(earlier))
                        ? " is"
                        : " is probably")
                    + " the same page as "
                    + Problem.quoted(earlier)
                    + where);
  }

  /** Reports what is only known at the end. */
  void finish(Location file) {
    MoreUrls target = more;
    if (moved && target != null) {
      target.finish(this::again);
    } else if (seen.isFull()) {
      sink.report(
          CheckCodes.BOUND_REACHED,
          file,
          () -> "urls that occur twice are only looked for among the first " + seen.size());
    }
  }

  private void again(String loc, MoreUrls.Place place, String earlier, long line) {
    var places = new Places(place.at(), "", path -> place.documentPath());
    report(places, place.path(), loc, earlier, line);
  }
}
