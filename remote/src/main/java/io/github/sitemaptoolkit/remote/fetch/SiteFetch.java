package io.github.sitemaptoolkit.remote.fetch;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.remote.http.Download;
import io.github.sitemaptoolkit.remote.http.RemoteClient;
import io.github.sitemaptoolkit.remote.http.RemoteCodes;
import io.github.sitemaptoolkit.remote.http.RemoteException;
import io.github.sitemaptoolkit.remote.http.RemoteLimit;
import io.github.sitemaptoolkit.remote.http.RemoteRequest;
import io.github.sitemaptoolkit.url.CanonicalUrl;
import io.github.sitemaptoolkit.url.UrlResolver;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Fetches all sitemaps of a site into a directory, and keeps it up to date.
 *
 * <pre>{@code
 * try (var client = new RemoteClient(RemoteOptions.DEFAULT)) {
 *   FetchResult result =
 *       new SiteFetch(client, Context.load())
 *           .run("https://example.com/sitemap.xml", Path.of("sitemaps"), FetchListener.NONE);
 * }
 * }</pre>
 *
 * <p>The first document lies at the top of the directory, and those that it lists below, under the
 * paths of their urls, so that the directory can be read like that of an index. When it is fetched
 * again, each document is asked for with the ETag that it had; files that nothing lists any more
 * are removed. Files appear complete. A run that was killed goes on where it was. A file that was
 * not fetched is never replaced.
 *
 * <p>Not thread-safe.
 *
 * @since 0.1
 */
public final class SiteFetch {

  private static final int AHEAD = 8;
  private static final Set<Integer> GONE = Set.of(404, 410);

  /** A document to fetch. */
  private record Wanted(String url, String lastmod, int depth) {}

  /** A document that is being fetched; without a download if its file is known to be current. */
  private record Pending(Wanted wanted, Ledger.@Nullable Line known, @Nullable Download download) {}

  private final RemoteClient client;
  private final Context context;
  private boolean byLastmod;
  private final Deque<Wanted> waiting = new ArrayDeque<>();
  private final Deque<Pending> begun = new ArrayDeque<>();
  private final Set<String> seen = new HashSet<>();
  private final Set<String> current = new HashSet<>(); // urls whose files stay
  private int written;
  private int unchanged;
  private int removed;
  private int failed;
  private boolean incomplete; // something is listed that is not known

  /**
   * Creates a fetch, which runs once.
   *
   * @param client sends the requests; not closed
   * @param context how indexes are read
   */
  public SiteFetch(RemoteClient client, Context context) {
    this.client = client;
    this.context = context;
  }

  /**
   * Sets whether sitemaps are not asked for if the index gives them the lastmod of the last time.
   * Defaults to false, because many indexes never change it.
   */
  public SiteFetch byLastmod(boolean trusted) {
    byLastmod = trusted;
    return this;
  }

  /**
   * Fetches a document and, if it is an index or robots.txt, what it lists.
   *
   * @param url an http or https url, named by a person
   * @param directory where the files are; created if it does not exist
   * @throws RemoteException if the first document cannot be fetched; nothing is removed then
   * @throws IOException if a file cannot be written, or the thread is interrupted
   * @throws io.github.sitemaptoolkit.problem.SitemapException if the first document is not a
   *     sitemap
   */
  public FetchResult run(String url, Path directory, FetchListener listener) throws IOException {
    long before = client.bytes();
    var names = new LocalNames(url);
    try (Ledger ledger = Ledger.open(directory, url, names)) {
      ledger.lines().values().forEach(line -> names.keep(line.url(), line.name()));
      var files = new FetchedFiles(ledger, names, context);
      add(new Wanted(url, "", 0));
      while (!begun.isEmpty() || !waiting.isEmpty()) {
        fill(url, files);
        listener.progress(current.size(), waiting.size() + begun.size());
        take(url, begun.remove(), files, listener);
      }
      if (!incomplete) {
        removeOthers(files, ledger, listener);
      }
      ledger.rewrite();
    } finally {
      begun.forEach(SiteFetch::cancel);
    }
    return new FetchResult(
        current.size(), written, unchanged, removed, failed, client.bytes() - before);
  }

