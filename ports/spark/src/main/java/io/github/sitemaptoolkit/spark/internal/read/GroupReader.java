package io.github.sitemaptoolkit.spark.internal.read;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.spark.internal.plan.FileSystems;
import io.github.sitemaptoolkit.spark.internal.plan.Kind;
import io.github.sitemaptoolkit.spark.internal.plan.Mode;
import io.github.sitemaptoolkit.spark.internal.plan.PlannedFile;
import io.github.sitemaptoolkit.spark.internal.plan.ReadOptions;
import io.github.sitemaptoolkit.spark.internal.plan.ReadSettings;
import io.github.sitemaptoolkit.spark.internal.row.EntryRows;
import io.github.sitemaptoolkit.spark.internal.row.RowProblems;
import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.connector.read.PartitionReader;
import org.jspecify.annotations.Nullable;

/** Reads the files of one task. */
final class GroupReader implements PartitionReader<InternalRow> {

  private final Iterator<PlannedFile> files;
  private final ReadOptions options;
  private final FileSystems systems;
  private final ReadSettings documents;
  private final EntryRows rows;
  private @Nullable DocumentRows current;
  private @Nullable Object row;

  GroupReader(
      List<PlannedFile> files,
      ReadOptions options,
      FileSystems systems,
      ReadSettings documents,
      EntryRows rows) {
    this.files = files.iterator();
    this.options = options;
    this.systems = systems;
    this.documents = documents;
    this.rows = rows;
  }

  @Override
  public boolean next() throws IOException {
    row = null;
    while (row == null) {
      DocumentRows document = current;
      if (document != null) {
        row = document.next();
        if (row == null) {
          close();
        }
      } else if (files.hasNext()) {
        open(files.next());
      } else {
        return false;
      }
    }
    return true;
  }

  private void open(PlannedFile file) {
    String path = file.path();
    if (file.faults().isEmpty()) {
      current =
          new DocumentRows(
              documents,
              rows,
              options.mode(),
              options.kind() != Kind.INDEX,
              path,
              path,
              () -> systems.open(path));
    } else if (options.mode() == Mode.PERMISSIVE) {
      var problems = new RowProblems();
      file.faults().forEach(problems::add);
      row = rows.row(rows.fields(null, path, Location.of(path), problems));
    }
  }

  @Override
  public InternalRow get() {
    if (row == null) {
      throw new IllegalStateException("there is no row");
    }
    return (InternalRow) row;
  }

  @Override
  public void close() throws IOException {
    DocumentRows document = current;
    current = null;
    if (document != null) {
      document.close();
    }
  }
}
