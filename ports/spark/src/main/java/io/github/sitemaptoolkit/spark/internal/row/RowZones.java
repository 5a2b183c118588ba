package io.github.sitemaptoolkit.spark.internal.row;

import java.io.Serializable;
import java.time.ZoneId;
import org.jspecify.annotations.Nullable;

/**
 * Where times are that have no time zone.
 *
 * @param texts for dates that are texts; null to keep only their day
 * @param times for Spark's timestamps without a time zone
 */
public record RowZones(@Nullable ZoneId texts, ZoneId times) implements Serializable {

  /**
   * Returns the zones of a job.
   *
   * @param given what the user has set; null for nothing
   * @param session the time zone of the session, as it is configured
   */
  public static RowZones of(@Nullable ZoneId given, String session) {
    return new RowZones(given, given == null ? ZoneId.of(session, ZoneId.SHORT_IDS) : given);
  }
}
