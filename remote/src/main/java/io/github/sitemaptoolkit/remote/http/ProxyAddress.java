package io.github.sitemaptoolkit.remote.http;

/**
 * An HTTP proxy. It connects to what it is asked for, and resolves names itself: their addresses
 * cannot be checked, so that it must be one that refuses what must not be reached.
 *
 * @param host its name or address, which is not checked
 * @param port its port
 * @since 0.1
 */
public record ProxyAddress(String host, int port) {

  private static final int USUAL_PORT = 8080;
  private static final int MOST_PORT = 0xFFFF;

  /**
   * Returns the proxy of a text such as {@code http://proxy.example:3128} or {@code proxy:3128}.
   *
   * @throws IllegalArgumentException if it is not one, or has a user name
   */
  public static ProxyAddress parse(String text) {
    String rest = text.startsWith("http://") ? text.substring("http://".length()) : text;
    rest = rest.endsWith("/") ? rest.substring(0, rest.length() - 1) : rest;
    int colon = rest.lastIndexOf(':');
    String name = colon < 0 ? rest : rest.substring(0, colon);
    int port = -1;
    try {
      port = colon < 0 ? USUAL_PORT : Integer.parseInt(rest.substring(colon + 1));
    } catch (NumberFormatException e) {
      // reported below
    }
    if (name.isEmpty() || port < 1 || port > MOST_PORT || !isName(name)) {
      throw new IllegalArgumentException(
          "not a proxy such as http://proxy.example:3128 (without user name and password)");
    }
    return new ProxyAddress(name, port);
  }

  private static boolean isName(String name) {
    return name.chars()
        .allMatch(c -> c < 0x80 && (Character.isLetterOrDigit(c) || ".-_[]:".indexOf(c) >= 0));
  }
}
