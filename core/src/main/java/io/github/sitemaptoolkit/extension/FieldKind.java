package io.github.sitemaptoolkit.extension;

import java.util.Locale;

/**
 * The kinds of content that a {@link Field} can have.
 *
 * @since 0.1
 */
public enum FieldKind {
  /** Any text. */
  TEXT,
  /** An absolute url. */
  URL,
  /** A whole number, 0 or more. */
  WHOLE_NUMBER,
  /** A decimal number, such as {@code 4.5}. */
  DECIMAL,
  /** A W3C date, with or without a time. */
  DATE_TIME,
  /** {@code yes} or {@code no}. */
  YES_NO,
  /** One of {@link Field#values}. */
  ONE_OF,
  /** A text that matches {@link Field#pattern} as a whole. */
  PATTERN,
  /** A language tag, such as {@code en} or {@code zh-Hant}. */
  LANGUAGE,
  /** An ISO 639 code of a language in lower case, or one of {@link Field#values}. */
  LANGUAGE_CODE,
  /** ISO 3166 country codes in upper case, separated by spaces. */
  COUNTRIES,
  /** An ISO 4217 currency code in upper case. */
  CURRENCY,
  /** Nothing: only the presence of the element counts. */
  EMPTY,
  /** A list of values of {@link Field#item}, separated by commas. */
  COMMA_LIST,
  /** A list of values of {@link Field#item}, separated by spaces. */
  SPACE_LIST,
  /** Child elements: {@link Field#children}. */
  GROUP;

  /** Returns the name in lower case, such as {@code whole number}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
