package io.github.sitemaptoolkit.publisher.plan;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class PrefixesTest {

  private static Prefixes prefixes(Set<String> names) {
    return new Prefixes(names, used -> used.toString().getBytes(UTF_8), new byte[5]);
  }

  private static String start(Prefixes prefixes, long bits) {
    return new String(prefixes.start(bits), UTF_8);
  }

  @Test
  void eachPrefixHasABitInAlphabeticalOrder() {
    Prefixes prefixes = prefixes(Set.of("video", "image", "news"));
    assertEquals(0b000, prefixes.bits(Set.of()));
    assertEquals(0b001, prefixes.bits(Set.of("image")));
    assertEquals(0b110, prefixes.bits(Set.of("video", "news")));
    assertEquals("[image, video]", start(prefixes, 0b101));
    assertEquals(2 + 5, prefixes.frame(), "[] and the end");
    assertEquals(List.of(5L, 4L, 5L), prefixes.declarations());
  }

  @Test
  void otherPrefixesAreNotDeclared() {
    assertEquals(0, prefixes(Set.of("image")).bits(Set.of("foreign")));
  }

  @Test
  void moreThanSixtyFourShareTheLastBit() {
    Set<String> names = new TreeSet<>();
    for (int i = 0; i < 66; i++) {
      names.add("p" + (10 + i));
    }
    Prefixes prefixes = prefixes(names);
    assertEquals(64, prefixes.declarations().size());
    assertEquals(1, prefixes.bits(Set.of("p10")));
    assertEquals(1L << 62, prefixes.bits(Set.of("p72")));
    assertEquals(1L << 63, prefixes.bits(Set.of("p73")));
    assertEquals(1L << 63, prefixes.bits(Set.of("p75")));
    assertEquals("[p73, p74, p75]", start(prefixes, 1L << 63), "all are declared");
  }
}
