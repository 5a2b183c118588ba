package io.github.sitemaptoolkit.converters.internal.json;

import io.github.sitemaptoolkit.problem.Code;

/**
 * The codes of problems with JSON.
 *
 * @since 0.1
 */
public final class JsonCodes {

  /** A line is not a JSON object. */
  public static final Code NOT_OBJECT = Code.error("json.not-object");

  /** A line is not well-formed JSON. */
  public static final Code MALFORMED = Code.error("json.malformed");

  /** A line is nested too deeply. */
  public static final Code TOO_DEEP = Code.error("json.too-deep");

  /** An object has the same key twice. */
  public static final Code DUPLICATE_KEY = Code.error("json.duplicate-key").asValueOnly();

  /** An entry has no field or extension for a key. */
  public static final Code UNKNOWN_KEY = Code.info("json.unknown-key");

  /** A value has a type that its key does not allow. */
  public static final Code WRONG_TYPE = Code.error("json.wrong-type").asValueOnly();

  /** A key cannot be the name of an element or attribute. */
  public static final Code BAD_NAME = Code.error("json.bad-name");

  /** Text follows the object on its line. */
  public static final Code TRAILING_CONTENT = Code.error("json.trailing-content");

  /** A text contains half of a surrogate pair. */
  public static final Code INVALID_CHAR = Code.error("json.invalid-char");

  /** A line is longer than the reader accepts. */
  public static final Code LINE_TOO_LONG = Code.error("json.line-too-long");

  /** A line is not UTF-8. */
  public static final Code ENCODING = Code.error("json.encoding");

  /** The XML of a line contains a field that has a key of its own. */
  public static final Code XML_FIELD = Code.error("json.xml-field");

  /** The entries of a document cannot be found. */
  public static final Code ITEMS = Code.error("json.items");

  /** A document says that it is an error. */
  public static final Code ERROR = Code.error("json.error");

  /** A document is one page of several. */
  public static final Code NEXT_PAGE = Code.error("json.next-page");

  /** A text or an item of a document is longer than the reader accepts. */
  public static final Code TOO_LONG = Code.error("json.too-long");

  private JsonCodes() {}
}
