package io.github.sitemaptoolkit.remote.http;

import io.github.sitemaptoolkit.remote.internal.net.WebAddress;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
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
 * @param headerStarts the origins from which a request must start for its headers to be sent; null
 *     for any
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
    @Nullable Set<String> headerStarts,
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
          null,
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
    headerStarts = headerStarts == null ? null : Set.copyOf(headerStarts);
    if (!(rate >= 0)) {
      throw new IllegalArgumentException("the rate must not be negative");
    }
    new Header("User-Agent", userAgent); // checks it
  }

  /** Returns a copy that allows addresses of this machine and of local networks, or does not. */
  public RemoteOptions withPrivate(boolean allowed) {
    return new Copy().with(copy -> copy.allowPrivate = allowed);
  }

  /** Returns a copy with another user agent. */
  public RemoteOptions withUserAgent(String name) {
    return new Copy().with(copy -> copy.userAgent = name);
  }

  /**
   * Returns a copy with headers.
   *
   * @param more hosts that get them besides the start's origin
   */
  public RemoteOptions withHeaders(List<Header> sent, Set<String> more) {
    return new Copy()
        .with(
            copy -> {
              copy.headers = sent;
              copy.headerHosts = more;
            });
  }

  /**
   * Returns a copy that sends headers only with requests that start from the origins of urls, and
   * to the {@linkplain #headerHosts hosts} that are named besides. Headers that nobody has typed,
   * such as those of the environment, are thus bound to whom somebody has named.
   *
   * @param urls those that cannot be fetched are ignored
   */
  public RemoteOptions withHeaderStarts(Collection<String> urls) {
    Set<String> origins = new HashSet<>();
    urls.forEach(url -> WebAddress.ifValid(url).map(WebAddress::origin).ifPresent(origins::add));
    return new Copy().with(copy -> copy.headerStarts = origins);
  }

  /**
   * Returns whether a request that starts from a url is sent without the headers. False if there
   * are none, or if the url cannot be fetched.
   */
  public boolean withholdsHeaders(String url) {
    WebAddress start = WebAddress.ifValid(url).orElse(null);
    return start != null
        && !headers.isEmpty()
        && !isHeaderStart(start.origin())
        && !headerHosts.contains(start.host());
  }

  boolean isHeaderStart(String origin) {
    return headerStarts == null || headerStarts.contains(origin);
  }

  /** Returns a copy with another rate; 0 for any number of requests. */
  public RemoteOptions withRate(double perSecond) {
    return new Copy().with(copy -> copy.rate = perSecond);
  }

  /** Returns a copy with other limits. */
  public RemoteOptions withLimits(RemoteLimits other) {
    return new Copy().with(copy -> copy.limits = other);
  }

  /** Returns a copy with a proxy; null for none. */
  public RemoteOptions withProxy(@Nullable ProxyAddress other) {
    return new Copy().with(copy -> copy.proxy = other);
  }

  /** Returns a copy with another resolver of names, whose addresses are checked all the same. */
  public RemoteOptions withResolver(NameResolver other) {
    return new Copy().with(copy -> copy.resolver = other);
  }

  /** Returns a copy that sends requests with another client. */
  public RemoteOptions withTransport(Transport other) {
    return new Copy().with(copy -> copy.transport = other);
  }

  /** The values of a copy, of which some are replaced. */
  private final class Copy {
    private boolean allowPrivate = RemoteOptions.this.allowPrivate;
    private String userAgent = RemoteOptions.this.userAgent;
    private List<Header> headers = RemoteOptions.this.headers;
    private Set<String> headerHosts = RemoteOptions.this.headerHosts;
    private @Nullable Set<String> headerStarts = RemoteOptions.this.headerStarts;
    private double rate = RemoteOptions.this.rate;
    private RemoteLimits limits = RemoteOptions.this.limits;
    private @Nullable ProxyAddress proxy = RemoteOptions.this.proxy;
    private NameResolver resolver = RemoteOptions.this.resolver;
    private @Nullable Transport transport = RemoteOptions.this.transport;

    RemoteOptions with(Consumer<Copy> change) {
      change.accept(this);
      return new RemoteOptions(
          allowPrivate,
          userAgent,
          headers,
          headerHosts,
          headerStarts,
          rate,
          limits,
          proxy,
          resolver,
          transport);
    }
  }
}
