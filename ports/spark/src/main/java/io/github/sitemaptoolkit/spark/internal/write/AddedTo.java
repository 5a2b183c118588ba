package io.github.sitemaptoolkit.spark.internal.write;

import io.github.sitemaptoolkit.publisher.layout.Grouping;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Part;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The set that urls are added to.
 *
 * @param settings its manifest, of which the files may have changed
 * @param files the files to read, which together have all of its urls
 * @param required what the rows must add up to; null if any rows will do
 */
record AddedTo(Manifest settings, List<Part> files, @Nullable Long required) {

  /**
   * Returns the set that is published; null if there is none.
   *
   * @throws IllegalArgumentException if a write stopped halfway, so that urls may be lost
   */
  static @Nullable AddedTo of(Publishing publishing, String name) {
    Manifest before = publishing.before();
    if (!publishing.isInterrupted()) {
      return before == null ? null : new AddedTo(before, before.parts(), null);
    }
    Unfinished unfinished = publishing.unfinished();
    if (unfinished == null) {
      throw stopped(name, "publish all urls with mode overwrite");
    }
    Set<Part> there = publishing.standing(unfinished.versions());
    List<Part> files = unfinished.standing(there);
    if (files == null) {
      throw stopped(name, "a file is missing; publish all urls with mode overwrite");
    } else if (unfinished.isDone(there)) {
      return new AddedTo(unfinished.to(), files, null);
    } else if (before == null && unfinished.from().isEmpty()) {
      return null; // it was the first job, and nothing was published before
    }
    boolean moving = unfinished.to().by().kind() == Grouping.Kind.MONTH;
    boolean any = !moving || unfinished.isUntouched(there);
    return new AddedTo(unfinished.to(), files, any ? null : unfinished.batch());
  }

  /**
   * Checks that no url can be lost.
   *
   * @param batch what the rows add up to
   * @throws IllegalArgumentException if other urls must be added first
   */
  void check(long batch, String name) {
    if (required != null && batch != required) {
      throw stopped(
          name, "add the same urls again, which were moved to other months, or publish all urls");
    }
  }

  private static IllegalArgumentException stopped(String name, String advice) {
    return new IllegalArgumentException(
        "a write to " + name + " stopped halfway, so urls may be in no file or in two; " + advice);
  }
}
