package io.github.sitemaptoolkit.cli.tell;

import io.github.sitemaptoolkit.cli.option.PagesOfSite;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.pages.option.Crawlers;
import io.github.sitemaptoolkit.pages.option.PageListener;
import io.github.sitemaptoolkit.pages.option.PageListener.LeftOut;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.url.CanonicalUrl;
import java.io.IOException;
import java.util.HashSet;
import java.util.Set;

/** The pages in a folder that must not be indexed. */
final class HiddenPages {

  private final Set<String> urls = new HashSet<>(); // canonical

  /**
   * Reads a folder.
   *
   * @throws io.github.sitemaptoolkit.problem.SitemapException if there are no pages
   */
  HiddenPages(PagesOfSite pages, Context context) throws IOException {
    Context all =
        context.with(new Crawlers(Set.of())); // what one engine must not index, others may
    pages.read(all, new Problems(), this::add, url -> {}); // nothing is published of them
  }

  private void add(LeftOut file) {
    if (file.reason() == PageListener.Reason.NOINDEX) {
      urls.add(CanonicalUrl.of(file.url()));
    }
  }

  boolean has(String url) {
    return urls.contains(CanonicalUrl.of(url));
  }
}
