package io.github.sitemaptoolkit.s3;

import io.github.sitemaptoolkit.s3.ObjectStore.Condition;
import io.github.sitemaptoolkit.s3.internal.machine.Machine;
import io.github.sitemaptoolkit.text.ShownNumber;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/**
 * A lock on a set, so that only one publisher at a time changes it, wherever it runs.
 *
 * <p>It is an object that is put only if there is none, and replaced only by its owner, or by
 * anybody if its owner ran on this machine and has ended, or if it has not been renewed for some
 * time by the clock of the server. A thread renews it. It also keeps what its owner is about to
 * change.
 *
 * <p>Safe for use by several threads.
 */
final class Lock implements Closeable {

  static final String FILE = ".sitemap-lock";

  private static final int MOST_BYTES = 80 << 20; // with the names and the manifest of a full set
  private static final int MOST_ATTEMPTS = 3;

  /** A tag that no object has. */
  private static final String WRONG_TAG = "\"00000000000000000000000000000000\"";

  private final ObjectStore objects;
  private final Machine machine;
  private final Lease lease;
  private LockText text;
  private @Nullable PlannedChange change;
  private @Nullable String etag; // null before it is taken
  private long renewed; // by nanoTime() before the last successful put
  private long renewedAt; // by currentTimeMillis() then: it goes on while a machine sleeps
  private boolean contested;
  private final Map<String, String> contestedTags = new HashMap<>();
  private boolean taken;
  private boolean lost;
  private boolean closed;
  private boolean probing; // what is put to probe the store looks like this lock
  private Machine.@Nullable Repetition heart; // null before it is taken

  private Lock(ObjectStore objects, Machine machine, Lease lease) {
    this.objects = objects;
    this.machine = machine;
    this.lease = lease;
    this.text = new LockText(machine.self(), machine.uniqueId(), 0, lease.expiry(), null);
  }

  /**
   * Locks a set.
   *
   * @throws FileSystemException if it is locked already
   */
  static Lock take(ObjectStore objects, Machine machine, Lease lease) throws IOException {
    var lock = new Lock(objects, machine, lease);
    try {
      lock.take();
    } catch (IOException e) {
      lock.close();
      throw e;
    }
    lock.heart = machine.repeat(lease.renewal(), lock::renewInTime);
    return lock;
  }

  private synchronized void take() throws IOException {
    if (write(lease.expiry())) {
      return;
    }
    lost = true; // unless it may be taken over
    ObjectStore.Content there = objects.get(FILE, MOST_BYTES);
    if (there != null) {
      LockText.check(there.bytes(), objects.address().name(FILE));
      LockText old = LockText.parse(there.bytes());
      Duration age = there.object().age();
      if (old == null) {
        throw new FileSystemException(
            objects.address().name(FILE), null, "was not created by publishing; remove it");
      } else if (old.isHeld(age, machine)) {
        throw held(old, age);
      }
      change = old.change();
      contested = change != null && !old.expiry().isZero() && !machine.isGone(old.owner());
      etag = there.object().etag();
    }
    lost = false;
    if (!write(lease.expiry())) {
      lost = true;
      throw new FileSystemException(
          objects.address().toString(), null, "is being published to by another process");
    }
  }

  private FileSystemException held(LockText by, Duration age) {
    long seconds = Math.max(1, by.expiry().minus(age).toSeconds());
    return new FileSystemException(
        objects.address().toString(),
        null,
        "is being published to by "
            + by.owner()
            + "; if that has ended, try again in "
            + ShownNumber.time(Duration.ofSeconds(seconds)));
  }

  /** Returns whether a publisher that is gone has stopped halfway. */
  static boolean isInterrupted(ObjectStore objects, Machine machine) throws IOException {
    ObjectStore.Content there = objects.get(FILE, MOST_BYTES);
    LockText old = there == null ? null : LockText.parse(there.bytes());
    if (there == null || old == null || old.isHeld(there.object().age(), machine)) {
      return false;
    }
    return old.change() != null && !old.change().isDone();
  }

  /**
   * Checks that the store does not ignore conditions. What would be put is a lock that nobody
   * holds: it harms nobody if this one was lost meanwhile, and removed.
   *
   * @throws FileSystemException if it does
   */
  synchronized void checkConditions() throws IOException {
    Upload probe = Upload.of(text.next(Duration.ZERO, null).bytes());
    List<Callable<Boolean>> puts =
        List.of(
            () -> objects.put(FILE, probe, Condition.ABSENT) == null,
            () -> objects.put(FILE, probe, new Condition(WRONG_TAG)) == null);
    probing = true;
    boolean kept;
    try {
      kept = !machine.all(puts).contains(false);
    } finally {
      probing = false;
    }
    if (kept) {
      return;
    } else if (age().compareTo(lease.expiry()) >= 0) {
      throw taken();
    }
    own(); // so that closing removes what was put
    throw new FileSystemException(
        objects.address().toString(),
        null,
        "this store ignores the conditions of a put (If-None-Match, If-Match), so two publishers"
            + " could overwrite each other: it cannot be published to");
  }

