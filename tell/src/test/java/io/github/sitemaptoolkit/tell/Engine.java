package io.github.sitemaptoolkit.tell;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A search engine and a site with a key, on this machine. */
final class Engine implements Closeable {

  static final String KEY = "0123456789abcdef";

  /** An answer of the engine: a status, or 0 to end the connection. */
  record Scripted(int status, String retryAfter) {}

  private static final Pattern URL = Pattern.compile("\"(http[^\"]*)\"");

  final List<String> told = Collections.synchronizedList(new ArrayList<>());
  final List<Integer> sizes = Collections.synchronizedList(new ArrayList<>());
  final List<String> requests = Collections.synchronizedList(new ArrayList<>());
  final Deque<Scripted> next = new ArrayDeque<>();
  volatile String keyFile = KEY;
  volatile String keyPath = "/" + KEY + ".txt";
  private final HttpServer server;

  Engine() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/indexnow", this::indexNow);
    server.createContext("/", this::site);
    server.start();
  }

  URI endpoint() {
    return URI.create(site() + "indexnow");
  }

  /** Returns the root of the site. */
  String site() {
    return "http://127.0.0.1:" + server.getAddress().getPort() + "/";
  }

  private synchronized Scripted next() {
    Scripted scripted = next.poll();
    return scripted == null ? new Scripted(200, "") : scripted;
  }

  private void indexNow(HttpExchange exchange) throws IOException {
    String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
    requests.add(body);
    Scripted scripted = next();
    if (scripted.status() == 200 || scripted.status() == 202) {
      List<String> urls = new ArrayList<>();
      Matcher matcher = URL.matcher(body.substring(body.indexOf("urlList")));
      while (matcher.find()) {
        urls.add(matcher.group(1));
      }
      told.addAll(urls);
      sizes.add(urls.size());
    }
    answer(exchange, scripted, "");
  }

  private void site(HttpExchange exchange) throws IOException {
    String path = exchange.getRequestURI().getPath();
    requests.add(exchange.getRequestMethod() + " " + exchange.getRequestURI().getRawPath());
    boolean key = path.equals(keyPath) && !keyFile.isEmpty();
    boolean console = exchange.getRequestMethod().equals("PUT");
    answer(exchange, console ? next() : new Scripted(key ? 200 : 404, ""), key ? keyFile : "");
  }

  private static void answer(HttpExchange exchange, Scripted scripted, String text)
      throws IOException {
    if (scripted.status() == 0) {
      exchange.close();
      return;
    }
    if (!scripted.retryAfter().isEmpty()) {
      exchange.getResponseHeaders().add("Retry-After", scripted.retryAfter());
    }
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    exchange.sendResponseHeaders(scripted.status(), bytes.length == 0 ? -1 : bytes.length);
    exchange.getResponseBody().write(bytes);
    exchange.close();
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
