package io.github.sitemaptoolkit.simulation;

import io.github.sitemaptoolkit.publisher.store.Store;
import java.io.IOException;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Where sets are kept in a simulation, and what goes wrong there. */
public interface World extends AutoCloseable {

  /** Returns the store, as a process that begins now opens it. */
  Store store() throws IOException;

  /**
   * Lets something go wrong in the next run.
   *
   * @return what, in a few words
   */
  String arm(Dice dice);

  /**
   * Lets another process do something in the middle of the next run.
   *
   * @param asleep whether the next run is asleep meanwhile, until its lock has expired
   * @return false if processes cannot meet in this world
   */
  boolean meet(Dice dice, boolean asleep, Runnable other);

  /** Ends what goes wrong. A process that was killed is gone. */
  void calm() throws IOException;

  /** Calls somebody after each step that may have changed files, such as a crawler. */
  void watch(Runnable each);

  /** Returns a file as it really is; null if there is none. */
  byte @Nullable [] file(String name) throws IOException;

  /** Returns all files as they really are, by name; names of directories are left out. */
  Map<String, byte[]> files() throws IOException;

  /**
   * Returns whether a change that stopped halfway is completed by the next run, whatever that run
   * is.
   */
  boolean completes();

  /** Returns whether a process holds the lock of the set, or one that has ended left it there. */
  default boolean isLocked() {
    return false;
  }

  /**
   * Returns whether a process was answered an older state since the last {@link #calm}: it may then
   * refuse to go on.
   */
  default boolean wasOutdated() {
    return false;
  }

  /**
   * Returns whether the world has lost since then what a process has kept there of its plans: it
   * may then leave a file that is to be removed.
   */
  default boolean hasLostPlans() {
    return false;
  }

  /**
   * Returns the names of files that the last {@link #calm} has brought back: they were deleted, a
   * disk had refused to make that last, and then the power was cut. Some systems never can, so
   * nobody waits for it.
   */
  default Set<String> returned() {
    return Set.of();
  }

  /** Returns what the last process did, for the story of a failure; empty if that is not kept. */
  default String story() {
    return "";
  }

  @Override
  void close() throws IOException;
}
