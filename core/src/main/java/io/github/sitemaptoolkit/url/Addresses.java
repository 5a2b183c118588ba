package io.github.sitemaptoolkit.url;

import java.util.HexFormat;

/** The addresses that a url can have instead of the name of a host. */
final class Addresses {

  private static final int OCTETS = 4;
  private static final int GROUPS = 8;
  private static final int LONGEST_GROUP = 4;

  private Addresses() {}

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

  /** Returns whether a part of a url is an IPv6 address in brackets, such as {@code [::1]}. */
  static boolean isLiteral(String url, int begin, int end) {
    if (url.charAt(end - 1) != ']') {
      return false;
    }
    String address = url.substring(begin + 1, end - 1);
    int gap = address.indexOf("::");
    if (gap < 0) {
      return groups(address, true) == GROUPS;
    }
    int before = groups(address.substring(0, gap), false);
    int after = groups(address.substring(gap + 2), true);
    return before >= 0 && after >= 0 && before + after < GROUPS;
  }

  /** Returns the number of groups of 16 bits; -1 if the text does not consist of them. */
  private static int groups(String text, boolean last) {
    if (text.isEmpty()) {
      return 0;
    }
    String[] parts = text.split(":", -1);
    int count = 0;
    for (int i = 0; i < parts.length; i++) {
      String part = parts[i];
      if (last && i == parts.length - 1 && part.indexOf('.') >= 0) {
        if (!isOctets(part, 0, part.length())) {
          return -1;
        }
        count += 2;
      } else if (part.isEmpty() || part.length() > LONGEST_GROUP || !isHex(part)) {
        return -1;
      } else {
        count++;
      }
    }
    return count;
  }

  private static boolean isHex(String text) {
    return text.chars().allMatch(HexFormat::isHexDigit);
  }
}
