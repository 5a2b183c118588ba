package io.github.sitemaptoolkit.publisher.internal.disk;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.limit.Limit;
import io.github.sitemaptoolkit.limit.Limits;

/** How documents are read that were written here: all that is in them, but not if damaged. */
public final class OwnDocuments {

  /** An entry may be full of whatever was asked for when it was read first. */
  private static final Limits LIMITS = limits();

  private OwnDocuments() {}

  /** Returns a context for reading them, with the same sink for problems. */
  public static Context context(Context context) {
    return context.withStrict(true).withLimits(LIMITS);
  }

  private static Limits limits() {
    Limits limits = Limits.DEFAULT;
    for (Limit limit : Limit.values()) {
      limits = limits.with(limit, limit.most());
    }
    return limits;
  }
}
