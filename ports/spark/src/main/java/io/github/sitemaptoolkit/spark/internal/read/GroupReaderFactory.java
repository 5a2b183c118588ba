package io.github.sitemaptoolkit.spark.internal.read;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.spark.internal.plan.FileGroup;
import io.github.sitemaptoolkit.spark.internal.plan.FileSystems;
import io.github.sitemaptoolkit.spark.internal.plan.ReadOptions;
import io.github.sitemaptoolkit.spark.internal.plan.ReadSettings;
import io.github.sitemaptoolkit.spark.internal.row.Cells;
import io.github.sitemaptoolkit.spark.internal.row.EntryRows;
import java.util.List;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.connector.read.InputPartition;
import org.apache.spark.sql.connector.read.PartitionReader;
import org.apache.spark.sql.connector.read.PartitionReaderFactory;

/**
 * Makes the readers of tasks, on the executors. Extensions and formats are found there, too.
 *
 * @param columns the columns that are wanted
 */
record GroupReaderFactory(List<String> columns, ReadOptions options, FileSystems systems)
    implements PartitionReaderFactory {

  @Override
  public PartitionReader<InternalRow> createReader(InputPartition partition) {
    var rows = new EntryRows(columns, Extensions.load(), Cells.internal());
    ReadSettings documents = ReadSettings.of(options, rows.extensions(), rows.needsForeign());
    return new GroupReader(((FileGroup) partition).files(), options, systems, documents, rows);
  }
}
