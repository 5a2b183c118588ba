package io.github.sitemaptoolkit.pages.option;

import io.github.sitemaptoolkit.annotation.Incubating;

/**
 * Where the date of the last change of a page may come from.
 *
 * @since 0.1
 */
@Incubating
public enum LastmodSource {
  /** {@code dateModified} of JSON-LD. */
  DATA,
  /** {@code article:modified_time} and other names of {@code meta}. */
  META,
  /** The last commit of the file, or of what it was made of. */
  GIT,
  /** The time of the file, which most builds set anew. */
  FILE
}
