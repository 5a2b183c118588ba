package io.github.sitemaptoolkit.cli.progress;

import java.util.Locale;

/** Texts of numbers that change while somebody looks. */
public final class ShownBytes {

  private static final long KILO = 1000; // as the sizes of disks and downloads
  private static final long MEGA = KILO * KILO;
  private static final long GIGA = KILO * MEGA;
  private static final long MANY = 10; // below so many, a larger unit would say little
  private static final int PERCENT = 100;

  private ShownBytes() {}

  /**
   * Returns how many bytes are read, such as {@code 310 of 812 MB (38%)}.
   *
   * @param size of which these are a part; negative if it is not known
   */
  public static String of(long bytes, long size) {
    long most = Math.max(bytes, size);
    long unit = most < MANY * MEGA ? KILO : most < MANY * GIGA ? MEGA : GIGA;
    String name = unit == KILO ? " kB" : unit == MEGA ? " MB" : " GB";
    if (size <= 0) {
      return number(bytes / unit) + name;
    }
    long percent = (long) ((double) bytes / most * PERCENT);
    return number(bytes / unit) + " of " + number(most / unit) + name + " (" + percent + "%)";
  }

  /** Returns a number of urls. */
  static String urls(long number) {
    return number(number) + (number == 1 ? " url" : " urls");
  }

  /** Returns a number with separators: it is easier to read while it changes. */
  private static String number(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }
}
