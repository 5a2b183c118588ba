package io.github.sitemaptoolkit.validator.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Test;

class RegistryTest {

  private final Registry currencies = Registry.load("currencies.txt");

  @Test
  void theCodesOfAKindAreThoseOfItsLines() {
    Set<String> codes = currencies.codes("currency");
    assertTrue(codes.contains("AED"));
    assertTrue(codes.contains("EUR"));
    assertFalse(codes.contains("HRK"), "was replaced");
    assertTrue(codes.stream().allMatch(code -> code.matches("[A-Z]{3}")), codes.toString());
    assertEquals(Set.of(), currencies.codes("language"));
  }

  @Test
  void aCodeThatWasReplacedHasAnother() {
    assertEquals("EUR", currencies.replacement("currency-replaced", "HRK"));
    assertNull(currencies.replacement("currency-replaced", "EUR"));
    assertNull(currencies.replacement("language-replaced", "HRK"));
  }
}
