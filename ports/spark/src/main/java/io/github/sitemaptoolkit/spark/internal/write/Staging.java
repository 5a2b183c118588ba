package io.github.sitemaptoolkit.spark.internal.write;

import io.github.sitemaptoolkit.spark.internal.plan.FileSystems;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Serializable;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.mapreduce.JobID;
import org.apache.hadoop.mapreduce.JobStatus;
import org.apache.hadoop.mapreduce.TaskAttemptContext;
import org.apache.hadoop.mapreduce.TaskAttemptID;
import org.apache.hadoop.mapreduce.TaskID;
import org.apache.hadoop.mapreduce.TaskType;
import org.apache.hadoop.mapreduce.lib.output.FileOutputCommitter;
import org.apache.hadoop.mapreduce.lib.output.PathOutputCommitter;
import org.apache.hadoop.mapreduce.lib.output.PathOutputCommitterFactory;
import org.apache.hadoop.mapreduce.task.TaskAttemptContextImpl;
import org.apache.spark.TaskContext;
import org.apache.spark.mapred.SparkHadoopMapRedUtil;
import org.jspecify.annotations.Nullable;

/**
 * The new files of a job until they are published. Tasks write them, each where only it does;
 * Hadoop's committer for the file system knows where, and makes them visible when the driver says
 * so. Of several attempts of a task, Spark's coordinator lets one commit.
 */
final class Staging implements Serializable {

  private static final long serialVersionUID = 1;

  private final SetDirectory target;
  private final String job;
  private transient @Nullable PathOutputCommitter committer; // on the driver

  private Staging(SetDirectory target, String job) {
    this.target = target;
    this.job = job;
  }

  /**
   * Begins a job. Called by the driver, which calls {@link #commit} or {@link #abort} at the end.
   *
   * @param configuration that of the file systems
   * @param options replace those of the configuration
   */
  static Staging open(Configuration configuration, Map<String, String> options, String directory)
      throws IOException {
    Map<String, String> all = new HashMap<>(options);
    String id = UUID.randomUUID().toString();
    all.put("spark.sql.sources.writeJobUUID", id); // by which S3A tells jobs apart
    all.put("fs.s3a.committer.uuid", id);
    all.put("mapreduce.fileoutputcommitter.marksuccessfuljobs", "false"); // no file _SUCCESS
    all.put("mapreduce.fileoutputcommitter.algorithm.version", "1"); // 2 publishes too early
    int attempt = ThreadLocalRandom.current().nextInt(Integer.MAX_VALUE);
    all.put("mapreduce.job.application.attempt.id", Integer.toString(attempt)); // a directory
    if (configuration.get("fs.s3a.committer.name", "file").equals("file")) {
      all.putIfAbsent("fs.s3a.committer.name", "magic"); // "file" copies, and not atomically
    }
    var staging = new Staging(new SetDirectory(new FileSystems(configuration, all), directory), id);
    TaskAttemptContext context = staging.context(0, 0);
    PathOutputCommitter committer = staging.committer(context);
    committer.setupJob(context);
    staging.committer = committer;
    return staging;
  }

  SetDirectory target() {
    return target;
  }

  private TaskAttemptContext context(int partition, int attempt) {
    var task = new TaskID(new JobID("sitemap" + job.replace("-", ""), 0), TaskType.MAP, partition);
    return new TaskAttemptContextImpl(target.configuration(), new TaskAttemptID(task, attempt));
  }

  private PathOutputCommitter committer(TaskAttemptContext context) throws IOException {
    PathOutputCommitter known = PathOutputCommitterFactory.createCommitter(target.path(), context);
    return known.getClass() == FileOutputCommitter.class
        ? new RenamingCommitter(target, context)
        : known;
  }

  private PathOutputCommitter committer() {
    if (committer == null) {
      throw new IllegalStateException("not on the driver");
    }
    return committer;
  }

  /** Makes all files visible that tasks have committed. */
  void commit() throws IOException {
    committer().commitJob(context(0, 0));
  }

  /** Removes all files. */
  void abort() throws IOException {
    committer().abortJob(context(0, 0), JobStatus.State.FAILED);
  }

  /** Begins to write the files of the running task. */
  Attempt attempt() throws IOException {
    TaskContext task = TaskContext.get();
    int attempt = (int) (task.taskAttemptId() & Integer.MAX_VALUE);
    TaskAttemptContext context = context(task.partitionId(), attempt);
    PathOutputCommitter own = committer(context);
    own.setupTask(context);
    return new Attempt(target, own, context, task.partitionId());
  }

  /** The files of one attempt of a task. */
  record Attempt(
      SetDirectory target,
      PathOutputCommitter committer,
      TaskAttemptContext context,
      int partition) {

    /** Creates a file. The caller closes it. */
    OutputStream create(String file) throws IOException {
      return target.create(new Path(committer.getWorkPath(), file));
    }

    /** Gives the files to the driver, unless another attempt of the task has done so. */
    void commit() throws IOException {
      SparkHadoopMapRedUtil.commitTask(committer, context, 0, partition);
    }

    /** Removes the files. */
    void abort() throws IOException {
      committer.abortTask(context);
    }
  }
}
