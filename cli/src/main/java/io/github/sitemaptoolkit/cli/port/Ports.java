package io.github.sitemaptoolkit.cli.port;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What a program hands to the commands that it runs. The interfaces are in the packages of those
 * who use them. Immutable, and safe for use by several threads.
 */
public final class Ports {

  /** No ports. */
  public static final Ports NONE = new Ports(Map.of());

  private final Map<Class<?>, Object> all;

  private Ports(Map<Class<?>, Object> all) {
    this.all = all;
  }

  /** Returns these ports and another one. */
  public <T> Ports with(Class<T> type, T port) {
    Map<Class<?>, Object> more = new HashMap<>(all);
    more.put(type, port);
    return new Ports(more);
  }

  /** Returns a port; empty if the program does not have it. */
  @SuppressWarnings("unchecked") // only with() adds ports
  public <T> Optional<T> find(Class<T> type) {
    return Optional.ofNullable((T) all.get(type));
  }
}
