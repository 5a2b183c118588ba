package io.github.sitemaptoolkit.converters.internal.feed.check;

import io.github.sitemaptoolkit.converters.internal.feed.source.ElementListener;
import io.github.sitemaptoolkit.converters.internal.feed.source.FeedLog;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.token.XmlCursor;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Checks the rules of a feed's format while it is read.
 *
 * <p>It follows all elements, also those that readers skip, so that readers need not know the
 * rules. Each open element is a {@link OpenPart}, which creates the parts for the elements in it.
 */
public final class FeedCheck implements ElementListener {

  private final DocumentPart document;
  private final boolean places;
  private final Deque<OpenPart> open = new ArrayDeque<>();

  /**
   * Creates a check of one feed.
   *
   * @param log receives what is found
   */
  public FeedCheck(FeedLog log, Context context) {
    this.document = new DocumentPart(log, context.extensions());
    this.places = context.places();
  }

  private OpenPart current() {
    OpenPart innermost = open.peek();
    return innermost == null ? document : innermost;
  }

  @Override
  public void start(XmlCursor at, String name) {
    open.push(current().child(new Tag(at, name, places)));
  }

  @Override
  public boolean wantsText() {
    return current().wantsText();
  }

  @Override
  public void text(XmlCursor at, String text) {
    current().text(at, text);
  }

  @Override
  public void end() {
    open.pop().end();
  }
}
