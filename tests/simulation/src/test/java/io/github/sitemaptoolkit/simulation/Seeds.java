package io.github.sitemaptoolkit.simulation;

import io.github.sitemaptoolkit.s3.BucketWorld;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Plays many seeds in one process: {@code .ci/simulate 1 100000}. */
public final class Seeds {

  private static final Duration BETWEEN_REPORTS = Duration.ofSeconds(10);
  private static final int MOST_FAILURES = 20;

  /** The kinds of worlds that sets are published in. */
  enum Place {
    DISKS,
    BUCKETS;

    private World world(Dice dice) throws IOException {
      return this == DISKS ? new DiskWorld() : new BucketWorld(dice);
    }

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private Seeds() {}

  /** Plays a seed; returns the story if a promise is broken, else null. */
  static @Nullable String play(Place place, long seed) {
    var dice = new Dice(seed);
    try (World world = place.world(dice)) {
      Simulation.play(dice, world);
      return null;
    } catch (AssertionError | IOException e) {
      String what = "seed " + seed + " of " + place + ", .ci/simulate " + seed + " 1 " + place;
      return what
          + " repeats it: "
          + (e instanceof IOException ? trace(e) : String.valueOf(e.getMessage()));
    }
  }

  private static String trace(Throwable e) {
    var text = new StringWriter();
    e.printStackTrace(new PrintWriter(text));
    return text.toString();
  }

  /**
   * Plays seeds, and prints from time to time how far it is. Exits with 1 if a promise is broken.
   *
   * @param args the first seed, how many (default: 1), and disks or buckets (default: both)
   */
  public static void main(String[] args) {
    long first = Long.parseLong(args[0]);
    long count = args.length > 1 ? Long.parseLong(args[1]) : 1;
    List<Place> places =
        args.length > 2
            ? List.of(Place.valueOf(args[2].toUpperCase(Locale.ROOT)))
            : List.of(Place.values());
    PrintStream out = System.out;
    long start = System.nanoTime();
    long report = start + BETWEEN_REPORTS.toNanos();
    int failures = 0;
    long played = 0;
    while (played < count && failures < MOST_FAILURES) {
      for (Place place : places) {
        String story = play(place, first + played);
        if (story != null) {
          failures++;
          out.println(story + "\n");
        }
      }
      played++;
      long now = System.nanoTime();
      if (now > report || played == count || failures == MOST_FAILURES) {
        report = now + BETWEEN_REPORTS.toNanos();
        out.printf(
            Locale.ROOT,
            "%d of %d seeds from %d, of %s, %.1f a second: %d broke a promise%n",
            played,
            count,
            first,
            places,
            played * 1e9 / (now - start),
            failures);
      }
    }
    System.exit(failures == 0 ? 0 : 1);
  }
}
