package io.github.sitemaptoolkit.spark.internal.table;

import io.github.sitemaptoolkit.spark.internal.write.SetWrite;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.SparkContext;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;

/** Publishes the rows of a dataset, however Spark was asked to. */
public final class Insertion {

  private Insertion() {}

  /**
   * Publishes rows.
   *
   * @throws IllegalArgumentException if an option or a column is wrong, or if there is a set
   *     already and the mode refuses it
   * @throws io.github.sitemaptoolkit.problem.SitemapException if the set cannot be published
   * @throws UncheckedIOException if a file cannot be read or written
   */
  public static void run(Dataset<Row> data, Map<String, String> options, SaveMode mode) {
    try {
      Configuration configuration = SparkContext.getOrCreate().hadoopConfiguration();
      new SetWrite(data, options, configuration).run(mode);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
