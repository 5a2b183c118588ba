package io.github.sitemaptoolkit.validator.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CountriesTest {

  @ParameterizedTest
  @ValueSource(strings = {"DE", "US CA MX", " US  CA\n MX ", "", " "})
  void listsOfCountriesHaveNoFault(String list) {
    assertNull(Countries.fault(list));
  }

  @Test
  void onlyTheCaseIsUnusual() {
    ValueFault fault = Countries.fault("us CA");
    assertTrue(fault.caseOnly());
    assertEquals("\"us CA\" is usually written US CA", fault.message());
  }

  @ParameterizedTest
  @CsvSource({
    "'US,CA', US CA",
    "'US, ca', US CA",
    "'US,', US",
    "UK, GB",
    "GBR USA, GB US",
    "IE uk, IE GB",
  })
  void messagesSayWhatToWriteAndThatIsClean(String list, String better) {
    ValueFault fault = Countries.fault(list);
    assertFalse(fault.caseOnly());
    assertTrue(fault.message().endsWith("; write " + better), fault.message());
    assertNull(Countries.fault(better));
  }

  @ParameterizedTest
  @CsvSource({"EU, EU", "U S, U", "Germany, Germany", "USCA, USCA", "',', ''"})
  void whatIsNotACountryIsNamed(String list, String code) {
    ValueFault fault = Countries.fault(list);
    assertFalse(fault.caseOnly());
    if (!code.isEmpty()) {
      assertEquals(
          '"' + list + "\" contains \"" + code + "\", which is not a country of ISO 3166-1",
          fault.message());
    }
  }

  @Test
  void theCountriesAreThoseOfJava() {
    List<String> java =
        Arrays.stream(Locale.getISOCountries())
            .filter(code -> !code.equals("AN")) // dissolved in 2010
            .toList();
    assertEquals(249, java.size());
    for (char first = 'A'; first <= 'Z'; first++) {
      for (char second = 'A'; second <= 'Z'; second++) {
        String code = "" + first + second;
        assertEquals(java.contains(code), Countries.fault(code) == null, code);
      }
    }
  }

  @Test
  void theCodeOfKosovoIsKnownToFew() {
    assertTrue(Countries.fault("AL XK").replaced());
    assertFalse(Countries.fault("XK,AL").replaced()); // the separator is the fault
  }
}
