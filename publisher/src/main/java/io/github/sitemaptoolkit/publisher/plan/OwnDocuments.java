package io.github.sitemaptoolkit.publisher.plan;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.limit.Limit;
import io.github.sitemaptoolkit.limit.Limits;

/**
 * How to read documents that this library wrote: without limits on their content, but strictly, so
 * that damage is noticed.
 *
 * @since 0.1
 */
public final class OwnDocuments {

  /** An entry may hold as much as the limits allowed when it was first read. */
  private static final Limits LIMITS = limits();

  private OwnDocuments() {}

  /** Returns a context for reading such documents, with the same sink for problems. */
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
