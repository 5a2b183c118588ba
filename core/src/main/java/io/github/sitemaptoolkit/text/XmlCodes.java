package io.github.sitemaptoolkit.text;

import io.github.sitemaptoolkit.problem.Code;

/**
 * The codes of problems with XML.
 *
 * @since 0.1
 */
public final class XmlCodes {

  /** The document is not well-formed XML. */
  public static final Code MALFORMED = Code.error("xml.malformed");

  /** A part of the document exceeds one of the reader's limits. */
  public static final Code LIMIT = Code.error("xml.limit");

  /** A text contains a character that XML does not allow. */
  public static final Code INVALID_CHAR = Code.error("xml.invalid-char");

  /** The document contains bytes that are not UTF-8. */
  public static final Code ENCODING_NOT_UTF8 = Code.error("xml.encoding-not-utf8");

  /** The byte order mark, the XML declaration and the bytes name different encodings. */
  public static final Code ENCODING_CONFLICT = Code.warning("xml.encoding-conflict");

  /** A text or an attribute contains an unescaped {@literal &} or {@literal <}. */
  public static final Code UNESCAPED_ENTITY = Code.error("xml.unescaped-entity");

  /** An entity is not one of the five that XML defines. */
  public static final Code UNKNOWN_ENTITY = Code.error("xml.unknown-entity");

  /** An element has the same attribute twice. */
  public static final Code DUPLICATE_ATTRIBUTE =
      Code.error("xml.duplicate-attribute").asValueOnly();

  /** An element that may occur only once in its parent is repeated. */
  public static final Code DUPLICATE_TAG = Code.error("xml.duplicate-tag").asValueOnly();

  /** An element that may only contain text has child elements. */
  public static final Code TAG_HAS_CHILDREN = Code.error("xml.tag-has-children").asValueOnly();

  /** The name of an element is not in the right case. */
  public static final Code ELEMENT_CASE = Code.warning("xml.element-case");

  /** An entry begins inside another entry. */
  public static final Code NESTED_ENTRY = Code.error("xml.nested-entry");

  /** An entry is inside an element that is no entry, and is not read. */
  public static final Code ENCLOSED_ENTRY = Code.warning("xml.enclosed-entry");

  /** An element is in a place where it is not allowed. */
  public static final Code MISPLACED_TAG = Code.warning("xml.misplaced-tag");

  /** An element in an extension's namespace is unknown. */
  public static final Code UNKNOWN_TAG = Code.warning("xml.unknown-tag");

  /** An element in the sitemap namespace is unknown. */
  public static final Code UNKNOWN_CORE_TAG = Code.warning("xml.unknown-core-tag");

  /** The children of an entry are not in the order of the schema. */
  public static final Code CHILD_ORDER = Code.warning("xml.child-order");

  /** An attribute is unknown. */
  public static final Code FOREIGN_ATTRIBUTE = Code.info("xml.foreign-attribute");

  /** There is text where only elements are allowed. */
  public static final Code STRAY_TEXT = Code.warning("xml.stray-text");

  /** A stylesheet is not kept. */
  public static final Code STYLESHEET = Code.info("xml.stylesheet");

  /** A processing instruction is not kept. */
  public static final Code PROCESSING_INSTRUCTION = Code.info("xml.processing-instruction");

  /** The document has a DOCTYPE, which is ignored. */
  public static final Code DOCTYPE = Code.warning("xml.doctype");

  /** The document begins with a byte order mark. */
  public static final Code BOM = Code.info("xml.bom");

  /** There is white space before the XML declaration. */
  public static final Code LEADING_WHITESPACE = Code.error("xml.leading-whitespace");

  /** There is something other than XML before the document. */
  public static final Code LEADING_CONTENT = Code.error("xml.leading-content");

  /** Something follows the end of the root element. */
  public static final Code TRAILING_CONTENT = Code.warning("xml.trailing-content");

  /** A CDATA section looks as if its end were missing. */
  public static final Code SUSPECT_CDATA = Code.warning("xml.suspect-cdata");

  /** A processing instruction contains the tag of an entry. */
  public static final Code SUSPECT_INSTRUCTION = Code.warning("xml.suspect-instruction");

  /** An entry of a sitemap index has a child other than loc and lastmod. */
  public static final Code INDEX_EXTRA_TAG = Code.warning("index.extra-tag");

  private XmlCodes() {}
}
