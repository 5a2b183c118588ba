package io.github.sitemaptoolkit.publisher;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Limits;

/** How documents are read that were written here: all that is in them, but not if damaged. */
final class OwnDocuments {

  /** More than a whole file may have, in bytes. */
  private static final int MUCH = 1 << 26;

  private static final Limits LIMITS =
      Limits.DEFAULT
          .withBytes(Long.MAX_VALUE)
          .withAttributes(MUCH, MUCH, MUCH)
          .withNames(MUCH, MUCH)
          .withTextLength(MUCH);

  private OwnDocuments() {}

  /** Returns a context for reading them, with the same sink for problems. */
  static Context context(Context context) {
    return context.withStrict(true).withLimits(LIMITS);
  }
}
