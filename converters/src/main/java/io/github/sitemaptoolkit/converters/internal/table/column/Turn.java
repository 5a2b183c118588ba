package io.github.sitemaptoolkit.converters.internal.table.column;

/** What has to be done with the cells of a recognised column before they are values. */
public enum Turn {
  /** Nothing. */
  NONE,
  /** They are files, players, watch pages or embed codes of films. */
  FILM,
  /** They are names or codes of countries where something may be seen. */
  ALLOWED,
  /** They are names or codes of countries where something must not be seen. */
  DENIED,
  /** Yes means no. */
  NEGATED,
  /** They are lists of words. */
  WORDS
}
