package io.github.sitemaptoolkit.site.visit;

import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.remote.http.RemoteClient;
import io.github.sitemaptoolkit.text.ShownNumber;
import io.github.sitemaptoolkit.url.UrlParts;
import io.github.sitemaptoolkit.validator.evidence.Fact;
import io.github.sitemaptoolkit.validator.evidence.FactList;
import io.github.sitemaptoolkit.validator.site.PageSample;
import io.github.sitemaptoolkit.validator.site.SiteCheck;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Looks at a sample of pages, slowly, and as the robots.txt of their sites allows. */
final class PageVisits {

  private static final Location PAGE = Location.of("the page");
  private static final long PAUSE = 1_000; // milliseconds
  private static final long LONGEST = 10_000; // that a robots.txt can ask for

  private final RemoteClient client;
  private final PageVisitor visitor;
  private final RobotsOfSites robots;
  private final long pause;
  private long looked;
  private long disallowed;

  /** Creates visits. Pages are a second apart, or as far as the options of the client say. */
  PageVisits(RemoteClient client, PageVisitor visitor, RobotsOfSites robots) {
    this.client = client;
    this.visitor = visitor;
    this.robots = robots;
    this.pause = client.options().rate() == 0 ? PAUSE : 0;
  }

  /**
   * Looks at pages, and adds what is wrong with them.
   *
   * @param visited the file of those that need not be looked at again; null for none
   * @param listener is told of each page before it is looked at
   */
  void visit(PageSample sample, @Nullable Path visited, SiteCheck site, VisitListener listener)
      throws IOException {
    List<UrlEntry> pages = sample.pages();
    List<Fact> facts = new ArrayList<>();
    try (var file = new VisitedPages(visited)) {
      for (int i = 0; i < pages.size(); i++) {
        listener.looking("page " + (i + 1) + " of " + pages.size());
        UrlEntry page = pages.get(i);
        Visit known = file.of(page.loc());
        Visit visit = known == null ? look(page) : known;
        if (visit != null) {
          looked++;
          facts.add(new Fact(page.loc(), visit.kind(), "", visit.words(), PAGE));
          if (known == null) {
            file.add(page.loc(), visit);
          }
        }
      }
    }
    site.addEvidence(new FactList(PAGE.source(), true, false, facts));
  }

  /** Looks at a page; returns null if that is not allowed. */
  private @Nullable Visit look(UrlEntry page) throws IOException {
    String url = page.loc();
    if (!UrlParts.isHttp(url) || UrlParts.root(url).isEmpty()) {
      return null;
    }
    RobotsOfSites.Answer rules = robots.of(url);
    if (!rules.allows(url)) {
      disallowed++;
      return null;
    }
    long least = Math.min(LONGEST, Math.max(pause, rules.delay()));
    client.slowDown(url, Duration.ofMillis(least));
    return visitor.visit(page);
  }

  /** Returns how many pages were looked at, as a line. */
  String summary() {
    return ShownNumber.counted(looked, "page")
        + " fetched"
        + (disallowed == 0 ? "" : ", " + disallowed + " not: robots.txt disallows them");
  }
}
