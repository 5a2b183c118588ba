package io.github.sitemaptoolkit.spark.internal.plan;

/** Which entries become rows. */
public enum Kind {
  /** Pages; indexes are replaced by the sitemaps that they list. */
  AUTO,
  /** Pages; files are not opened to see whether they are indexes. */
  URLSET,
  /** The sitemaps that indexes list. */
  INDEX
}
