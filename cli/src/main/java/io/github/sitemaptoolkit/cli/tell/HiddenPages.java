package io.github.sitemaptoolkit.cli.tell;

import io.github.sitemaptoolkit.cli.option.PagesOfSite;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.pages.option.Crawlers;
import io.github.sitemaptoolkit.pages.option.PageOptions;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.site.evidence.FolderSource;
import io.github.sitemaptoolkit.validator.evidence.Fact;
import io.github.sitemaptoolkit.validator.evidence.FactKind;
import io.github.sitemaptoolkit.validator.evidence.FactTarget;
import java.io.IOException;
import java.util.List;
import java.util.Set;

/** The pages in a folder that must not be indexed. */
final class HiddenPages {

  private static final FactTarget ASKED_LATER =
      new FactTarget() {
        @Override
        public void add(Fact fact) {
          // it is asked for when its url is to be told
        }

        @Override
        public void incomplete() {
          // what is not known to be hidden is told
        }
      };

  private final FolderSource folder;

  /**
   * Reads a folder.
   *
   * @throws io.github.sitemaptoolkit.problem.SitemapException if there are no pages
   */
  HiddenPages(PagesOfSite pages, Context context) throws IOException {
    Context all =
        context
            .withProblems(new Problems()) // nothing is published of them
            .with(context.options(PageOptions.DEFAULTS).withLastmod(List.of()))
            .with(new Crawlers(Set.of())); // what one engine must not index, others may
    folder = FolderSource.of(pages.folder(), pages.url(), pages.applyTo(all));
    folder.read(ASKED_LATER);
  }

  boolean has(String url) {
    Fact fact = folder.ask(url);
    return fact != null && fact.kind() == FactKind.NOINDEX;
  }
}
