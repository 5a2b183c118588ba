package io.github.sitemaptoolkit.cli.remote;

import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.remote.http.Header;
import io.github.sitemaptoolkit.remote.http.ProxyAddress;
import io.github.sitemaptoolkit.remote.http.RemoteOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Options of fetching as they are given on the command line. */
final class GivenOptions {

  private static final String ENVIRONMENT = "env";

  /** The variable that keeps secrets out of the list of processes: a header on each line. */
  private static final String HEADERS = "SITEMAP_HEADER";

  private static final List<String> PROXIES =
      List.of("https_proxy", "HTTPS_PROXY", "http_proxy", "HTTP_PROXY");

  /** Headers that belong to the connection, or that would undo what is promised of answers. */
  private static final Set<String> OWN =
      Set.of(
          "host", "content-length", "transfer-encoding", "connection", "accept-encoding", "range");

  private GivenOptions() {}

  /**
   * Returns the options.
   *
   * @throws WrongUseException if one is wrong
   */
  static RemoteOptions of(RemoteArguments given) {
    RemoteOptions options =
        RemoteOptions.DEFAULT
            .withPrivate(given.allowsPrivate())
            .withLimits(FetchLimits.of(given.limits()))
            .withProxy(proxy(given.proxy(), System.getenv()));
    List<Header> headers = new ArrayList<>();
    headers(given.headers(), System.getenv()).forEach(header -> headers.add(header(header)));
    if (headers.isEmpty() && !given.headerHosts().isEmpty()) {
      throw new WrongUseException("--header-for can be used only with --header");
    }
    for (String host : given.headerHosts()) {
      if (host.indexOf('/') >= 0 || host.indexOf(':') >= 0) {
        throw new WrongUseException("--header-for " + host + ": use the name of a host alone");
      }
    }
    options = options.withHeaders(headers, Set.copyOf(given.headerHosts()));
    try {
      options = options.withRate(given.rate());
    } catch (IllegalArgumentException e) {
      throw new WrongUseException("--rate: use a number such as 5 or 0.5");
    }
    try {
      return given.userAgent() == null ? options : options.withUserAgent(given.userAgent());
    } catch (IllegalArgumentException e) {
      throw new WrongUseException("--user-agent: " + e.getMessage());
    }
  }

  /** Returns the headers as texts: those of the command line, else those of the environment. */
  static List<String> headers(List<String> given, Map<String, String> environment) {
    String variable = environment.getOrDefault(HEADERS, "");
    boolean own = !given.isEmpty() && !given.equals(List.of(variable));
    return own ? given : variable.lines().filter(line -> !line.isBlank()).toList();
  }

  private static Header header(String text) {
    int colon = text.indexOf(':');
    String name = colon < 0 ? "" : text.substring(0, colon).strip();
    if (OWN.contains(name.toLowerCase(Locale.ROOT))) {
      throw new WrongUseException("--header " + name + ": this header cannot be changed");
    }
    try {
      return new Header(name, colon < 0 ? "" : text.substring(colon + 1).strip());
    } catch (IllegalArgumentException e) {
      throw new WrongUseException("--header: " + e.getMessage()); // the value may be a secret
    }
  }

  /** Returns the proxy; null for none. */
  static @Nullable ProxyAddress proxy(@Nullable String text, Map<String, String> environment) {
    if (text == null) {
      return null;
    }
    String name = text;
    if (text.equals(ENVIRONMENT)) {
      name =
          PROXIES.stream()
              .map(variable -> environment.getOrDefault(variable, ""))
              .filter(value -> !value.isBlank())
              .findFirst()
              .orElseThrow(
                  () ->
                      new WrongUseException(
                          "--proxy env: neither HTTPS_PROXY nor HTTP_PROXY is set"));
    }
    try {
      return ProxyAddress.parse(name);
    } catch (IllegalArgumentException e) {
      throw new WrongUseException("--proxy " + text + ": " + e.getMessage());
    }
  }
}
