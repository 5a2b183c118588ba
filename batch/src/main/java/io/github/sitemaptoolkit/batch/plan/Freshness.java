package io.github.sitemaptoolkit.batch.plan;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;

/**
 * Decides which outputs that exist are left as they are.
 *
 * @since 0.1
 */
public enum Freshness {
  /** None: all are replaced. */
  REPLACE,
  /** All. */
  KEEP,
  /**
   * Those that are newer than all their inputs. One of the same time is not: on file systems that
   * count in seconds the input may have changed after it was read.
   */
  UPDATE;

  /** Returns whether nothing has to be done. */
  public boolean skips(PlannedOutput work) {
    Path output = work.output();
    if (this == REPLACE || output == null || !Files.exists(output)) {
      return false;
    }
    try {
      return this == KEEP || isNewer(output, work);
    } catch (IOException e) {
      return false; // what cannot be read says so when it is opened
    }
  }

  private static boolean isNewer(Path output, PlannedOutput work) throws IOException {
    FileTime time = Files.getLastModifiedTime(output);
    for (Input input : work.inputs()) {
      if (!input.isFile() || Files.getLastModifiedTime(input.path()).compareTo(time) >= 0) {
        return false;
      }
    }
    return true;
  }
}
