package io.github.sitemaptoolkit.converters.internal.feed;

import io.github.sitemaptoolkit.feed.FeedContext;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.problem.Code;
import org.jspecify.annotations.Nullable;

/** What extensions know of a feed while its items are converted, and where they report. */
public abstract class ItemContext implements FeedContext {

  private final ItemLog log;
  private DocumentInfo feed;

  protected ItemContext(ItemLog log, DocumentInfo feed) {
    this.log = log;
    this.feed = feed;
  }

  /** Sets the data about the feed. */
  public final void feed(DocumentInfo value) {
    feed = value;
  }

  @Override
  public final DocumentInfo document() {
    return feed;
  }

  @Override
  public final void problem(Code code, String message) {
    log.report(code, message);
  }

  @Override
  public final void lost(String kind) {
    log.lost(kind, null);
  }

  @Override
  public final void lost(String kind, @Nullable String value) {
    log.lost(kind, value);
  }

  @Override
  public final void lostDetail(String kind, @Nullable String value) {
    log.lostDetail(kind, value);
  }
}
