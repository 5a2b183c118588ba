package io.github.sitemaptoolkit.cli.validate;

import io.github.sitemaptoolkit.cli.option.PagesOfSite;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.pages.option.Crawlers;
import io.github.sitemaptoolkit.pages.option.PageListener;
import io.github.sitemaptoolkit.pages.option.PageListener.LeftOut;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.validator.evidence.Fact;
import io.github.sitemaptoolkit.validator.evidence.FactKind;
import io.github.sitemaptoolkit.validator.evidence.FactList;
import io.github.sitemaptoolkit.validator.site.SiteCheck;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
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
    List<Fact> facts = new ArrayList<>();
    boolean[] cut = {false};
    var problems =
        new Problems(
            problem -> {
              if (problem.missing()) {
                cut[0] = true;
                missing.accept(problem);
              }
            });
    Context reading = context.with(new Crawlers(site.profile().crawlers()));
    pages.read(
        reading,
        problems,
        file -> add(file, at, facts),
        url -> facts.add(new Fact(url, FactKind.FINE, "", "", at)));
    site.addEvidence(new FactList(at.source(), true, !cut[0], facts));
  }

  private static void add(LeftOut file, Location at, List<Fact> facts) {
    FactKind kind = kind(file);
    if (kind != null) {
      String target = file.target();
      boolean canonical = target != null && file.reason() == PageListener.Reason.CANONICAL;
      String words = Problem.quoted(file.path()) + " is a " + file.words();
      String value = canonical ? String.valueOf(target) : "";
      facts.add(
          new Fact(
              file.url(), kind, value, canonical ? words + ": canonical is " + target : words, at));
    }
  }

  private static @Nullable FactKind kind(LeftOut file) {
    return switch (file.reason()) {
      case REDIRECT -> FactKind.REDIRECT;
      case NOINDEX -> FactKind.NOINDEX;
      case CANONICAL -> FactKind.CANONICAL;
      case ROBOTS -> FactKind.BLOCKED;
      case OTHER -> null;
    };
  }
}
