package io.github.sitemaptoolkit.remote.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The pace becomes that of the host, without a clock. */
class PaceTest {

  private static final long SECOND = TimeUnit.SECONDS.toNanos(1);
  private static final long UNPACED = TimeUnit.MILLISECONDS.toNanos(25); // two, 50 ms each

  /**
   * Sends 500 requests to a host that permits so many a second, and so many at once after a pause;
   * it asks to wait a second.
   *
   * @return how much longer it takes than the rate would allow
   */
  private static double factor(double rate, double burst) {
    var pace = new Pace(0, 0);
    double tokens = burst;
    long last = 0;
    long now = 0;
    for (int done = 0; done < 500; ) {
      now = Math.max(now, pace.pausedUntil());
      pace.begins(now);
      tokens = Math.min(burst, tokens + (double) (now - last) / SECOND * rate);
      last = now;
      if (tokens < 1) {
        pace.refused(now, SECOND);
      } else {
        tokens--;
        done++;
        pace.accepted();
      }
      now += Math.max(UNPACED, pace.spacing());
    }
    return (double) now / SECOND / (500 / rate);
  }

  @ParameterizedTest
  @CsvSource({"10,5", "10,25", "15,5", "15,25", "25,5", "25,25", "30,5", "30,25", "35,5", "35,25"})
  void aPermittedRateIsFoundSoon(double rate, double burst) {
    double factor = factor(rate, burst);
    assertTrue(factor <= 1.2, () -> "takes " + factor + " times as long as the rate allows");
  }

  @Test
  void aTimeThatIsAskedForStays() {
    var pace = new Pace(0, 0);
    pace.atLeast(SECOND);
    pace.atLeast(SECOND / 2);
    for (int i = 0; i < 1000; i++) {
      pace.begins(i * SECOND);
      pace.accepted();
    }
    assertEquals(SECOND, pace.spacing());
  }

  @Test
  void withoutRefusalsThereIsNoPause() {
    var pace = new Pace(0, 0);
    for (int i = 0; i < 1000; i++) {
      pace.begins(i * UNPACED);
      pace.accepted();
    }
    assertEquals(0, pace.spacing());
  }

  @Test
  void aRateThatIsGivenIsNeverExceeded() {
    var pace = new Pace(SECOND, 0);
    for (int i = 0; i < 1000; i++) {
      pace.accepted();
    }
    assertEquals(SECOND, pace.spacing());
  }

  @Test
  void refusalsOfOneMomentSlowDownOnce() {
    var pace = new Pace(0, 0);
    pace.begins(UNPACED);
    pace.accepted();
    pace.refused(2 * UNPACED, SECOND);
    long spacing = pace.spacing();
    pace.refused(2 * UNPACED + 1, SECOND);
    assertEquals(spacing, pace.spacing());
  }

  @Test
  void afterRefusalsItBecomesFasterAgain() {
    var pace = new Pace(0, 0);
    pace.refused(UNPACED, SECOND);
    long spacing = pace.spacing();
    for (int i = 0; i < 1000; i++) {
      pace.accepted();
    }
    assertTrue(pace.spacing() < spacing);
  }
}
