package io.github.sitemaptoolkit.remote;

import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.remote.http.RemoteClient;
import io.github.sitemaptoolkit.remote.http.RemoteCodes;
import io.github.sitemaptoolkit.remote.http.RemoteException;
import io.github.sitemaptoolkit.remote.http.RemoteRequest;
import io.github.sitemaptoolkit.remote.http.RemoteResponse;
import java.io.IOException;

/**
 * Opens documents by their addresses.
 *
 * <pre>{@code
 * try (var client = new RemoteClient(RemoteOptions.DEFAULT);
 *     Source source = RemoteSource.open("https://example.com/sitemap.xml", client);
 *     var entries = Sitemaps.read(source, Context.load())) {
 *   entries.forEach(entry -> System.out.println(entry.loc()));
 * }
 * }</pre>
 *
 * <p>A document is read while it arrives. One that is cut is a truncated document: what has arrived
 * is read, and a {@link io.github.sitemaptoolkit.problem.TruncatedException} follows.
 *
 * @since 0.1
 */
public final class RemoteSource {

  private static final int OK = 200;

  private RemoteSource() {}

  /**
   * Opens a document. The caller closes the source.
   *
   * @param url an http or https url, named by a person
   * @throws RemoteException if it cannot be fetched
   */
  public static Source open(String url, RemoteClient client) throws IOException {
    return open(url, client, Limits.DEFAULT);
  }

  /**
   * Opens a document, with limits for decompression. Throws the same exceptions as {@link
   * #open(String, RemoteClient)}.
   */
  public static Source open(String url, RemoteClient client, Limits limits) throws IOException {
    return of(url, client.send(RemoteRequest.get(url)), limits);
  }

  /**
   * Returns the document of an answer. Closing it closes the answer.
   *
   * @param url the name of the document in messages
   * @throws RemoteException if the answer is not a document; it is then closed
   */
  public static Source of(String url, RemoteResponse response, Limits limits) throws IOException {
    check(url, response);
    return Source.closing(response.body(), url, limits);
  }

  /**
   * Checks that an answer is a document.
   *
   * @throws RemoteException if it is not; it is then closed
   */
  public static void check(String url, RemoteResponse response) throws IOException {
    if (response.status() == OK) {
      return;
    }
    response.close();
    String moved = response.redirects().isEmpty() ? "" : response.url() + " ";
    throw new RemoteException(
        url, RemoteCodes.STATUS, moved + "answered " + response.reason(), response.status(), null);
  }
}
