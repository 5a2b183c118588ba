package io.github.sitemaptoolkit.spark.internal.read;

import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.spark.internal.plan.FileGroup;
import io.github.sitemaptoolkit.spark.internal.plan.FileSystems;
import io.github.sitemaptoolkit.spark.internal.plan.Mode;
import io.github.sitemaptoolkit.spark.internal.plan.PlannedFile;
import io.github.sitemaptoolkit.spark.internal.plan.Planner;
import io.github.sitemaptoolkit.spark.internal.plan.ReadOptions;
import io.github.sitemaptoolkit.spark.internal.row.RowProblem;
import java.util.List;
import org.apache.spark.SparkContext;
import org.apache.spark.network.util.JavaUtils;
import org.apache.spark.sql.connector.read.Batch;
import org.apache.spark.sql.connector.read.InputPartition;
import org.apache.spark.sql.connector.read.PartitionReaderFactory;
import org.apache.spark.sql.connector.read.Scan;
import org.apache.spark.sql.internal.SQLConf;
import org.apache.spark.sql.types.StructType;

/** One read of sitemaps. */
final class SitemapScan implements Scan, Batch {

  private final StructType columns;
  private final ReadOptions options;
  private final FileSystems systems;

  SitemapScan(StructType columns, ReadOptions options) {
    this.columns = columns;
    this.options = options;
    this.systems =
        new FileSystems(SparkContext.getOrCreate().hadoopConfiguration(), options.fileSystem());
  }

  @Override
  public StructType readSchema() {
    return columns;
  }

  @Override
  public String description() {
    return "sitemap " + options.paths() + " " + List.of(columns.fieldNames());
  }

  @Override
  public Batch toBatch() {
    return this;
  }

  @Override
  public InputPartition[] planInputPartitions() {
    List<PlannedFile> files = new Planner(options, systems).files();
    if (options.mode() == Mode.FAILFAST) {
      files.forEach(SitemapScan::refuseFaults);
    }
    SQLConf conf = SQLConf.get();
    long most = bytes(conf, "spark.sql.files.maxPartitionBytes", "128MB");
    long openCost = bytes(conf, "spark.sql.files.openCostInBytes", "4MB");
    int parallelism = SparkContext.getOrCreate().defaultParallelism();
    return FileGroup.share(files, most, openCost, parallelism).toArray(InputPartition[]::new);
  }

  private static long bytes(SQLConf conf, String key, String standard) {
    return JavaUtils.byteStringAsBytes(conf.getConfString(key, standard));
  }

  private static void refuseFaults(PlannedFile file) {
    if (!file.faults().isEmpty()) {
      RowProblem fault = file.faults().get(0);
      var at = new Location(file.path(), fault.line(), fault.column());
      throw new SitemapException(Code.error(fault.code()), fault.message(), at);
    }
  }

  @Override
  public PartitionReaderFactory createReaderFactory() {
    return new GroupReaderFactory(List.of(columns.fieldNames()), options, systems);
  }
}
