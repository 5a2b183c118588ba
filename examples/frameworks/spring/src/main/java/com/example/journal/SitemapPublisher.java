package com.example.journal;

import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.publisher.Publisher;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/**
 * Keeps sitemaps in a directory, for a web server, as the outbox tells what has changed. If
 * publishing fails, Spring logs the exception, the outbox stays as it is, and the next second tries
 * again.
 */
@Component
class SitemapPublisher {

  private final PageRepository pages;
  private final SitemapService sitemaps;
  private final String site;
  private final Path directory;

  SitemapPublisher(
      PageRepository pages,
      SitemapService sitemaps,
      @Value("${journal.site}") String site,
      @Value("${journal.sitemaps}") Path directory) {
    this.pages = pages;
    this.sitemaps = sitemaps;
    this.site = site;
    this.directory = directory;
  }

  @Scheduled(fixedDelay = 1_000)
  void publish() throws IOException {
    if (Files.notExists(directory.resolve("sitemap.xml"))) {
      sitemaps.publishAll(Publisher.to(directory).baseUrl(site + '/'));
    }
    update(pages.changes());
  }

  /**
   * Publishes what the outbox has. If the process ends before the outbox is cleared, the same is
   * published again, which changes nothing.
   */
  private void update(List<PageRepository.Change> changes) throws IOException {
    if (changes.isEmpty()) {
      return;
    }
    Map<String, UrlEntry> changed = new LinkedHashMap<>();
    Set<String> removed = new LinkedHashSet<>();
    for (PageRepository.Change change : changes) {
      change
          .entry()
          .ifPresentOrElse(it -> changed.put(change.url(), it), () -> removed.add(change.url()));
    }
    Publisher.to(directory).update(changed.values(), removed);
    pages.clear(changes);
  }
}
