package com.example.journal;

import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.publisher.Publisher;
import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * Keeps sitemaps in a directory, for a web server, as the outbox tells what has changed. If
 * publishing fails, Quarkus logs the exception, the outbox stays as it is, and the next second
 * tries again.
 */
@ApplicationScoped
class SitemapPublisher {

  private final Pages pages;
  private final String site;
  private final Path directory;

  SitemapPublisher(
      Pages pages,
      @ConfigProperty(name = "journal.site") String site,
      @ConfigProperty(name = "journal.sitemaps") Path directory) {
    this.pages = pages;
    this.site = site;
    this.directory = directory;
  }

  @Scheduled(every = "1s", concurrentExecution = Scheduled.ConcurrentExecution.SKIP)
  void publish() throws IOException {
    if (Files.notExists(directory.resolve("sitemap.xml"))) {
      try (Stream<UrlEntry> entries = pages.entries()) {
        Publisher.to(directory).baseUrl(site + '/').publish(entries);
      }
    }
    update(pages.changes());
  }

  /**
   * Publishes what the outbox has. If the process ends before the outbox is cleared, the same is
   * published again, which changes nothing.
   */
  private void update(List<Pages.Change> changes) throws IOException {
    if (changes.isEmpty()) {
      return;
    }
    Map<String, UrlEntry> changed = new LinkedHashMap<>();
    Set<String> removed = new LinkedHashSet<>();
    for (Pages.Change change : changes) {
      change
          .entry()
          .ifPresentOrElse(
              entry -> changed.put(change.url(), entry), () -> removed.add(change.url()));
    }
    Publisher.to(directory).update(changed.values(), removed);
    pages.clear(changes);
  }
}
