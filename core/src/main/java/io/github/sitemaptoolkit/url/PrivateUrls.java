package io.github.sitemaptoolkit.url;

import java.io.Serializable;
import java.util.Collection;
import java.util.Collections;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/**
 * The hosts whose urls are meant, although the public cannot reach them: those of an intranet. An
 * option of a {@link io.github.sitemaptoolkit.format.Context}; there are none unless they are
 * listed, so that the address of a developer's machine is found.
 *
 * <p>Immutable.
 *
 * @param hosts in lower case; {@code *.corp} stands for all hosts that end with {@code .corp}
 * @since 0.1
 */
public record PrivateUrls(Set<String> hosts) implements Serializable {

  /** No hosts. */
  public static final PrivateUrls NONE = new PrivateUrls(Set.of());

  private static final String ANY = "*.";

  /**
   * Creates hosts.
   *
   * @throws IllegalArgumentException if one of them is neither the name of a host nor its end, such
   *     as {@code *.corp}
   */
  public PrivateUrls {
    var sorted = new TreeSet<String>();
    for (String host : hosts) {
      sorted.add(checked(host.toLowerCase(Locale.ROOT)));
    }
    hosts = Collections.unmodifiableSet(sorted);
  }

  /** Returns the hosts in a list. */
  public static PrivateUrls of(Collection<String> hosts) {
    return hosts.isEmpty() ? NONE : new PrivateUrls(Set.copyOf(hosts));
  }

  private static String checked(String host) {
    String name = host.startsWith(ANY) ? host.substring(ANY.length()) : host;
    String url = "http://" + name + '/';
    boolean alone = !name.isEmpty() && name.equals(UrlParts.hostName(url));
    if (!alone || Reach.of(url) == Reach.NOBODY) {
      throw new IllegalArgumentException(
          '"' + host + "\" is not a host; write its name, such as cms.corp, or *.corp for all");
    }
    return host;
  }

  /** Returns these hosts and others. */
  public PrivateUrls with(Collection<String> others) {
    var all = new TreeSet<>(hosts);
    all.addAll(others);
    return new PrivateUrls(all);
  }

  /** Returns whether a url has one of these hosts, with any port. */
  public boolean has(String url) {
    String host = hosts.isEmpty() ? null : UrlParts.hostName(url);
    if (host == null) {
      return false;
    }
    String name = host.endsWith(".") ? host.substring(0, host.length() - 1) : host;
    if (hosts.contains(name)) {
      return true;
    }
    for (int dot = name.indexOf('.'); dot >= 0; dot = name.indexOf('.', dot + 1)) {
      if (hosts.contains('*' + name.substring(dot))) {
        return true;
      }
    }
    return false;
  }

  /** Returns faults of a url, of which those that only a host of these has are none. */
  int without(int faults, String url) {
    int hidden = UrlFault.NOT_PUBLIC.bit() | UrlFault.DOUBTFUL_HOST.bit();
    return (faults & hidden) != 0 && has(url)
        ? (faults & ~hidden) | UrlFault.PRIVATE.bit()
        : faults;
  }

  @Override
  public String toString() {
    return String.join(", ", hosts);
  }
}