  private static void cancel(Pending pending) {
    if (pending.download() != null) {
      pending.download().cancel();
    }
  }

  private void add(Wanted wanted) {
    if (seen.add(CanonicalUrl.of(wanted.url()))) {
      waiting.add(wanted);
    }
  }

  /** Begins the next downloads, in the order in which they are listed. */
  private void fill(String start, FetchedFiles files) throws IOException {
    while (begun.size() < AHEAD && !waiting.isEmpty()) {
      Wanted wanted = waiting.remove();
      Ledger.Line known = files.known(wanted.url());
      boolean skipped =
          byLastmod
              && known != null
              && !wanted.lastmod().isEmpty()
              && wanted.lastmod().equals(known.lastmod());
      begun.add(new Pending(wanted, known, skipped ? null : begin(wanted, known, start)));
    }
  }

  private Download begin(Wanted wanted, Ledger.@Nullable Line known, String start) {
    RemoteRequest request = RemoteRequest.get(wanted.url()).from(start);
    if (known != null && !known.etag().isEmpty()) {
      request = request.with("If-None-Match", known.etag());
    } else if (known != null && !known.modified().isEmpty()) {
      request = request.with("If-Modified-Since", known.modified());
    }
    return client.begin(request);
  }

  private void take(String start, Pending pending, FetchedFiles files, FetchListener listener)
      throws IOException {
    Wanted wanted = pending.wanted();
    boolean first = wanted.url().equals(start);
    try {
      FetchedFiles.Saved saved =
          files.save(wanted.url(), wanted.lastmod(), pending.known(), pending.download());
      current.add(CanonicalUrl.of(wanted.url()));
      if (saved.changed()) {
        written++;
        listener.written(wanted.url(), saved.file());
      } else {
        unchanged++;
        listener.unchanged(wanted.url(), saved.file());
      }
      addListed(wanted, saved, listener);
    } catch (NotFetchedException e) {
      IOException reason = e.reason();
      if (first && reason.getCause() instanceof SitemapException refused) {
        throw refused;
      } else if (first) {
        throw reason;
      }
      failed++;
      listener.failed(wanted.url(), reason);
      boolean gone = reason instanceof RemoteException answer && GONE.contains(answer.status());
      if (!gone) {
        incomplete |= pending.known() == null || files.isIndex(pending.known());
        if (pending.known() != null) {
          current.add(CanonicalUrl.of(wanted.url()));
        }
      }
    }
  }

  private void addListed(Wanted from, FetchedFiles.Saved saved, FetchListener listener) {
    if (!saved.index()) {
      return;
    }
    incomplete |= !saved.whole();
    long depth = client.options().limits().get(RemoteLimit.DEPTH);
    if (from.depth() >= depth) {
      incomplete = true;
      failed++;
      listener.failed(
          from.url(),
          limit(from.url(), "lists sitemaps, but is itself listed too deep (limit depth)"));
      return;
    }
    long most = client.options().limits().get(RemoteLimit.DOCUMENTS);
    for (FetchedFiles.Listed listed : saved.listed()) {
      if (seen.size() >= most) {
        incomplete = true;
        failed++;
        listener.failed(
            from.url(),
            limit(from.url(), "lists more than " + most + " documents (limit documents)"));
        return;
      }
      String url = UrlResolver.resolve(from.url(), listed.loc());
      add(new Wanted(url == null ? listed.loc() : url, listed.lastmod(), from.depth() + 1));
    }
  }

  private static RemoteException limit(String url, String reason) {
    return new RemoteException(url, RemoteCodes.LIMIT, reason, 0, null);
  }

  /** Removes the files of documents that nothing lists any more. */
  private void removeOthers(FetchedFiles files, Ledger ledger, FetchListener listener) {
    files.removeLeftovers();
    for (Ledger.Line line : List.copyOf(ledger.lines().values())) {
      if (current.contains(line.url())) {
        continue;
      }
      FetchedFiles.Removal removal = files.remove(line);
      ledger.remove(line.url());
      if (removal == FetchedFiles.Removal.REMOVED) {
        removed++;
        listener.removed(line.url(), files.shown(line));
      } else if (removal == FetchedFiles.Removal.KEPT) {
        listener.kept(line.url(), files.shown(line));
      }
    }
  }
}
