package io.github.sitemaptoolkit.url;

import java.net.IDN;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The ASCII form of hosts with other characters, as it is used in the DNS: {@code xn--...}. */
final class AsciiHost {

  /** The maximum length of a host, without a dot at its end. */
  static final int LONGEST = 253;

  private AsciiHost() {}

  /** Returns the canonical form of a host: in lower case, and in ASCII unless that is ambiguous. */
  static String canonical(String host) {
    boolean wide = UrlChars.has(UrlChars.WIDE, host, 0, host.length());
    String ascii = wide && !isAmbiguous(host) ? of(host) : null;
    return ascii == null ? host.toLowerCase(Locale.ROOT) : ascii;
  }

  /**
   * Returns the ASCII form of a host, in lower case; null if there is none, or if the host is
   * longer than {@link #LONGEST}, as converting takes time that is quadratic in the length.
   */
  static @Nullable String of(String host) {
    if (host.length() > LONGEST) {
      return null;
    }
    try {
      String ascii = IDN.toASCII(host, IDN.ALLOW_UNASSIGNED).toLowerCase(Locale.ROOT);
      // wide forms of slashes and the like become what would end the host
      return UrlChars.all(UrlChars.UNRESERVED, ascii, 0, ascii.length()) ? ascii : null;
    } catch (IllegalArgumentException e) {
      return null;
    }
  }

  /**
   * Returns whether browsers use another ASCII form than {@link #of} returns. Java implements the
   * standard of 2003, that of 2008 treats four characters differently.
   */
  static boolean isAmbiguous(String host) {
    return host.chars().anyMatch(c -> c == 'ß' || c == 'ς' || c == 0x200C || c == 0x200D);
  }
}
