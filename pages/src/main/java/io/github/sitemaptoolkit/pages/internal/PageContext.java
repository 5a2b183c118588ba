package io.github.sitemaptoolkit.pages.internal;

import io.github.sitemaptoolkit.content.HtmlPage;
import io.github.sitemaptoolkit.content.statement.StructuredData;
import io.github.sitemaptoolkit.converters.option.FeedOptions;
import io.github.sitemaptoolkit.feed.FeedContext;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.problem.Code;
import java.time.Instant;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What extensions know of the site while they look at a page, and where they report. */
final class PageContext implements FeedContext {

  /** The crawler of news. Source: Google on the robots meta tag. */
  private static final Set<String> NEWS = Set.of("googlebot-news");

  private final HtmlPage page;
  private final StructuredData data;
  private final PageFile file;
  private final FeedOptions options;
  private final PageLog log;

  PageContext(HtmlPage page, StructuredData data, PageFile file, FeedOptions options, PageLog log) {
    this.page = page;
    this.data = data;
    this.file = file;
    this.options = options;
    this.log = log;
  }

  /** Returns the name of the publisher, and the language of the page. */
  @Override
  public DocumentInfo document() {
    return DocumentInfo.of(DocumentInfo.Kind.FEED).withTitle(name()).withLanguage(language());
  }

  private @Nullable String name() {
    String given = options.title();
    String publisher = data.publisher() == null ? page.head().siteName() : data.publisher();
    return given == null ? publisher : given;
  }

  private @Nullable String language() {
    String given = options.language();
    String said = data.language() == null ? page.head().language() : data.language();
    return given == null ? said : given;
  }

  /** Returns whether an extension that guesses is wanted: only for pages that say they are news. */
  @Override
  public boolean isWanted(String id) {
    if (!data.isNews() || !options.extensions().contains(id)) {
      return false;
    }
    if (page.head().robots().forbidIndex(NEWS, now())) {
      log.losses().addDetail("article with noindex for news crawlers", file.path());
      return false;
    }
    boolean known = name() != null && language() != null;
    if (!known) {
      log.repeated(
          PageCodes.STRUCTURED_DATA,
          name() == null
              ? "with a news article whose publication is not named, so that they are not written as"
                  + " news; name it with --title"
              : "with a news article whose language is not known, so that they are not written as"
                  + " news; name it with --language",
          file.path());
    }
    return known;
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
