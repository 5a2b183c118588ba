package io.github.sitemaptoolkit.spark.internal.table;

import io.github.sitemaptoolkit.spark.internal.plan.OptionUse;
import java.util.Arrays;
import java.util.Map;
import org.apache.spark.rdd.RDD;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SQLContext;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.functions;
import org.apache.spark.sql.sources.BaseRelation;
import org.apache.spark.sql.sources.InsertableRelation;
import org.apache.spark.sql.sources.PrunedScan;
import org.apache.spark.sql.types.StructType;

/** Sitemaps as a table of the catalog of Spark 3, which only knows its first interface. */
public final class SitemapRelation extends BaseRelation implements PrunedScan, InsertableRelation {

  private final SQLContext context;
  private final StructType columns;
  private final Map<String, String> options;

  /**
   * Creates a table.
   *
   * @param columns all columns, or those that the user has declared
   */
  public SitemapRelation(SQLContext context, StructType columns, Map<String, String> options) {
    this.context = context;
    this.columns = columns;
    this.options = options;
    OptionUse.READING.ofTable(options); // refuses what does not exist, before a job begins
  }

  @Override
  public SQLContext sqlContext() {
    return context;
  }

  @Override
  public StructType schema() {
    return columns;
  }

  @Override
  public RDD<Row> buildScan(String[] required) {
    Dataset<Row> all =
        context
            .sparkSession()
            .read()
            .format("sitemap")
            .schema(columns)
            .options(OptionUse.READING.ofTable(options))
            .load();
    return all.select(Arrays.stream(required).map(functions::col).toArray(Column[]::new)).rdd();
  }

  @Override
  public void insert(Dataset<Row> data, boolean overwrite) {
    Insertion.run(
        data, OptionUse.WRITING.ofTable(options), overwrite ? SaveMode.Overwrite : SaveMode.Append);
  }
}
