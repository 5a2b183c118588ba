package io.github.sitemaptoolkit.remote.discover;

import io.github.sitemaptoolkit.file.IoReason;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.remote.RemoteSource;
import io.github.sitemaptoolkit.remote.http.Download;
import io.github.sitemaptoolkit.remote.http.RemoteClient;
import io.github.sitemaptoolkit.remote.http.RemoteException;
import io.github.sitemaptoolkit.remote.http.RemoteRequest;
import io.github.sitemaptoolkit.remote.http.RemoteResponse;
import io.github.sitemaptoolkit.url.CanonicalUrl;
import io.github.sitemaptoolkit.url.UrlParts;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Looks where a site has its sitemaps: in robots.txt, in the links of one page, and where many
 * programs put them. Nothing is crawled, and of each document only the beginning is fetched.
 *
 * <p>What the site names is a find even if it cannot be fetched; what is only worth a try is one if
 * it is a sitemap. Each document is found once, by its url after redirects.
 *
 * <p>Not thread-safe.
 *
 * @since 0.1
 */
public final class Discovery {

  private static final int OK = 200;
  private static final int MOST_ROBOTS = 500 * 1024; // as Google reads of it
  private static final int AHEAD = 8;

  /** Where programs put sitemaps; those of the most widespread first. */
  private static final List<String> PATHS =
      List.of(
          "sitemap.xml",
          "sitemap_index.xml",
          "sitemap-index.xml",
          "wp-sitemap.xml",
          "sitemap.xml.gz",
          "sitemap_index.xml.gz",
          "sitemap-index.xml.gz",
          "sitemap.txt",
          "sitemap/sitemap.xml",
          "sitemap/sitemap-index.xml",
          "sitemaps/sitemap.xml",
          "sitemaps.xml",
          "sitemap-news.xml",
          "sitemap_news.xml",
          "news-sitemap.xml",
          "video-sitemap.xml",
          "image-sitemap.xml",
          "post-sitemap.xml",
          "sitemap1.xml",
          "sitemap");

  private static final String SCHEMAMAP = "schemamap.xml";
  private static final String ROBOTS = "robots.txt";

  private final RemoteClient client;
  private final Context context;
  private final Set<String> named = new HashSet<>();
  private final Set<String> found = new HashSet<>();

  /**
   * Creates a search, which runs once.
   *
   * @param client sends the requests; not closed
   * @param context how documents are recognised
   */
  public Discovery(RemoteClient client, Context context) {
    this.client = client;
    this.context = context;
  }

  /**
   * Looks for all sitemaps, feeds, schemamaps and licenses of a site.
   *
   * @param site the url of its start page, named by a person
   * @param finds accepts each document, as soon as it is found
   * @throws RemoteException if the site cannot be reached
   * @throws InterruptedIOException if this thread is interrupted
   */
  public void run(String site, Consumer<Find> finds) throws IOException {
    List<Candidate> all = new ArrayList<>(robots(site));
    all.addAll(page(site));
    for (String path : PATHS) {
      all.add(new Candidate(root(site) + path, Find.How.KNOWN_PATH, null, Find.Kind.SITEMAP));
    }
    all.add(new Candidate(root(site) + SCHEMAMAP, Find.How.KNOWN_PATH, null, Find.Kind.SCHEMAMAP));
    look(site, all, finds, false);
  }

  /**
   * Returns the url to begin with to read the sitemaps of a site: its robots.txt if that names any,
   * else the first sitemap at a known path.
   *
   * @param site the url of its start page, named by a person
   * @throws RemoteException if the site cannot be reached
   * @throws InterruptedIOException if this thread is interrupted
   */
  public Optional<String> start(String site) throws IOException {
    if (robots(site).stream().anyMatch(each -> each.expected() == Find.Kind.SITEMAP)) {
      return Optional.of(root(site) + ROBOTS);
    }
    List<Candidate> paths =
        PATHS.stream()
            .map(
                path ->
                    new Candidate(root(site) + path, Find.How.KNOWN_PATH, null, Find.Kind.SITEMAP))
            .toList();
    List<Find> finds = new ArrayList<>();
    look(site, paths, finds::add, true);
    return finds.stream().map(Find::url).findFirst();
  }

  private static String root(String site) {
    String root = UrlParts.root(site);
    return root.isEmpty() ? site : root;
  }

