package io.github.sitemaptoolkit.text;

import io.github.sitemaptoolkit.problem.Code;

/**
 * What is wrong with XML.
 *
 * @since 0.1
 */
public final class XmlCodes {

  /** The document is not well-formed XML. */
  public static final Code MALFORMED = Code.error("xml.malformed");

  /** Something in the document is larger than the reader accepts. */
  public static final Code LIMIT = Code.error("xml.limit");

  /** A text holds a character that XML does not allow. */
  public static final Code INVALID_CHAR = Code.error("xml.invalid-char");

  /** The document holds bytes that are not UTF-8. */
  public static final Code ENCODING_NOT_UTF8 = Code.error("xml.encoding-not-utf8");

  /** The byte order mark, the XML declaration and the bytes name different encodings. */
  public static final Code ENCODING_CONFLICT = Code.warning("xml.encoding-conflict");

  /** A bare {@literal &} or {@literal <} stands in a text or a value. */
  public static final Code UNESCAPED_ENTITY = Code.error("xml.unescaped-entity");

  /** A named entity is not one of XML's five. */
  public static final Code UNKNOWN_ENTITY = Code.error("xml.unknown-entity");

  /** An element has the same attribute twice. */
  public static final Code DUPLICATE_ATTRIBUTE =
      Code.error("xml.duplicate-attribute").asValueOnly();

  /** An element that may occur once in its parent occurs again. */
  public static final Code DUPLICATE_TAG = Code.error("xml.duplicate-tag").asValueOnly();

  /** An element that holds only text contains elements. */
  public static final Code TAG_HAS_CHILDREN = Code.error("xml.tag-has-children").asValueOnly();

  /** The name of an element differs from the right one in upper and lower case. */
  public static final Code ELEMENT_CASE = Code.warning("xml.element-case");

  /** An entry begins inside another entry. */
  public static final Code NESTED_ENTRY = Code.error("xml.nested-entry");

  /** An element stands where it does not belong. */
  public static final Code MISPLACED_TAG = Code.warning("xml.misplaced-tag");

  /** An element of an extension is not known there. */
  public static final Code UNKNOWN_TAG = Code.warning("xml.unknown-tag");

  /** An element of the sitemap namespace is not known. */
  public static final Code UNKNOWN_CORE_TAG = Code.warning("xml.unknown-core-tag");

  /** The children of an entry are not in the order of the schema. */
  public static final Code CHILD_ORDER = Code.warning("xml.child-order");

  /** An attribute is not known at this element. */
  public static final Code FOREIGN_ATTRIBUTE = Code.info("xml.foreign-attribute");

  /** Text stands where only elements belong. */
  public static final Code STRAY_TEXT = Code.warning("xml.stray-text");

  /** A processing instruction is not kept. */
  public static final Code PROCESSING_INSTRUCTION = Code.info("xml.processing-instruction");

  /** The document has a DOCTYPE, which is passed over. */
  public static final Code DOCTYPE = Code.warning("xml.doctype");

  /** The document begins with a byte order mark. */
  public static final Code BOM = Code.info("xml.bom");

  /** White space stands before the XML declaration. */
  public static final Code LEADING_WHITESPACE = Code.error("xml.leading-whitespace");

  /** Something that is not XML stands before the document. */
  public static final Code LEADING_CONTENT = Code.error("xml.leading-content");

  /** Something follows the end of the root element. */
  public static final Code TRAILING_CONTENT = Code.warning("xml.trailing-content");

  /** A CDATA section looks as if its end were missing. */
  public static final Code SUSPECT_CDATA = Code.warning("xml.suspect-cdata");

  /** A processing instruction holds the tag of an entry. */
  public static final Code SUSPECT_INSTRUCTION = Code.warning("xml.suspect-instruction");

  /** An entry of a sitemap index has a child other than loc and lastmod. */
  public static final Code INDEX_EXTRA_TAG = Code.warning("index.extra-tag");

  private XmlCodes() {}
}
