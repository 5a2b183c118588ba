package io.github.sitemaptoolkit.limit;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One of the things that are limited in a document. Lengths are in bytes of UTF-8.
 *
 * <p>The defaults are far above what was found in real files (depth 5, 9 attributes, urls of 1,313
 * characters).
 *
 * @since 0.1
 */
public enum Limit {

  /** The whole document, decompressed; the default sets no limit, as nothing is held. */
  BYTES(Long.MAX_VALUE, 1, Long.MAX_VALUE),

  /** How deep elements may be nested; what is kept of them is gone through by recursion. */
  DEPTH(64, 1, 1000),

  /** Attributes of one element, declarations of namespaces counted. */
  ATTRIBUTES(100, 0, Limit.MOST_HELD),

  /** Declarations of namespaces in force at one place. */
  DECLARATIONS(256, 0, Limit.MOST_HELD),

  /** Different names of elements and attributes in the document, as they are remembered. */
  NAMES(4096, 1, Limit.MOST_HELD),

  /** One name. */
  NAME_LENGTH(1024, 1, Limit.MOST_HELD),

  /** One attribute's value. */
  ATTRIBUTE_LENGTH(64 * 1024, 1, Limit.MOST_HELD),

  /** Text between two tags. */
  TEXT_LENGTH(1 << 20, 1, Limit.MOST_HELD),

  /** Elements in one entry, at any depth. An entry is held as a whole. */
  ENTRY_ELEMENTS(100_000, 1, Limit.MOST_HELD),

  /** Texts and values of attributes in one entry, together. */
  ENTRY_LENGTH(8 << 20, 1, Limit.MOST_HELD),

  /** One comment or processing instruction; they are not held. */
  COMMENT_LENGTH(64L << 20, 1, Long.MAX_VALUE),

  /** A DOCTYPE, which is passed over. */
  DOCTYPE_LENGTH(64 * 1024, 0, Integer.MAX_VALUE),

  /**
   * How many times longer than the compressed data a document may be, once it has 1 MiB. Real
   * sitemaps shrink to a seventieth at best.
   */
  GZIP_RATIO(200, 1, Long.MAX_VALUE);

  /** More than a whole sitemap may have, and no more than arrays have room for. */
  private static final int MOST_HELD = 1 << 26;

  private final long standard;
  private final long least;
  private final long most;

  Limit(long standard, long least, long most) {
    this.standard = standard;
    this.least = least;
    this.most = most;
  }

  /** Returns its name for people, such as {@code text-length}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Returns the limit of an id. */
  public static Optional<Limit> find(String id) {
    return Stream.of(values()).filter(limit -> limit.id().equals(id)).findFirst();
  }

  /** Returns the limit that holds where nothing else is said. */
  public long standard() {
    return standard;
  }

  /** Returns the least that it can be set to: less would leave room for nothing. */
  public long least() {
    return least;
  }

  /** Returns the most that it can be set to. */
  public long most() {
    return most;
  }

  /** Throws an exception that says what it can be set to, unless it can be set to this. */
  void check(long value) {
    if (value < least || value > most) {
      throw new IllegalArgumentException(id() + " is " + least + " to " + most + ", not " + value);
    }
  }
}
