package io.github.sitemaptoolkit.token;

import io.github.sitemaptoolkit.internal.bytes.ByteWindow;
import io.github.sitemaptoolkit.internal.bytes.Faults;
import io.github.sitemaptoolkit.internal.name.XmlName;
import io.github.sitemaptoolkit.limit.Limit;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.text.XmlCodes;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Entries that ended because another one began in them, and whose end tags may still follow.
 *
 * <p>Entries with the same name and declarations are only counted, because all entries of a
 * document may lack their end tags.
 */
final class OuterEntries {

  /** The maximum number of groups of equal entries in a row. */
  private static final int MOST = 100_000;

  private final ByteWindow in;
  private final Faults faults;

  private XmlName[] names = new XmlName[4];
  private int[] scopes = new int[4]; // the scope to return to when one of them ends
  private long[] counts = new long[4];
  private int size;
  private int[] depths = new int[4]; // the number of elements around them

  private long begun; // nested entries that are not reported yet
  private String name = "";
  private @Nullable Location first;

  OuterEntries(ByteWindow in, Faults faults) {
    this.in = in;
    this.faults = faults;
  }

  /**
   * Adds an entry that ends because another one begins.
   *
   * @param around the number of elements around it
   * @param scope the scope to return to when it ends
   * @param began where the other one begins
   */
  void add(XmlName entry, int around, int scope, Location began) {
    if (first == null) {
      first = began;
      name = entry.toString();
      begun = 0;
    }
    begun++;
    if (areIn(around) && names[size - 1].isSame(entry) && scopes[size - 1] == scope) {
      counts[size - 1]++;
      return;
    }
    if (size == MOST) {
      throw faults.passed(Limit.DEPTH, "the depth of nested entries", MOST, in, in.base);
    }
    if (size == names.length) {
      names = Arrays.copyOf(names, size * 2);
      scopes = Arrays.copyOf(scopes, size * 2);
      counts = Arrays.copyOf(counts, size * 2);
      depths = Arrays.copyOf(depths, size * 2);
    }
    names[size] = entry;
    scopes[size] = scope;
    depths[size] = around;
    counts[size++] = 1;
  }

  /** Returns whether there are nested entries to report. */
  boolean wereMet() {
    return first != null || size > 0;
  }

  /** Returns whether the innermost of them is directly in the element at a depth. */
  boolean areIn(int elements) {
    return size > 0 && depths[size - 1] == elements;
  }

  /** Returns the number of elements around the innermost of them. */
  int depth() {
    return depths[size - 1];
  }

  /** Returns whether an end tag can be that of the innermost of them. */
  boolean endWith(XmlName end) {
    return size > 0 && names[size - 1].isSame(end);
  }

  /** Removes the innermost of them; returns the scope to return to. */
  int pop() {
    int scope = scopes[size - 1];
    if (--counts[size - 1] == 0) {
      size--;
    }
    return scope;
  }

  /** Handles the end of an element around some of them: reports their end tags as missing. */
  void endIn(int elements) {
    long missing = 0;
    while (areIn(elements)) {
      missing += counts[--size];
    }
    if (missing == 0) {
      return;
    }
    begun -= missing;
    String message =
        missing == 1
            ? "an end tag </" + name + "> is missing before this place"
            : missing + " end tags </" + name + "> are missing, the first before this place";
    faults.recover(XmlCodes.MALFORMED, message, Objects.requireNonNull(first));
  }

  /** Reports all nested entries as one problem. */
  void report() {
    Location at = first;
    first = null;
    if (at != null && begun > 0) {
      faults.note(
          XmlCodes.NESTED_ENTRY,
          "<"
              + name
              + "> begins in another <"
              + name
              + (begun == 1 ? ">" : ">, " + begun + " times")
              + "; each is read as a separate entry",
          at);
    }
  }
}
