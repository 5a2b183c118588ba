package io.github.sitemaptoolkit.web.jdk;

/** Hashes texts as the toolkit does, without numbers of 64 bits, which are slow in JavaScript. */
final class Hash {

  private static final int HALF = 16; // bits
  private static final int LOW = 0xFFFF;

  private Hash() {}

  /** Returns the value of a polynomial of the characters, with its upper half in the lower one. */
  static long of(String text, int from, int to, long factor) {
    int factorHigh = (int) (factor >>> Integer.SIZE);
    int factorLow = (int) factor;
    int f1 = factorLow >>> HALF;
    int f0 = factorLow & LOW;
    int high = 0;
    int low = 0;
    for (int i = from; i < to; i++) {
      int a1 = low >>> HALF;
      int a0 = low & LOW;
      int middle = a1 * f0 + ((a0 * f0) >>> HALF);
      int other = a0 * f1 + (middle & LOW);
      high = a1 * f1 + (middle >>> HALF) + (other >>> HALF) + low * factorHigh + high * factorLow;
      low *= factorLow;
      int sum = low + text.charAt(i);
      if ((sum ^ Integer.MIN_VALUE) < (low ^ Integer.MIN_VALUE)) {
        high++;
      }
      low = sum;
    }
    return (long) high << Integer.SIZE | ((low ^ high) & 0xFFFFFFFFL);
  }
}
