package io.github.sitemaptoolkit.publisher.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class WeightTest {

  /** Two prefixes, whose declarations have 10 and 20 bytes; at most 3 and 4 elements. */
  private static final Capacity FILE =
      new Capacity(5, 1_000, 100, List.of(10L, 20L), List.of(3, 4));

  private static List<Weight> some() {
    var random = new Random(1);
    List<Weight> some = new ArrayList<>(List.of(Weight.NONE));
    for (int i = 0; i < 12; i++) {
      long[] counts = i % 3 == 0 ? new long[0] : new long[] {random.nextInt(3), random.nextInt(3)};
      some.add(new Weight(random.nextInt(8), random.nextInt(1_100), random.nextInt(4), counts));
    }
    return some;
  }

  @Test
  void theOrderOfAdditionsDoesNotMatter() {
    for (Weight a : some()) {
      assertEquals(a, a.plus(Weight.NONE));
      assertEquals(a, Weight.NONE.plus(a));
      for (Weight b : some()) {
        assertEquals(a.plus(b), b.plus(a));
        for (Weight c : some()) {
          assertEquals(a.plus(b).plus(c), a.plus(b.plus(c)));
        }
      }
    }
  }

  @Test
  void whatDoesNotFitDoesNotFitWithMore() {
    int refused = 0;
    for (Weight a : some()) {
      for (Weight b : some()) {
        if (!a.fits(FILE)) {
          refused++;
          assertFalse(a.plus(b).fits(FILE), a + " and " + b);
        }
      }
    }
    assertTrue(refused > 0);
  }

  @Test
  void everythingCounts() {
    var sum = new Weight(1, 2, 0b01, new long[] {3, 4});
    assertEquals(
        new Weight(11, 22, 0b11, new long[] {33, 44}),
        sum.plus(new Weight(10, 20, 0b10, new long[] {30, 40})));
    assertEquals(sum.hashCode(), new Weight(1, 2, 0b01, new long[] {3, 4}).hashCode());
    assertNotEquals(sum, new Weight(9, 2, 0b01, new long[] {3, 4}));
    assertNotEquals(sum, new Weight(1, 9, 0b01, new long[] {3, 4}));
    assertNotEquals(sum, new Weight(1, 2, 0b11, new long[] {3, 4}));
    assertNotEquals(sum, new Weight(1, 2, 0b01, new long[] {3, 9}));
    assertEquals("1 urls, 2 bytes, prefixes 1, counts [3, 4]", sum.toString());
  }

  @Test
  void eachLimitIsExact() {
    assertTrue(new Weight(5, 0, 0, new long[0]).fits(FILE));
    assertFalse(new Weight(6, 0, 0, new long[0]).fits(FILE));
    assertTrue(new Weight(1, 900, 0, new long[0]).fits(FILE));
    assertFalse(new Weight(1, 901, 0, new long[0]).fits(FILE));
    assertTrue(new Weight(1, 870, 0b11, new long[0]).fits(FILE), "with both declarations");
    assertFalse(new Weight(1, 871, 0b11, new long[0]).fits(FILE));
    assertTrue(new Weight(1, 0, 0, new long[] {3, 4}).fits(FILE));
    assertFalse(new Weight(1, 0, 0, new long[] {4, 0}).fits(FILE));
    assertFalse(new Weight(1, 0, 0, new long[] {0, 5}).fits(FILE));
  }

  @Test
  void frameGrowsWithEachDeclaration() {
    assertEquals(100, FILE.frame(0));
    assertEquals(110, FILE.frame(0b01));
    assertEquals(120, FILE.frame(0b10));
    assertEquals(130, FILE.frame(0b11));
    assertEquals(130, FILE.largestFrame());
    assertEquals(127, FILE.size(new Weight(1, 7, 0b10, new long[0])));
  }
}
