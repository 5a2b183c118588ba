package io.github.sitemaptoolkit.web.jdk.java.util;

/** Hexadecimal digits: the part of the JDK's class that the toolkit uses. */
public final class HexFormat {

  private static final HexFormat LOWER = new HexFormat("0123456789abcdef");
  private static final HexFormat UPPER = new HexFormat("0123456789ABCDEF");

  private final String digits;

  private HexFormat(String digits) {
    this.digits = digits;
  }

  /** Returns a format in lower case. */
  public static HexFormat of() {
    return LOWER;
  }

  /** Returns this format in upper case. */
  public HexFormat withUpperCase() {
    return UPPER;
  }

  /** Returns whether a character is a digit. */
  public static boolean isHexDigit(int c) {
    return value(c) >= 0;
  }

  private static int value(int c) {
    if (c >= '0' && c <= '9') {
      return c - '0';
    }
    int letter = c | 0x20;
    return letter >= 'a' && letter <= 'f' && c < 0x80 ? letter - 'a' + 10 : -1;
  }

  /**
   * Returns the number that digits stand for.
   *
   * @throws NumberFormatException if one of the characters is not a digit
   */
  public static int fromHexDigits(CharSequence text, int from, int to) {
    int number = 0;
    for (int i = from; i < to; i++) {
      int digit = value(text.charAt(i));
      if (digit < 0) {
        throw new NumberFormatException("not a hexadecimal digit: " + text.charAt(i));
      }
      number = number << 4 | digit;
    }
    return number;
  }

  /** Returns the two digits of a byte. */
  public String toHexDigits(byte value) {
    return digits(value, 2);
  }

  /** Returns the sixteen digits of a number. */
  public String toHexDigits(long value) {
    return digits(value, 16);
  }

  /** Returns the digits of bytes. */
  public String formatHex(byte[] bytes) {
    var text = new StringBuilder(2 * bytes.length);
    for (byte b : bytes) {
      text.append(digits(b, 2));
    }
    return text.toString();
  }

  private String digits(long value, int count) {
    var text = new StringBuilder(count);
    for (int i = count - 1; i >= 0; i--) {
      text.append(digits.charAt((int) (value >>> (4 * i)) & 0xF));
    }
    return text.toString();
  }

  /** Returns the digits of bytes. */
  public String formatHex(byte[] bytes, int from, int to) {
    var text = new StringBuilder();
    for (int i = from; i < to; i++) {
      text.append(toHexDigits(bytes[i]));
    }
    return text.toString();
  }

  /** Returns the number that digits stand for. */
  public static long fromHexDigitsToLong(CharSequence text, int from, int to) {
    int middle = Math.max(from, to - Integer.BYTES * 2);
    return (long) fromHexDigits(text, from, middle) << Integer.SIZE
        | fromHexDigits(text, middle, to) & 0xFFFF_FFFFL;
  }
}
