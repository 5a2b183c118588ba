package io.github.sitemaptoolkit.remote.internal.net;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;

/**
 * The addresses that are not of the public Internet: this machine, local networks, and what carries
 * another address in it. Sources: the IANA registries of special-purpose addresses, RFC 6890; for
 * the last two, the documents of Microsoft Azure and RFC 6052.
 */
public final class SpecialAddresses {

  /** A range of addresses, by their first bits. */
  private record Range(InetAddress first, int bits) {

    boolean has(byte[] other) {
      byte[] address = first.getAddress();
      if (other.length != address.length) {
        return false;
      }
      for (int i = 0; i < bits; i++) {
        int mask = 0x80 >> (i % 8);
        if ((address[i / 8] & mask) != (other[i / 8] & mask)) {
          return false;
        }
      }
      return true;
    }
  }

  private static final List<Range> FOUR =
      ranges(
          "0.0.0.0/8", // this network
          "10.0.0.0/8", // private
          "100.64.0.0/10", // carrier-grade NAT
          "127.0.0.0/8", // loopback
          "169.254.0.0/16", // link-local, and the metadata of clouds
          "172.16.0.0/12", // private
          "192.0.0.0/24", // protocol assignments
          "192.0.2.0/24", // documentation
          "192.88.99.0/24", // relays of 6to4
          "192.168.0.0/16", // private
          "198.18.0.0/15", // benchmarks
          "198.51.100.0/24", // documentation
          "203.0.113.0/24", // documentation
          "224.0.0.0/4", // multicast
          "240.0.0.0/4", // reserved, broadcast
          "168.63.129.16/32"); // the metadata of Azure

  private static final List<Range> PUBLIC_SIX = ranges("2000::/3");

  private static final List<Range> SPECIAL_SIX =
      ranges(
          "2001::/23", // protocol assignments, Teredo
          "2001:db8::/32", // documentation
          "2002::/16", // 6to4
          "3fff::/20"); // documentation

  private SpecialAddresses() {}

  private static List<Range> ranges(String... texts) {
    List<Range> ranges = new ArrayList<>();
    for (String text : texts) {
      int slash = text.indexOf('/');
      try {
        InetAddress first = InetAddress.getByName(text.substring(0, slash));
        ranges.add(new Range(first, Integer.parseInt(text.substring(slash + 1))));
      } catch (UnknownHostException e) {
        throw new IllegalStateException(e); // these are no names
      }
    }
    return ranges;
  }

  /** Returns whether an address is not one of the public Internet. */
  public static boolean has(InetAddress address) {
    byte[] bytes = address.getAddress();
    return bytes.length == 4
        ? isIn(FOUR, bytes)
        : !isIn(PUBLIC_SIX, bytes) || isIn(SPECIAL_SIX, bytes);
  }

  private static boolean isIn(List<Range> ranges, byte[] address) {
    return ranges.stream().anyMatch(range -> range.has(address));
  }
}
