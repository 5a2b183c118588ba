package io.github.sitemaptoolkit.limit;

import java.util.function.ToLongFunction;

/**
 * The values of all limits for documents that are read. They protect against hostile input, and are
 * far above what sitemaps and feeds need. {@link Limit} explains each of them.
 *
 * <p>An element whose text, name or attributes exceed a limit, or that is nested too deeply, is
 * left out and reported; so is an entry whose url is left out. If an entry or the whole document
 * exceeds a limit, reading ends with a {@link LimitException} after all entries before that place.
 * {@link Limit#BYTES} and {@link Limit#GZIP_RATIO} apply to all formats, the others to XML. {@link
 * Limit#ENTRY_ELEMENTS}, {@link Limit#ENTRY_LENGTH} and {@link Limit#TEXT_LENGTH} also apply to
 * JSON, where what exceeds them is left out, and those of lengths and names to workbooks.
 * Immutable.
 *
 * @param bytes {@link Limit#BYTES}
 * @param depth {@link Limit#DEPTH}
 * @param attributes {@link Limit#ATTRIBUTES}
 * @param declarations {@link Limit#DECLARATIONS}
 * @param names {@link Limit#NAMES}
 * @param nameLength {@link Limit#NAME_LENGTH}
 * @param attributeLength {@link Limit#ATTRIBUTE_LENGTH}
 * @param textLength {@link Limit#TEXT_LENGTH}
 * @param entryElements {@link Limit#ENTRY_ELEMENTS}
 * @param entryLength {@link Limit#ENTRY_LENGTH}
 * @param commentLength {@link Limit#COMMENT_LENGTH}
 * @param doctypeLength {@link Limit#DOCTYPE_LENGTH}
 * @param gzipRatio {@link Limit#GZIP_RATIO}
 * @since 0.1
 */
public record Limits(
    long bytes,
    int depth,
    int attributes,
    int declarations,
    int names,
    int nameLength,
    int attributeLength,
    int textLength,
    int entryElements,
    int entryLength,
    long commentLength,
    int doctypeLength,
    long gzipRatio) {

  /** The default limits. */
  public static final Limits DEFAULT = of(Limit::standard);

  /** Rejects values that are too low for any document or too high for any memory. */
  public Limits {
    Limit.BYTES.check(bytes);
    Limit.DEPTH.check(depth);
    Limit.ATTRIBUTES.check(attributes);
    Limit.DECLARATIONS.check(declarations);
    Limit.NAMES.check(names);
    Limit.NAME_LENGTH.check(nameLength);
    Limit.ATTRIBUTE_LENGTH.check(attributeLength);
    Limit.TEXT_LENGTH.check(textLength);
    Limit.ENTRY_ELEMENTS.check(entryElements);
    Limit.ENTRY_LENGTH.check(entryLength);
    Limit.COMMENT_LENGTH.check(commentLength);
    Limit.DOCTYPE_LENGTH.check(doctypeLength);
    Limit.GZIP_RATIO.check(gzipRatio);
  }

  private static Limits of(ToLongFunction<Limit> most) {
    return new Limits(
        most.applyAsLong(Limit.BYTES),
        (int) most.applyAsLong(Limit.DEPTH),
        (int) most.applyAsLong(Limit.ATTRIBUTES),
        (int) most.applyAsLong(Limit.DECLARATIONS),
        (int) most.applyAsLong(Limit.NAMES),
        (int) most.applyAsLong(Limit.NAME_LENGTH),
        (int) most.applyAsLong(Limit.ATTRIBUTE_LENGTH),
        (int) most.applyAsLong(Limit.TEXT_LENGTH),
        (int) most.applyAsLong(Limit.ENTRY_ELEMENTS),
        (int) most.applyAsLong(Limit.ENTRY_LENGTH),
        most.applyAsLong(Limit.COMMENT_LENGTH),
        (int) most.applyAsLong(Limit.DOCTYPE_LENGTH),
        most.applyAsLong(Limit.GZIP_RATIO));
  }

  /** Returns the value of a limit. */
  public long get(Limit limit) {
    return switch (limit) {
      case BYTES -> bytes;
      case DEPTH -> depth;
      case ATTRIBUTES -> attributes;
      case DECLARATIONS -> declarations;
      case NAMES -> names;
      case NAME_LENGTH -> nameLength;
      case ATTRIBUTE_LENGTH -> attributeLength;
      case TEXT_LENGTH -> textLength;
      case ENTRY_ELEMENTS -> entryElements;
      case ENTRY_LENGTH -> entryLength;
      case COMMENT_LENGTH -> commentLength;
      case DOCTYPE_LENGTH -> doctypeLength;
      case GZIP_RATIO -> gzipRatio;
    };
  }

  /**
   * Returns a copy with the given value for one limit.
   *
   * @throws IllegalArgumentException if the limit cannot be set to this value
   */
  public Limits with(Limit changed, long most) {
    changed.check(most);
    return of(limit -> limit == changed ? most : get(limit));
  }
}
