package io.github.sitemaptoolkit.validator.baseline;

import io.github.sitemaptoolkit.sort.ItemStream;
import io.github.sitemaptoolkit.sort.Lookahead;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.LongConsumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Finds out which findings of a run a baseline has. What comes of it depends on neither the order
 * of the inputs nor that of the baseline.
 */
final class BaselineMatcher {

  /** The equal findings of one input. */
  private static final class Share {

    private final Fingerprint item;
    private final List<Long> found = new ArrayList<>(); // their numbers in the run
    private long count; // in the baseline
    private long spare; // how many of those are not found in the input

    Share(Fingerprint item) {
      this.item = item;
    }
  }

  private final Lookahead<Fingerprint> baseline;
  private final Lookahead<Fingerprint> run;
  private final Predicate<String> whole;
  private final LongConsumer known;
  private final BaselineLines.Consumer mended;
  private final BaselineLines.Consumer update;

  /**
   * Creates a comparison.
   *
   * @param baseline the findings of the baseline, sorted
   * @param run the findings of the run, sorted
   * @param whole returns whether an input was checked, from its beginning to its end
   * @param known accepts the numbers of findings that the baseline has
   * @param mended accepts what inputs have no more that were checked
   * @param update accepts what the next baseline has, sorted
   */
  BaselineMatcher(
      ItemStream<Fingerprint> baseline,
      ItemStream<Fingerprint> run,
      Predicate<String> whole,
      LongConsumer known,
      BaselineLines.Consumer mended,
      BaselineLines.Consumer update) {
    this.baseline = new Lookahead<>(baseline);
    this.run = new Lookahead<>(run);
    this.whole = whole;
    this.known = known;
    this.mended = mended;
    this.update = update;
  }

  /** Compares all findings. */
  void compare() throws IOException {
    for (Fingerprint first = first(); first != null; first = first()) {
      Map<String, Share> shares = new TreeMap<>();
      for (Fingerprint item = next(baseline, first); item != null; item = next(baseline, first)) {
        share(item, shares).count = item.number();
      }
      for (Fingerprint item = next(run, first); item != null; item = next(run, first)) {
        share(item, shares).found.add(item.number());
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
      share.spare = Math.max(0, share.count - share.found.size());
      if (whole.test(share.item.input())) {
        gone += share.spare;
      } else {
        elsewhere += share.spare;
      }
    }
    long moved = 0;
    for (Share share : shares) {
      long own = Math.min(share.count, share.found.size());
      long more = Math.min(share.found.size() - own, gone + elsewhere - moved);
      moved += more;
      for (int i = 0; i < own + more; i++) {
        known.accept(share.found.get(i));
      }
    }
    report(shares, Math.min(moved, gone));
  }

  private void report(Collection<Share> shares, long moved) throws IOException {
    long left = moved; // of those that are not mended, because they are in another input now
    for (Share share : shares) {
      boolean checked = whole.test(share.item.input());
      long found = share.found.size();
      if (checked) {
        long still = Math.min(left, share.spare);
        left -= still;
        if (share.spare > still) {
          mended.accept(share.item.withNumber(share.spare - still));
        }
      }
      long next = checked ? found : Math.max(found, share.count);
      if (next > 0) {
        update.accept(share.item.withNumber(next));
      }
    }
  }
}
