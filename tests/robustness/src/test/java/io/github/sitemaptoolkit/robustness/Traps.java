package io.github.sitemaptoolkit.robustness;

import com.sun.net.httpserver.HttpServer;
import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A file that nobody may read, and a server that nobody may call: hostile documents name them both.
 */
final class Traps implements Closeable {

  /** What stands in the file, and is given by the server. */
  static final String CANARY = "canary-7f3a1c-must-not-sing";

  private final Path file;
  private final HttpServer server;
  private final AtomicInteger calls = new AtomicInteger();

  Traps(Path directory) throws IOException {
    file = Files.writeString(directory.resolve("canary.txt"), CANARY);
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        "/",
        exchange -> {
          calls.incrementAndGet();
          byte[] answer = ("<!ENTITY x '" + CANARY + "'>").getBytes(StandardCharsets.UTF_8);
          exchange.sendResponseHeaders(200, answer.length);
          exchange.getResponseBody().write(answer);
          exchange.close();
        });
    server.start();
  }

  /** Returns the file, as a url. */
  String fileUrl() {
    return file.toUri().toString();
  }

  /** Returns the server, as a url with a slash at its end. */
  String serverUrl() {
    return "http://127.0.0.1:" + server.getAddress().getPort() + "/";
  }

  /** Returns how often the server was called. */
  int calls() {
    return calls.get();
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
