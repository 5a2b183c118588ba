package io.github.sitemaptoolkit.publisher.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.github.sitemaptoolkit.problem.Location;
import org.junit.jupiter.api.Test;

class OriginsTest {

  private final Origins origins = new Origins();

  private void assertKept(Location location, Location expected) {
    assertEquals(expected, origins.location(origins.number(location)));
  }

  @Test
  void sourceAndLineAreKept() {
    for (String source : new String[] {"a.csv", "b.csv", "a.csv"}) {
      assertKept(new Location(source, 0, 0), new Location(source, 0, 0));
      assertKept(new Location(source, 7, 3), new Location(source, 7, 0));
      long most = (1L << 40) - 1;
      assertKept(new Location(source, most, 0), new Location(source, most, 0));
      assertKept(new Location(source, most + 1, 0), new Location(source, most, 0));
    }
  }

  @Test
  void numbersTellSourcesAndLinesApart() {
    long first = origins.number(new Location("a.csv", 1, 0));
    assertEquals(first + 1, origins.number(new Location("a.csv", 2, 0)));
    long other = origins.number(new Location("b.csv", 1, 0));
    assertEquals(new Location("a.csv", 1, 0), origins.location(first));
    assertEquals(new Location("b.csv", 1, 0), origins.location(other));
  }

  @Test
  void noneIsNone() {
    assertEquals(0, origins.number(null));
    assertNull(origins.location(0));
  }
}
