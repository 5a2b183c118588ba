package io.github.sitemaptoolkit.spark;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.spark.internal.plan.Kind;
import io.github.sitemaptoolkit.spark.internal.plan.OptionUse;
import io.github.sitemaptoolkit.spark.internal.plan.ReadOptions;
import io.github.sitemaptoolkit.spark.internal.row.EntryColumns;
import io.github.sitemaptoolkit.spark.internal.table.Insertion;
import io.github.sitemaptoolkit.spark.internal.table.SitemapRelation;
import io.github.sitemaptoolkit.spark.internal.table.SitemapTable;
import java.util.HashMap;
import java.util.Map;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SQLContext;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.connector.catalog.Table;
import org.apache.spark.sql.connector.catalog.TableProvider;
import org.apache.spark.sql.connector.expressions.Transform;
import org.apache.spark.sql.sources.BaseRelation;
import org.apache.spark.sql.sources.CreatableRelationProvider;
import org.apache.spark.sql.sources.DataSourceRegister;
import org.apache.spark.sql.sources.RelationProvider;
import org.apache.spark.sql.sources.SchemaRelationProvider;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;
import scala.Tuple2;

/**
 * The data source {@code sitemap}: reads sitemaps, feeds and lists of urls as rows, and publishes
 * rows as a set of sitemaps.
 *
 * <pre>{@code
 * Dataset<Row> pages = spark.read().format("sitemap").load("s3a://bucket/sitemaps/*.xml.gz");
 * pages.where("size(video) > 0").select("loc", "lastmod_at").show();
 *
 * pages.write().format("sitemap").option("baseUrl", "https://example.com/").save("s3a://site/");
 * }</pre>
 *
 * <p>Spark finds it by its name; programs need not use this class. Columns and options are in <a
 * href="https://github.com/sitemaptoolkit/sitemap-toolkit/blob/main/docs/spark.md">docs/spark.md
 * </a>. Needs Spark 3.5 or newer on Java 17 or newer.
 *
 * @since 0.1
 */
@Incubating
public final class SitemapDataSource
    implements TableProvider,
        DataSourceRegister,
        RelationProvider,
        SchemaRelationProvider,
        CreatableRelationProvider {

  /** Creates the data source. Called by Spark. */
  public SitemapDataSource() {}

  @Override
  public String shortName() {
    return "sitemap";
  }

  @Override
  public StructType inferSchema(CaseInsensitiveStringMap options) {
    Map<String, String> given = OptionUse.among(options);
    boolean pages = ReadOptions.kind(new CaseInsensitiveStringMap(given)) != Kind.INDEX;
    return EntryColumns.of(Extensions.load(), pages);
  }

  /** Returns true: users may declare the columns that they need. Called by Spark. */
  @Override
  public boolean supportsExternalMetadata() {
    return true;
  }

  @Override
  public Table getTable(
      StructType schema, Transform[] partitioning, Map<String, String> properties) {
    if (partitioning.length > 0) {
      throw new IllegalArgumentException(
          "the files of a set are not partitioned by columns; use the option by instead of"
              + " PARTITIONED BY");
    }
    return new SitemapTable(schema, properties);
  }

  /** Returns a table of the catalog of Spark 3. Called by Spark. */
  @Override
  public BaseRelation createRelation(
      SQLContext context, scala.collection.immutable.Map<String, String> parameters) {
    Map<String, String> options = options(parameters);
    StructType columns = inferSchema(new CaseInsensitiveStringMap(options));
    return new SitemapRelation(context, columns, options);
  }

  /** Returns a table of the catalog of Spark 3, with declared columns. Called by Spark. */
  @Override
  public BaseRelation createRelation(
      SQLContext context,
      scala.collection.immutable.Map<String, String> parameters,
      StructType schema) {
    return new SitemapRelation(context, schema, options(parameters));
  }

  /**
   * Publishes rows. Called by Spark when a dataset is saved.
   *
   * @throws IllegalArgumentException if an option or a column is wrong, or if there is a set
   *     already and the mode refuses it
   * @throws io.github.sitemaptoolkit.problem.SitemapException if the set cannot be published
   * @throws java.io.UncheckedIOException if a file cannot be read or written
   */
  @Override
  public BaseRelation createRelation(
      SQLContext context,
      SaveMode mode,
      scala.collection.immutable.Map<String, String> parameters,
      Dataset<Row> data) {
    Map<String, String> options = options(parameters);
    Insertion.run(data, options, mode);
    return new SitemapRelation(context, data.schema(), options);
  }

  private static Map<String, String> options(
      scala.collection.immutable.Map<String, String> parameters) {
    Map<String, String> options = new HashMap<>();
    scala.collection.Iterator<Tuple2<String, String>> all = parameters.iterator();
    while (all.hasNext()) {
      Tuple2<String, String> option = all.next();
      options.put(option._1(), option._2());
    }
    return options;
  }
}
