package io.github.sitemaptoolkit.batch.plan;

import io.github.sitemaptoolkit.text.Sha256;
import java.util.Locale;
import java.util.Set;

/** Turns any name into a file name that is valid and means the same on every system. */
final class SafeName {

  private static final int LONGEST = 120;
  private static final int HASH_BYTES = 4;
  private static final Set<String> DEVICES = Set.of("con", "prn", "aux", "nul");

  private SafeName() {}

  /**
   * Returns the name itself if it is safe: it consists of ASCII letters, digits, dots, dashes and
   * underscores, and is not too long, hidden or the name of a Windows device. Otherwise returns a
   * safe name with a hash of the original, so that different names stay different.
   */
  static String of(String name) {
    var safe = new StringBuilder();
    for (int i = 0; i < name.length() && safe.length() < LONGEST; i++) {
      char c = name.charAt(i);
      safe.append(isSafe(c) ? c : '_');
    }
    if (safe.length() == 0 || safe.charAt(0) == '.' || isDevice(name)) {
      safe.insert(0, '_');
    }
    if (safe.charAt(safe.length() - 1) == '.') {
      safe.setCharAt(safe.length() - 1, '_');
    }
    if (safe.toString().equals(name)) {
      return name;
    }
    safe.setLength(Math.min(safe.length(), LONGEST - 1 - 2 * HASH_BYTES));
    return safe.append('-').append(hash(name)).toString();
  }

  private static boolean isSafe(char c) {
    return (c >= 'a' && c <= 'z')
        || (c >= 'A' && c <= 'Z')
        || (c >= '0' && c <= '9')
        || c == '.'
        || c == '_'
        || c == '-';
  }

  /** Returns whether Windows treats a name as a device, whatever follows the first dot. */
  private static boolean isDevice(String name) {
    int dot = name.indexOf('.');
    String base = (dot < 0 ? name : name.substring(0, dot)).toLowerCase(Locale.ROOT);
    boolean numbered = base.length() == 4 && Character.isDigit(base.charAt(3));
    return DEVICES.contains(base)
        || (numbered && (base.startsWith("com") || base.startsWith("lpt")));
  }

  private static String hash(String name) {
    return Sha256.hex(name).substring(0, 2 * HASH_BYTES);
  }
}
