package io.github.sitemaptoolkit.faults.server;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * A server on this machine that may answer as badly as it likes: handlers write raw bytes. Closing
 * it hangs up on all clients.
 */
public final class LoopbackServer implements Closeable {

  /** Answers a request. */
  @FunctionalInterface
  public interface Handler {

    /** Answers; what is thrown ends the connection. */
    void answer(Request request, OutputStream out) throws Exception;
  }

  /**
   * A request.
   *
   * @param line its first line
   * @param headers its other lines
   */
  public record Request(String line, List<String> headers) {

    /** Returns what is asked for: path and query. */
    public String path() {
      return line.split(" ", -1)[1];
    }

    /** Returns the value of a header. */
    public Optional<String> header(String name) {
      String prefix = name.toLowerCase(Locale.ROOT) + ":";
      return headers.stream()
          .filter(header -> header.toLowerCase(Locale.ROOT).startsWith(prefix))
          .map(header -> header.substring(prefix.length()).strip())
          .findFirst();
    }
  }

  private static final byte[] LOOPBACK = {127, 0, 0, 1};

  private final ServerSocket socket;
  private final ExecutorService threads = Executors.newCachedThreadPool(LoopbackServer::thread);
  private final Map<String, Handler> handlers = new ConcurrentHashMap<>();
  private final List<LoopbackServer> others = new ArrayList<>();
  private final List<Socket> sockets = new CopyOnWriteArrayList<>();
  private final List<Request> requests = new CopyOnWriteArrayList<>();
  private final AtomicInteger connections = new AtomicInteger();
  private final AtomicInteger open = new AtomicInteger();
  private final AtomicInteger mostOpen = new AtomicInteger();
  private volatile Handler otherwise = (request, out) -> answer(out, 404, "", "nothing here");

  /** Starts a server on a free port. */
  public LoopbackServer() throws IOException {
    socket = new ServerSocket(0, 200, InetAddress.getByAddress(LOOPBACK));
    threads.execute(this::accept);
  }

  private static Thread thread(Runnable work) {
    var thread = new Thread(work, "loopback");
    thread.setDaemon(true);
    return thread;
  }

  private void accept() {
    while (!socket.isClosed()) {
      try {
        Socket accepted = socket.accept();
        connections.incrementAndGet();
        sockets.add(accepted);
        threads.execute(() -> serve(accepted));
      } catch (IOException e) {
        return;
      }
    }
  }

  private void serve(Socket accepted) {
    try (accepted;
        var in = new BufferedInputStream(accepted.getInputStream());
        OutputStream out = accepted.getOutputStream()) {
      for (Request request = read(in); request != null; request = read(in)) {
        requests.add(request);
        mostOpen.accumulateAndGet(open.incrementAndGet(), Math::max);
        try {
          String path = request.path();
          handlers.getOrDefault(path.split("\\?", 2)[0], otherwise).answer(request, out);
          out.flush();
        } finally {
          open.decrementAndGet();
        }
      }
    } catch (Exception e) {
      // the client has gone, or the handler hangs up
    }
  }

  private static @Nullable Request read(InputStream in) throws IOException {
    List<String> lines = new ArrayList<>();
    var line = new StringBuilder();
    for (int c = in.read(); c >= 0; c = in.read()) {
      if (c == '\n') {
        if (line.toString().isBlank()) {
          return new Request(lines.get(0), List.copyOf(lines.subList(1, lines.size())));
        }
        lines.add(line.toString().strip());
        line.setLength(0);
      } else {
        line.append((char) c);
      }
    }
    return null;
  }

  /** Sets what answers requests for a path, with any query. */
  public LoopbackServer on(String path, Handler handler) {
    handlers.put(path, handler);
    return this;
  }

  /** Sets the body for a path. */
  public LoopbackServer on(String path, String body) {
    return on(path, (request, out) -> answer(out, 200, "", body));
  }

  /** Sets what answers requests for all other paths. Defaults to the status 404. */
  public LoopbackServer otherwise(Handler handler) {
    otherwise = handler;
    return this;
  }

  /** Returns another server, which nobody must connect to. */
  public LoopbackServer other() throws IOException {
    var other = new LoopbackServer();
    others.add(other);
    return other;
  }

  /** Returns how often another server was connected to. */
  public int strayed() {
    return others.stream().mapToInt(other -> other.connections()).sum();
  }

  /** Returns the url of a path. */
  public String url(String path) {
    return "http://127.0.0.1:" + port() + path;
  }

  /** Returns the port. */
  public int port() {
    return socket.getLocalPort();
  }

  /** Returns all requests so far. */
  public List<Request> requests() {
    return List.copyOf(requests);
  }

  /** Forgets the requests so far. */
  public void forget() {
    requests.clear();
  }

  /** Returns how many connections there have been. */
  public int connections() {
    return connections.get();
  }

  /** Returns how many requests were answered at one time, at most. */
  public int mostOpen() {
    return mostOpen.get();
  }

  /** Returns how often a path was asked for. */
  public long count(String path) {
    return requests.stream().filter(request -> request.path().equals(path)).count();
  }

  /** Writes an answer; each header ends with a line break. */
  public static void answer(OutputStream out, int status, String headers, String body)
      throws IOException {
    answer(out, status, headers, body.getBytes(StandardCharsets.UTF_8));
  }

  /** Writes an answer; each header ends with a line break. */
  public static void answer(OutputStream out, int status, String headers, byte[] body)
      throws IOException {
    raw(
        out,
        "HTTP/1.1 " + status + " X\r\nContent-Length: " + body.length + "\r\n" + headers + "\r\n");
    out.write(body);
    out.flush();
  }

  /** Writes characters as bytes. */
  public static void raw(OutputStream out, String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.ISO_8859_1));
    out.flush();
  }

  /** Writes a redirect. */
  public static void redirect(OutputStream out, int status, String location) throws IOException {
    answer(out, status, "Location: " + location + "\r\n", "");
  }

  /** Returns what a handler throws to end a connection at once. */
  public static IOException hangUp() {
    return new IOException("hung up");
  }

  /** Returns a sitemap. */
  public static String urlset(String... locs) {
    var xml = new StringBuilder("<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'>\n");
    for (String loc : locs) {
      xml.append("<url><loc>").append(loc).append("</loc></url>\n");
    }
    return xml.append("</urlset>\n").toString();
  }

  /** Returns an index. */
  public static String index(String... locs) {
    var xml =
        new StringBuilder("<sitemapindex xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'>\n");
    for (String loc : locs) {
      xml.append("<sitemap><loc>").append(loc).append("</loc></sitemap>\n");
    }
    return xml.append("</sitemapindex>\n").toString();
  }

  @Override
  public void close() throws IOException {
    socket.close();
    for (LoopbackServer other : others) {
      other.close();
    }
    for (Socket open : sockets) {
      open.close();
    }
    threads.shutdownNow();
  }
}
