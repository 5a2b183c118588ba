package io.github.sitemaptoolkit.validator.repeat;

import org.jspecify.annotations.Nullable;

/**
 * Finds the value that most values of a field in a document are, or that most entries have: it is
 * probably a default. Source: J. Misra and D. Gries, Finding repeated elements, 1982.
 *
 * <p>Keeps few values, however many there are. What it counts is never more than there is; it may
 * be less if the value comes late among very many others of the same entries. Not thread-safe.
 *
 * @since 0.1
 */
public final class MostlySame {

  private static final int KEPT = 16; // of an entry with more values, one that all have may be lost
  private static final int PERCENT = 80;
  private static final int ENOUGH = 10; // values look like a habit

  /** A value that may be the one. */
  private static final class Candidate {
    private String value = "";
    private long votes; // 0 if this is none
    private long count; // since it is kept
    private long entries;
    private long latest; // entry

    private void begin(String first, long entry) {
      value = first;
      votes = 1;
      count = 1;
      entries = 1;
      latest = entry;
    }

    private void again(long entry) {
      votes++;
      count++;
      entries += entry == latest ? 0 : 1;
      latest = entry;
    }
  }

  /**
   * What was found.
   *
   * @param count how many values are this one
   * @param entries how many entries have it
   * @param ofEntries whether most entries have it, but most values are others
   * @param all the number of all values, or of all entries with values
   */
  public record Found(String value, long count, long entries, boolean ofEntries, long all) {}

  private final Candidate[] candidates = new Candidate[KEPT];
  private int size; // of the candidates that were ever used
  private long values;
  private long entries;
  private long latest = -1; // entry

  /** Creates one without values. */
  public MostlySame() {}

  /**
   * Adds a value.
   *
   * @param entry the number of its entry, which does not decrease
   */
  public void add(String value, long entry) {
    values++;
    entries += entry == latest ? 0 : 1;
    latest = entry;
    int free = -1;
    for (int i = 0; i < size; i++) {
      Candidate known = candidates[i];
      if (known.votes == 0) {
        free = i;
      } else if (known.value.equals(value)) {
        known.again(entry);
        return;
      }
    }
    if (free < 0 && size < KEPT) {
      free = size++;
      candidates[free] = new Candidate();
    }
    if (free >= 0) {
      candidates[free].begin(value, entry);
      return;
    }
    for (Candidate each : candidates) {
      each.votes--;
    }
  }

  /** Returns what was found; null for nothing. */
  public @Nullable Found found() {
    Candidate most = null;
    for (int i = 0; i < size; i++) {
      Candidate each = candidates[i];
      if (each.votes > 0 && (most == null || each.entries > most.entries)) {
        most = each;
      }
    }
    if (most == null) {
      return null;
    } else if (isMost(most.count, values)) {
      return new Found(most.value, most.count, most.entries, false, values);
    }
    return isMost(most.entries, entries)
        ? new Found(most.value, most.count, most.entries, true, entries)
        : null;
  }

  private static boolean isMost(long count, long all) {
    return count >= ENOUGH && count * 100 >= all * PERCENT;
  }
}
