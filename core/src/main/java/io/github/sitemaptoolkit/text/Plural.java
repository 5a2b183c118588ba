package io.github.sitemaptoolkit.text;

/**
 * A number with its noun, as messages have it: {@code 1 url}, {@code 2 urls}.
 *
 * @since 0.1
 */
public final class Plural {

  private Plural() {}

  /** Returns a number and a noun whose plural ends in {@code s}. */
  public static String of(long number, String noun) {
    return of(number, noun, noun + 's');
  }

  /** Returns a number and a noun. */
  public static String of(long number, String one, String more) {
    return number + " " + (number == 1 ? one : more);
  }
}
