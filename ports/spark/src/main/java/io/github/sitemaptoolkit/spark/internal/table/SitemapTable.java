package io.github.sitemaptoolkit.spark.internal.table;

import io.github.sitemaptoolkit.spark.internal.plan.OptionUse;
import io.github.sitemaptoolkit.spark.internal.plan.ReadOptions;
import io.github.sitemaptoolkit.spark.internal.read.SitemapScanBuilder;
import io.github.sitemaptoolkit.spark.internal.row.EntryColumns;
import java.util.Map;
import java.util.Set;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.connector.catalog.SupportsRead;
import org.apache.spark.sql.connector.catalog.SupportsWrite;
import org.apache.spark.sql.connector.catalog.TableCapability;
import org.apache.spark.sql.connector.read.ScanBuilder;
import org.apache.spark.sql.connector.write.LogicalWriteInfo;
import org.apache.spark.sql.connector.write.SupportsTruncate;
import org.apache.spark.sql.connector.write.V1Write;
import org.apache.spark.sql.connector.write.Write;
import org.apache.spark.sql.connector.write.WriteBuilder;
import org.apache.spark.sql.sources.InsertableRelation;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;

/** Sitemaps as a table: of one read or, since Spark 4, of the catalog. */
public final class SitemapTable implements SupportsRead, SupportsWrite {

  private final StructType columns;
  private final Map<String, String> options;

  /**
   * Creates a table.
   *
   * @param columns all columns, or those that the user has declared
   * @param properties the options of a read, or the properties of a table of the catalog
   */
  public SitemapTable(StructType columns, Map<String, String> properties) {
    this.columns = columns;
    this.options = OptionUse.among(properties);
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
    return Set.of(
        TableCapability.BATCH_READ, TableCapability.V1_BATCH_WRITE, TableCapability.TRUNCATE);
  }

  @Override
  public ScanBuilder newScanBuilder(CaseInsensitiveStringMap more) {
    EntryColumns.checkDeclared(columns);
    Map<String, String> all = OptionUse.READING.ofTable(options);
    all.putAll(more.asCaseSensitiveMap());
    ReadOptions read = ReadOptions.of(new CaseInsensitiveStringMap(all));
    return new SitemapScanBuilder(columns, read);
  }

  @Override
  public WriteBuilder newWriteBuilder(LogicalWriteInfo info) {
    Map<String, String> all = OptionUse.WRITING.ofTable(options);
    all.putAll(info.options().asCaseSensitiveMap());
    return new Builder(all);
  }

  /** A write by Spark's first interface, which has a dataset, and not only its rows. */
  private static final class Builder implements WriteBuilder, SupportsTruncate {

    private final Map<String, String> options;
    private SaveMode mode = SaveMode.Append;

    Builder(Map<String, String> options) {
      this.options = options;
    }

    @Override
    public WriteBuilder truncate() {
      mode = SaveMode.Overwrite;
      return this;
    }

    @Override
    public Write build() {
      return new V1Write() {
        @Override
        public InsertableRelation toInsertableRelation() {
          return (data, overwrite) -> Insertion.run(data, options, mode);
        }
      };
    }
  }
}
