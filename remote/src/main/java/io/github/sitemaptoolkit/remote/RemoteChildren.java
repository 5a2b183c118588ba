package io.github.sitemaptoolkit.remote;

import io.github.sitemaptoolkit.io.Children;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.remote.http.Download;
import io.github.sitemaptoolkit.remote.http.RemoteClient;
import io.github.sitemaptoolkit.remote.http.RemoteCodes;
import io.github.sitemaptoolkit.remote.http.RemoteException;
import io.github.sitemaptoolkit.remote.http.RemoteLimit;
import io.github.sitemaptoolkit.remote.http.RemoteRequest;
import io.github.sitemaptoolkit.remote.http.RemoteResponse;
import io.github.sitemaptoolkit.url.CanonicalUrl;
import io.github.sitemaptoolkit.url.UrlResolver;
import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Fetches the sitemaps that an index lists. Those that are {@linkplain #prepare prepared} arrive
 * while others are read, a few at a time; each document is read once, whatever urls lead to it.
 *
 * <p>Safe for use by several threads. Closing the client, or this, ends what is still arriving.
 *
 * @since 0.1
 */
public final class RemoteChildren implements Children, Closeable {

  private static final int AHEAD = 8;

  private final String index;
  private final RemoteClient client;
  private final Limits limits;
  private final long most;
  private final Map<String, Download> begun = new LinkedHashMap<>(); // and not yet opened
  private final Deque<String> waiting = new ArrayDeque<>();
  private final Set<String> prepared = new HashSet<>();
  private final Map<String, String> used = new HashMap<>();
  private long opened;
  private @Nullable String lastUrl;
  private @Nullable RemoteResponse last; // that was opened

  /**
   * Creates a finder.
   *
   * @param index the url of the index, as a person has named it
   * @param client fetches the sitemaps; not closed
   * @param limits the limits for decompression
   */
  public RemoteChildren(String index, RemoteClient client, Limits limits) {
    this.index = index;
    this.client = client;
    this.limits = limits;
    this.most = client.options().limits().get(RemoteLimit.DOCUMENTS);
  }

  private String resolved(String loc) {
    String url = UrlResolver.resolve(index, loc);
    return url == null ? loc : url;
  }

  private String key(String loc) {
    return CanonicalUrl.of(resolved(loc));
  }

  private boolean isIndex(String loc) {
    return key(loc).equals(CanonicalUrl.of(index));
  }

  @Override
  public int ahead() {
    return AHEAD;
  }

  @Override
  public synchronized void prepare(String loc) {
    if (!isIndex(loc) && !used.containsKey(key(loc)) && prepared.add(key(loc))) {
      waiting.add(loc);
      fill();
    }
  }

  private void fill() {
    while (begun.size() < AHEAD && !waiting.isEmpty() && opened + begun.size() < most) {
      String loc = waiting.remove();
      begun.put(key(loc), begin(loc));
    }
  }

  private Download begin(String loc) {
    return client.begin(RemoteRequest.get(resolved(loc)).from(index));
  }

  @Override
  public synchronized Optional<String> use(String loc) {
    String before = used.putIfAbsent(key(loc), loc);
    if (before != null) {
      Download needless = begun.remove(key(loc));
      if (needless != null) {
        needless.cancel();
      }
      waiting.remove(loc);
      fill();
    }
    return Optional.ofNullable(before);
  }

  /**
   * {@inheritDoc}
   *
   * @throws RemoteException if it cannot be fetched, or was read before for another url
   * @throws java.io.InterruptedIOException if this thread is interrupted
   */
  @Override
  public Optional<Source> open(String loc) throws IOException {
    Download download = take(loc);
    RemoteResponse response = download.await();
    try {
      checkFirst(loc, response);
    } catch (RemoteException e) {
      response.close();
      throw e;
    }
    Source source = RemoteSource.of(resolved(loc), response, limits);
    keep(resolved(loc), response);
    return Optional.of(source);
  }

  private synchronized void keep(String url, RemoteResponse response) {
    lastUrl = url;
    last = response;
  }

  @Override
  public synchronized @Nullable Source again() throws IOException {
    return last == null || lastUrl == null ? null : RemoteSource.of(lastUrl, last.copy(), limits);
  }

  private synchronized Download take(String loc) throws RemoteException {
    if (isIndex(loc)) {
      throw new RemoteException(
          resolved(loc), RemoteCodes.REDIRECT, "is the index itself, which lists it", 0, null);
    }
    Download download = begun.remove(key(loc));
    if (download == null) {
      waiting.remove(loc);
      if (opened >= most) {
        throw new RemoteException(
            resolved(loc),
            RemoteCodes.LIMIT,
            "is not fetched: there are more than " + most + " documents (limit documents)",
            0,
            null);
      }
      download = begin(loc);
    }
    opened++;
    fill();
    return download;
  }

  /** Refuses a document that a redirect leads to, and that was read before. */
  private synchronized void checkFirst(String loc, RemoteResponse response) throws RemoteException {
    if (response.redirects().isEmpty()) {
      return;
    }
    String before =
        isIndex(response.url()) ? index : used.putIfAbsent(CanonicalUrl.of(response.url()), loc);
    if (before != null && !before.equals(loc)) {
      throw new RemoteException(
          resolved(loc),
          RemoteCodes.REDIRECT,
          "redirects to " + response.url() + ", which was read before",
          0,
          null);
    }
  }

  @Override
  public String missing(String loc) {
    return "it cannot be fetched";
  }

  @Override
  public synchronized void close() {
    begun.values().forEach(Download::cancel);
    begun.clear();
    waiting.clear();
  }
}
