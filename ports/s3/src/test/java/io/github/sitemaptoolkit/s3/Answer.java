package io.github.sitemaptoolkit.s3;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a store answers.
 *
 * @param cut whether the connection is cut in the middle of the body
 */
record Answer(int status, Map<String, String> headers, byte[] body, boolean cut) {

  Answer(int status, Map<String, String> headers, byte[] body) {
    this(status, headers, body, false);
  }

  static Answer of(int status, Map<String, String> headers) {
    return new Answer(status, headers, new byte[0]);
  }

  static Answer error(int status, String code) {
    String xml = "<Error><Code>" + code + "</Code><Message>as tested</Message></Error>";
    byte[] body = xml.getBytes(StandardCharsets.UTF_8);
    return new Answer(status, Map.of("Content-Type", "application/xml"), body);
  }

  Answer with(String name, String value) {
    Map<String, String> more = new TreeMap<>(headers);
    more.put(name, value);
    return new Answer(status, more, body);
  }

  Answer inHalf() {
    return new Answer(status, headers, body, true);
  }

  /** Sends it. */
  void send(HttpExchange exchange) throws IOException {
    headers.forEach((name, value) -> exchange.getResponseHeaders().set(name, value));
    boolean head = exchange.getRequestMethod().equals("HEAD");
    if (head && status >= 400) {
      exchange.getResponseHeaders().remove("Content-Length");
    }
    exchange.sendResponseHeaders(status, head || body.length == 0 ? -1 : body.length);
    if (!head && body.length > 0) {
      OutputStream out = exchange.getResponseBody();
      out.write(body, 0, cut ? body.length / 2 : body.length);
      out.flush();
      if (!cut) {
        out.close();
      }
    }
  }
}
