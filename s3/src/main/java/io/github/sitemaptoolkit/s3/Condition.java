package io.github.sitemaptoolkit.s3;

import org.jspecify.annotations.Nullable;

/**
 * What must be true of an object when it is put or deleted.
 *
 * @param absent whether it must not exist
 * @param etag the tag that it must have; null for any
 */
record Condition(boolean absent, @Nullable String etag) {

  static final Condition NONE = new Condition(false, null);

  static final Condition ABSENT = new Condition(true, null);

  /** Returns the condition that an object has this tag, or does not exist if that is null. */
  static Condition same(@Nullable String etag) {
    return etag == null ? ABSENT : new Condition(false, etag);
  }

  boolean isNone() {
    return !absent && etag == null;
  }
}
