package io.github.sitemaptoolkit.web.command;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.web.command.jdk.java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** What stands in for classes of the JDK does what they do. */
class StandInsTest {

  @Test
  void randomNumbersAreThoseOfTheJdk() {
    var ours = new SplittableRandom(7);
    var random = new java.util.SplittableRandom(7);
    LongStream.of(1, 2, 3, 10, 64, 1000, Long.MAX_VALUE, Long.MAX_VALUE / 2 + 2)
        .forEach(
            bound -> {
              for (int i = 0; i < 100; i++) {
                assertEquals(random.nextLong(bound), ours.nextLong(bound));
              }
            });
    assertEquals(random.nextLong(), ours.nextLong());
  }
}
