package io.github.sitemaptoolkit.validator.value;

import io.github.sitemaptoolkit.problem.Problem;
import org.jspecify.annotations.Nullable;

/**
 * What is wrong with a code of a language, a country or a currency.
 *
 * @param caseOnly whether only upper and lower case are unusual
 * @param replaced whether it is a code for which search engines know another one
 * @param message what is wrong and, if known, what to write instead
 * @since 0.1
 */
public record ValueFault(boolean caseOnly, boolean replaced, String message) {

  /** Returns the fault of a value that is wrong. */
  static ValueFault wrong(String value, String words, @Nullable String better) {
    return new ValueFault(
        false,
        false,
        Problem.quoted(value) + ' ' + words + (better == null ? "" : "; write " + better));
  }

  /** Returns the fault of a registered value for which search engines know another one. */
  static ValueFault replaced(String value, String words, String better) {
    return new ValueFault(false, true, wrong(value, words, better).message());
  }

  /** Returns the fault of a value with XK, which no standard gives to Kosovo, but CLDR uses. */
  static ValueFault userAssigned(String value) {
    return new ValueFault(
        false, true, Problem.quoted(value) + " has the user-assigned code XK; not all know it");
  }

  /** Returns the fault of a value that is usually written in another case. */
  static ValueFault unusualCase(String value, String usual) {
    return new ValueFault(true, false, Problem.quoted(value) + " is usually written " + usual);
  }
}
