package io.github.sitemaptoolkit.url;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The numeric addresses that a url can have instead of the name of a host.
 *
 * <p>Sources: RFC 4291, 2.2 (IPv6); the URL Standard (IPv4 as browsers read it).
 *
 * @since 0.1
 */
public final class IpAddress {

  private static final int OCTETS = 4;
  private static final int GROUPS = 8;
  private static final int LONGEST_GROUP = 4;
  private static final long END = 1L << 32;

  private IpAddress() {}

  /**
   * Returns the four or sixteen bytes of a host that is an address, in all notations that programs
   * understand: {@code 127.0.0.1}, {@code 127.1}, {@code 2130706433}, {@code 0x7f.1}, {@code
   * [::1]}; null if it is a name.
   *
   * @throws IllegalArgumentException if it ends in a number or begins with a bracket, but is no
   *     address
   */
  public static byte @Nullable [] of(String host) {
    boolean six = host.startsWith("[");
    int end = host.length() - (host.endsWith(".") ? 1 : 0);
    int label = host.lastIndexOf('.', end - 1) + 1;
    if (!six && (label >= end || !isNumber(host, label, end))) {
      return null;
    }
    byte[] address = six ? six(host, 0, host.length()) : four(host, 0, end);
    if (address == null) {
      throw new IllegalArgumentException(host + " is no address");
    }
    return address;
  }

  /** Returns whether a part of a url is an IPv4 address, such as {@code 192.0.2.1}. */
  static boolean isOctets(String url, int begin, int end) {
    int octets = 0;
    int at = begin;
    while (at <= end) {
      int dot = url.indexOf('.', at);
      int octetEnd = dot < 0 || dot > end ? end : dot;
      int octet = UrlChars.number(url, at, octetEnd);
      boolean padded = octetEnd - at > 1 && url.charAt(at) == '0';
      if (octet < 0 || octet > 255 || padded) {
        return false;
      }
      octets++;
      at = octetEnd + 1;
    }
    return octets == OCTETS;
  }

  /**
   * Returns whether the last label of a host is a number, such as {@code 1} or {@code 0x7f}, so
   * that the host is an IPv4 address or nothing.
   */
  static boolean isNumber(String url, int label, int end) {
    char first = url.charAt(label);
    return UrlChars.is(UrlChars.DIGIT, first)
        && (UrlChars.all(UrlChars.DIGIT, url, label, end) || number(url, label, end) >= 0);
  }

  /**
   * Returns the four bytes of an IPv4 address in any notation that browsers read: up to four
   * numbers, decimal, octal (from 0) or hexadecimal (from 0x), the last of which fills all bytes
   * that are left; null if it is none.
   */
  static byte @Nullable [] four(String url, int begin, int end) {
    long address = 0;
    int parts = 0;
    int at = begin;
    while (at <= end) {
      int dot = url.indexOf('.', at);
      int partEnd = dot < 0 || dot > end ? end : dot;
      long part = number(url, at, partEnd);
      boolean last = partEnd == end;
      int shift = Byte.SIZE * (OCTETS - 1 - parts);
      if (part < 0 || ++parts > OCTETS || part >= (last ? 1L << (shift + Byte.SIZE) : 256)) {
        return null;
      }
      address |= last ? part : part << shift;
      at = partEnd + 1;
    }
    return new byte[] {
      (byte) (address >> 24), (byte) (address >> 16), (byte) (address >> 8), (byte) address
    };
  }

  /** Returns a number in C's notation; -1 if a part of a url is none below 2^32. */
  private static long number(String url, int begin, int end) {
    boolean hex = url.regionMatches(true, begin, "0x", 0, 2) && begin + 2 <= end;
    boolean octal = !hex && begin + 1 < end && url.charAt(begin) == '0';
    int radix = hex ? 16 : octal ? 8 : 10;
    long number = begin < end ? 0 : -1;
    for (int i = hex ? begin + 2 : begin; i < end && number >= 0; i++) {
      int digit = url.charAt(i) < 0x80 ? Character.digit(url.charAt(i), radix) : -1;
      number = digit < 0 ? -1 : number * radix + digit;
      number = number < END ? number : -1;
    }
    return number;
  }

  /** Returns whether a part of a url is an IPv6 address in brackets, such as {@code [::1]}. */
  static boolean isLiteral(String url, int begin, int end) {
    return six(url, begin, end) != null;
  }

  /** Returns the sixteen bytes of an IPv6 address in brackets; null if it is none. */
  static byte @Nullable [] six(String url, int begin, int end) {
    if (url.charAt(end - 1) != ']') {
      return null;
    }
    String address = url.substring(begin + 1, end - 1);
    int gap = address.indexOf("::");
    byte[] bytes = new byte[2 * GROUPS];
    if (gap < 0) {
      return groups(address, true, bytes) == GROUPS ? bytes : null;
    }
    byte[] tail = new byte[bytes.length];
    int before = groups(address.substring(0, gap), false, bytes);
    int after = groups(address.substring(gap + 2), true, tail);
    if (before < 0 || after < 0 || before + after >= GROUPS) {
      return null;
    }
    System.arraycopy(tail, 0, bytes, bytes.length - 2 * after, 2 * after);
    return bytes;
  }

  /**
   * Returns the number of groups of 16 bits; -1 if the text does not consist of at most eight.
   *
   * @param last whether the text is the end of an address, so that it may end with an IPv4 address
   * @param bytes where to put them
   */
  private static int groups(String text, boolean last, byte[] bytes) {
    if (text.isEmpty()) {
      return 0;
    }
    String[] parts = text.split(":", -1);
    int count = 0;
    for (int i = 0; i < parts.length; i++) {
      String part = parts[i];
      boolean four = last && i == parts.length - 1 && isOctets(part, 0, part.length());
      boolean group = !part.isEmpty() && part.length() <= LONGEST_GROUP && isHex(part);
      if (count + (four ? 2 : 1) > GROUPS || !(four || group)) {
        return -1;
      } else if (four) {
        byte[] octets = Objects.requireNonNull(four(part, 0, part.length()));
        System.arraycopy(octets, 0, bytes, 2 * count, OCTETS);
        count += 2;
      } else {
        int value = Integer.parseInt(part, 16);
        bytes[2 * count] = (byte) (value >> Byte.SIZE);
        bytes[2 * count + 1] = (byte) value;
        count++;
      }
    }
    return count;
  }

  /** Returns the IPv4 address that an IPv6 address stands for (RFC 4291, 2.5.5.2); else itself. */
  static byte[] unmapped(byte[] address) {
    boolean mapped = address.length == 2 * GROUPS && address[10] == -1 && address[11] == -1;
    for (int i = 0; mapped && i < 10; i++) {
      mapped = address[i] == 0;
    }
    return mapped ? Arrays.copyOfRange(address, 12, 16) : address;
  }

  private static boolean isHex(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) >= 0x80 || Character.digit(text.charAt(i), 16) < 0) {
        return false;
      }
    }
    return true;
  }
}
