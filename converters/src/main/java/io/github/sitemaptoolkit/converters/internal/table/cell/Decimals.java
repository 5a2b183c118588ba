package io.github.sitemaptoolkit.converters.internal.table.cell;

import io.github.sitemaptoolkit.text.Padding;

/** Numbers with a decimal comma, as spreadsheets in many countries write them. */
final class Decimals {

  private Decimals() {}

  /** Returns whether a text is digits, a comma and digits, with white space around it or not. */
  static boolean hasComma(String text) {
    String number = Padding.strip(text);
    int comma = number.indexOf(',');
    if (comma <= 0 || comma == number.length() - 1) {
      return false;
    }
    for (int i = 0; i < number.length(); i++) {
      char c = number.charAt(i);
      if (i != comma && (c < '0' || c > '9')) {
        return false;
      }
    }
    return true;
  }
}
