package io.github.sitemaptoolkit.simulation;

import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/** Everything that is left to chance in a simulation, from a seed. */
public final class Dice {

  private final SplittableRandom random;

  /** Creates dice that always fall the same way for a seed. */
  public Dice(long seed) {
    random = new SplittableRandom(seed * 0x9E3779B97F4A7C15L);
  }

  /** Returns whether something happens that happens so many times of a hundred. */
  public boolean percent(int percent) {
    return random.nextInt(100) < percent;
  }

  /** Returns a number from 0, less than this. */
  public int below(int end) {
    return random.nextInt(end);
  }

  /** Returns one of these. */
  @SafeVarargs
  public final <T> T oneOf(T... values) {
    return values[random.nextInt(values.length)];
  }

  /** Returns one of these. */
  public <T> T oneOf(List<T> values) {
    return values.get(random.nextInt(values.size()));
  }

  /** Returns the source of all of it. */
  public RandomGenerator random() {
    return random;
  }
}
