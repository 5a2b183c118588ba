package io.github.sitemaptoolkit.simulation;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import io.github.sitemaptoolkit.faults.Fault;
import io.github.sitemaptoolkit.faults.Faults;
import io.github.sitemaptoolkit.faults.FaultyFileSystem;
import io.github.sitemaptoolkit.faults.Operation;
import io.github.sitemaptoolkit.publisher.internal.disk.LocalStore;
import io.github.sitemaptoolkit.publisher.store.Store;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A disk in memory. Operations fail in the ways that disks do, processes are killed in the middle
 * of one, and power cuts leave some of what was not forced to the disk.
 */
final class DiskWorld implements World {

  private static final Set<Operation> CHANGES =
      EnumSet.of(
          Operation.OPEN,
          Operation.WRITE,
          Operation.TRUNCATE,
          Operation.MOVE,
          Operation.COPY,
          Operation.DELETE);

  private final FileSystem memory =
      Jimfs.newFileSystem(
          Configuration.unix().toBuilder().setMaxSize(64L << 20).setBlockSize(512).build());
  private final Path directory = memory.getPath("/www/public");
  private FaultyFileSystem disk = FaultyFileSystem.withPowerCuts(memory);
  private Runnable watcher = () -> {};
  private Faults faults = Faults.none();
  private int steps = 60; // of the last run
  private boolean killed;
  private int struck; // the number of the operation that fails
  private boolean refused; // whether the disk did not make a change of names last, and said so
  private Set<String> returned = Set.of();
  private @Nullable Dice cut; // decides what a power cut leaves; null if the power stays

  DiskWorld() throws IOException {
    Files.createDirectories(memory.getPath("/www"));
  }

  @Override
  public Store store() {
    return new LocalStore(disk.path(directory));
  }

  @Override
  public String arm(Dice dice) {
    int when = 1 + dice.below(steps + steps / 8);
    Fault fault = dice.oneOf(Fault.BROKEN, Fault.FULL, Fault.DENIED, Fault.KILLED, Fault.KILLED);
    struck = when;
    killed = fault == Fault.KILLED;
    cut = killed && dice.percent(60) ? dice : null;
    faults = Faults.at(when, fault).before(this::changed);
    disk.set(faults);
    return (cut == null ? fault : "POWER CUT") + " at step " + when;
  }

  /** Returns false: the file system in memory has no locks between processes. */
  @Override
  public boolean meet(Dice dice, boolean asleep, Runnable other) {
    return false;
  }

  @Override
  public void calm() throws IOException {
    steps = Math.max(10, faults.log().size());
    if (killed) {
      disk.release();
    }
    refused |= !killed && isNotMadeToLast();
    returned = new TreeSet<>();
    Dice dice = cut;
    if (dice != null) {
      Set<String> before = files().keySet();
      disk.cutPower(dice.random());
      if (refused) {
        returned.addAll(files().keySet());
        returned.removeAll(before);
      }
      refused = false;
    }
    disk = disk.restarted();
    killed = false;
    struck = 0;
    cut = null;
    faults = Faults.none().before(this::changed);
    disk.set(faults);
  }

  /** Returns whether it was the names in the directory that were not forced to the disk. */
  private boolean isNotMadeToLast() {
    List<String> done = faults.log();
    return struck > 0
        && done.size() >= struck
        && List.of("open public", "force public").contains(done.get(struck - 1));
  }

  @Override
  public Set<String> returned() {
    return returned;
  }

  @Override
  public void watch(Runnable each) {
    watcher = each;
    faults = Faults.none().before(this::changed);
    disk.set(faults);
  }

  /** Tells the watcher, unless the last operation was one that changes nothing. */
  private void changed() {
    Operation last = faults.last();
    if (last == null || CHANGES.contains(last)) {
      watcher.run();
    }
  }

  @Override
  public byte @Nullable [] file(String name) throws IOException {
    try {
      return Files.readAllBytes(directory.resolve(name));
    } catch (NoSuchFileException e) {
      return null;
    }
  }

  @Override
  public Map<String, byte[]> files() throws IOException {
    Map<String, byte[]> files = new TreeMap<>();
    if (Files.isDirectory(directory)) {
      try (Stream<Path> found = Files.list(directory)) {
        for (Path file : found.toList()) {
          if (Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            files.put(String.valueOf(file.getFileName()), Files.readAllBytes(file));
          }
        }
      }
    }
    return files;
  }

  @Override
  public String story() {
    List<String> done = faults.log();
    return struck == 0 || done.size() < struck
        ? ""
        : "which was " + done.get(struck - 1) + " of " + done.subList(struck, done.size());
  }

  @Override
  public boolean completes() {
    return true;
  }

  @Override
  public void close() throws IOException {
    memory.close();
  }
}
