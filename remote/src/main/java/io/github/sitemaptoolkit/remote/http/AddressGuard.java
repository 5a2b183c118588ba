package io.github.sitemaptoolkit.remote.http;

import io.github.sitemaptoolkit.url.SpecialAddresses;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;

/**
 * Decides which addresses may be connected to: those of the public Internet, unless all are
 * allowed. A name is resolved once, and the connection is made to an address that was checked, so
 * that a name cannot have another one later. Immutable, and safe for use by several threads.
 *
 * @since 0.1
 */
public final class AddressGuard {

  /** More addresses of a name are not tried: each may take the time for a connection. */
  private static final int MOST_ADDRESSES = 4;

  /** Thrown if no address of a host may be connected to. */
  static final class ForbiddenException extends UnknownHostException {

    private static final long serialVersionUID = 1L;

    ForbiddenException(String host, InetAddress address) {
      super(
          (host.equals(address.getHostAddress())
                  ? host + " is an address"
                  : host + " is " + address.getHostAddress() + ", an address")
              + " of this machine, of a local network, or reserved, which is not connected to unless"
              + " private addresses are allowed (--allow-private)");
    }
  }

  private final NameResolver resolver;
  private final boolean allowsAll;

  AddressGuard(NameResolver resolver, boolean allowsAll) {
    this.resolver = resolver;
    this.allowsAll = allowsAll;
  }

  /** Returns whether an address may be connected to. */
  public boolean allows(InetAddress address) {
    return allowsAll || !SpecialAddresses.has(address.getAddress());
  }

  /**
   * Checks an address that stands in a url.
   *
   * @throws UnknownHostException if it must not be connected to
   */
  void check(String host, InetAddress address) throws UnknownHostException {
    if (!allows(address)) {
      throw new ForbiddenException(host, address);
    }
  }

  /**
   * Returns the addresses of a host that may be connected to.
   *
   * @param host a name
   * @throws UnknownHostException if there are none
   */
  public List<InetAddress> resolve(String host) throws UnknownHostException {
    List<InetAddress> found = resolver.resolve(host);
    List<InetAddress> allowed = new ArrayList<>();
    for (InetAddress address : found) {
      if (allows(address) && allowed.size() < MOST_ADDRESSES) {
        allowed.add(address);
      }
    }
    if (found.isEmpty()) {
      throw new UnknownHostException(host);
    } else if (allowed.isEmpty()) {
      throw new ForbiddenException(host, found.get(0));
    }
    return allowed;
  }
}
