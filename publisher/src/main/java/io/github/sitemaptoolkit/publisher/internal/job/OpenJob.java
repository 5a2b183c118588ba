package io.github.sitemaptoolkit.publisher.internal.job;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A publication that has begun: it takes entries, prepares its files and makes them visible. */
public final class OpenJob implements Closeable {

  private final Job job;
  private final Supplier<@Nullable Set<String>> recognised;
  private final Closeable rest;
  private @Nullable Prepared prepared;

  /**
   * Creates it.
   *
   * @param recognised tells which elements may come from recognised tables; null if nobody looks
   * @param rest closed after the job: the transaction, or the directory of a plan
   */
  OpenJob(Job job, Supplier<@Nullable Set<String>> recognised, Closeable rest) {
    this.job = job;
    this.recognised = recognised;
    this.rest = rest;
  }

  /** Returns what takes the entries. */
  public Job job() {
    return job;
  }

  /**
   * Creates the files of all entries and checks them; nobody sees them yet.
   *
   * @throws io.github.sitemaptoolkit.problem.SitemapException if they may not be published
   */
  public void prepare() throws IOException {
    try {
      prepared = job.prepare(recognised.get());
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  /** Makes the prepared files visible, unless this is a plan. */
  public Published commit() throws IOException {
    try {
      return Objects.requireNonNull(prepared, "not prepared").commit();
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  @Override
  public void close() throws IOException {
    try (rest) {
      job.close();
    }
  }
}
