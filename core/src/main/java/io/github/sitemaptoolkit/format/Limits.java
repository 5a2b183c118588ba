package io.github.sitemaptoolkit.format;

/**
 * How much of an XML document is taken before reading stops: what no sitemap or feed needs, and
 * what an attack would use.
 *
 * <p>Passing one ends the reading with {@code xml.limit}, after every entry before that place was
 * delivered. Lengths are in bytes of UTF-8. The defaults are far above what was found in real files
 * (depth 5, 9 attributes, urls of 1,313 characters). Immutable.
 *
 * @param bytes the whole document, decompressed; the default sets no limit, as nothing is held
 * @param depth how deep elements may be nested
 * @param attributes attributes of one element, declarations of namespaces counted
 * @param declarations declarations of namespaces in force at one place
 * @param names different names of elements and attributes in the document, as they are remembered
 * @param nameLength one name
 * @param attributeLength one attribute's value
 * @param textLength text between two tags
 * @param commentLength one comment or processing instruction; they are not held
 * @param doctypeLength a DOCTYPE, which is passed over
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
    long commentLength,
    int doctypeLength) {

  /** The limits that hold where nothing else is said. */
  public static final Limits DEFAULT =
      new Limits(
          Long.MAX_VALUE, 64, 100, 256, 4096, 1024, 64 * 1024, 1 << 20, 64L << 20, 64 * 1024);

  /** Refuses limits that nothing could stay within. */
  public Limits {
    long least = Math.min(Math.min(bytes, commentLength), Math.min(depth, names));
    long lengths = Math.min(Math.min(nameLength, textLength), attributeLength);
    if (Math.min(least, lengths) < 1
        || Math.min(Math.min(attributes, declarations), doctypeLength) < 0) {
      throw new IllegalArgumentException("a limit must leave room for something");
    }
  }

  /** Returns these limits with another for the whole document. */
  public Limits withBytes(long most) {
    return new Limits(
        most,
        depth,
        attributes,
        declarations,
        names,
        nameLength,
        attributeLength,
        textLength,
        commentLength,
        doctypeLength);
  }

  /** Returns these limits with another for the depth. */
  public Limits withDepth(int most) {
    return new Limits(
        bytes,
        most,
        attributes,
        declarations,
        names,
        nameLength,
        attributeLength,
        textLength,
        commentLength,
        doctypeLength);
  }

  /** Returns these limits with others for what one start tag may say. */
  public Limits withAttributes(int most, int mostDeclarations, int longest) {
    return new Limits(
        bytes,
        depth,
        most,
        mostDeclarations,
        names,
        nameLength,
        longest,
        textLength,
        commentLength,
        doctypeLength);
  }

  /** Returns these limits with others for names. */
  public Limits withNames(int most, int longest) {
    return new Limits(
        bytes,
        depth,
        attributes,
        declarations,
        most,
        longest,
        attributeLength,
        textLength,
        commentLength,
        doctypeLength);
  }

  /** Returns these limits with another for texts. */
  public Limits withTextLength(int longest) {
    return new Limits(
        bytes,
        depth,
        attributes,
        declarations,
        names,
        nameLength,
        attributeLength,
        longest,
        commentLength,
        doctypeLength);
  }

  /** Returns these limits with others for what is passed over: comments and a DOCTYPE. */
  public Limits withSkipped(long longestComment, int longestDoctype) {
    return new Limits(
        bytes,
        depth,
        attributes,
        declarations,
        names,
        nameLength,
        attributeLength,
        textLength,
        longestComment,
        longestDoctype);
  }
}
