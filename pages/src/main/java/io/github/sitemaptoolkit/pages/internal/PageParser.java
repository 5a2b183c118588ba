package io.github.sitemaptoolkit.pages.internal;

import io.github.sitemaptoolkit.content.HtmlPage;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import org.jspecify.annotations.Nullable;

/**
 * Parses pages with several threads, and returns them in their order. Small pages are parsed at the
 * same time, large ones alone, because a parsed page takes up to twenty times as much memory.
 */
final class PageParser implements Closeable {

  private static final int KIB = 1024;
  private static final int OF_LARGE = 4; // a page of a quarter of the maximum is parsed alone
  private static final int AHEAD = 4; // pages for each thread

  private final Path folder;
  private final PageAddress address;
  private final int mostBytes;
  private final int threads;
  private final Semaphore budget; // in KiB
  private final ExecutorService pool;
  private final Queue<Future<ParsedPage>> running = new ArrayDeque<>();
  private final Map<PageFile, ParsedPage> kept = new HashMap<>();

  PageParser(Path folder, PageAddress address, int mostBytes, int threads) {
    this.folder = folder;
    this.address = address;
    this.mostBytes = mostBytes;
    this.threads = threads;
    this.budget = new Semaphore(permits(mostBytes), true);
    this.pool =
        Executors.newFixedThreadPool(
            threads,
            task -> {
              var thread = new Thread(task, "pages");
              thread.setDaemon(true);
              return thread;
            });
  }

  private static int permits(long bytes) {
    return (int) (bytes / KIB) + 1;
  }

  /**
   * Returns the next page; null if there are no more.
   *
   * @param files what is to be parsed; those that are handed to threads are taken out
   */
  @Nullable ParsedPage next(Iterator<PageFile> files) throws IOException {
    while (running.size() < threads * AHEAD && files.hasNext()) {
      PageFile file = files.next();
      ParsedPage known = kept.remove(file);
      running.add(
          known == null
              ? pool.submit(() -> parse(file))
              : CompletableFuture.completedFuture(known));
    }
    Future<ParsedPage> first = running.poll();
    if (first == null) {
      return null;
    }
    try {
      return first.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw new IllegalStateException(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("interrupted");
    }
  }

  /** Keeps a page, which is not parsed again when its file is next. */
  void keep(ParsedPage parsed) {
    kept.put(parsed.file(), parsed);
  }

  private ParsedPage parse(PageFile file) throws InterruptedException {
    String url = address.of(file);
    if (!file.isHtml()) {
      return new ParsedPage(file, url, null, null);
    }
    int permits = permits(Math.min(file.size() * OF_LARGE, mostBytes));
    budget.acquire(permits);
    try (InputStream in = Files.newInputStream(folder.resolve(file.path()))) {
      return new ParsedPage(file, url, HtmlPage.read(in, mostBytes, url), null);
    } catch (IOException e) {
      return new ParsedPage(file, url, null, e);
    } finally {
      budget.release(permits);
    }
  }

  @Override
  public void close() {
    pool.shutdownNow();
    running.clear();
    kept.clear();
  }
}
