package io.github.sitemaptoolkit.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class CountryNamesTest {

  @Test
  void countriesAreKnownByCodesAndByTheirNamesInFourteenLanguages() {
    for (String name : List.of("de", "DEU", "Germany", "Deutschland", "allemagne", "ドイツ")) {
      assertEquals("DE", CountryNames.code(name), name);
    }
    assertEquals("GB", CountryNames.code("UK"));
    assertEquals("US", CountryNames.code("USA"));
    assertEquals("CI", CountryNames.code("Côte d’Ivoire"));
  }

  @Test
  void everyCountryOfTheStandardIsThere() {
    for (String country : Locale.getISOCountries()) {
      assertEquals(country, CountryNames.code(country));
      assertEquals(country, CountryNames.code(new Locale("", country).getISO3Country()));
    }
  }

  @Test
  void languagesAreKnownByTheirNames() {
    assertEquals("de", CountryNames.language("Deutsch"));
    assertEquals("pt", CountryNames.language("portugués"));
    assertEquals("zh", CountryNames.language("中文"));
    assertNull(CountryNames.language("Klingon"));
  }

  @Test
  void countriesOfAListAreReadWithAndWithoutCommas() {
    assertEquals("DE AT CH", CountryNames.codes("Deutschland, Österreich; ch"));
    assertEquals("US GB", CountryNames.codes("us gb"));
    assertEquals("US", CountryNames.codes("United States"));
    assertNull(CountryNames.codes("DE, Atlantis"));
  }
}
