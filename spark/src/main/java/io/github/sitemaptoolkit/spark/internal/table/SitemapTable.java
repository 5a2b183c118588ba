package io.github.sitemaptoolkit.spark.internal.read;

import io.github.sitemaptoolkit.spark.internal.plan.ReadOptions;
import java.util.Set;
import org.apache.spark.sql.connector.catalog.SupportsRead;
import org.apache.spark.sql.connector.catalog.TableCapability;
import org.apache.spark.sql.connector.read.ScanBuilder;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;

/** Sitemaps as a table. */
public final class SitemapTable implements SupportsRead {

  private final StructType columns;

  /** Creates a table with these columns. */
  public SitemapTable(StructType columns) {
    this.columns = columns;
  }

  @Override
  public String name() {
    return "sitemap";
  }

  @Override
  @SuppressWarnings("deprecation") // its successor needs it, in the oldest version
  public StructType schema() {
    return columns;
  }

  @Override
  public Set<TableCapability> capabilities() {
    return Set.of(TableCapability.BATCH_READ);
  }

  @Override
  public ScanBuilder newScanBuilder(CaseInsensitiveStringMap options) {
    return new SitemapScanBuilder(columns, ReadOptions.of(options));
  }
}
