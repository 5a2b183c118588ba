package com.example.journal;

import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.Target;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.IndexEntry;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.context.request.WebRequest;
import org.springframework.web.server.ResponseStatusException;
import org.springframework.web.servlet.mvc.method.annotation.StreamingResponseBody;

/**
 * The index and its sitemaps. They lie in the root of the site, as a sitemap may list only urls of
 * its own directory.
 */
@RestController
class SitemapController {

  private final PageRepository pages;
  private final SitemapService sitemaps;
  private final Context context;
  private final String site;

  SitemapController(
      PageRepository pages,
      SitemapService sitemaps,
      Context sitemapContext,
      @Value("${journal.site}") String site) {
    this.pages = pages;
    this.sitemaps = sitemaps;
    this.context = sitemapContext;
    this.site = site;
  }

  @GetMapping("/sitemap.xml")
  ResponseEntity<StreamingResponseBody> index(WebRequest request) {
    List<Part> parts = pages.parts();
    List<IndexEntry> entries = new ArrayList<>();
    for (Part part : parts) {
      entries.add(
          IndexEntry.builder(site + "/sitemap-" + part.number() + ".xml")
              .lastmod(part.changed())
              .build());
    }
    entries.add(IndexEntry.of(site + "/sitemap-news.xml"));
    Part all =
        new Part(
            0,
            parts.stream().mapToLong(Part::pages).sum(),
            parts.stream().map(Part::changed).max(Comparator.naturalOrder()).orElse(Instant.EPOCH));
    return answer(
        request,
        all,
        Duration.ofHours(1),
        out -> Sitemaps.writeIndex(Target.of(out, context), entries));
  }

  @GetMapping("/sitemap-{number:[1-9][0-9]{0,5}}.xml")
  ResponseEntity<StreamingResponseBody> part(WebRequest request, @PathVariable int number) {
    Part part =
        pages.part(number).orElseThrow(() -> new ResponseStatusException(HttpStatus.NOT_FOUND));
    return answer(request, part, Duration.ofHours(1), out -> sitemaps.writePart(number, out));
  }

  @GetMapping("/sitemap-news.xml")
  ResponseEntity<StreamingResponseBody> news(WebRequest request) {
    return answer(request, pages.news(), Duration.ofMinutes(5), sitemaps::writeNews);
  }

  private static ResponseEntity<StreamingResponseBody> answer(
      WebRequest request, Part part, Duration fresh, StreamingResponseBody body) {
    CacheControl cache = CacheControl.maxAge(fresh).cachePublic();
    // It sets ETag and Last-Modified, too.
    if (request.checkNotModified(part.etag(), part.changed().toEpochMilli())) {
      return ResponseEntity.status(HttpStatus.NOT_MODIFIED).cacheControl(cache).build();
    }
    return ResponseEntity.ok()
        .cacheControl(cache)
        .contentType(MediaType.APPLICATION_XML)
        .body(body);
  }
}
