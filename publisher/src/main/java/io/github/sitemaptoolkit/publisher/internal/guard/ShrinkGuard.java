package io.github.sitemaptoolkit.publisher.internal.guard;

import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.guard.GoneUrls;
import io.github.sitemaptoolkit.publisher.guard.ShareException;
import io.github.sitemaptoolkit.publisher.guard.Shrinkage;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.sort.ItemStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
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
   * @param whenEmpty what one of several sets has without urls: no file, or an empty one; null if
   *     it is the only set
   */
  public record Comparison(
      List<Part> before,
      long sum,
      boolean distinct,
      int limit,
      String name,
      @Nullable String whenEmpty) {}

  private static final int ALL = 100;

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
    Shrinkage shrinkage = Shrinkage.bySums(compared.sum(), after).or(found(cheap, reader));
    String fate = compared.whenEmpty();
    if (after == 0 && fate != null) {
      shrinkage.checkEmptied(compared.limit(), compared.name(), fate);
    } else {
      shrinkage.check(compared.limit(), compared.name());
    }
  }

  /** Returns how many urls go; null if they are few enough in any case, or it cannot be known. */
  private @Nullable Shrinkage found(boolean cheap, Reader reader) throws IOException {
    if (estimate != null && estimate.isWhole()) {
      return estimated(estimate);
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
        : compared.limit() >= LOW && Math.abs(off) >= Math.max(Shrinkage.NEAR, 3 * error);
  }

  private Shrinkage estimated(GoneUrls known) {
    return Shrinkage.estimated(known, compared.before().stream().mapToLong(Part::urls).sum());
  }

  /** Compares the urls of the files that differ. */
  private Shrinkage counted(Reader reader) throws IOException {
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
        log.forEach(added::add);
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
      return Shrinkage.counted(gone, all);
    }
  }

  @Override
  public void close() throws IOException {
    if (log != null) {
      log.close();
    }
  }
}
