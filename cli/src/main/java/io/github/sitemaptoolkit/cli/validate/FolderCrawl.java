package io.github.sitemaptoolkit.cli.validate;

import io.github.sitemaptoolkit.cli.option.PagesOfSite;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.pages.option.Crawlers;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.site.evidence.FolderSource;
import io.github.sitemaptoolkit.validator.site.SiteCheck;
import java.io.IOException;
import java.util.function.Consumer;

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
    var problems =
        new Problems(
            problem -> {
              if (problem.missing()) {
                missing.accept(problem);
              }
            });
    Context reading = context.with(new Crawlers(site.profile().crawlers())).withProblems(problems);
    site.addEvidence(FolderSource.of(pages.folder(), pages.url(), pages.applyTo(reading)));
  }
}
