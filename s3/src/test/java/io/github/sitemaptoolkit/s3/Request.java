package io.github.sitemaptoolkit.s3;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A request to a store: what is asked for which path, such as {@code /bucket/sitemap.xml}. */
record Request(String method, String path, Map<String, String> headers, byte[] body) {

  static Request of(HttpExchange exchange) throws IOException {
    Map<String, String> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    exchange.getRequestHeaders().forEach((name, values) -> headers.put(name, values.get(0)));
    return new Request(
        exchange.getRequestMethod(),
        exchange.getRequestURI().getRawPath(),
        headers,
        exchange.getRequestBody().readAllBytes());
  }

  @Nullable String header(String name) {
    return headers.get(name);
  }

  boolean isConditionalPut() {
    return method.equals("PUT") && (header("If-Match") != null || header("If-None-Match") != null);
  }

  @Override
  public String toString() {
    return method + ' ' + path;
  }
}
