package io.github.sitemaptoolkit.remote.internal.net;

import io.github.sitemaptoolkit.url.CanonicalUrl;
import io.github.sitemaptoolkit.url.IpAddress;
import io.github.sitemaptoolkit.url.UrlParts;
import io.github.sitemaptoolkit.url.UrlResolver;
import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A url as it is sent to a server: the host in ASCII, an address in its usual form, and everything
 * escaped that a url may not have. What is checked is what is connected to.
 *
 * @param uri the url without a fragment
 * @param literal the address that stands in it instead of a name; null for a name
 */
public record WebAddress(URI uri, @Nullable InetAddress literal) {

  private static final String SAFE = "!$&'()*+,;=:@/?-._~";
  private static final int MOST_PORT = 0xFFFF;

  /**
   * Interprets a url.
   *
   * @throws IllegalArgumentException if it cannot be fetched; the message says why
   */
  public static WebAddress of(String text) {
    String url = text.strip();
    if (!UrlParts.isHttp(url)) {
      throw new IllegalArgumentException("only http and https urls are fetched");
    } else if (UrlResolver.isTooLong(url)) {
      throw new IllegalArgumentException("the url is longer than " + UrlResolver.LONGEST);
    }
    String canonical = CanonicalUrl.of(url);
    int authority = canonical.indexOf("://") + 3;
    int end = UrlParts.authorityEnd(canonical, authority);
    String host = host(canonical.substring(authority, end));
    int port = UrlParts.port(canonical);
    if (canonical.charAt(end - 1) == ':' || port < 0 || port > MOST_PORT) {
      throw new IllegalArgumentException("the url has no valid port");
    }
    InetAddress literal;
    try {
      byte[] address = IpAddress.of(host);
      literal = address == null ? null : InetAddress.getByAddress(address);
    } catch (IllegalArgumentException | UnknownHostException e) {
      throw new IllegalArgumentException("the url has no valid host", e);
    }
    String shown = literal == null ? host : literal(literal);
    boolean usual = port == (canonical.startsWith("https") ? 443 : 80);
    String path = escaped(canonical, end, UrlParts.fragment(canonical));
    try {
      String scheme = canonical.substring(0, authority);
      URI uri = new URI(scheme + shown + (usual ? "" : ":" + port) + path);
      if (uri.getHost() == null || uri.getUserInfo() != null) {
        throw new IllegalArgumentException("the url has no valid host");
      }
      return new WebAddress(uri, literal);
    } catch (URISyntaxException e) {
      throw new IllegalArgumentException("the url is not valid", e);
    }
  }

  /** Interprets a url; empty if it cannot be fetched. */
  public static Optional<WebAddress> ifValid(String text) {
    try {
      return Optional.of(of(text));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private static String host(String authority) {
    if (authority.indexOf('@') >= 0) {
      throw new IllegalArgumentException(
          "a url with a user name or password is not fetched; send them in a header:"
              + " Authorization");
    }
    int colon = authority.startsWith("[") ? authority.indexOf("]:") : authority.lastIndexOf(':');
    int hostEnd = colon < 0 ? authority.length() : authority.startsWith("[") ? colon + 1 : colon;
    String host = authority.substring(0, hostEnd);
    String dotless = host.endsWith(".") ? host.substring(0, host.length() - 1) : host;
    boolean name =
        !dotless.isEmpty()
            && dotless
                .chars()
                .allMatch(
                    c ->
                        c < 0x80
                            && (Character.isLetterOrDigit(c) || c == '.' || c == '-' || c == '_'));
    if (!name && !host.startsWith("[")) {
      throw new IllegalArgumentException("the url has no valid host");
    }
    return dotless.isEmpty() ? host : dotless;
  }

  private static String literal(InetAddress address) {
    String text = address.getHostAddress();
    return text.indexOf(':') < 0 ? text : "[" + text + "]";
  }

  private static String escaped(String url, int begin, int end) {
    var out = new StringBuilder(end - begin + 16);
    if (begin == end || url.charAt(begin) != '/') {
      out.append('/');
    }
    for (int i = begin; i < end; ) {
      int c = url.codePointAt(i);
      boolean escape = c == '%' && isHex(url, i + 1, end) && isHex(url, i + 2, end);
      if (escape || (c < 0x80 && (Character.isLetterOrDigit(c) || SAFE.indexOf(c) >= 0))) {
        out.append((char) c);
      } else {
        for (byte b : Character.toString(c).getBytes(StandardCharsets.UTF_8)) {
          out.append('%').append(String.format("%02X", b & 0xFF));
        }
      }
      i += Character.charCount(c);
    }
    return out.toString();
  }

  private static boolean isHex(String url, int at, int end) {
    return at < end && url.charAt(at) < 0x80 && Character.digit(url.charAt(at), 16) >= 0;
  }

  /** Returns the host as it stands in the url: a name, or an address. */
  public String host() {
    return uri.getHost();
  }

  /** Returns the port, by default that of the scheme. */
  public int port() {
    return uri.getPort() >= 0 ? uri.getPort() : isSecure() ? 443 : 80;
  }

  /** Returns whether the scheme is https. */
  public boolean isSecure() {
    return uri.getScheme().equals("https");
  }

  /** Returns scheme, host and port, such as {@code https://example.com:443}. */
  public String origin() {
    return uri.getScheme() + "://" + host() + ":" + port();
  }

  /** Returns the url. */
  @Override
  public String toString() {
    return uri.toString();
  }
}
