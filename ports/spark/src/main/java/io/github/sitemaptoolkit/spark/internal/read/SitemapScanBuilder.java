package io.github.sitemaptoolkit.spark.internal.read;

import io.github.sitemaptoolkit.spark.internal.plan.ReadOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.apache.spark.sql.connector.read.Scan;
import org.apache.spark.sql.connector.read.ScanBuilder;
import org.apache.spark.sql.connector.read.SupportsPushDownRequiredColumns;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;

/** Decides which columns are read. */
public final class SitemapScanBuilder implements ScanBuilder, SupportsPushDownRequiredColumns {

  private StructType columns;
  private final ReadOptions options;

  public SitemapScanBuilder(StructType all, ReadOptions options) {
    this.columns = all;
    this.options = options;
  }

  /** Leaves out whole columns only: an element is read with all of its fields. */
  @Override
  public void pruneColumns(StructType required) {
    Set<String> wanted = Set.of(required.fieldNames());
    List<StructField> left = new ArrayList<>();
    for (StructField field : columns.fields()) {
      if (wanted.contains(field.name())) {
        left.add(field);
      }
    }
    columns = DataTypes.createStructType(left);
  }

  @Override
  public Scan build() {
    return new SitemapScan(columns, options);
  }
}
