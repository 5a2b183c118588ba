package io.github.sitemaptoolkit.validator.value;

import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Checks currencies: the codes of ISO 4217, three letters in upper case. Thread-safe.
 *
 * @since 0.1
 */
public final class Currencies {

  private static final Registry REGISTRY = Registry.load("currencies.txt");
  private static final Set<String> CURRENCIES = REGISTRY.codes("currency");

  private Currencies() {}

  /** Returns what is wrong with a currency; null if nothing is. */
  public static @Nullable ValueFault fault(String code) {
    if (CURRENCIES.contains(code)) {
      return null;
    }
    String upper = code.toUpperCase(Locale.ROOT);
    if (CURRENCIES.contains(upper)) {
      return ValueFault.unusualCase(code, upper);
    }
    String replacement = REGISTRY.replacement("currency-replaced", upper);
    String words =
        replacement == null ? "is not a currency of ISO 4217, such as EUR" : "was replaced";
    return ValueFault.wrong(code, words, replacement);
  }
}
