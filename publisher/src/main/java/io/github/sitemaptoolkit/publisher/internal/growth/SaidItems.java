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

  /** The bits of a number that hold the document, and whether the entry was taken. */
  private static final long DOCUMENT = 0x7FFF;

  private static final long TAKEN = 0x8000;
  private static final long PAGE = ~(DOCUMENT | TAKEN);

  private final LongTable items = new LongTable(); // by identity: the url, and the bits above
  private final LongTable deletions = new LongTable(); // by identity: when

  /** Notes an item. */
  Fate add(FeedLine line, int document) {
    long identity = line.identity();
    long known = items.get(identity, 0);
    if (known == 0 && isRefused(line)) {
      return Fate.OLD;
    } else if (known != 0 && !isAt(line)) {
      return (known & DOCUMENT) == (document & DOCUMENT) ? Fate.AMBIGUOUS : Fate.OLD;
    } else if (known == 0) {
      items.put(identity, page(line) | (document & DOCUMENT));
    }
    return Fate.USED;
  }

  /** Notes that the entry of an item becomes part of the set. */
  void take(FeedLine line) {
    items.put(line.identity(), items.get(line.identity(), page(line)) | TAKEN);
  }

  private static long page(FeedLine line) {
    long page = line.page() & PAGE;
    return page == 0 ? PAGE : page;
  }

  /** Notes that an item was deleted. */
  void delete(long identity, long when) {
    deletions.put(identity, Math.max(when, deletions.get(identity, when)));
  }

  /** Returns whether an item of the id of a line was read. */
  boolean has(FeedLine line) {
    return items.contains(line.identity());
  }

  /** Returns whether the item of a line was read, and has its url. */
  boolean isAt(FeedLine line) {
    return (items.get(line.identity(), 0) & PAGE) == page(line);
  }

  /** Returns whether the item of a line was read, and its entry has become part of the set. */
  boolean isTaken(FeedLine line) {
    return (items.get(line.identity(), 0) & TAKEN) != 0;
  }

  /** Returns whether the item of a published line was deleted after it was changed. */
  boolean isDeleted(FeedLine published) {
    long when = deletions.get(published.identity(), FeedLine.UNDATED);
    return when == SOME_TIME || isRefused(published);
  }

  /** Returns whether an item that is read was deleted after it was changed. */
  boolean isRefused(FeedLine said) {
    long when = deletions.get(said.identity(), FeedLine.UNDATED);
    return when != FeedLine.UNDATED && when >= said.time();
  }
}
