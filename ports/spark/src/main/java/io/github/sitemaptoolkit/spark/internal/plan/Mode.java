package io.github.sitemaptoolkit.spark.internal.plan;

/** What happens with what cannot be read, in Spark's own words. */
public enum Mode {
  /** It costs a row without a url, in which the problems are. */
  PERMISSIVE,
  /** It is left out. */
  DROPMALFORMED,
  /** The job fails. */
  FAILFAST
}
