package io.github.sitemaptoolkit.cli.tell;

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
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.url.CanonicalUrl;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
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
    Context reading =
        pages
            .applyTo(context)
            .withProblems(new Problems()) // nothing is published of them
            .with(FeedOptions.DEFAULTS.withContentMedia(ContentMedia.NONE))
            .with(PageOptions.DEFAULTS.withLastmod(List.of()))
            .with(new PageListener(this::add));
    try (Source source = Source.ofDirectory(pages.folder());
        EntryReader<UrlEntry> entries = new HtmlFormat().reader(source, reading)) {
      UrlEntry page = entries.read();
      while (page != null) {
        page = entries.read();
      }
    }
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