  /** Returns what this owner, or one before, is about to change; null if nothing. */
  synchronized @Nullable PlannedChange change() {
    return change;
  }

  /**
   * Returns whether the owner before was about to change something and may only be asleep: a put or
   * a deletion that was under way then may arrive at any time, on the condition that an object has
   * the tag that it has seen.
   */
  synchronized boolean isContested() {
    return contested;
  }

  /** Notes the tags by which the owner before may have seen objects, by their files. */
  synchronized void contest(Map<String, String> tags) {
    if (contested) {
      contestedTags.putAll(tags);
    }
  }

  /**
   * Returns what to put: the same bytes, so that they have not got the tag by which the owner
   * before may have seen the same bytes.
   */
  synchronized Upload unlike(String file, Upload upload) {
    String tag = contestedTags.get(file);
    return tag == null ? upload : upload.unlike(tag);
  }

  /**
   * Keeps what is about to be changed.
   *
   * @throws IOException if the lock was lost, or cannot be written
   */
  synchronized void keep(PlannedChange next) throws IOException {
    change = next;
    renew();
  }

  /**
   * Forgets the change: all of it is done.
   *
   * @param left what the next owner tries to remove again
   */
  synchronized void clear(List<PlannedChange.Removal> left) {
    change = PlannedChange.left(left);
  }

  /**
   * Checks that nobody else can have the lock.
   *
   * @throws IOException if that is not certain
   */
  synchronized void check() throws IOException {
    if (lost || age().compareTo(lease.old()) > 0) {
      renew();
    }
  }

  /**
   * Compares the lock with what the store has just shown of it: the store may have lost the last
   * one that was put, and with it what is about to change.
   *
   * @param shown the tag; null if there is no lock
   * @param again whether to put it again if it was lost
   * @throws IOException if it belongs to somebody else now, or cannot be written
   */
  synchronized void confirm(@Nullable String shown, boolean again) throws IOException {
    if (Objects.equals(shown, etag)) {
      return;
    }
    for (int attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      byte[] there = own();
      if (there == null) {
        throw taken();
      } else if (!again || Arrays.equals(there, text.bytes())) {
        return;
      }
      renew();
    }
  }

  private Duration age() {
    long nanos = machine.nanoTime() - renewed;
    Duration slept = Duration.ofMillis(machine.currentTimeMillis() - renewedAt);
    Duration ran = Duration.ofNanos(nanos);
    return slept.compareTo(ran) > 0 ? slept : ran;
  }

  private void renew() throws IOException {
    if (lost || !write(lease.expiry())) {
      throw taken();
    }
  }

  private FileSystemException taken() {
    lost = true;
    return new FileSystemException(
        objects.address().toString(),
        null,
        "another process has taken over, because nothing was heard of this one for "
            + lease.expiry().toSeconds()
            + " seconds");
  }

  /**
   * Writes the lock.
   *
   * @return false if it belongs to somebody else
   */
  private boolean write(Duration held) throws IOException {
    text = text.next(held, change);
    byte[] bytes = text.bytes();
    for (int attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      long now = machine.nanoTime();
      long nowAt = machine.currentTimeMillis();
      String put = objects.put(FILE, Upload.of(bytes), new Condition(etag));
      if (put != null) {
        etag = put;
      } else {
        byte[] there = own();
        if (there == null) {
          return false;
        } else if (!Arrays.equals(there, bytes)) {
          continue; // of a put before that seemed to fail: its tag is known now
        } // else it was put, only the answer was lost
      }
      taken = true;
      renewed = now;
      renewedAt = nowAt;
      return true;
    }
    return false;
  }

  /** Returns the lock as it is there, and notes its tag; null if it belongs to somebody else. */
  private byte @Nullable [] own() throws IOException {
    ObjectStore.Content there = objects.get(FILE, MOST_BYTES);
    LockText found = there == null ? null : LockText.parse(there.bytes());
    if (there == null || found == null || !found.id().equals(text.id())) {
      return null;
    }
    etag = there.object().etag();
    return there.bytes();
  }

  private synchronized void renewInTime() {
    if (!closed && !lost && !probing) {
      try {
        renew();
      } catch (IOException e) {
        // If it is lost, or gets too old, the next check says so.
      }
    }
  }

  /** Returns whether the store has deleted the lock: it may refuse to delete anything. */
  private boolean delete(String known) throws IOException {
    try {
      if (!objects.delete(FILE, known)) {
        objects.delete(FILE); // it is young, so nobody else can have it
      }
      return true;
    } catch (ObjectStore.DeletionRefusedException e) {
      return false;
    }
  }

  /** Releases the lock. If that fails, it expires. */
  @Override
  public synchronized void close() {
    closed = true;
    if (heart != null) {
      heart.close();
    }
    try {
      if (lost || (!taken && own() == null)) {
        return;
      }
      check();
      String known = String.valueOf(etag);
      if (change == null && delete(known)) {
        return;
      }
      write(Duration.ZERO); // nobody holds it
    } catch (IOException e) {
      // it expires
    }
  }
}
