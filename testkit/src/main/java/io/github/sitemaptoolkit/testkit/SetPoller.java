package io.github.sitemaptoolkit.testkit;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;

/**
 * Reads a set again and again while it is published, as a crawler does: first the index, then the
 * sitemaps that it lists. With immutable names, each view must be one of the sets that were
 * published, whole.
 *
 * <pre>{@code
 * var poller = new SetPoller(reader, "https://example.com/");
 * poller.start();
 * poller.expect(entries);
 * publisher.publish(entries.stream());
 * long views = poller.stop();
 * }</pre>
 *
 * <p>Safe for use by several threads.
 *
 * @since 0.1
 */
@Incubating
public final class SetPoller {

  /** Reads the files of a set. */
  @FunctionalInterface
  public interface Reader {

    /** Returns the bytes of a file as a crawler gets them; null if there is none. */
    byte @Nullable [] read(String file) throws IOException;
  }

  private static final Pattern ENTRY =
      Pattern.compile("<loc>([^<]*)</loc>\\s*(?:<lastmod>([^<]*)</lastmod>)?");

  private final Reader reader;
  private final String base;
  private final Set<Set<String>> expected = ConcurrentHashMap.newKeySet();
  private final Thread thread = new Thread(this::poll, "sitemap-poller");
  private volatile boolean stopped;
  private final AtomicLong views = new AtomicLong();
  private volatile @Nullable Throwable failure;

  /**
   * Creates a poller.
   *
   * @param base the url of the set's directory, ending with a slash
   */
  public SetPoller(Reader reader, String base) {
    this.reader = reader;
    this.base = base;
    thread.setDaemon(true);
  }

  /** Expects a set from now on, besides all others: call it before that set is published. */
  public void expect(Collection<UrlEntry> set) {
    Set<String> urls = new TreeSet<>();
    set.forEach(entry -> urls.add(url(entry.loc(), entry.lastmod())));
    expected.add(urls);
  }

  private static String url(String loc, @Nullable String lastmod) {
    return lastmod == null ? loc : loc + ' ' + lastmod;
  }

  /** Begins to read, in a thread of its own. */
  public void start() {
    thread.start();
  }

  /** Returns how many views there were so far, all of one set. */
  public long views() {
    return views.get();
  }

  /**
   * Ends reading.
   *
   * @return how many views there were, all of one set
   * @throws AssertionError if one was of no set
   */
  public long stop() {
    stopped = true;
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    check();
    return views.get();
  }

  /**
   * Checks what was read so far.
   *
   * @throws AssertionError if a view was of no set
   */
  public void check() {
    Throwable found = failure;
    if (found != null) {
      throw new AssertionError(
          "after " + views.get() + " whole views: " + found.getMessage(), found);
    }
  }

  private void poll() {
    try {
      while (!stopped) {
        view();
      }
    } catch (IOException | RuntimeException | AssertionError e) {
      failure = e;
    }
  }

  /**
   * Reads the set once.
   *
   * @throws AssertionError if it is none of those that are expected
   */
  public void view() throws IOException {
    byte[] index = reader.read("sitemap.xml");
    if (index == null) {
      return; // nothing was published yet
    }
    Set<String> urls = new TreeSet<>();
    for (MatchResult sitemap : entries(index)) {
      String file = sitemap.group(1).substring(base.length());
      byte[] bytes = reader.read(file);
      if (bytes == null) {
        throw new AssertionError("the index lists " + file + ", which is not there");
      }
      for (MatchResult entry : entries(file.endsWith(".gz") ? unzipped(bytes) : bytes)) {
        if (!urls.add(url(entry.group(1), entry.group(2)))) {
          throw new AssertionError(entry.group(1) + " is in two sitemaps");
        }
      }
    }
    if (!expected.contains(urls)) {
      throw new AssertionError("this was never published as a set: " + urls);
    }
    views.incrementAndGet();
  }

  private static Iterable<MatchResult> entries(byte[] document) {
    return ENTRY.matcher(new String(document, StandardCharsets.UTF_8)).results().toList();
  }

  private static byte[] unzipped(byte[] bytes) throws IOException {
    try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
      return in.readAllBytes();
    }
  }
}
