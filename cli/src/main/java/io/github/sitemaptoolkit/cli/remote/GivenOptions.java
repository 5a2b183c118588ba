package io.github.sitemaptoolkit.cli.remote;

import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.remote.http.Header;
import io.github.sitemaptoolkit.remote.http.ProxyAddress;
import io.github.sitemaptoolkit.remote.http.RemoteOptions;
import io.github.sitemaptoolkit.site.network.AccessMeaning;
import io.github.sitemaptoolkit.site.network.RemoteAccess;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Options of fetching as they are given on the command line. */
final class GivenOptions {

  private static final String ENVIRONMENT = "env";
  private static final String PROXY = "--proxy";

  /** The variable that keeps secrets out of the list of processes: a header on each line. */
  private static final String HEADERS = "SITEMAP_HEADER";

  /** The variable with other hosts that get them, separated by spaces or commas. */
  private static final String HEADER_HOSTS = "SITEMAP_HEADER_FOR";

  private static final List<String> PROXIES =
      List.of("https_proxy", "HTTPS_PROXY", "http_proxy", "HTTP_PROXY");

  /** Headers that belong to the connection, or that would undo what is promised of answers. */
  private static final Set<String> OWN =
      Set.of(
          "host", "content-length", "transfer-encoding", "connection", "accept-encoding", "range");

  private GivenOptions() {}

  /**
   * Returns the options. A header of the environment is sent to hosts that the call names.
   *
   * @param arguments the arguments of the call
   * @throws WrongUseException if one is wrong
   */
  static RemoteOptions of(RemoteArguments given, List<String> arguments) {
    Map<String, String> environment = System.getenv();
    RemoteOptions options =
        AccessMeaning.applyTo(RemoteOptions.DEFAULT, given.settings())
            .withPrivate(given.allowsPrivate())
            .withProxy(proxy(given.proxy(), environment));
    List<Header> headers = new ArrayList<>();
    headers(given.headers(), environment).forEach(header -> headers.add(header(header)));
    Set<String> hosts = hosts(given.headerHosts(), environment);
    if (headers.isEmpty() && !hosts.isEmpty() && environment.get(HEADER_HOSTS) == null) {
      throw new WrongUseException("--header-for can be used only with --header");
    }
    for (String host : hosts) {
      if (host.indexOf('/') >= 0 || host.indexOf(':') >= 0) {
        throw new WrongUseException("--header-for " + host + ": use the name of a host alone");
      }
    }
    options = options.withHeaders(headers, hosts);
    if (isOfEnvironment(given.headers(), environment)) {
      options = options.withHeaderStarts(named(arguments));
    }
    return options;
  }

  /** Returns the headers as texts: those of the command line, else those of the environment. */
  static List<String> headers(List<String> given, Map<String, String> environment) {
    return isOfEnvironment(given, environment)
        ? environment.getOrDefault(HEADERS, "").lines().filter(line -> !line.isBlank()).toList()
        : given;
  }

  /** Returns whether the headers are those of the environment, or there are none. */
  private static boolean isOfEnvironment(List<String> given, Map<String, String> environment) {
    return given.isEmpty() || given.equals(List.of(environment.getOrDefault(HEADERS, "")));
  }

  /** Returns the other hosts: those of the command line, else those of the environment. */
  static Set<String> hosts(List<String> given, Map<String, String> environment) {
    String variable = environment.getOrDefault(HEADER_HOSTS, "");
    if (!given.isEmpty() && !given.equals(List.of(variable))) {
      return Set.copyOf(given);
    }
    return Arrays.stream(variable.split("[\\s,]+"))
        .filter(host -> !host.isEmpty())
        .collect(Collectors.toUnmodifiableSet());
  }

  /** Returns the addresses that a call names, as arguments or as values of options. */
  static Set<String> named(List<String> arguments) {
    Set<String> addresses = new LinkedHashSet<>();
    String before = "";
    for (String argument : arguments) {
      int equals = argument.startsWith("--") ? argument.indexOf('=') : -1;
      String option = equals < 0 ? before : argument.substring(0, equals);
      String value = argument.substring(equals + 1);
      if (RemoteAccess.isFor(value) && !option.equals(PROXY)) {
        addresses.add(value);
      }
      before = argument;
    }
    return addresses;
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
