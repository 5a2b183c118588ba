package io.github.sitemaptoolkit.simulation;

import static org.junit.jupiter.api.Assertions.fail;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Plays the seeds that the system properties {@code simulation.first} and {@code simulation.seeds}
 * say. {@code .ci/simulate SEED} repeats one.
 */
class SimulationTest {

  private static final long FIRST = Long.getLong("simulation.first", 1);
  private static final int SEEDS = Integer.getInteger("simulation.seeds", 1000);
  private static final int MOST_FAILURES = 3;

  @ParameterizedTest
  @EnumSource
  void setsKeepTheirPromises(Seeds.Place place) {
    List<String> failures = new ArrayList<>();
    for (long seed = FIRST; seed < FIRST + SEEDS && failures.size() < MOST_FAILURES; seed++) {
      String story = Seeds.play(place, seed);
      if (story != null) {
        failures.add(story);
      }
    }
    if (!failures.isEmpty()) {
      fail(String.join("\n\n", failures));
    }
  }

  /**
   * Seeds that once broke a promise. A directory above could not be undone in the simulation; a
   * recovery had cleared the journal before the manifest that it had put was confirmed; a lock was
   * renewed while the store was probed; a recovery, or a publish, believed an older state that the
   * store had shown once; a deletion of a publisher that was asleep took a file of the next one; an
   * update of a half set left two files that fit into one; a journal was taken for none as the disk
   * failed when it was asked for; a sitemap that a recovery had removed was believed to stand.
   */
  @ParameterizedTest
  @CsvSource({
    "DISKS, 11708",
    "DISKS, 301832",
    "DISKS, 302713",
    "DISKS, 304968",
    "BUCKETS, 50185",
    "BUCKETS, 32674",
    "BUCKETS, 39158",
    "BUCKETS, 49218",
    "BUCKETS, 70978",
    "BUCKETS, 200502",
    "BUCKETS, 203974",
    "BUCKETS, 307993"
  })
  void whatOnceBrokeAPromiseKeepsIt(Seeds.Place place, long seed) {
    String story = Seeds.play(place, seed);
    if (story != null) {
      fail(story);
    }
  }
}
