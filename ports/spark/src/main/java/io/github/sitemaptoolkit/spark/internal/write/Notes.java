package io.github.sitemaptoolkit.spark.internal.write;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.publisher.guard.GoneUrls;
import io.github.sitemaptoolkit.publisher.guard.OutsideUrls;
import io.github.sitemaptoolkit.publisher.plan.Item;
import io.github.sitemaptoolkit.publisher.plan.Key;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What a task noticed, on its way to the driver. It travels among the rows, so that it counts once
 * however often a task is tried.
 */
final class Notes implements Serializable {

  private static final long serialVersionUID = 1;

  /** A code, and how serious its problems are: a date may be written otherwise, or be none. */
  record Kind(String id, Severity severity) implements Comparable<Kind>, Serializable {
    @Override
    public int compareTo(Kind other) {
      int order = id.compareTo(other.id);
      return order == 0 ? severity.compareTo(other.severity) : order;
    }
  }

  /**
   * Problems of one kind.
   *
   * @param message that of the first one
   */
  record Found(String message, long count) implements Serializable {
    Found plus(Found other) {
      return new Found(message, count + other.count);
    }
  }

  private final TreeMap<Kind, Found> problems = new TreeMap<>();
  private final OutsideUrls outside;
  private long missing;
  private long batch;
  private @Nullable GoneUrls gone;

  Notes(String base) {
    outside = new OutsideUrls(base);
  }

  /** Begins to note which urls of a published set the new one has. Null for none. */
  void compare(@Nullable GoneUrls published) {
    gone = published;
  }

  /** Notes a url of the new set. */
  void published(Key key) {
    outside.count(key);
    if (gone != null) {
      gone.count(key.sampleHash());
    }
  }

  /** Returns which urls of the published set are not in the new one; null if that is unknown. */
  @Nullable GoneUrls gone() {
    return gone;
  }

  /** Returns a sink for problems, which are noted. */
  Problems sink() {
    return new Problems(this::add);
  }

  private void add(Problem problem) {
    var kind = new Kind(problem.code(), problem.severity());
    Found known = problems.get(kind);
    String message = known == null ? text(problem) : known.message;
    problems.merge(kind, new Found(message, 1), Found::plus);
  }

  /** Notes that rows are missing from the data. */
  void missing(long rows) {
    missing += rows;
  }

  /** Notes that an item was added or removed. The order does not matter. */
  void changed(Item item) {
    long hash = item.key().hash() ^ ((31L * Arrays.hashCode(item.markup())) << 16);
    batch += hash * 31 + item.rank();
  }

  /** Returns what the items that were added or removed add up to. */
  long batch() {
    return batch;
  }

  /** Returns whether there was no row at all. */
  boolean isEmpty() {
    return batch == 0 && missing == 0 && problems.isEmpty();
  }

  private static String text(Problem problem) {
    String loc = problem.loc();
    return loc == null ? problem.message() : problem.message() + " (" + loc + ")";
  }

  /** Adds what another task noticed. */
  void add(Notes other) {
    missing += other.missing;
    batch += other.batch;
    outside.add(other.outside);
    if (gone == null) {
      gone = other.gone;
    } else if (other.gone != null) {
      gone.add(other.gone);
    }
    other.problems.forEach((kind, found) -> problems.merge(kind, found, Found::plus));
  }

  /** Returns the counter of urls outside of the directory. */
  OutsideUrls outside() {
    return outside;
  }

  /** Returns the number of problems because of which a row is missing from the data. */
  long missing() {
    return missing;
  }

  /** Returns the problems by kind. */
  Map<Kind, Found> problems() {
    return problems;
  }

  byte[] bytes() {
    return bytes(this);
  }

  static Notes of(byte[] bytes) {
    return (Notes) object(bytes);
  }

  /** Returns an object as bytes. */
  static byte[] bytes(Serializable object) {
    var bytes = new ByteArrayOutputStream();
    try (var out = new ObjectOutputStream(bytes)) {
      out.writeObject(object);
    } catch (IOException e) {
      throw new UncheckedIOException(e); // cannot happen in memory
    }
    return bytes.toByteArray();
  }

  /** Returns the object of such bytes. */
  static Object object(byte[] bytes) {
    try (var in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
      return in.readObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }
}
