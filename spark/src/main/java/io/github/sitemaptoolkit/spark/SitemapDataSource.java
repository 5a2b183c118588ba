package io.github.sitemaptoolkit.spark;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.spark.internal.plan.Documents;
import io.github.sitemaptoolkit.spark.internal.plan.Kind;
import io.github.sitemaptoolkit.spark.internal.plan.ReadOptions;
import io.github.sitemaptoolkit.spark.internal.read.SitemapTable;
import io.github.sitemaptoolkit.spark.internal.row.EntryColumns;
import java.util.Map;
import org.apache.spark.sql.connector.catalog.Table;
import org.apache.spark.sql.connector.catalog.TableProvider;
import org.apache.spark.sql.connector.expressions.Transform;
import org.apache.spark.sql.sources.DataSourceRegister;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;

/**
 * The data source {@code sitemap}: reads sitemaps, feeds and lists of urls as rows.
 *
 * <pre>{@code
 * Dataset<Row> pages = spark.read().format("sitemap").load("s3a://bucket/sitemaps/*.xml.gz");
 * pages.where("size(video) > 0").select("loc", "lastmod_at").show();
 * }</pre>
 *
 * <p>Spark finds it by its name; programs need not use this class. Columns and options are in <a
 * href="https://github.com/sitemaptoolkit/sitemap-toolkit/blob/main/docs/spark.md">docs/spark.md
 * </a>. Needs Spark 3.5 or newer on Java 17 or newer. Only reads.
 *
 * @since 0.1
 */
@Incubating
public final class SitemapDataSource implements TableProvider, DataSourceRegister {

  /** Creates the data source. Called by Spark. */
  public SitemapDataSource() {}

  @Override
  public String shortName() {
    return "sitemap";
  }

  @Override
  public StructType inferSchema(CaseInsensitiveStringMap options) {
    boolean pages = ReadOptions.kind(options) != Kind.INDEX;
    return EntryColumns.of(Extensions.load(Documents.loader()), pages);
  }

  @Override
  public Table getTable(
      StructType schema, Transform[] partitioning, Map<String, String> properties) {
    return new SitemapTable(schema);
  }
}
