package io.github.sitemaptoolkit.publisher.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PartLimitsTest {

  @Test
  void limitsOfTheProtocolAreAllowed() {
    assertEquals(1, PartLimits.checked(1, 50_000));
    assertEquals(50_000, PartLimits.checked(50_000, PartLimits.DEFAULT.urls()));
  }

  @ParameterizedTest
  @ValueSource(longs = {-1, 0, 50_001})
  void othersAreRefused(long given) {
    var e =
        assertThrows(
            IllegalArgumentException.class,
            () -> PartLimits.checked(given, PartLimits.DEFAULT.urls()));
    assertEquals("use a number from 1 to 50000, the protocol's limit", e.getMessage());
  }
}
