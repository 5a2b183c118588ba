package io.github.sitemaptoolkit.converters.feed;

/** Stub. */
final class OldDialects {
  private OldDialects() {}

  @SuppressWarnings("DoNotCallSuggester")
  static Dialect rss(Feed feed, String version) {
    throw FeedReader.unsupported("RSS " + version + " is not read yet", feed.cursor().location());
  }

  @SuppressWarnings("DoNotCallSuggester")
  static Dialect rdf(Feed feed) {
    throw FeedReader.unsupported("RSS 0.90 is not read yet", feed.cursor().location());
  }
}
