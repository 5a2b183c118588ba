package io.github.sitemaptoolkit.publisher.internal.growth;

/**
 * What the feeds of this run say of each item. Of each feed, newer documents are read before older
 * ones, so what was said first counts.
 */
final class SaidItems {

  /** What becomes of an item that is read. */
  enum Fate {
    /** It is used. */
    USED,
    /** A newer document gives it another url, or says that it is deleted. */
    OLD,
    /** Its document gives the same id to another url. */
    AMBIGUOUS
  }

  /** When an item was deleted, if that is unknown: after what has no date, before all dates. */
  static final long SOME_TIME = FeedLine.UNDATED + 1;

  private static final long NOWHERE = 0;

  private final LongTable pages = new LongTable(); // by identity; nowhere if deleted
  private final LongTable times = new LongTable();
  private final LongTable documents = new LongTable();

  /** Notes an item. */
  Fate add(FeedLine line, int document) {
    long identity = line.identity();
    long page = pages.get(identity, line.page());
    long time = times.get(identity, FeedLine.UNDATED);
    if (page == NOWHERE && line.time() <= time) {
      return Fate.OLD;
    } else if (page != NOWHERE && page != line.page()) {
      return documents.get(identity, -1) == document ? Fate.AMBIGUOUS : Fate.OLD;
    }
    pages.put(identity, line.page());
    times.put(identity, Math.max(time, line.time()));
    documents.put(identity, document);
    return Fate.USED;
  }

  /** Notes that an item was deleted, unless it was said later. */
  void delete(long identity, long when) {
    if (!pages.contains(identity) || when >= times.get(identity, FeedLine.UNDATED)) {
      pages.put(identity, NOWHERE);
      times.put(identity, when);
    }
  }

  /** Returns whether anything was said of the item of a line. */
  boolean knows(FeedLine line) {
    return pages.contains(line.identity());
  }

  /** Returns the url that the item of a line has now; 0 if it has none, or nothing was said. */
  long page(FeedLine line) {
    return pages.get(line.identity(), NOWHERE);
  }

  /** Returns whether the item of a line has its url. */
  boolean isAt(FeedLine line) {
    return pages.get(line.identity(), NOWHERE) == line.page();
  }

  /** Returns whether the item of a line was deleted after it was changed. */
  boolean isDeleted(FeedLine line) {
    long when = times.get(line.identity(), FeedLine.UNDATED);
    boolean deleted = knows(line) && pages.get(line.identity(), NOWHERE) == NOWHERE;
    return deleted && (when == SOME_TIME || when >= line.time());
  }
}
