package io.github.sitemaptoolkit.spark.internal.write;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.publisher.OutsideUrls;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a task noticed, on its way to the driver. It travels among the rows, so that it counts once
 * however often a task is tried.
 */
final class Notes implements Serializable {

  private static final long serialVersionUID = 1;

  /**
   * Problems with the same code.
   *
   * @param message that of the first one
   */
  record Found(Severity severity, String message, long count) implements Serializable {
    Found plus(Found other) {
      return new Found(severity, message, count + other.count);
    }
  }

  private final TreeMap<String, Found> problems = new TreeMap<>();
  private final OutsideUrls outside;
  private long missing;

  Notes(String base) {
    outside = new OutsideUrls(base);
  }

  /** Returns a sink for problems, which are noted. */
  Problems sink() {
    return new Problems(this::add);
  }

  private void add(Problem problem) {
    Found known = problems.get(problem.code());
    String message = known == null ? text(problem) : known.message;
    problems.merge(problem.code(), new Found(problem.severity(), message, 1), Found::plus);
  }

  /** Notes that rows are missing from the data. */
  void missing(long rows) {
    missing += rows;
  }

  private static String text(Problem problem) {
    String loc = problem.loc();
    return loc == null ? problem.message() : problem.message() + " (" + loc + ")";
  }

  /** Adds what another task noticed. */
  void add(Notes other) {
    missing += other.missing;
    outside.add(other.outside);
    other.problems.forEach((code, found) -> problems.merge(code, found, Found::plus));
  }

  /** Returns the counter of urls outside of the directory. */
  OutsideUrls outside() {
    return outside;
  }

  /** Returns the number of problems because of which a row is missing from the data. */
  long missing() {
    return missing;
  }

  /** Returns the problems by code. */
  Map<String, Found> problems() {
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
