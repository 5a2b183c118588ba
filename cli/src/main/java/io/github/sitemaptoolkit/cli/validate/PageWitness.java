package io.github.sitemaptoolkit.cli.validate;

import io.github.sitemaptoolkit.cli.option.PagesOfSite;
import io.github.sitemaptoolkit.converters.option.ContentMedia;
import io.github.sitemaptoolkit.converters.option.FeedOptions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.pages.HtmlFormat;
import io.github.sitemaptoolkit.pages.option.PageListener;
import io.github.sitemaptoolkit.pages.option.PageListener.LeftOut;
import io.github.sitemaptoolkit.pages.option.PageOptions;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.validator.site.SiteCheck;
import io.github.sitemaptoolkit.validator.site.SiteCodes;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Compares sitemaps with the pages in a folder, as if a crawl had found them. */
final class PageWitness {

  private PageWitness() {}

  /**
   * Reads the pages.
   *
   * @param missing accepts the problems because of which pages are missing
   * @throws io.github.sitemaptoolkit.problem.SitemapException if there are none
   */
  static void read(PagesOfSite pages, SiteCheck site, Context context, Consumer<Problem> missing)
      throws IOException {
    Path folder = pages.folder();
    Location at = Location.of(folder.toString());
    var problems =
        new Problems(
            problem -> {
              if (problem.missing()) {
                site.crawlIsIncomplete();
                missing.accept(problem);
              }
            });
    Context reading =
        pages
            .applyTo(context)
            .withProblems(problems)
            .with(FeedOptions.DEFAULTS.withContentMedia(ContentMedia.NONE))
            .with(PageOptions.DEFAULTS.withLastmod(List.of()))
            .with(new PageListener(file -> add(file, at, site)));
    try (Source source = Source.ofDirectory(folder);
        EntryReader<UrlEntry> entries = new HtmlFormat().reader(source, reading)) {
      for (UrlEntry page = entries.read(); page != null; page = entries.read()) {
        site.addCrawled(page.loc(), null, "", at);
      }
    }
  }

  private static void add(LeftOut file, Location at, SiteCheck site) {
    Code fault = fault(file);
    if (fault != null) {
      site.addCrawled(file.url(), fault, Problem.quoted(file.path()) + " is a " + file.words(), at);
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
