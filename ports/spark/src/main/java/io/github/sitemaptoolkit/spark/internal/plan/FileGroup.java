package io.github.sitemaptoolkit.spark.internal.plan;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.apache.spark.sql.connector.read.InputPartition;

/**
 * The files that one task reads, one after another. A file is never split: the sitemap protocol
 * limits it to 50 MB.
 */
public record FileGroup(List<PlannedFile> files) implements InputPartition {

  /**
   * Shares files out to tasks as Spark's own file sources do: the largest first, each task filled
   * up to a size.
   *
   * @param most the maximum size of the files of a task, unless it has only one
   * @param openCost what opening a file costs, as a number of bytes
   * @param parallelism the number of tasks that can run at once, all of which should get some
   */
  public static List<FileGroup> share(
      List<PlannedFile> files, long most, long openCost, int parallelism) {
    long total = 0;
    for (PlannedFile file : files) {
      total += file.length() + openCost;
    }
    long size = Math.min(most, Math.max(openCost, total / Math.max(1, parallelism)));
    List<PlannedFile> sorted = new ArrayList<>(files);
    sorted.sort(Comparator.comparingLong(PlannedFile::length).reversed()); // stable
    List<FileGroup> groups = new ArrayList<>();
    List<PlannedFile> group = new ArrayList<>();
    long filled = 0;
    for (PlannedFile file : sorted) {
      if (!group.isEmpty() && filled + file.length() > size) {
        groups.add(new FileGroup(List.copyOf(group)));
        group.clear();
        filled = 0;
      }
      group.add(file);
      filled += file.length() + openCost;
    }
    if (!group.isEmpty()) {
      groups.add(new FileGroup(List.copyOf(group)));
    }
    return groups;
  }
}
