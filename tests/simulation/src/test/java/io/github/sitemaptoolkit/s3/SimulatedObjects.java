package io.github.sitemaptoolkit.s3;

import io.github.sitemaptoolkit.faults.Fault;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystemException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The objects of a bucket in memory, as one process reaches them. It never shows what was never
 * put, but may refuse requests, lose answers, answer an older state, and lose what it acknowledged.
 */
final class SimulatedObjects implements ObjectStore {

  /** What may go wrong with a request. */
  enum Trouble {
    /** The request is refused. */
    REFUSED,
    /** The request is executed, but its answer is lost. */
    UNANSWERED,
    /** Reading answers an older state. */
    STALE,
    /** Putting or deleting is acknowledged, but not done. */
    FORGOTTEN,
    /** The process is killed before the request is executed. */
    KILLED_BEFORE,
    /** The process is killed when the request is executed. */
    KILLED_AFTER
  }

  /** An object. */
  private record Stored(byte[] bytes, Map<String, String> metadata, String etag, long put) {}

  /** All objects of a bucket, and all that were there before. */
  static final class Contents {

    private final SortedMap<String, Stored> now = new TreeMap<>();
    private final List<SortedMap<String, Stored>> before = new ArrayList<>();

    private void change() {
      before.add(new TreeMap<>(now));
    }

    /** Returns how often they have changed. */
    int changes() {
      return before.size();
    }

    byte @Nullable [] file(String name) {
      Stored found = now.get(name);
      return found == null ? null : found.bytes;
    }

    SortedMap<String, byte[]> files() {
      SortedMap<String, byte[]> files = new TreeMap<>();
      now.forEach((name, object) -> files.put(name, object.bytes));
      return files;
    }
  }

  /** Decides what goes wrong with the requests of a process. */
  interface Troubles {
    /** Called before each request; returns null if nothing goes wrong. */
    @Nullable Trouble next();

    /** Notes a request, for the story of a failure. */
    void log(String request);

    /** Called for an object that is acknowledged, but not put. */
    void lost(String request);

    /** Chooses one of so many older states. */
    int chosen(int states);
  }

  private final Contents contents;
  private final SimulatedMachine machine;
  private final SimulatedMachine.Clock clock;
  private final Troubles troubles;
  private final Address address;
  private int requests;
  private boolean killed;

  SimulatedObjects(
      Contents contents,
      SimulatedMachine machine,
      SimulatedMachine.Clock clock,
      Troubles troubles,
      Address address) {
    this.contents = contents;
    this.machine = machine;
    this.clock = clock;
    this.troubles = troubles;
    this.address = address;
  }

  /** Returns the number of requests so far. */
  int requests() {
    return requests;
  }

  /** Kills the process: no further request has an effect. */
  void kill() {
    killed = true;
  }

  private interface Request<T> {
    T execute(SortedMap<String, Stored> objects);
  }

  private <T> T request(String what, boolean changes, Request<T> request) throws IOException {
    return request(what, changes, request, null);
  }

  /**
   * Executes a request.
   *
   * @param acknowledged the answer if nothing is done; null if this request cannot be forgotten
   */
  private <T> T request(String what, boolean changes, Request<T> request, @Nullable T acknowledged)
      throws IOException {
    if (killed) {
      throw Fault.killed();
    }
    machine.tick(what.startsWith("PUT sitemap-"));
    Trouble trouble = troubles.next();
    requests++;
    troubles.log(what + (trouble == null ? "" : "!" + trouble));
    if (trouble == Trouble.REFUSED) {
      throw new FileSystemException(address.name(what), null, "503 Slow Down");
    } else if (trouble == Trouble.KILLED_BEFORE) {
      killed = true;
      throw Fault.killed();
    } else if (trouble == Trouble.STALE && !changes && !contents.before.isEmpty()) {
      return request.execute(contents.before.get(troubles.chosen(contents.before.size())));
    } else if (trouble == Trouble.FORGOTTEN && acknowledged != null) {
      troubles.lost(what);
      return acknowledged;
    }
    if (changes) {
      contents.change();
    }
    T answer = request.execute(contents.now);
    if (trouble == Trouble.UNANSWERED) {
      throw new FileSystemException(address.name(what), null, "the answer was lost");
    } else if (trouble == Trouble.KILLED_AFTER) {
      killed = true;
      throw Fault.killed();
    }
    return answer;
  }

