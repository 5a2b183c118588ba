package io.github.sitemaptoolkit.spark.internal.row;

import io.github.sitemaptoolkit.problem.Code;

/** Codes of problems that only occur when documents are read by Spark. */
public final class SparkCodes {

  /** A row has more problems than are kept. */
  public static final Code MORE_PROBLEMS = Code.info("spark.more-problems");

  private SparkCodes() {}
}
