package com.example.journal;

import java.time.Instant;
import java.time.temporal.ChronoUnit;

/** A sitemap: how many pages it has, and when one of them was last changed or taken down. */
record Part(int number, long pages, Instant changed) {

  /** Weak, because the compressed answer has it, too. */
  String etag() {
    return "W/\"" + pages + '-' + changed.toEpochMilli() + '"';
  }

  /** What HTTP can say of the time. */
  Instant lastModified() {
    return changed.truncatedTo(ChronoUnit.SECONDS);
  }
}