  @Override
  public Address address() {
    return address;
  }

  private ObjectInfo info(Stored object) {
    return new ObjectInfo(
        object.etag,
        object.bytes.length,
        object.metadata,
        Instant.ofEpochMilli(object.put),
        Instant.ofEpochMilli(clock.millis()));
  }

  @Override
  public @Nullable ObjectInfo head(String file) throws IOException {
    Stored object = this.<@Nullable Stored>request("HEAD " + file, false, it -> it.get(file));
    return object == null ? null : info(object);
  }

  @Override
  public @Nullable Opened open(String file) throws IOException {
    Stored object = this.<@Nullable Stored>request("GET " + file, false, it -> it.get(file));
    return object == null
        ? null
        : new Opened(listed(file, object), new ByteArrayInputStream(object.bytes));
  }

  @Override
  public @Nullable Content get(String file, int most) throws IOException {
    Stored object = this.<@Nullable Stored>request("GET " + file, false, it -> it.get(file));
    if (object == null) {
      return null;
    } else if (object.bytes.length > most) {
      throw new FileSystemException(address.name(file), null, "is too large");
    }
    return new Content(info(object), object.bytes);
  }

  @Override
  public List<Listed> list(String beginning) throws IOException {
    return request(
        "LIST " + beginning,
        false,
        objects ->
            objects.tailMap(beginning).entrySet().stream()
                .takeWhile(object -> object.getKey().startsWith(beginning))
                .map(object -> listed(object.getKey(), object.getValue()))
                .toList());
  }

  private static Listed listed(String file, Stored object) {
    return new Listed(file, object.bytes.length, object.etag);
  }

  @Override
  public @Nullable String put(String file, Upload upload, Condition condition) throws IOException {
    byte[] bytes;
    try (InputStream in = upload.open()) {
      bytes = in.readAllBytes();
    }
    String etag = '"' + upload.tag() + '"';
    try {
      return this.<@Nullable String>request(
          "PUT " + file,
          true,
          objects -> {
            Stored there = objects.get(file);
            if (!Objects.equals(condition.etag(), there == null ? null : there.etag)) {
              return null;
            }
            Map<String, String> metadata = new HashMap<>(upload.metadata());
            objects.put(file, new Stored(bytes, metadata, etag, clock.millis()));
            return etag;
          },
          etag);
    } catch (FileSystemException e) {
      if ("the answer was lost".equals(e.getReason())) {
        return null; // the second attempt does not meet the condition
      }
      throw e;
    }
  }

  @Override
  public boolean retag(String file, ObjectInfo found) throws IOException {
    return request(
        "RETAG " + file,
        true,
        objects -> {
          Stored there = objects.get(file);
          boolean same = there != null && there.etag.equals(found.etag());
          if (same) {
            String etag = '"' + Upload.of(there.bytes).unlike(there.etag).tag() + '"';
            objects.put(file, new Stored(there.bytes, there.metadata, etag, clock.millis()));
          }
          return same;
        });
  }

  @Override
  public void delete(String file) throws IOException {
    request("DELETE " + file, true, objects -> objects.remove(file) != null);
  }

  @Override
  public boolean delete(String file, String etag) throws IOException {
    return request(
        "DELETE " + file,
        true,
        objects -> {
          Stored there = objects.get(file);
          if (there != null && there.etag.equals(etag)) {
            objects.remove(file);
          }
          return true;
        },
        true);
  }

  @Override
  public void close() {
    // nothing is open
  }
}
