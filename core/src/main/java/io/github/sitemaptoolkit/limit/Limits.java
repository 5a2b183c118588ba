package io.github.sitemaptoolkit.limit;

import java.util.function.ToLongFunction;

/**
 * How much of a document is taken before reading stops: what no sitemap or feed needs, and what an
 * attack would use. {@link Limit} says what each of them is about.
 *
 * <p>An element with a text, a name or an attribute that passes its limit, or with too many
 * attributes, or too deep, is left out with a problem, and so is an entry whose url is. What passes
 * a limit of an entry or of the whole document ends the reading with a {@link LimitException},
 * after every entry before that place was delivered. Those of the whole document and of gzip hold
 * for all formats, the others for XML. Immutable.
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

  /** The limits that hold where nothing else is said. */
  public static final Limits DEFAULT = of(Limit::standard);

  /** Refuses limits that nothing could stay within, or no memory could hold. */
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

  /** Returns one of them. */
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
   * Returns these limits with another for one thing.
   *
   * @throws IllegalArgumentException if it cannot be set to that
   */
  public Limits with(Limit changed, long most) {
    changed.check(most);
    return of(limit -> limit == changed ? most : get(limit));
  }
}
