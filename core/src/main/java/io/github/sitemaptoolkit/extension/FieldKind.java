package io.github.sitemaptoolkit.extension;

import java.util.Locale;

/**
 * What the text of a {@link Field} is.
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
  /** ISO 3166 codes of countries in capitals, with spaces between. */
  COUNTRIES,
  /** An ISO 4217 code of a currency in capitals. */
  CURRENCY,
  /** No text: that the element is there says it all. */
  EMPTY,
  /** Values of {@link Field#item} with commas between. */
  COMMA_LIST,
  /** Values of {@link Field#item} with spaces between. */
  SPACE_LIST,
  /** Other elements: {@link Field#children}. */
  GROUP;

  /** Returns its name for people, such as {@code whole number}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
