package io.github.sitemaptoolkit.s3;

import io.github.sitemaptoolkit.s3.internal.machine.Machine;
import io.github.sitemaptoolkit.s3.internal.machine.Owner;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/** Objects in memory, without a server, and the machine of a publisher that may be killed. */
final class DirectObjects implements ObjectStore, Machine {

  private record Stored(byte[] bytes, Map<String, String> metadata, String tag) {

    static Stored of(Upload upload) throws IOException {
      try (InputStream in = upload.open()) {
        return new Stored(in.readAllBytes(), upload.metadata(), upload.tag());
      }
    }

    ObjectInfo info() {
      return new ObjectInfo('"' + tag + '"', bytes.length, metadata, Instant.now(), Instant.now());
    }
  }

  private final Address address = Address.of(URI.create("s3://bucket/maps"));
  private final TreeMap<String, Stored> objects = new TreeMap<>();
  private int requests;
  private int killedAt = Integer.MAX_VALUE;
  private boolean done; // whether the last request before the end is executed
  private long process = 1;
  private long ids;

  DirectObjects copy() {
    var copy = new DirectObjects();
    copy.objects.putAll(objects);
    return copy;
  }

  /** Lets the publisher end at a request, counted from 0; further ones do not arrive. */
  void killAt(int request, boolean executed) {
    requests = 0;
    killedAt = request;
    done = executed;
  }

  /** Starts another process on the same machine; the one before is gone. */
  void restart() {
    process++;
    requests = 0;
    killedAt = Integer.MAX_VALUE;
  }

  int requests() {
    return requests;
  }

  Map<String, byte[]> files() {
    Map<String, byte[]> all = new TreeMap<>();
    objects.forEach((file, stored) -> all.put(file, stored.bytes()));
    return all;
  }

  S3Store store() {
    return S3Store.builder(URI.create("s3://bucket/maps")).over(this, this).build();
  }

  /** Executes a request, unless the publisher is gone. */
  private <T> T request(Callable<T> request) throws IOException {
    int number = requests++;
    if (number > killedAt || (number == killedAt && !done)) {
      throw new IOException("killed");
    }
    try {
      T answer = request.call();
      if (number == killedAt) {
        throw new IOException("killed");
      }
      return answer;
    } catch (IOException e) {
      throw e;
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public Address address() {
    return address;
  }

  @Override
  public @Nullable ObjectInfo head(String file) throws IOException {
    return request(() -> info(file));
  }

  private @Nullable ObjectInfo info(String file) {
    Stored stored = objects.get(file);
    return stored == null ? null : stored.info();
  }

  @Override
  public @Nullable Opened open(String file) throws IOException {
    return request(
        () -> {
          Stored stored = objects.get(file);
          return stored == null
              ? null
              : new Opened(listed(file, stored), new ByteArrayInputStream(stored.bytes()));
        });
  }

  @Override
  public @Nullable Content get(String file, int most) throws IOException {
    return request(
        () -> {
          Stored stored = objects.get(file);
          return stored == null ? null : new Content(stored.info(), stored.bytes());
        });
  }

  private static Listed listed(String file, Stored stored) {
    return new Listed(file, stored.bytes().length, stored.info().etag());
  }

  @Override
  public List<Listed> list(String beginning) throws IOException {
    return request(
        () -> {
          List<Listed> found = new ArrayList<>();
          objects.forEach(
              (file, stored) -> {
                if (file.startsWith(beginning)) {
                  found.add(listed(file, stored));
                }
              });
          return found;
        });
  }

  @Override
  public @Nullable String put(String file, Upload upload, Condition condition) throws IOException {
    return request(
        () -> {
          ObjectInfo there = info(file);
          if (!Objects.equals(condition.etag(), there == null ? null : there.etag())) {
            return null;
          }
          var stored = Stored.of(upload);
          objects.put(file, stored);
          return stored.info().etag();
        });
  }

  @Override
  public boolean retag(String file, ObjectInfo found) {
    return false; // a process that is gone on this machine has no put under way
  }

  /** Puts what somebody else wants. */
  void change(String file, byte @Nullable [] bytes) {
    if (bytes == null) {
      objects.remove(file);
    } else {
      objects.put(file, new Stored(bytes, Map.of(), Upload.of(bytes).tag()));
    }
  }

  @Override
  public void delete(String file) throws IOException {
    request(() -> objects.remove(file));
  }

  @Override
  public boolean delete(String file, String etag) throws IOException {
    return request(
        () -> {
          ObjectInfo there = info(file);
          if (there != null && there.etag().equals(etag)) {
            objects.remove(file);
          }
          return true;
        });
  }

  @Override
  public void close() {}

  @Override
  public long nanoTime() {
    return 0;
  }

  @Override
  public long currentTimeMillis() {
    return 0;
  }

  @Override
  public void sleep(Duration time) {}

  @Override
  public Repetition repeat(Duration period, Runnable task) {
    return () -> {};
  }

  @Override
  public <T> List<T> all(List<? extends Callable<T>> tasks) throws IOException {
    List<T> answers = new ArrayList<>();
    for (Callable<T> task : tasks) {
      try {
        answers.add(task.call());
      } catch (IOException | RuntimeException e) {
        throw e;
      } catch (Exception e) {
        throw new IllegalStateException(e);
      }
    }
    return answers;
  }

  @Override
  public Owner self() {
    return new Owner("here", "machine", process, 1);
  }

  @Override
  public boolean isGone(Owner owner) {
    return owner.machine().equals("machine") && owner.pid() < process;
  }

  @Override
  public String uniqueId() {
    return "id-" + process + '-' + ids++;
  }
}
