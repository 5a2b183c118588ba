package io.github.sitemaptoolkit.date;

import java.time.ZoneId;
import org.jspecify.annotations.Nullable;

/**
 * How dates are read: {@code Context.with(DateOptions.DEFAULTS.withZone(zone))}. Immutable.
 *
 * @param zone the time zone of a {@code lastmod}, and of all dates of tables, JSON and feeds, that
 *     have a time but no zone; null, the default, if it is unknown: sitemaps keep such dates as
 *     they are, and of others only the day is kept
 * @since 0.1
 */
public record DateOptions(@Nullable ZoneId zone) {

  /** The default options. */
  public static final DateOptions DEFAULTS = new DateOptions(null);

  /** Returns a copy with a time zone; null for the default. */
  public DateOptions withZone(@Nullable ZoneId value) {
    return new DateOptions(value);
  }
}
