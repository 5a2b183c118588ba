package io.github.sitemaptoolkit.remote;

import io.github.sitemaptoolkit.batch.walk.ExpandedFormat;
import io.github.sitemaptoolkit.batch.walk.ExpandedReader;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.remote.http.RemoteClient;
import java.io.IOException;

/**
 * Reads the entries of a document at an address and, if it is an index or a robots.txt, of all
 * sitemaps that it lists, as {@link ExpandedReader} does with files.
 *
 * <pre>{@code
 * try (var client = new RemoteClient(RemoteOptions.DEFAULT);
 *     var entries =
 *         SitemapWalk.open("https://example.com/sitemap_index.xml", client, Context.load())) {
 *   entries.forEach(entry -> System.out.println(entry.loc()));
 *   entries.problems().print(System.err);
 * }
 * }</pre>
 *
 * <p>Entries come in the order of the index, whatever arrives first; a few sitemaps arrive while
 * others are read. A sitemap that cannot be fetched or read is reported, and reading continues with
 * the next one; one that is cut is read as far as it has arrived.
 *
 * @since 0.1
 */
public final class SitemapWalk {

  private SitemapWalk() {}

  /**
   * Opens a document and what it lists. Closing the reader ends what is still arriving; it does not
   * close the client.
   *
   * @param url an http or https url, named by a person
   * @param given how documents are read, and the sink for the problems of all, if it was given one
   * @throws io.github.sitemaptoolkit.remote.http.RemoteException if the document cannot be fetched
   * @throws io.github.sitemaptoolkit.problem.SitemapException if its format is not recognised
   * @throws java.io.InterruptedIOException if this thread is interrupted
   */
  public static EntryReader<UrlEntry> open(String url, RemoteClient client, Context given)
      throws IOException {
    Limits limits = given.limits();
    return ExpandedFormat.open(
        RemoteSource.open(url, client, limits),
        index -> new RemoteChildren(url, client, limits),
        given);
  }
}
