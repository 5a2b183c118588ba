package io.github.sitemaptoolkit.batch.plan;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;

/**
 * Which existing outputs are kept.
 *
 * @since 0.1
 */
public enum Freshness {
  /** Keeps none; all are replaced. */
  REPLACE,
  /** Keeps all. */
  KEEP,
  /**
   * Keeps those that are newer than all their inputs. An output with the same time as an input is
   * replaced: on file systems with a resolution of one second, the input may have changed after it
   * was read.
   */
  UPDATE;

  /** Returns whether the output exists and is kept. */
  public boolean skips(PlannedOutput work) {
    Path output = work.output();
    if (this == REPLACE || output == null || !Files.exists(output)) {
      return false;
    }
    try {
      return this == KEEP || isNewer(output, work);
    } catch (IOException e) {
      return false; // opening the file will report it
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
