package io.github.sitemaptoolkit.url;

import java.util.ArrayList;
import java.util.List;

/**
 * The numeric addresses that are not of the public Internet.
 *
 * <p>Sources: the IANA registries of special-purpose addresses, RFC 6890; RFC 1122 (0/8, 127/8),
 * RFC 1918, RFC 3927, RFC 6598, RFC 4193 and RFC 4291 (addresses of machines and networks); the
 * documents of Microsoft Azure for its metadata.
 *
 * @since 0.1
 */
public final class SpecialAddresses {

  /** A range of addresses, by their first bits. */
  private static final class Range {

    private final byte[] first;
    private final int bits;

    Range(byte[] first, int bits) {
      this.first = first;
      this.bits = bits;
    }

    boolean has(byte[] other) {
      if (other.length != first.length) {
        return false;
      }
      for (int i = 0; i < bits; i++) {
        int mask = 0x80 >> (i % 8);
        if ((first[i / 8] & mask) != (other[i / 8] & mask)) {
          return false;
        }
      }
      return true;
    }
  }

  /** This machine, and networks that are not reached from outside. */
  private static final List<Range> LOCAL =
      ranges(
          "0.0.0.0/8", // this network
          "10.0.0.0/8", // private
          "100.64.0.0/10", // carrier-grade NAT
          "127.0.0.0/8", // loopback
          "169.254.0.0/16", // link-local, and the metadata of clouds
          "172.16.0.0/12", // private
          "192.168.0.0/16", // private
          "[::]/128", // unspecified
          "[::1]/128", // loopback
          "[fc00::]/7", // unique local
          "[fe80::]/10"); // link-local

  private static final List<Range> OTHERS =
      ranges(
          "192.0.0.0/24", // protocol assignments
          "192.0.2.0/24", // documentation
          "192.88.99.0/24", // relays of 6to4
          "198.18.0.0/15", // benchmarks
          "198.51.100.0/24", // documentation
          "203.0.113.0/24", // documentation
          "224.0.0.0/4", // multicast
          "240.0.0.0/4", // reserved, broadcast
          "168.63.129.16/32", // the metadata of Azure
          "[2001::]/23", // protocol assignments, Teredo
          "[2001:db8::]/32", // documentation
          "[2002::]/16", // 6to4
          "[3fff::]/20"); // documentation

  private static final List<Range> PUBLIC_SIX = ranges("[2000::]/3");

  private SpecialAddresses() {}

  private static List<Range> ranges(String... texts) {
    List<Range> ranges = new ArrayList<>();
    for (String text : texts) {
      int slash = text.indexOf('/');
      byte[] first =
          text.startsWith("[") ? IpAddress.six(text, 0, slash) : IpAddress.four(text, 0, slash);
      if (first == null) {
        throw new IllegalStateException(text);
      }
      ranges.add(new Range(first, Integer.parseInt(text.substring(slash + 1))));
    }
    return List.copyOf(ranges);
  }

  /**
   * Returns whether an address is not one of the public Internet: it is {@linkplain #isLocal
   * local}, reserved, for documentation, or carries another address in it.
   *
   * @param address four or sixteen bytes
   */
  public static boolean has(byte[] address) {
    boolean six = address.length != 4;
    return isIn(LOCAL, address) || isIn(OTHERS, address) || (six && !isIn(PUBLIC_SIX, address));
  }

  /**
   * Returns whether an address is of this machine, or of a network that is not reached from
   * outside. An IPv4 address within an IPv6 address counts as itself.
   *
   * @param address four or sixteen bytes
   */
  public static boolean isLocal(byte[] address) {
    return isIn(LOCAL, IpAddress.unmapped(address));
  }

  private static boolean isIn(List<Range> ranges, byte[] address) {
    for (Range range : ranges) {
      if (range.has(address)) {
        return true;
      }
    }
    return false;
  }
}
