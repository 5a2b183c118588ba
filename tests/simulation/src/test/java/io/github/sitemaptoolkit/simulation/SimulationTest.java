package io.github.sitemaptoolkit.simulation;

import static org.junit.jupiter.api.Assertions.fail;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Plays the seeds that the system properties {@code simulation.first} and {@code simulation.seeds}
 * say. {@code .ci/simulate SEED} repeats one.
 */
class SimulationTest {

  private static final long FIRST = Long.getLong("simulation.first", 1);
  private static final int SEEDS = Integer.getInteger("simulation.seeds", 2000);
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

  /** Recovery had cleared the journal before the manifest that it had put was confirmed. */
  @Test
  void whatARecoveryPutsIsConfirmedBeforeItsJournalIsGone() {
    String story = Seeds.play(Seeds.Place.BUCKETS, 50_185);
    if (story != null) {
      fail(story);
    }
  }
}
