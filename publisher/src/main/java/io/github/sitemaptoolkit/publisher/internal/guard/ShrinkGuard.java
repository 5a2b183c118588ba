package io.github.sitemaptoolkit.publisher.internal.guard;

import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.guard.GoneUrls;
import io.github.sitemaptoolkit.publisher.guard.ShareException;
import io.github.sitemaptoolkit.publisher.internal.sort.ItemStream;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.PublishCodes;
import io.github.sitemaptoolkit.text.Plural;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Refuses to replace a set if too many of its urls are not in the new one.
 *
 * <p>How many are not is estimated from the samples in the manifest, and counted where the estimate
 * would not do. To count, only those files of both sets are compared that differ.
 */
public final class ShrinkGuard implements Closeable {

  /** Reads the urls of published files. */
  @FunctionalInterface
  public interface Reader {

    /**
     * Reads a file.
     *
     * @param hashes called with {@link io.github.sitemaptoolkit.publisher.plan.Key#sampleHash} of
     *     each url
     */
    void read(Part part, LongConsumer hashes) throws IOException;
  }

  /**
   * What is compared.
   *
   * @param before the files of the published set
   * @param sum how many urls it has, each counted once; 0 if that is not certain
   * @param distinct whether no url is in two of the files
   * @param limit the percentage of the urls that may go
   * @param name the name of the set in messages
   */
  public record Comparison(List<Part> before, long sum, boolean distinct, int limit, String name) {}

  /**
   * How many urls go.
   *
   * @param passing the share that would certainly be allowed to go
   */
  private record Gone(double share, double passing, String message) {}

  private static final int ALL = 100;

  /** An estimate that is so near to the limit does not decide. */
  private static final double NEAR = 0.05;

  /** With a lower limit, nothing is estimated. */
  private static final int LOW = 5;

  /**
   * An estimate that is further from the limit decides even where counting is cheap: with samples
   * of more than 1,000 urls, it would be wrong by more than ten standard errors.
   */
  private static final double FAR = 0.20;

  private final Comparison compared;
  private final double limit;
  private final Set<Part> before;
  private final Set<Part> same = new HashSet<>(); // files of both sets
  private final @Nullable GoneUrls estimate;
  private final Path scratch;
  private final @Nullable HashLog log; // null if nothing will be counted

  /**
   * Creates a guard that has not seen a url of the new set.
   *
   * @param scratch the path with which those of temporary files begin
   */
  public ShrinkGuard(Comparison compared, Path scratch) {
    this.compared = compared;
    this.limit = (double) compared.limit() / ALL;
    this.before = new HashSet<>(compared.before());
    this.estimate = GoneUrls.of(compared.before());
    this.scratch = scratch;
    this.log = estimate != null && estimate.isWhole() ? null : new HashLog(scratch("hashes"));
  }

  private Path scratch(String name) {
    return scratch.resolveSibling(scratch.getFileName() + "-" + name);
  }

  /** Notes that a published file stays as it is. */
  public void keep(Part part) {
    if (!same.add(part) || estimate == null || part.sample() == null) {
      return;
    }
    part.sample().stream().forEach(estimate::count);
  }

  /**
   * Notes a file of the new set.
   *
   * @param hashes of its urls
   * @param count how many of the hashes there are
   */
  public void add(Part part, long[] hashes, int count) throws IOException {
    if (compared.distinct() && before.contains(part)) {
      same.add(part);
    }
    HashLog to = same.contains(part) ? null : log;
    for (int i = 0; i < count; i++) {
      if (estimate != null) {
        estimate.count(hashes[i]);
      }
      if (to != null) {
        to.add(hashes[i]);
      }
    }
  }

  /**
   * Refuses to replace the set if too many of its urls go.
   *
   * @param after the number of urls of the new set
   * @param cheap whether published files are read fast, as those on a disk
   * @throws ShareException if too many go
   */
  public void check(long after, boolean cheap, Reader reader) throws IOException {
    Gone sums = bySums(after);
    Gone found = found(cheap, reader);
    Gone gone = found == null || found.share < sums.share ? sums : found;
    if (gone.share > limit) {
      throw new ShareException(
          PublishCodes.SHRINK,
          gone.message + "; at most " + compared.limit() + "% may go, so nothing was written",
          compared.name(),
          gone.passing);
    }
  }

  /** Returns how many urls go at least. */
  private Gone bySums(long after) {
    double share = compared.sum() == 0 ? 0 : (double) (compared.sum() - after) / compared.sum();
    return new Gone(
        share,
        share,
        Plural.of(compared.sum(), "url is", "urls are")
            + " published, and only "
            + after
            + " would remain");
  }

  /** Returns how many urls go; null if they are few enough in any case, or it cannot be known. */
  private @Nullable Gone found(boolean cheap, Reader reader) throws IOException {
    if (estimate != null && estimate.isWhole()) {
      return counted(estimate.gone(), estimate.sampled());
    } else if (compared.distinct() && mostGone() <= limit * compared.sum()) {
      return null;
    } else if (estimate != null && decides(estimate, cheap)) {
      return estimated(estimate);
    }
    try {
      return counted(reader);
    } catch (IOException | UncheckedIOException | SitemapException e) {
      return estimate == null ? null : estimated(estimate); // a damaged set must be replaceable
    }
  }

  /** Returns the number of urls in the files that the new set does not have. */
  private long mostGone() {
    return compared.before().stream()
        .filter(part -> !same.contains(part))
        .mapToLong(Part::urls)
        .sum();
  }

  private boolean decides(GoneUrls known, boolean cheap) {
    double off = limit - known.share();
    double error = known.error(limit);
    return cheap
        ? off > Math.max(FAR, 10 * error)
        : compared.limit() >= LOW && Math.abs(off) >= Math.max(NEAR, 3 * error);
  }

  private Gone estimated(GoneUrls known) {
    double share = known.share();
    double most = Math.min(1, share + Math.max(NEAR, 3 * known.error(share)));
    String message =
        "about "
            + percent(share)
            + " of "
            + compared.before().stream().mapToLong(Part::urls).sum()
            + " published urls would go (estimated from "
            + known.sampled()
            + " of them)";
    return new Gone(share, most, message);
  }

  private static Gone counted(long gone, long all) {
    double share = all == 0 ? 0 : (double) gone / all;
    String message =
        gone + " of " + all + " published urls would go (" + percent(share) + ", counted)";
    return new Gone(share, share, message);
  }

  private static String percent(double share) {
    String text = String.format(Locale.ROOT, "%.1f", share * ALL);
    return (text.endsWith(".0") ? text.substring(0, text.length() - 2) : text) + '%';
  }

  /** Compares the urls of the files that differ. */
  private Gone counted(Reader reader) throws IOException {
    try (HashSort published = new HashSort(scratch("published"));
        HashSort added = new HashSort(scratch("added"))) {
      long all = 0;
      for (Part part : compared.before()) {
        if (same.contains(part)) {
          all += part.urls();
        } else {
          reader.read(part, published::add);
        }
      }
      if (log != null) {
        log.copyTo(added);
      }
      long gone = 0;
      ItemStream<Long> now = added.sorted();
      Long next = now.next();
      ItemStream<Long> urls = published.sorted();
      for (Long url = urls.next(); url != null; url = urls.next()) {
        while (next != null && Long.compareUnsigned(next, url) < 0) {
          next = now.next();
        }
        all++;
        gone += url.equals(next) ? 0 : 1;
      }
      return counted(gone, all);
    }
  }

  @Override
  public void close() throws IOException {
    if (log != null) {
      log.close();
    }
  }
}
