package io.github.sitemaptoolkit.remote.http;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;

/**
 * Finds the addresses of hosts. Must be safe for use by several threads.
 *
 * @since 0.1
 */
@FunctionalInterface
public interface NameResolver {

  /** The resolver of the system. */
  NameResolver SYSTEM = host -> List.of(InetAddress.getAllByName(host));

  /**
   * Returns the addresses of a host.
   *
   * @param host a name, never an address
   * @throws UnknownHostException if there are none
   */
  List<InetAddress> resolve(String host) throws UnknownHostException;
}
