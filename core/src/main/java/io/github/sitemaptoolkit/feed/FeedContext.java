package io.github.sitemaptoolkit.feed;

import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.problem.Severity;

/** What an extension may ask and say while it looks for its values in a feed's item. */
public interface FeedContext {

  /** Returns what is known of the feed as a whole. */
  DocumentInfo document();

  /** Reports a problem with the item. */
  void problem(Severity severity, String code, String message);

  /** Tells that something of the item has no place in the value: reported once a kind, counted. */
  void lost(String kind);
}
