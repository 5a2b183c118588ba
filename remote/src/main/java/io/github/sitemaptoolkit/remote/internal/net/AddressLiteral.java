package io.github.sitemaptoolkit.remote.internal.net;

import java.net.InetAddress;
import java.net.UnknownHostException;
import org.jspecify.annotations.Nullable;

/**
 * Addresses that stand in a url instead of a name, in all forms that programs understand: {@code
 * 127.0.0.1}, {@code 127.1}, {@code 2130706433}, {@code 0x7f.1}, {@code 0177.0.0.1}, {@code [::1]}.
 * Source: https://url.spec.whatwg.org/#concept-ipv4-parser.
 */
public final class AddressLiteral {

  private static final int PARTS = 4;

  private AddressLiteral() {}

  /**
   * Returns the address of a host; null if it is a name.
   *
   * @throws UnknownHostException if it ends in a number, but is not an address
   */
  public static @Nullable InetAddress of(String host) throws UnknownHostException {
    if (host.startsWith("[")) {
      return six(host);
    }
    String text = host.endsWith(".") ? host.substring(0, host.length() - 1) : host;
    String[] parts = text.split("\\.", -1);
    String last = parts[parts.length - 1];
    if (!isNumber(last)) {
      return null;
    }
    if (parts.length > PARTS) {
      throw new UnknownHostException(host);
    }
    long address = 0;
    for (int i = 0; i < parts.length; i++) {
      boolean end = i == parts.length - 1;
      long most = end ? (1L << (8 * (PARTS - i))) - 1 : 0xFF;
      long value = value(parts[i]);
      if (value < 0 || value > most) {
        throw new UnknownHostException(host);
      }
      address |= end ? value : value << (8 * (PARTS - 1 - i));
    }
    byte[] bytes = {
      (byte) (address >> 24), (byte) (address >> 16), (byte) (address >> 8), (byte) address
    };
    return InetAddress.getByAddress(bytes);
  }

  private static InetAddress six(String host) throws UnknownHostException {
    boolean plain =
        host.endsWith("]")
            && host.indexOf(':') > 0
            && host.chars().skip(1).limit(host.length() - 2L).allMatch(AddressLiteral::isOfSix);
    if (!plain) {
      throw new UnknownHostException(host);
    }
    return InetAddress.getByName(host); // asks nobody, as it begins with a bracket
  }

  private static boolean isOfSix(int c) {
    return (Character.digit(c, 16) >= 0 && c < 0x80) || c == ':' || c == '.';
  }

  private static boolean isNumber(String part) {
    return !part.isEmpty()
        && (part.chars().allMatch(c -> c >= '0' && c <= '9') || (isHex(part) && value(part) >= 0));
  }

  private static boolean isHex(String part) {
    return part.startsWith("0x") || part.startsWith("0X");
  }

  /** Returns a decimal, octal or hexadecimal number; -1 if it is none, or too large. */
  private static long value(String part) {
    boolean hex = isHex(part);
    boolean octal = !hex && part.length() > 1 && part.startsWith("0");
    String digits = hex ? part.substring(2) : octal ? part.substring(1) : part;
    if (digits.isEmpty()) {
      return hex ? 0 : -1;
    }
    int radix = hex ? 16 : octal ? 8 : 10;
    long value = 0;
    for (int i = 0; i < digits.length(); i++) {
      int digit = digits.charAt(i) < 0x80 ? Character.digit(digits.charAt(i), radix) : -1;
      value = value * radix + digit;
      if (digit < 0 || value > 0xFFFF_FFFFL) {
        return -1;
      }
    }
    return value;
  }
}
