package io.github.sitemaptoolkit.tell;

import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.remote.RemoteSource;
import io.github.sitemaptoolkit.remote.http.RemoteClient;
import io.github.sitemaptoolkit.remote.http.RemoteCodes;
import io.github.sitemaptoolkit.remote.http.RemoteException;
import io.github.sitemaptoolkit.remote.http.RemoteRequest;
import io.github.sitemaptoolkit.remote.http.RemoteResponse;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;

/**
 * Sends requests with a client that does not connect to private addresses, unless it is told to.
 * Safe for use by many threads.
 *
 * @since 0.1
 */
public final class RemoteExchange implements Exchange {

  private static final String TYPE = "Content-Type";
  private static final String JSON = "application/json; charset=utf-8";

  private final RemoteClient client;

  /**
   * Creates an exchange.
   *
   * @param client closed by the caller
   */
  public RemoteExchange(RemoteClient client) {
    this.client = client;
  }

  @Override
  public Answer send(Request request) throws IOException {
    try (RemoteResponse response = client.send(remote(request))) {
      String text = response.text(MOST_BYTES);
      return new Answer(response.status(), response.retryAfter().orElse(null), text);
    } catch (RemoteException e) {
      if (e.code().equals(RemoteCodes.UNREACHABLE)) {
        throw e;
      }
      throw new TellException(e.getFile() + ": " + e.getReason(), e); // would fail again
    }
  }

  private static RemoteRequest remote(Request request) {
    String url = request.uri().toString();
    String body = request.body();
    RemoteRequest remote =
        body == null
            ? RemoteRequest.get(url)
            : RemoteRequest.sending(
                request.method(),
                url,
                request.headers().getOrDefault(TYPE, JSON),
                body.getBytes(StandardCharsets.UTF_8));
    for (Map.Entry<String, String> header : request.headers().entrySet()) {
      remote =
          header.getKey().equals(TYPE) ? remote : remote.with(header.getKey(), header.getValue());
    }
    return remote;
  }

  /**
   * Returns whether a document has the contents of a file, both decompressed. That it cannot be
   * reached, or is not there, counts as no.
   *
   * @throws IOException if the file cannot be read
   */
  public boolean hasContent(String url, Path file) throws IOException {
    try (Source expected = Source.open(file);
        InputStream bytes = new BufferedInputStream(expected.stream())) {
      return isSame(url, bytes);
    }
  }

  private boolean isSame(String url, InputStream expected) throws IOException {
    try (Source source = RemoteSource.open(url, client, Limits.DEFAULT);
        InputStream found = new BufferedInputStream(source.stream())) {
      return isSame(found, expected);
    } catch (RemoteException e) {
      if (e.code().equals(RemoteCodes.FORBIDDEN) || e.code().equals(RemoteCodes.URL)) {
        throw e;
      }
      return false;
    }
  }

  private static boolean isSame(InputStream found, InputStream expected) throws IOException {
    for (int one = expected.read(); ; one = expected.read()) {
      int other;
      try {
        other = found.read();
      } catch (IOException e) {
        return false; // cut
      }
      if (one != other || one < 0) {
        return one == other;
      }
    }
  }
}
