package io.github.sitemaptoolkit.content.judge;

/** Knows by their names the hosts that only one machine or one network can reach. */
final class PrivateHosts {

  private static final String[] DOMAINS = {
    "localhost", "local", "test", "invalid", "internal", "onion", "home.arpa"
  };

  private PrivateHosts() {}

  static boolean has(MediaAddress address) {
    for (String domain : DOMAINS) {
      if (address.isOf(domain)) {
        return true;
      }
    }
    return address.hasOneLabel() || isPrivate(address.octet(0), address.octet(1));
  }

  /** Returns whether an IPv4 address that begins so is of this machine or of a local network. */
  private static boolean isPrivate(int first, int second) {
    return switch (first) {
      case 0, 10, 127 -> true;
      case 100 -> second >= 64 && second < 128;
      case 169 -> second == 254;
      case 172 -> second >= 16 && second < 32;
      case 192 -> second == 168;
      default -> false;
    };
  }
}
