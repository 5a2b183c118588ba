package io.github.sitemaptoolkit.batch.plan;

/**
 * Why a search for inputs leaves a file out. Outputs of the run are left out without a word.
 *
 * @since 0.1
 */
public enum LeftOut {

  /** It has no known format, neither by its name nor by its content. */
  FORMAT,

  /** It is a pipe, a socket or a device: reading one may block forever. */
  SPECIAL,

  /** It is a hidden file or directory. */
  HIDDEN,

  /** It is a link to what does not exist. */
  BROKEN_LINK,

  /** It is a link to a directory that it is in. */
  LOOP
}
