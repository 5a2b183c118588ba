package io.github.sitemaptoolkit.s3;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.github.sitemaptoolkit.s3.internal.machine.ThisMachine;
import java.io.Closeable;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * A server on this machine, before a store. It answers the requests one after the other, so that no
 * condition of a put is checked while another put is under way, and makes faults.
 */
final class S3Server implements Closeable {

  static {
    System.setProperty("sun.net.httpserver.nodelay", "true"); // else each answer takes 40 ms
    System.setProperty("aws.accessKeyId", "key");
    System.setProperty("aws.secretAccessKey", "secret");
  }

  private final HttpServer server;
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final List<String> log = new ArrayList<>();
  private final Map<Integer, Bucket> buckets = new HashMap<>(); // to make a client takes long
  private Backend backend;
  private Faults faults = Faults.NONE;
  private int requests;
  private volatile Duration delay = Duration.ZERO;

  S3Server(Backend backend) throws IOException {
    this.backend = backend;
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", this::handle);
    server.setExecutor(threads);
    server.start();
  }

  URI uri() {
    return URI.create("http://127.0.0.1:" + server.getAddress().getPort());
  }

  /** Returns the bucket, with a client that sends a request so often. */
  synchronized Bucket bucket(int attempts) {
    S3Settings settings = S3Settings.DEFAULT.withEndpoint(uri()).withAttempts(attempts);
    return buckets.computeIfAbsent(
        attempts,
        most ->
            new Bucket(
                Address.of(Publishing.ADDRESS), Clients.create(settings), ThisMachine.INSTANCE));
  }

  synchronized void use(Backend other) {
    backend = other;
  }

  /** Makes faults from now on; requests are counted anew. */
  synchronized void make(Faults some) {
    faults = some;
    requests = 0;
  }

  synchronized int requests() {
    return requests;
  }

  /** Returns the requests since the last call. */
  synchronized List<String> log() {
    List<String> all = List.copyOf(log);
    log.clear();
    return all;
  }

  private void handle(HttpExchange exchange) throws IOException {
    try (exchange) {
      Request request = Request.of(exchange);
      pause();
      Answer answer = answer(request);
      if (answer != null) {
        answer.send(exchange);
      }
    }
  }

  /** Lets each answer take so long; several may wait at the same time. */
  void delay(Duration time) {
    delay = time;
  }

  private void pause() throws IOException {
    try {
      Thread.sleep(delay.toMillis());
    } catch (InterruptedException e) {
      throw new InterruptedIOException();
    }
  }

  private synchronized Answer answer(Request request) throws IOException {
    log.add(request.toString());
    return faults.answer(requests++, request, backend);
  }

  @Override
  public void close() {
    buckets.values().forEach(Bucket::close);
    server.stop(0);
    threads.shutdownNow();
  }
}
