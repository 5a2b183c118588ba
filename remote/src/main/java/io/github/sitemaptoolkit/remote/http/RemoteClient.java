package io.github.sitemaptoolkit.remote.http;

import io.github.sitemaptoolkit.remote.http.Transport.Call;
import io.github.sitemaptoolkit.remote.http.Transport.Exchange;
import io.github.sitemaptoolkit.remote.internal.net.WebAddress;
import java.io.Closeable;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Sends requests of HTTP, safely and politely.
 *
 * <pre>{@code
 * try (var client = new RemoteClient(RemoteOptions.DEFAULT);
 *     RemoteResponse robots = client.send(RemoteRequest.get("https://example.com/robots.txt"))) {
 *   System.out.println(robots.status());
 * }
 * }</pre>
 *
 * <p>Only public addresses are connected to, unless all are {@linkplain RemoteOptions#allowPrivate
 * allowed}; so it is for each redirect, of which few are followed. A host gets few requests at a
 * time; if it is busy (429 or 503), all wait as long as it asks, and go on slower. Waiting ends
 * with an {@link java.io.InterruptedIOException} if the thread is interrupted. Nothing is cached,
 * no cookie is kept, and nothing is decompressed.
 *
 * <p>Safe for use by several threads. The caller closes it, which ends all its requests.
 *
 * @since 0.1
 */
public final class RemoteClient implements Closeable {

  private final RemoteOptions options;
  private final RemoteListener listener;
  private final AddressGuard guard;
  private final Transport transport;
  private final Map<String, HostGate> gates = new ConcurrentHashMap<>();
  private final Set<Download> running = ConcurrentHashMap.newKeySet();
  private final ExecutorService threads;
  private final ScheduledExecutorService clock;
  private final AtomicLong bytes = new AtomicLong();
  private final AtomicLong began = new AtomicLong(); // the time; 0 if there was no request
  private volatile boolean closed;

  /** Creates a client. Nothing is sent yet. */
  public RemoteClient(RemoteOptions options) {
    this(options, RemoteListener.NONE);
  }

  /** Creates a client that tells a listener what it does. Nothing is sent yet. */
  public RemoteClient(RemoteOptions options, RemoteListener listener) {
    this.options = options;
    this.listener = listener;
    this.guard = new AddressGuard(options.resolver(), options.allowPrivate());
    Transport given = options.transport();
    this.transport = given == null ? new ApacheTransport(options, guard) : given;
    this.threads = Executors.newCachedThreadPool(RemoteClient::thread);
    var scheduled = new ScheduledThreadPoolExecutor(1, RemoteClient::thread);
    scheduled.setRemoveOnCancelPolicy(true);
    this.clock = scheduled;
  }

  private static Thread thread(Runnable work) {
    var thread = new Thread(work, "sitemap-remote");
    thread.setDaemon(true);
    return thread;
  }

  /** Returns how documents are fetched. */
  public RemoteOptions options() {
    return options;
  }

  /**
   * Sends a request, and waits for status and headers of the answer, whatever the status is. The
   * caller closes the answer.
   *
   * @throws RemoteException if there is no answer
   * @throws java.io.InterruptedIOException if this thread is interrupted
   */
  public RemoteResponse send(RemoteRequest request) throws IOException {
    return begin(request).await();
  }

  /**
   * Begins a request in a thread of its own, which receives the answer. The caller must close the
   * answer, or cancel the download.
   *
   * @throws IllegalStateException if the client is closed
   */
  public Download begin(RemoteRequest request) {
    if (closed) {
      throw new IllegalStateException("the client is closed");
    }
    var download = new Download(this, request);
    running.add(download);
    download.ofThread(threads.submit(download::run));
    return download;
  }

  /**
   * Makes requests to the host of a url follow each other more slowly: from the next one on, each
   * begins no sooner than this after the one before. A longer time, as the options or answers of
   * the host ask for, stays. Does nothing if the url cannot be fetched.
   *
   * @param least the time between the beginnings of two requests
   */
  public void slowDown(String url, Duration least) {
    String origin;
    try {
      origin = WebAddress.of(url).origin();
    } catch (IllegalArgumentException e) {
      return; // so it says when it is fetched
    }
    gate(origin).atLeast(least);
  }

  void forget(Download download) {
    running.remove(download);
  }

  RemoteListener listener() {
    return listener;
  }

  RemoteLimits limits() {
    return options.limits();
  }

  HostGate gate(String origin) {
    return gates.computeIfAbsent(
        origin, host -> new HostGate(limits().count(RemoteLimit.CONNECTIONS), options.rate()));
  }

  Exchange prepare(Call call) {
    return transport.prepare(call, guard);
  }

  ScheduledFuture<?> later(Runnable task, long millis) {
    return clock.schedule(task, millis, TimeUnit.MILLISECONDS);
  }

  /** Checks the limit of time for all requests, before one of them begins. */
  void begin(String url) throws RemoteException {
    long now = System.nanoTime();
    began.compareAndSet(0, now == 0 ? 1 : now);
    long millis = TimeUnit.NANOSECONDS.toMillis(now - began.get());
    if (millis > limits().get(RemoteLimit.ALL_TIME)) {
      throw limit(
          url,
          RemoteLimit.ALL_TIME,
          "is not fetched, because all took longer than " + limits().shown(RemoteLimit.ALL_TIME));
    }
  }

  /** Counts bytes that have arrived. */
  void received(String url, int count) throws RemoteException {
    listener.received(count);
    if (bytes.addAndGet(count) > limits().get(RemoteLimit.ALL_BYTES)) {
      throw limit(
          url,
          RemoteLimit.ALL_BYTES,
          "is too much: all documents have more than "
              + limits().shown(RemoteLimit.ALL_BYTES)
              + " bytes");
    }
  }

  /** Returns the number of bytes that all answers have had so far, as they are sent. */
  public long bytes() {
    return bytes.get();
  }

  RemoteException limit(String url, RemoteLimit limit, String reason) {
    return new RemoteException(
        url, RemoteCodes.LIMIT, reason + " (limit " + limit.id() + ")", 0, null);
  }

  /**
   * Checks an address that stands in a url. Names are checked when they are resolved, except behind
   * a proxy, which does that itself.
   */
  void guard(WebAddress target) throws IOException {
    if (target.literal() != null) {
      guard.check(target.host(), target.literal());
    }
  }

  /** Ends all requests, and releases connections and threads. */
  @Override
  public void close() throws IOException {
    closed = true;
    running.forEach(Download::cancel);
    clock.shutdownNow();
    threads.shutdownNow();
    transport.close();
  }
}
