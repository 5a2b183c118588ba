package io.github.sitemaptoolkit.site.network;

import io.github.sitemaptoolkit.batch.setting.AccessSettings;
import io.github.sitemaptoolkit.batch.setting.SettingException;
import io.github.sitemaptoolkit.remote.http.Header;
import io.github.sitemaptoolkit.remote.http.ProxyAddress;
import io.github.sitemaptoolkit.remote.http.RemoteOptions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * How addresses are read, as texts: what anybody may say, and who is reached and what is sent.
 *
 * @param access what anybody may say
 * @param allowPrivate whether this machine and local networks are reached, too
 * @param headers as {@code NAME: VALUE}, for the site of the input; if empty, those of the
 *     environment
 * @param headerHosts the other hosts that get them; if empty, those of the environment
 * @param proxy the address of an HTTP proxy, or {@code env} for that of the environment; null for
 *     none
 */
public record GivenOptions(
    AccessSettings access,
    boolean allowPrivate,
    List<String> headers,
    List<String> headerHosts,
    @Nullable String proxy) {

  private static final String ENVIRONMENT = "env";
  private static final String HEADER = "header";
  private static final String HEADER_FOR = "header-for";
  private static final String PROXY = "proxy";

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

  /** Copies the lists. */
  public GivenOptions {
    headers = List.copyOf(headers);
    headerHosts = List.copyOf(headerHosts);
  }

  /** Returns whether there is anything that may be wrong. */
  public boolean isGiven() {
    return !headers.isEmpty()
        || !headerHosts.isEmpty()
        || access.userAgent() != null
        || access.rate() != null
        || proxy != null
        || !access.limits().isEmpty();
  }

  /**
   * Returns the options. A header of the environment is sent to hosts that the call names.
   *
   * @param arguments the arguments of the call
   * @param environment the variables
   * @throws SettingException if one is wrong
   */
  public RemoteOptions options(List<String> arguments, Map<String, String> environment) {
    RemoteOptions options =
        AccessMeaning.applyTo(RemoteOptions.DEFAULT, access)
            .withPrivate(allowPrivate)
            .withProxy(proxy(proxy, environment));
    List<Header> sent = new ArrayList<>();
    headers(headers, environment).forEach(header -> sent.add(header(header)));
    Set<String> hosts = hosts(headerHosts, environment);
    if (sent.isEmpty() && !hosts.isEmpty() && environment.get(HEADER_HOSTS) == null) {
      throw SettingException.at(HEADER_FOR, " can be used only with --header");
    }
    for (String host : hosts) {
      if (host.indexOf('/') >= 0 || host.indexOf(':') >= 0) {
        throw SettingException.of(HEADER_FOR, host, "use the name of a host alone");
      }
    }
    options = options.withHeaders(sent, hosts);
    if (isOfEnvironment(headers, environment)) {
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
      if (RemoteAccess.isFor(value) && !option.equals("--" + PROXY)) {
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
      throw SettingException.of(HEADER, name, "this header cannot be changed");
    }
    try {
      return new Header(name, colon < 0 ? "" : text.substring(colon + 1).strip());
    } catch (IllegalArgumentException e) {
      throw SettingException.of(HEADER, e); // without the value, which may be a secret
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
                      SettingException.of(
                          PROXY, ENVIRONMENT, "neither HTTPS_PROXY nor HTTP_PROXY is set"));
    }
    try {
      return ProxyAddress.parse(name);
    } catch (IllegalArgumentException e) {
      throw SettingException.of(PROXY, text, String.valueOf(e.getMessage()));
    }
  }
}
