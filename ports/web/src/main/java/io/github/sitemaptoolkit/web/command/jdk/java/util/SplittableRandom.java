package io.github.sitemaptoolkit.web.command.jdk.java.util;

/** Random numbers, the same ones as those of the JDK's class. */
public final class SplittableRandom {

  private static final long GAMMA = 0x9E37_79B9_7F4A_7C15L;

  private long seed;

  public SplittableRandom(long seed) {
    this.seed = seed;
  }

  public long nextLong() {
    seed += GAMMA;
    long z = seed;
    z = (z ^ (z >>> 30)) * 0xBF58_476D_1CE4_E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D0_49BB_1331_11EBL;
    return z ^ (z >>> 31);
  }

  public long nextLong(long bound) {
    long most = bound - 1;
    long number = nextLong();
    if ((bound & most) == 0) {
      return number & most;
    }
    long half = number >>> 1;
    number = half % bound;
    while (half + most - number < 0) {
      half = nextLong() >>> 1;
      number = half % bound;
    }
    return number;
  }
}
