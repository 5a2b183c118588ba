package io.github.sitemaptoolkit.limit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LimitsTest {

  @ParameterizedTest
  @EnumSource
  void eachIsChangedByItself(Limit limit) {
    Limits changed = Limits.DEFAULT.with(limit, 7);
    for (Limit other : Limit.values()) {
      assertEquals(other == limit ? 7 : other.standard(), changed.get(other));
    }
    assertEquals(Limits.DEFAULT, changed.with(limit, limit.standard()));
  }

  @ParameterizedTest
  @EnumSource
  void eachHasBounds(Limit limit) {
    assertEquals(limit.least(), Limits.DEFAULT.with(limit, limit.least()).get(limit));
    assertEquals(limit.most(), Limits.DEFAULT.with(limit, limit.most()).get(limit));
    assertThrows(
        IllegalArgumentException.class, () -> Limits.DEFAULT.with(limit, limit.least() - 1));
    long sameInt = (1L << 32) + limit.least();
    if (sameInt > limit.most()) {
      assertThrows(IllegalArgumentException.class, () -> Limits.DEFAULT.with(limit, sameInt));
    }
  }

  @ParameterizedTest
  @EnumSource
  void eachIsFoundByItsName(Limit limit) {
    assertEquals(Optional.of(limit), Limit.find(limit.id()));
  }
}
