package io.github.sitemaptoolkit.spark.internal.write;

import io.github.sitemaptoolkit.publisher.layout.SetNames;
import java.io.IOException;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.mapreduce.JobContext;
import org.apache.hadoop.mapreduce.TaskAttemptContext;
import org.apache.hadoop.mapreduce.lib.output.FileOutputCommitter;

/**
 * Hadoop's committer for file systems with renames, but for one thing: it replaces each file in one
 * step. Hadoop's own deletes the old file first, so that a driver that dies between the two steps
 * leaves an index with a sitemap that does not exist.
 */
final class RenamingCommitter extends FileOutputCommitter {

  private final SetDirectory target;

  RenamingCommitter(SetDirectory target, TaskAttemptContext context) throws IOException {
    super(target.path(), context);
    this.target = target;
  }

  @Override
  @SuppressWarnings("deprecation") // Hadoop's own calls cleanupJob, too
  protected void commitJobInternal(JobContext context) throws IOException {
    Path attempt = getJobAttemptPath(context);
    FileSystem system = attempt.getFileSystem(context.getConfiguration());
    for (FileStatus task : system.listStatus(attempt)) {
      if (!task.isDirectory() || task.getPath().getName().equals(PENDING_DIR_NAME)) {
        continue;
      }
      for (FileStatus file : system.listStatus(task.getPath())) {
        String name = file.getPath().getName();
        if (SetNames.isSitemap(name)) {
          target.move(file.getPath(), target.at(name));
        }
      }
    }
    cleanupJob(context);
  }
}
