package io.github.sitemaptoolkit.converters.internal.csv.write;

/** How several values of one kind are written. */
public enum TableLayout {
  /** In one cell, with a separator between them. */
  JOINED,
  /** In columns of their own, with a number in the header. */
  WIDE,
  /** In rows of their own: an entry is repeated for each of its extensions' values. */
  LONG
}
