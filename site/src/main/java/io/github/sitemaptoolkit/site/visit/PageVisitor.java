package io.github.sitemaptoolkit.site.visit;

import io.github.sitemaptoolkit.content.HtmlPage;
import io.github.sitemaptoolkit.content.PageHead;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.feed.FeedItem.Alternate;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.remote.RemoteSource;
import io.github.sitemaptoolkit.remote.http.Header;
import io.github.sitemaptoolkit.remote.http.RemoteClient;
import io.github.sitemaptoolkit.remote.http.RemoteException;
import io.github.sitemaptoolkit.remote.http.RemoteRequest;
import io.github.sitemaptoolkit.remote.http.RemoteResponse;
import io.github.sitemaptoolkit.url.CanonicalUrl;
import io.github.sitemaptoolkit.validator.site.SiteCodes;
import io.github.sitemaptoolkit.value.MediaType;
import io.github.sitemaptoolkit.value.RobotsDirectives;
import java.io.IOException;
import java.time.Instant;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Fetches a page, and compares it with its entry. */
final class PageVisitor {

  private static final int MOST_BYTES = 2 << 20; // of a page
  private static final int BAD = 400;

  private final RemoteClient client;
  private final Limits limits;
  private final Extensions extensions;
  private final Set<String> crawlers;

  /**
   * Creates a visitor.
   *
   * @param crawlers the crawlers whose directives count, besides those for all
   */
  PageVisitor(RemoteClient client, Limits limits, Extensions extensions, Set<String> crawlers) {
    this.client = client;
    this.limits = limits;
    this.extensions = extensions;
    this.crawlers = crawlers;
  }

  /**
   * Fetches a page.
   *
   * @throws java.io.InterruptedIOException if the thread is interrupted
   */
  Visit visit(UrlEntry entry) throws IOException {
    String url = entry.loc();
    try (RemoteResponse response = client.send(RemoteRequest.get(url))) {
      if (!response.redirects().isEmpty()) {
        return new Visit(SiteCodes.REDIRECT, said("redirect", response.url()));
      } else if (response.status() >= BAD) {
        return new Visit(SiteCodes.NOT_ACCESSIBLE, said("status", response.reason()));
      }
      for (Header header : response.headers()) {
        if (header.name().equalsIgnoreCase("X-Robots-Tag")
            && forbidIndex(RobotsDirectives.ofHeader(header.value()))) {
          return new Visit(SiteCodes.NOINDEX, said(header.name(), header.value()));
        }
      }
      return response.status() == 200
              && MediaType.isHtml(response.header("Content-Type").orElse(null))
          ? visit(entry, response)
          : Visit.FINE;
    } catch (RemoteException e) {
      return new Visit(SiteCodes.NOT_ACCESSIBLE, String.valueOf(e.getReason()));
    }
  }

  private Visit visit(UrlEntry entry, RemoteResponse response) throws IOException {
    String url = entry.loc();
    PageHead head;
    try (Source source = RemoteSource.of(url, response.copy(), limits)) {
      head = HtmlPage.read(source.stream(), MOST_BYTES, url).head();
    }
    String canonical = head.canonical();
    if (forbidIndex(head.robots())) {
      return new Visit(SiteCodes.NOINDEX, said("robots", "noindex"));
    } else if (canonical != null && !isSame(canonical, url)) {
      return new Visit(SiteCodes.CANONICAL_OTHER, said("canonical", canonical));
    }
    return hreflang(entry, head);
  }

  private boolean forbidIndex(RobotsDirectives directives) {
    return directives.forbidIndex(crawlers, Instant.now());
  }

  private static String said(String name, String value) {
    return Problem.quoted(name) + " is " + Problem.quoted(value);
  }

  private static boolean isSame(String one, String other) {
    return CanonicalUrl.of(one).equals(CanonicalUrl.of(other));
  }

  /** Compares the links of a page with those of its entry, if both have some. */
  private Visit hreflang(UrlEntry entry, PageHead head) {
    Map<String, String> listed = new TreeMap<>();
    for (Node<?> node : entry.nodes()) {
      Registration known = extensions.find(node.value().getClass()).orElse(null);
      if (known != null && known.descriptor().hasAlternates()) {
        put(known.descriptor().alternate(node.value()), listed);
      }
    }
    Map<String, String> shown = new TreeMap<>();
    head.alternates().forEach(alternate -> put(alternate, shown));
    if (listed.isEmpty() || shown.isEmpty() || listed.equals(shown)) {
      return Visit.FINE;
    }
    Map<String, String> more = new TreeMap<>(shown);
    more.entrySet().removeAll(listed.entrySet());
    String language = more.isEmpty() ? missing(listed, shown) : more.keySet().iterator().next();
    return new Visit(
        SiteCodes.HREFLANG_OTHER,
        said("hreflang " + language, shown.getOrDefault(language, "missing"))
            + ", and the sitemap "
            + (listed.containsKey(language)
                ? Problem.quoted(listed.getOrDefault(language, ""))
                : "has none"));
  }

  private static String missing(Map<String, String> listed, Map<String, String> shown) {
    Map<String, String> more = new TreeMap<>(listed);
    more.entrySet().removeAll(shown.entrySet());
    return more.keySet().iterator().next();
  }

  private static void put(@Nullable Alternate link, Map<String, String> to) {
    String language = link == null ? null : link.hreflang();
    if (link != null && language != null) {
      to.put(language.toLowerCase(Locale.ROOT), CanonicalUrl.of(link.url()));
    }
  }
}
