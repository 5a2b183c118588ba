package io.github.sitemaptoolkit.web.jdk.java.net;

import io.github.sitemaptoolkit.web.jdk.Nameprep;
import io.github.sitemaptoolkit.web.jdk.Punycode;

/** Hosts in ASCII, by the standard of 2003 (RFC 3490): what the toolkit uses of the JDK's class. */
public final class IDN {

  /** Also converts characters that Unicode 3.2 did not have. Always done. */
  public static final int ALLOW_UNASSIGNED = 1;

  private static final int LONGEST_LABEL = 63;
  private static final String DOTS = ".\u3002\uFF0E\uFF61";
  private static final String PREFIX = "xn--";

  private IDN() {}

  /**
   * Returns the ASCII form of a host.
   *
   * @throws IllegalArgumentException if it has none
   */
  public static String toASCII(String host, int flags) {
    if (host.length() == 1 && DOTS.contains(host)) {
      return ".";
    }
    var ascii = new StringBuilder();
    int from = 0;
    while (from < host.length()) {
      int to = from;
      while (to < host.length() && DOTS.indexOf(host.charAt(to)) < 0) {
        to++;
      }
      ascii.append(label(host.substring(from, to)));
      if (to < host.length()) {
        ascii.append('.');
      }
      from = to + 1;
    }
    return ascii.toString();
  }

  private static String label(String label) {
    String prepared = isAscii(label) ? label : Nameprep.prepare(label);
    if (prepared.isEmpty()) {
      throw new IllegalArgumentException("Empty label is not a legal name");
    }
    if (!isAscii(prepared)) {
      if (prepared.regionMatches(true, 0, PREFIX, 0, PREFIX.length())) {
        throw new IllegalArgumentException("The input starts with the ACE Prefix");
      }
      prepared = PREFIX + Punycode.encode(prepared);
    }
    if (prepared.length() > LONGEST_LABEL) {
      throw new IllegalArgumentException("The label in the input is too long");
    }
    return prepared;
  }

  private static boolean isAscii(String text) {
    return text.chars().allMatch(c -> c < 0x80);
  }
}
