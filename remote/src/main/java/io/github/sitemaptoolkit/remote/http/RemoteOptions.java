package io.github.sitemaptoolkit.remote.http;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * How documents are fetched. Immutable.
 *
 * @param allowPrivate whether addresses of this machine and of local networks may be connected to
 * @param userAgent the name that requests carry
 * @param headers headers for the origin (scheme, host and port) that a request {@linkplain
 *     RemoteRequest#start starts} from, and for no other; they are stored nowhere
 * @param headerHosts other hosts that get them, in lower case; over https, or as safe as the start
 * @param rate how many requests a host gets each second at most; 0 for any number
 * @param limits the limits
 * @param proxy the proxy; null for none
 * @param resolver finds the addresses of hosts
 * @param transport sends the requests; null for the usual one. It is closed with the client
 * @since 0.1
 */
public record RemoteOptions(
    boolean allowPrivate,
    String userAgent,
    List<Header> headers,
    Set<String> headerHosts,
    double rate,
    RemoteLimits limits,
    @Nullable ProxyAddress proxy,
    NameResolver resolver,
    @Nullable Transport transport) {

  /** The default: only public addresses, without headers of one's own. */
  public static final RemoteOptions DEFAULT =
      new RemoteOptions(
          false,
          "sitemap-toolkit/0.1 (+https://github.com/sitemaptoolkit/sitemap-toolkit)",
          List.of(),
          Set.of(),
          0,
          RemoteLimits.DEFAULT,
          null,
          NameResolver.SYSTEM,
          null);

  /**
   * Copies the collections.
   *
   * @throws IllegalArgumentException if the rate is negative, or the user agent cannot be sent
   */
  public RemoteOptions {
    headers = List.copyOf(headers);
    headerHosts =
        headerHosts.stream()
            .map(host -> host.toLowerCase(Locale.ROOT))
            .collect(Collectors.toUnmodifiableSet());
    if (!(rate >= 0)) {
      throw new IllegalArgumentException("the rate must not be negative");
    }
    new Header("User-Agent", userAgent); // checks it
  }

  /** Returns a copy that allows addresses of this machine and of local networks, or does not. */
  public RemoteOptions withPrivate(boolean allowed) {
    return new RemoteOptions(
        allowed, userAgent, headers, headerHosts, rate, limits, proxy, resolver, transport);
  }

  /** Returns a copy with another user agent. */
  public RemoteOptions withUserAgent(String name) {
    return new RemoteOptions(
        allowPrivate, name, headers, headerHosts, rate, limits, proxy, resolver, transport);
  }

  /**
   * Returns a copy with headers.
   *
   * @param more hosts that get them besides the start's origin
   */
  public RemoteOptions withHeaders(List<Header> sent, Set<String> more) {
    return new RemoteOptions(
        allowPrivate, userAgent, sent, more, rate, limits, proxy, resolver, transport);
  }

  /** Returns a copy with another rate; 0 for any number of requests. */
  public RemoteOptions withRate(double perSecond) {
    return new RemoteOptions(
        allowPrivate,
        userAgent,
        headers,
        headerHosts,
        perSecond,
        limits,
        proxy,
        resolver,
        transport);
  }

  /** Returns a copy with other limits. */
  public RemoteOptions withLimits(RemoteLimits other) {
    return new RemoteOptions(
        allowPrivate, userAgent, headers, headerHosts, rate, other, proxy, resolver, transport);
  }

  /** Returns a copy with a proxy; null for none. */
  public RemoteOptions withProxy(@Nullable ProxyAddress other) {
    return new RemoteOptions(
        allowPrivate, userAgent, headers, headerHosts, rate, limits, other, resolver, transport);
  }

  /** Returns a copy with another resolver of names, whose addresses are checked all the same. */
  public RemoteOptions withResolver(NameResolver other) {
    return new RemoteOptions(
        allowPrivate, userAgent, headers, headerHosts, rate, limits, proxy, other, transport);
  }

  /** Returns a copy that sends requests with another client. */
  public RemoteOptions withTransport(Transport other) {
    return new RemoteOptions(
        allowPrivate, userAgent, headers, headerHosts, rate, limits, proxy, resolver, other);
  }
}
