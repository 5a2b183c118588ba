package io.github.sitemaptoolkit.validator.value;

/** Numbers and days in the text of a date. */
final class DateText {

  /** The length of {@code 2026-11-20}. */
  static final int DAY_LENGTH = 10;

  private static final int[] DAYS_BEFORE = {0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334};
  private static final int[] DAYS = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  private static final int BEFORE_1970 = 719_528;

  private DateText() {}

  /** Returns the number that the given number of digits forms; -1 if they are not there. */
  static int number(String text, int at, int digits) {
    if (at + digits > text.length()) {
      return -1;
    }
    int number = 0;
    for (int i = at; i < at + digits; i++) {
      int digit = text.charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        return -1;
      }
      number = number * 10 + digit;
    }
    return number;
  }

  /** Returns the character at an index; NUL behind the end. */
  static char at(String text, int index) {
    return index < text.length() ? text.charAt(index) : 0;
  }

  static boolean isDay(int year, int month, int day) {
    return month >= 1 && month <= 12 && day >= 1 && day <= lengthOf(year, month);
  }

  private static int lengthOf(int year, int month) {
    return DAYS[month - 1] + (month == 2 && isLeap(year) ? 1 : 0);
  }

  private static boolean isLeap(int year) {
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
  }

  /** Returns the number of days from 1970-01-01 to a day, without allocating a date. */
  static long epochDay(int year, int month, int day) {
    int leapDays = (year + 3) / 4 - (year + 99) / 100 + (year + 399) / 400;
    int inYear = DAYS_BEFORE[month - 1] + (month > 2 && isLeap(year) ? 1 : 0) + day - 1;
    return year * 365L + leapDays + inYear - BEFORE_1970;
  }
}
