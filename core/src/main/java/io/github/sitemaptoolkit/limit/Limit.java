package io.github.sitemaptoolkit.limit;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The limits for documents that are read. Lengths are in bytes of UTF-8.
 *
 * <p>The defaults are far above the maxima found in real files (depth 5, 9 attributes, urls of
 * 1,313 characters).
 *
 * @since 0.1
 */
public enum Limit {

  /** The length of the document, decompressed. Defaults to no limit, as documents are streamed. */
  BYTES(Long.MAX_VALUE, 1, Long.MAX_VALUE),

  /** The depth of nested elements. Limited because unknown markup is processed recursively. */
  DEPTH(64, 1, 1000),

  /** The number of attributes of an element, including namespace declarations. */
  ATTRIBUTES(100, 0, Limit.MOST_HELD),

  /** The number of namespace declarations in scope at one place. */
  DECLARATIONS(256, 0, Limit.MOST_HELD),

  /**
   * The number of different element and attribute names in the document, which are kept in memory.
   */
  NAMES(4096, 1, Limit.MOST_HELD),

  /** The length of a name. */
  NAME_LENGTH(1024, 1, Limit.MOST_HELD),

  /** The length of an attribute's value. */
  ATTRIBUTE_LENGTH(64 * 1024, 1, Limit.MOST_HELD),

  /** The length of the text between two tags. */
  TEXT_LENGTH(1 << 20, 1, Limit.MOST_HELD),

  /**
   * The number of elements and attributes in an entry, at any depth. Entries are kept in memory as
   * a whole.
   */
  ENTRY_ELEMENTS(100_000, 1, Limit.MOST_HELD),

  /** The total length of texts and attribute values in an entry. */
  ENTRY_LENGTH(8 << 20, 1, Limit.MOST_HELD),

  /**
   * The length of a comment or processing instruction. They are not kept in memory; a longer one is
   * skipped and reported.
   */
  COMMENT_LENGTH(64L << 20, 1, Long.MAX_VALUE),

  /** The length of a DOCTYPE, which is not kept in memory; a longer one is skipped and reported. */
  DOCTYPE_LENGTH(64 * 1024, 0, Integer.MAX_VALUE),

  /**
   * The ratio between the decompressed and the compressed length, for what follows the first MiB.
   * Real sitemaps reach 70 at most.
   */
  GZIP_RATIO(200, 1, Long.MAX_VALUE);

  /** More than a whole sitemap may have, but small enough for an array. */
  private static final int MOST_HELD = 1 << 26;

  private final long standard;
  private final long least;
  private final long most;

  Limit(long standard, long least, long most) {
    this.standard = standard;
    this.least = least;
    this.most = most;
  }

  /** Returns the name of the limit, such as {@code text-length}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Returns the limit with an id; empty if there is none. */
  public static Optional<Limit> find(String id) {
    return Stream.of(values()).filter(limit -> limit.id().equals(id)).findFirst();
  }

  /** Returns the default value. */
  public long standard() {
    return standard;
  }

  /** Returns the lowest value that the limit can be set to. */
  public long least() {
    return least;
  }

  /** Returns the highest value that the limit can be set to. */
  public long most() {
    return most;
  }

  /** Throws an exception if the limit cannot be set to a value. */
  void check(long value) {
    if (value < least || value > most) {
      throw new IllegalArgumentException(
          id() + " must be " + least + " to " + most + ", not " + value);
    }
  }
}