  /** Returns what robots.txt names; nothing if there is none. */
  private List<Candidate> robots(String site) throws IOException {
    String url = root(site) + ROBOTS;
    try (RemoteResponse response = client.send(RemoteRequest.get(url).from(site))) {
      if (response.status() != OK) {
        return List.of();
      }
      try (Source source = RemoteSource.of(url, response.copy(), context.limits())) {
        byte[] bytes = source.stream().readNBytes(MOST_ROBOTS);
        String text = new String(bytes, StandardCharsets.UTF_8);
        boolean page = text.stripLeading().startsWith("<");
        return page ? List.of() : RobotsLines.of(url, text);
      }
    } catch (SitemapException e) {
      return List.of(); // damaged
    }
  }

  /** Returns what the start page names; nothing if it is no page. */
  private List<Candidate> page(String site) throws IOException {
    try (RemoteResponse response = client.send(RemoteRequest.get(site))) {
      if (response.status() != OK) {
        return List.of();
      }
      try (Source source = RemoteSource.of(site, response.copy(), context.limits())) {
        return source.head().isMarkup() ? PageLinks.of(response.url(), source.stream()) : List.of();
      }
    } catch (InterruptedIOException e) {
      throw e;
    } catch (SitemapException | IOException e) {
      return List.of(); // robots.txt was reached, so the site is there
    }
  }

  private record Pending(Candidate named, Download download) {}

  private void look(String site, List<Candidate> all, Consumer<Find> finds, boolean first)
      throws IOException {
    Deque<Pending> begun = new ArrayDeque<>();
    try {
      for (Candidate each : all) {
        if (named.add(CanonicalUrl.of(each.url()))) {
          begun.add(new Pending(each, client.begin(RemoteRequest.get(each.url()).from(site))));
        }
        if (begun.size() >= AHEAD && report(begun.remove(), finds) && first) {
          return;
        }
      }
      while (!begun.isEmpty()) {
        if (report(begun.remove(), finds) && first) {
          return;
        }
      }
    } finally {
      begun.forEach(pending -> pending.download().cancel());
    }
  }

  /** Passes a document on, if it is a find. */
  private boolean report(Pending pending, Consumer<Find> finds) throws IOException {
    Find find = find(pending);
    if (find == null) {
      return false;
    }
    finds.accept(find);
    return true;
  }

  private @Nullable Find find(Pending pending) throws IOException {
    Candidate each = pending.named();
    String fault;
    try (RemoteResponse response = pending.download().await()) {
      RemoteSource.check(each.url(), response);
      if (!found.add(CanonicalUrl.of(response.url()))) {
        return null; // a redirect leads to what is known
      }
      try (Source source = RemoteSource.of(each.url(), response.copy(), context.limits())) {
        Find.Kind kind = kind(source, each.expected());
        if (kind == each.expected() || isSitemap(kind, each)) {
          return new Find(each.url(), each.how(), each.in(), kind, null);
        }
        fault = kind == Find.Kind.NONE ? "is not a " + each.expected() : "is a " + kind;
        return unexpected(each, kind, fault);
      }
    } catch (InterruptedIOException e) {
      throw e;
    } catch (SitemapException e) {
      fault = e.problem().message();
    } catch (IOException e) {
      fault = IoReason.of(e);
    }
    return unexpected(each, Find.Kind.NONE, fault);
  }

  /** Whatever lists pages may be a sitemap that a site names; a try needs the form of one. */
  private static boolean isSitemap(Find.Kind kind, Candidate each) {
    return each.expected() == Find.Kind.SITEMAP
        && (kind == Find.Kind.INDEX
            || (kind == Find.Kind.FEED && each.how() != Find.How.KNOWN_PATH));
  }

  private static @Nullable Find unexpected(Candidate each, Find.Kind kind, String fault) {
    return each.how() == Find.How.KNOWN_PATH
        ? null
        : new Find(each.url(), each.how(), each.in(), kind, fault);
  }

  private Find.Kind kind(Source source, Find.Kind expected) {
    String root = String.valueOf(source.head().rootElement());
    if (root.equals("schemamap") || source.head().text().contains("structuredData/")) {
      return Find.Kind.SCHEMAMAP;
    } else if (root.equals("rsl") || expected == Find.Kind.LICENSE) {
      return root.equals("rsl") ? Find.Kind.LICENSE : Find.Kind.NONE;
    }
    SitemapFormat format = context.formats().detect(source);
    if (format.holdsIndex(source.head())) {
      return Find.Kind.INDEX;
    }
    return switch (format.id()) {
      case "xml", "txt" -> Find.Kind.SITEMAP;
      case "rss", "atom" -> Find.Kind.FEED;
      case "json" ->
          source.head().text().contains("jsonfeed.org") ? Find.Kind.FEED : Find.Kind.NONE;
      default -> Find.Kind.NONE;
    };
  }
}
