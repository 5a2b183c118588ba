package io.github.sitemaptoolkit.cli;

import org.jspecify.annotations.Nullable;

/**
 * Starts {@link Main} if Java is new enough for it. This class alone is compiled for Java 8, so
 * that an older Java than the needed one can say so.
 */
final class Start {

  private static final int NEEDED = 17;
  private static final int UNSUITABLE = 70; // as ExitCode.BUG, which is compiled for Java 17

  private Start() {}

  /** Runs the command and ends the process with its exit code. */
  public static void main(String[] args) {
    String complaint =
        complaint(
            System.getProperty("java.specification.version"), System.getProperty("java.version"));
    if (complaint != null) {
      System.err.println(complaint);
      System.exit(UNSUITABLE);
    }
    Main.main(args);
  }

  /**
   * Returns the message for a Java that is too old; null if it is new enough.
   *
   * @param specification such as {@code 1.8} or {@code 17}
   * @param version as the message names it, such as {@code 17.0.2}
   */
  static @Nullable String complaint(String specification, String version) {
    int dot = specification.indexOf('.');
    if (dot < 0 && Integer.parseInt(specification) >= NEEDED) {
      return null;
    }
    return "sitemap: this is Java "
        + version
        + "; install Java "
        + NEEDED
        + " or newer, or set JAVA_HOME to one";
  }
}
