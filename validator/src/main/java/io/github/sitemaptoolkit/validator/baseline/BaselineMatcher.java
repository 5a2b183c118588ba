package io.github.sitemaptoolkit.validator.baseline;

import io.github.sitemaptoolkit.sort.ItemStream;
import io.github.sitemaptoolkit.sort.Lookahead;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Finds out which findings of a run a baseline has. What comes of it depends on neither the order
 * of the inputs nor that of the baseline.
 */
final class BaselineMatcher {

  /** Tells what was checked. */
  @FunctionalInterface
  interface Checked {

    /** Returns whether a rule was checked on all of an input. */
    boolean is(String rule, String input);
  }

  /** Learns which findings the baseline has. */
  interface Known {

    /** The finding of a number is known. */
    void accept(long number);

    /** The finding of a number was met more often than the baseline has it. */
    void risen(long number, long before);
  }

  /** The equal findings of one input. */
  private static final class Share {

    private final Fingerprint item;
    private final List<Fingerprint> found = new ArrayList<>(); // in the run
    private long count; // in the baseline
    private long known; // how often those of the run may have been met
    private long spare; // how many of those are not found in the input

    Share(Fingerprint item) {
      this.item = item;
    }

    /** Returns how often the findings of the run were met. */
    long met() {
      return found.stream().mapToLong(Fingerprint::times).sum();
    }
  }

  private final Lookahead<Fingerprint> baseline;
  private final Lookahead<Fingerprint> run;
  private final Checked checked;
  private final Known known;
  private final BaselineLines.Consumer mended;
  private final BaselineLines.Consumer update;
  private final boolean grows;

  /**
   * Creates a comparison.
   *
   * @param baseline the findings of the baseline, sorted
   * @param run the findings of the run, sorted
   * @param checked returns what was checked, from its beginning to its end
   * @param known learns which findings the baseline has
   * @param mended accepts what inputs have no more that were checked
   * @param update accepts what the next baseline has, sorted
   * @param grows whether the next baseline has new findings, too
   */
  BaselineMatcher(
      ItemStream<Fingerprint> baseline,
      ItemStream<Fingerprint> run,
      Checked checked,
      Known known,
      BaselineLines.Consumer mended,
      BaselineLines.Consumer update,
      boolean grows) {
    this.baseline = new Lookahead<>(baseline);
    this.run = new Lookahead<>(run);
    this.checked = checked;
    this.known = known;
    this.mended = mended;
    this.update = update;
    this.grows = grows;
  }

  /** Compares all findings. */
  void compare() throws IOException {
    for (Fingerprint first = first(); first != null; first = first()) {
      Map<String, Share> shares = new TreeMap<>();
      for (Fingerprint item = next(baseline, first); item != null; item = next(baseline, first)) {
        Share share = share(item, shares);
        share.count = Math.max(share.count, item.number());
      }
      for (Fingerprint item = next(run, first); item != null; item = next(run, first)) {
        share(item, shares).found.add(item);
      }
      match(shares.values());
    }
  }

  /** Returns one of the next findings; null at the end. */
  private @Nullable Fingerprint first() throws IOException {
    Fingerprint before = baseline.peek();
    Fingerprint now = run.peek();
    if (before == null || now == null) {
      return before == null ? now : before;
    }
    return now.compareFinding(before) < 0 ? now : before;
  }

  private static @Nullable Fingerprint next(Lookahead<Fingerprint> items, Fingerprint equal)
      throws IOException {
    Fingerprint item = items.peek();
    return item != null && item.compareFinding(equal) == 0 ? items.next() : null;
  }

  private static Share share(Fingerprint item, Map<String, Share> shares) {
    return shares.computeIfAbsent(item.input(), input -> new Share(item));
  }

  /**
   * Matches equal findings: first those of the same input, then the others, which have moved from
   * one input to another; rather from one that was checked, because there they are gone.
   */
  private void match(Collection<Share> shares) throws IOException {
    long gone = 0;
    long elsewhere = 0;
    for (Share share : shares) {
      share.spare = Math.max(0, share.count - share.met());
      if (isChecked(share)) {
        gone += share.spare;
      } else {
        elsewhere += share.spare;
      }
    }
    long moved = 0;
    for (Share share : shares) {
      long met = share.met();
      long own = Math.min(share.count, met);
      long more = Math.min(met - own, gone + elsewhere - moved);
      moved += more;
      share.known = own + more;
      tell(share);
    }
    report(shares, Math.min(moved, gone));
  }

  private boolean isChecked(Share share) {
    return checked.is(share.item.rule(), share.item.input());
  }

  /** Tells which findings of an input are known: as many as the baseline has, in their order. */
  private void tell(Share share) {
    long left = share.known;
    for (Fingerprint finding : share.found) {
      if (finding.times() <= left) {
        known.accept(finding.number());
        left -= finding.times();
      } else if (finding.times() > 1 && left > 0) {
        known.risen(finding.number(), left);
        left = 0;
      }
    }
  }

  private void report(Collection<Share> shares, long moved) throws IOException {
    long left = moved; // of those that are not mended, because they are in another input now
    for (Share share : shares) {
      boolean isChecked = isChecked(share);
      if (isChecked) {
        long still = Math.min(left, share.spare);
        left -= still;
        long mendedNow = share.count == BaselineLines.ANY ? unknown(share) : share.spare - still;
        if (mendedNow > 0) {
          mended.accept(share.item.withNumber(mendedNow));
        }
      }
      long most = grows ? share.met() : share.known;
      long next = isChecked ? most : Math.max(most, share.count);
      if (next > 0) {
        update.accept(share.item.withNumber(next));
      }
    }
  }

  /**
   * Returns whether what an old baseline has of a finding is mended, whose count it does not say.
   */
  private static long unknown(Share share) {
    return share.found.isEmpty() ? 1 : 0;
  }
}
