package io.github.sitemaptoolkit.remote.fetch;

import io.github.sitemaptoolkit.batch.walk.Listed;
import io.github.sitemaptoolkit.batch.walk.Listing;
import io.github.sitemaptoolkit.batch.walk.Walk;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Children;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.problem.Location;
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
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
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

  /** A document that is being fetched; without a download if its file is known to be current. */
  private record Pending(Listed wanted, Ledger.@Nullable Line known, @Nullable Download download) {}

  private final RemoteClient client;
  private final Context context;
  private boolean byLastmod;
  private final Deque<Pending> begun = new ArrayDeque<>();
  private final Map<String, String> seen = new HashMap<>(); // by canonical urls
  private final Walk walk;
  private int left; // of what is seen
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
    this.walk = Walk.breadthFirst(new Urls(), client.options().limits().get(RemoteLimit.DOCUMENTS));
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
      var first = new Listing.Sitemap(IndexEntry.of(url), Location.of(url));
      walk.enter(null, Listing.of(List.of(first)));
      for (fill(url, files); !begun.isEmpty(); fill(url, files)) {
        listener.progress(current.size(), left);
        left--;
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

  /** Knows which urls are those of one document; which files they have is up to the downloads. */
  private final class Urls implements Children {

    @Override
    public Optional<Source> open(String loc) {
      return Optional.empty();
    }

    @Override
    public Optional<String> use(String loc) {
      String before = seen.putIfAbsent(CanonicalUrl.of(loc), loc);
      left += before == null ? 1 : 0;
      return Optional.ofNullable(before);
    }
  }

  private static String lastmod(Listed wanted) {
    return Objects.requireNonNullElse(wanted.sitemap().lastmod(), "");
  }

  /** Begins the next downloads, in the order in which they are listed. */
  private void fill(String start, FetchedFiles files) throws IOException {
    Listed wanted = null;
    while (begun.size() < AHEAD && (wanted = walk.next()) != null) {
      if (wanted.before() == null) {
        Ledger.Line known = files.known(wanted.loc());
        boolean skipped =
            byLastmod
                && known != null
                && !lastmod(wanted).isEmpty()
                && lastmod(wanted).equals(known.lastmod());
        begun.add(new Pending(wanted, known, skipped ? null : begin(wanted.loc(), known, start)));
      }
    }
  }

  private Download begin(String url, Ledger.@Nullable Line known, String start) {
    RemoteRequest request = RemoteRequest.get(url).from(start);
    if (known != null && !known.etag().isEmpty()) {
      request = request.with("If-None-Match", known.etag());
    } else if (known != null && !known.modified().isEmpty()) {
      request = request.with("If-Modified-Since", known.modified());
    }
    return client.begin(request);
  }

  private void take(String start, Pending pending, FetchedFiles files, FetchListener listener)
      throws IOException {
    String url = pending.wanted().loc();
    boolean first = url.equals(start);
    try {
      FetchedFiles.Saved saved =
          files.save(url, lastmod(pending.wanted()), pending.known(), pending.download());
      current.add(CanonicalUrl.of(url));
      if (saved.changed()) {
        written++;
        listener.written(url, saved.file());
      } else {
        unchanged++;
        listener.unchanged(url, saved.file());
      }
      addListed(pending.wanted(), saved.listing(), listener);
    } catch (NotFetchedException e) {
      IOException reason = e.reason();
      if (first && reason.getCause() instanceof SitemapException refused) {
        throw refused;
      } else if (first) {
        throw reason;
      }
      failed++;
      listener.failed(url, reason);
      boolean gone = reason instanceof RemoteException answer && GONE.contains(answer.status());
      if (!gone) {
        incomplete |= pending.known() == null || files.isIndex(pending.known());
        if (pending.known() != null) {
          current.add(CanonicalUrl.of(url));
        }
      }
    }
  }

  private void addListed(Listed from, Listing index, FetchListener listener) {
    if (!index.isIndex()) {
      return;
    }
    incomplete |= index.failure() != null;
    if (from.depth() >= client.options().limits().get(RemoteLimit.DEPTH)) {
      tooMuch(from, "lists sitemaps, but is itself listed too deep (limit depth)", listener);
      return;
    }
    List<Listing.Sitemap> resolved = new ArrayList<>();
    for (Listing.Sitemap listed : index.sitemaps()) {
      String url = UrlResolver.resolve(from.loc(), listed.loc());
      IndexEntry entry = listed.entry();
      resolved.add(
          url == null
              ? listed
              : new Listing.Sitemap(entry.toBuilder().loc(url).build(), listed.at()));
    }
    if (!walk.enter(from, Listing.of(resolved))) {
      long most = client.options().limits().get(RemoteLimit.DOCUMENTS);
      tooMuch(from, "lists more than " + most + " documents (limit documents)", listener);
    }
  }

  private void tooMuch(Listed from, String message, FetchListener listener) {
    incomplete = true;
    failed++;
    String url = from.loc();
    listener.failed(url, new RemoteException(url, RemoteCodes.LIMIT, message, 0, null));
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
