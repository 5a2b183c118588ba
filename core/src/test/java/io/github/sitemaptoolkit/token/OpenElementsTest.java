package io.github.sitemaptoolkit.token;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OpenElementsTest {

  @ParameterizedTest
  @CsvSource({
    "loc, loc, true",
    "loc, lxc, true",
    "loc, lo, true",
    "loc, oc, true",
    "loc, lc, true",
    "loc, locs, true",
    "loc, xloc, true",
    "loc, lco, false",
    "loc, l, false",
    "loc, xlocx, false",
    "loc, url, false",
  })
  void namesAreNearThatDifferByOneByte(String one, String other, boolean near) {
    assertEquals(near, OpenElements.isNear(one.getBytes(UTF_8), other.getBytes(UTF_8)));
    assertEquals(near, OpenElements.isNear(other.getBytes(UTF_8), one.getBytes(UTF_8)));
  }
}
