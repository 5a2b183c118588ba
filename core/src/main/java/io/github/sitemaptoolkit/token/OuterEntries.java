package io.github.sitemaptoolkit.token;

import io.github.sitemaptoolkit.internal.bytes.ByteWindow;
import io.github.sitemaptoolkit.internal.bytes.Faults;
import io.github.sitemaptoolkit.limit.Limit;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.text.XmlCodes;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Entries that ended where another one began in them, and whose end tags may still come.
 *
 * <p>They are counted, not held: a document in which every entry lacks its end tag has as many as
 * entries. Only those that differ in name or in what they declare are told apart.
 */
final class OuterEntries {

  /** How many are told apart: those that follow one another and are alike count once. */
  private static final int MOST = 100_000;

  private final ByteWindow in;
  private final Faults faults;

  private XmlName[] names = new XmlName[4];
  private int[] scopes = new int[4]; // what to go back to when one of them ends
  private long[] counts = new long[4];
  private int size;
  private int[] depths = new int[4]; // how many elements are open around them

  private long begun; // entries in entries, until they are reported
  private String name = "";
  private @Nullable Location first;

  OuterEntries(ByteWindow in, Faults faults) {
    this.in = in;
    this.faults = faults;
  }

  /**
   * Adds an entry that ends because another one begins.
   *
   * @param around how many elements are open around it
   * @param scope what its declarations go back to
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
      throw faults.passed(Limit.DEPTH, "the depth of entries in entries", MOST, in, in.base);
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

  /** Returns whether there is anything to report. */
  boolean wereMet() {
    return first != null || size > 0;
  }

  /** Returns whether the innermost of them stood directly in the element at a depth. */
  boolean areIn(int elements) {
    return size > 0 && depths[size - 1] == elements;
  }

  /** Returns how many elements are open around the innermost of them. */
  int depth() {
    return depths[size - 1];
  }

  /** Returns whether an end tag may be that of the innermost of them. */
  boolean endWith(XmlName end) {
    return size > 0 && names[size - 1].isSame(end);
  }

  /** Takes away the innermost one; returns the scope to go back to. */
  int pop() {
    int scope = scopes[size - 1];
    if (--counts[size - 1] == 0) {
      size--;
    }
    return scope;
  }

  /** Says that an element around some ends: the end tags that did not come are missing. */
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

  /** Reports all entries that began in one, as one problem. */
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
              + "; each is read as an entry of its own",
          at);
    }
  }
}
