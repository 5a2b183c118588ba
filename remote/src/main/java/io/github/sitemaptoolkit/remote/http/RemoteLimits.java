package io.github.sitemaptoolkit.remote.http;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;

/**
 * Values of {@link RemoteLimit}s. Immutable.
 *
 * @since 0.1
 */
public final class RemoteLimits {

  /** The default limits. */
  public static final RemoteLimits DEFAULT = new RemoteLimits(Map.of());

  private final Map<RemoteLimit, Long> changed;

  private RemoteLimits(Map<RemoteLimit, Long> changed) {
    this.changed = changed;
  }

  /**
   * Returns a copy with another value of a limit.
   *
   * @param value milliseconds, bytes or a number; {@link Long#MAX_VALUE} for no limit
   * @throws IllegalArgumentException if the value is too small
   */
  public RemoteLimits with(RemoteLimit limit, long value) {
    limit.check(value);
    Map<RemoteLimit, Long> all = new EnumMap<>(RemoteLimit.class);
    all.putAll(changed);
    all.put(limit, value);
    return new RemoteLimits(all);
  }

  /** Returns the value of a limit. */
  public long get(RemoteLimit limit) {
    return changed.getOrDefault(limit, limit.standard());
  }

  /** Returns the value of a limit that is a time; at most some years. */
  Duration time(RemoteLimit limit) {
    return Duration.ofMillis(Math.min(get(limit), Integer.MAX_VALUE * 100L));
  }

  /** Returns the value of a limit that is a number. */
  int count(RemoteLimit limit) {
    return (int) Math.min(get(limit), Integer.MAX_VALUE);
  }

  /** Returns the limit and its value for a message, such as {@code time=30 s}. */
  String shown(RemoteLimit limit) {
    return limit.shown(get(limit));
  }

  /** Returns the limits that are not the default. */
  @Override
  public String toString() {
    return changed.toString();
  }
}
