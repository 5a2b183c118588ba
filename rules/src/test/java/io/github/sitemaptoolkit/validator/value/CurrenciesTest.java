package io.github.sitemaptoolkit.validator.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CurrenciesTest {

  @ParameterizedTest
  @ValueSource(strings = {"EUR", "USD", "JPY", "XCG", "ZWG", "XAU"})
  void currenciesHaveNoFault(String code) {
    assertNull(Currencies.fault(code));
  }

  @Test
  void onlyTheCaseIsUnusual() {
    ValueFault fault = Currencies.fault("Eur");
    assertTrue(fault.caseOnly());
    assertEquals("\"Eur\" is usually written EUR", fault.message());
  }

  @ParameterizedTest
  @CsvSource({"HRK, EUR", "bgn, EUR", "ANG, XCG"})
  void currenciesThatWereReplacedAreNamed(String old, String now) {
    ValueFault fault = Currencies.fault(old);
    assertFalse(fault.caseOnly());
    assertEquals('"' + old + "\" was replaced; write " + now, fault.message());
    assertNull(Currencies.fault(now));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "EURO", "US$", "\u20AC", "DEM", "BTC", "EU", " EUR"})
  void whatIsNotACurrencyIsWrong(String code) {
    assertFalse(Currencies.fault(code).caseOnly());
    assertNotNull(Currencies.fault(code.toLowerCase(Locale.ROOT)));
  }

  /** Java's own list is older or newer than ours, depending on its release. */
  @Test
  void theCurrenciesOfAllCountriesAreKnown() {
    Set<String> unknown = new TreeSet<>();
    for (String country : Locale.getISOCountries()) {
      Currency currency = Currency.getInstance(new Locale("", country));
      unknown.add(Objects.toString(currency, "EUR"));
    }
    unknown.removeIf(code -> Currencies.fault(code) == null);
    unknown.removeAll(List.of("ANG", "BGN", "CUC", "HRK", "SLL", "ZWL"));
    assertEquals(Set.of(), unknown);
  }
}
