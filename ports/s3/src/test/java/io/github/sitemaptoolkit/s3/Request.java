package io.github.sitemaptoolkit.s3;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A request to a store: what is asked for which path, such as {@code /bucket/sitemap.xml}. */
record Request(String method, String path, String query, Map<String, String> headers, byte[] body) {

  static Request of(HttpExchange exchange) throws IOException {
    Map<String, String> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    exchange.getRequestHeaders().forEach((name, values) -> headers.put(name, values.get(0)));
    return new Request(
        exchange.getRequestMethod(),
        exchange.getRequestURI().getRawPath(),
        Objects.requireNonNullElse(exchange.getRequestURI().getRawQuery(), ""),
        headers,
        exchange.getRequestBody().readAllBytes());
  }

  @Nullable String header(String name) {
    return headers.get(name);
  }

  /** Returns a value of the query, decoded; empty if there is none. */
  String parameter(String name) {
    for (String pair : query.split("&")) {
      if (pair.startsWith(name + '=')) {
        return URLDecoder.decode(pair.substring(name.length() + 1), StandardCharsets.UTF_8);
      }
    }
    return "";
  }

  /** Returns whether it belongs to an object that is put in parts. */
  boolean isPart() {
    return query.contains("uploadId=");
  }

  boolean isConditionalPut() {
    return method.equals("PUT") && (header("If-Match") != null || header("If-None-Match") != null);
  }

  @Override
  public String toString() {
    return method + ' ' + path;
  }
}
