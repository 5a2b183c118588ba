package io.github.sitemaptoolkit.s3;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Passes requests on to another server. */
final class Forwarding implements Backend {

  /** What each connection has of its own. */
  private static final Set<String> OWN =
      Set.of("connection", "content-length", "date", "expect", "host", "transfer-encoding");

  private final HttpClient client =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private final URI server;

  Forwarding(URI server) {
    this.server = server;
  }

  @Override
  public Answer answer(Request request) throws IOException {
    HttpRequest.Builder sent =
        HttpRequest.newBuilder(
                server.resolve(
                    request.path() + (request.query().isEmpty() ? "" : '?' + request.query())))
            .method(
                request.method(),
                request.body().length == 0
                    ? BodyPublishers.noBody()
                    : BodyPublishers.ofByteArray(request.body()));
    request
        .headers()
        .forEach(
            (name, value) -> {
              if (!OWN.contains(name.toLowerCase(Locale.ROOT))) {
                sent.header(name, value);
              }
            });
    try {
      HttpResponse<byte[]> found = client.send(sent.build(), BodyHandlers.ofByteArray());
      Map<String, String> headers = new TreeMap<>();
      found
          .headers()
          .map()
          .forEach(
              (name, values) -> {
                boolean length = name.equals("content-length") && request.method().equals("HEAD");
                if (length || !OWN.contains(name)) {
                  headers.put(name, values.get(0));
                }
              });
      return new Answer(found.statusCode(), headers, found.body());
    } catch (InterruptedException e) {
      throw new IOException(e);
    }
  }
}
