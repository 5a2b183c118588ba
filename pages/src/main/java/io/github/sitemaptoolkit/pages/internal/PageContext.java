package io.github.sitemaptoolkit.pages.internal;

import io.github.sitemaptoolkit.content.HtmlPage;
import io.github.sitemaptoolkit.converters.option.FeedOptions;
import io.github.sitemaptoolkit.feed.FeedContext;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.problem.Code;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** What extensions know of the site while they look at a page, and where they report. */
final class PageContext implements FeedContext {

  private final HtmlPage page;
  private final PageFile file;
  private final FeedOptions options;
  private final PageLog log;

  PageContext(HtmlPage page, PageFile file, Context context, FeedOptions options, PageLog log) {
    this.page = page;
    this.file = file;
    this.options = options;
    this.log = log;
  }

  /** Returns the name of the publisher, and the language of the page. */
  @Override
  public DocumentInfo document() {
    String publisher = page.data().publisher();
    String given = options.title();
    String name = publisher == null ? page.head().siteName() : publisher;
    String language = options.language();
    return DocumentInfo.of(DocumentInfo.Kind.FEED)
        .withTitle(given == null ? name : given)
        .withLanguage(language == null ? page.head().language() : language);
  }

  /** Returns whether an extension that guesses is wanted: only for pages that say they are news. */
  @Override
  public boolean isWanted(String id) {
    return page.data().isNews() && options.extensions().contains(id);
  }

  @Override
  public Instant now() {
    Instant asked = options.now();
    return asked == null ? Instant.now() : asked;
  }

  @Override
  public void problem(Code code, String message) {
    log.repeated(code, message, file.path());
  }

  @Override
  public void lost(String kind) {
    log.losses().add(kind);
  }

  @Override
  public void lost(String kind, @Nullable String value) {
    log.losses().add(kind, value);
  }

  @Override
  public void lostDetail(String kind, @Nullable String value) {
    log.losses().addDetail(kind, value);
  }
}
