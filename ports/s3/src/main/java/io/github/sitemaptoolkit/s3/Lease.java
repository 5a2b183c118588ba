package io.github.sitemaptoolkit.s3;

import java.time.Duration;

/**
 * For how long a lock is held.
 *
 * @param expiry after this time without a renewal, somebody else may take it over
 * @param renewal how often it is renewed
 */
record Lease(Duration expiry, Duration renewal) {

  static final Lease DEFAULT = new Lease(Duration.ofMinutes(5), Duration.ofMinutes(1));

  /** The longest expiry that is believed: anybody may have written the lock. */
  static final Duration LONGEST = Duration.ofHours(1);

  /** Returns the age at which the lock is renewed before anything is done that needs it. */
  Duration old() {
    return expiry.dividedBy(2);
  }
}
