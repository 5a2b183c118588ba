package io.github.sitemaptoolkit.cli.validate;

import io.github.sitemaptoolkit.cli.option.PagesOfSite;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.pages.option.Crawlers;
import io.github.sitemaptoolkit.pages.option.PageListener;
import io.github.sitemaptoolkit.pages.option.PageListener.LeftOut;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.validator.site.SiteCheck;
import io.github.sitemaptoolkit.validator.site.SiteCodes;
import java.io.IOException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Compares sitemaps with the pages in a folder, as if a crawl had found them. */
public final class FolderCrawl {

  private FolderCrawl() {}

  /**
   * Reads the pages.
   *
   * @param missing accepts the problems because of which pages are missing
   * @throws io.github.sitemaptoolkit.problem.SitemapException if there are none
   */
  public static void read(
      PagesOfSite pages, SiteCheck site, Context context, Consumer<Problem> missing)
      throws IOException {
    Location at = Location.of(pages.folder().toString());
    var problems =
        new Problems(
            problem -> {
              if (problem.missing()) {
                site.crawlIsIncomplete();
                missing.accept(problem);
              }
            });
    Context reading = context.with(new Crawlers(site.profile().crawlers()));
    pages.read(
        reading, problems, file -> add(file, at, site), url -> site.addCrawled(url, null, "", at));
  }

  private static void add(LeftOut file, Location at, SiteCheck site) {
    Code fault = fault(file);
    if (fault != null) {
      String target = file.target();
      boolean canonical = target != null && file.reason() == PageListener.Reason.CANONICAL;
      String words = Problem.quoted(file.path()) + " is a " + file.words();
      site.addCrawled(
          file.url(), fault, canonical ? words + ": canonical is " + target : words, at);
    }
  }

  private static @Nullable Code fault(LeftOut file) {
    return switch (file.reason()) {
      case REDIRECT -> SiteCodes.REDIRECT;
      case NOINDEX -> SiteCodes.NOINDEX;
      case CANONICAL -> SiteCodes.CANONICAL_OTHER;
      case ROBOTS -> SiteCodes.ROBOTS_BLOCKED;
      case OTHER -> null;
    };
  }
}
