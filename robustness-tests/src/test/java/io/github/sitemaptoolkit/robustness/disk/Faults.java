package io.github.sitemaptoolkit.robustness.disk;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.util.ArrayList;
import java.util.List;

/** Counts the operations of a disk, and makes one of them fail. */
final class Faults {

  private final int failing;
  private final boolean named;
  private final List<String> steps = new ArrayList<>();

  private Faults(int failing, boolean named) {
    this.failing = failing;
    this.named = named;
  }

  static Faults none() {
    return new Faults(-1, false);
  }

  /**
   * Makes an operation fail.
   *
   * @param step which one, from 0
   * @param named whether the exception names a file, as some of the system's do and some do not
   */
  static Faults at(int step, boolean named) {
    return new Faults(step, named);
  }

  /** Tells of an operation that is about to be done. */
  void step(String operation, Object path) throws IOException {
    steps.add(operation);
    if (steps.size() - 1 == failing) {
      throw named
          ? new FileSystemException(path.toString(), null, "the disk is broken")
          : new IOException("the disk is broken");
    }
  }

  /** Returns the operations so far. */
  List<String> steps() {
    return steps;
  }
}
