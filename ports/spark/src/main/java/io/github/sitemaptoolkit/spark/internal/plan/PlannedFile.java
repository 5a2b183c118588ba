package io.github.sitemaptoolkit.spark.internal.plan;

import io.github.sitemaptoolkit.spark.internal.row.RowProblem;
import java.io.Serializable;
import java.util.List;

/**
 * A file that a task reads, or an index of which only the problems are left.
 *
 * @param path the full path
 * @param length the length in bytes, by which files are shared out
 * @param faults what was found while the job was planned; if not empty, the file is not read
 */
public record PlannedFile(String path, long length, List<RowProblem> faults)
    implements Serializable {

  static PlannedFile toRead(String path, long length) {
    return new PlannedFile(path, length, List.of());
  }
}
