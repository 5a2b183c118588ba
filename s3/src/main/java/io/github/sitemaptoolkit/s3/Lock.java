package io.github.sitemaptoolkit.s3;

import io.github.sitemaptoolkit.text.Plural;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collection;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A lock on a set, so that only one publisher at a time changes it, wherever it runs.
 *
 * <p>It is an object that is put only if there is none, and replaced only by its owner, or by
 * anybody if it has not been renewed for some time by the clock of the server. A thread renews it.
 * It also names the files that its owner may leave behind.
 *
 * <p>Safe for use by several threads.
 */
final class Lock implements Closeable {

  static final String FILE = ".sitemap-lock";

  private static final int MOST_BYTES = 32 << 20; // with the longest names of two full sets
  private static final int MOST_ATTEMPTS = 3;

  /** A tag that no object has. */
  private static final String WRONG_TAG = "\"00000000000000000000000000000000\"";

  private final ObjectStore objects;
  private final Machine machine;
  private final Lease lease;
  private final SortedSet<String> names;
  private LockText text;
  private @Nullable String etag; // null before it is taken
  private long renewed; // by nanoTime() before the last successful put
  private long renewedAt; // by currentTimeMillis() then: it goes on while a machine sleeps
  private boolean taken;
  private boolean lost;
  private boolean closed;
  private Machine.@Nullable Repetition heart; // null before it is taken

  private Lock(
      ObjectStore objects,
      Machine machine,
      Lease lease,
      @Nullable String etag,
      Collection<String> names) {
    this.objects = objects;
    this.machine = machine;
    this.lease = lease;
    this.etag = etag;
    this.names = new TreeSet<>(names);
    this.text =
        new LockText(machine.self().toString(), machine.uniqueId(), 0, lease.expiry(), this.names);
  }

  /**
   * Locks a set.
   *
   * @throws FileSystemException if it is locked already, or the store cannot lock anything
   */
  static Lock take(ObjectStore objects, Machine machine, Lease lease) throws IOException {
    ObjectStore.Content there = objects.get(FILE, MOST_BYTES);
    LockText old = null;
    String etag = null;
    if (there != null) {
      old = LockText.parse(there.bytes());
      etag = there.object().etag();
      if (old == null) {
        throw new FileSystemException(
            objects.address().name(FILE), null, "was not created by publishing; remove it");
      } else if (old.isHeld(there.object().age())) {
        throw held(objects, old, there.object().age());
      }
    }
    var lock = new Lock(objects, machine, lease, etag, old == null ? new TreeSet<>() : old.names());
    try {
      if (!lock.write(lease.expiry())) {
        lock.lost = true;
        throw new FileSystemException(
            objects.address().toString(), null, "is being published to by another process");
      }
      lock.checkConditions();
    } catch (IOException e) {
      lock.close();
      throw e;
    }
    lock.heart = machine.repeat(lease.renewal(), lock::renewInTime);
    return lock;
  }

  private static FileSystemException held(ObjectStore objects, LockText by, Duration age) {
    long seconds = Math.max(1, by.expiry().minus(age).toSeconds());
    return new FileSystemException(
        objects.address().toString(),
        null,
        "is being published to by "
            + by.owner()
            + "; if that has ended, try again in "
            + Plural.of(seconds, "second"));
  }

  /** Checks that the store does not ignore conditions. What would be put is already there. */
  private void checkConditions() throws IOException {
    Upload same = Upload.of(text.bytes());
    if (objects.put(FILE, same, Condition.ABSENT) != null
        || objects.put(FILE, same, Condition.same(WRONG_TAG)) != null) {
      throw new FileSystemException(
          objects.address().toString(),
          null,
          "this store ignores the conditions of a put (If-None-Match, If-Match), so two publishers"
              + " could overwrite each other: it cannot be published to");
    }
  }

  /** Returns the files that this owner, or one before, may have left behind. */
  synchronized SortedSet<String> names() {
    return new TreeSet<>(names);
  }

  /**
   * Adds files that may be left behind.
   *
   * @throws IOException if the lock was lost, or cannot be written
   */
  synchronized void add(Collection<String> files) throws IOException {
    names.addAll(files);
    renew();
  }

  /** Forgets all files: none is left behind. */
  synchronized void clear() {
    names.clear();
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

  private Duration age() {
    long nanos = machine.nanoTime() - renewed;
    Duration slept = Duration.ofMillis(machine.currentTimeMillis() - renewedAt);
    Duration ran = Duration.ofNanos(nanos);
    return slept.compareTo(ran) > 0 ? slept : ran;
  }

  private void renew() throws IOException {
    if (lost || !write(lease.expiry())) {
      lost = true;
      throw new FileSystemException(
          objects.address().toString(),
          null,
          "another process has taken over, because nothing was heard of this one for "
              + lease.expiry().toSeconds()
              + " seconds");
    }
  }

  /**
   * Writes the lock.
   *
   * @return false if it belongs to somebody else
   */
  private boolean write(Duration held) throws IOException {
    text = text.next(held, names);
    byte[] bytes = text.bytes();
    for (int attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      long now = machine.nanoTime();
      long nowAt = machine.currentTimeMillis();
      String put = objects.put(FILE, Upload.of(bytes), Condition.same(etag));
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
    if (!closed && !lost) {
      try {
        renew();
      } catch (IOException e) {
        // If it is lost, or gets too old, the next check says so.
      }
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
      if (!names.isEmpty()) {
        write(Duration.ZERO);
      } else if (!objects.delete(FILE, known)) {
        objects.delete(FILE); // it is young, so nobody else can have it
      }
    } catch (IOException e) {
      // it expires
    }
  }
}
