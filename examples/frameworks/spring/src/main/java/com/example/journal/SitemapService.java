package com.example.journal;

import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.Target;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.publisher.Publisher;
import java.io.IOException;
import java.io.OutputStream;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Writes sitemaps row by row. In a transaction, PostgreSQL's driver does not load all rows. */
@Service
@Transactional(readOnly = true)
class SitemapService {

  private static final Logger LOG = LoggerFactory.getLogger(SitemapService.class);

  private final PageRepository pages;
  private final Context context;

  SitemapService(PageRepository pages, Context sitemapContext) {
    this.pages = pages;
    this.context = sitemapContext;
  }

  public void writePart(int number, OutputStream out) throws IOException {
    try (Stream<UrlEntry> entries = pages.entries(number)) {
      write(entries, out);
    }
  }

  public void writeNews(OutputStream out) throws IOException {
    try (Stream<UrlEntry> entries = pages.newsEntries()) {
      write(entries, out);
    }
  }

  public void publishAll(Publisher publisher) throws IOException {
    try (Stream<UrlEntry> entries = pages.entries()) {
      publisher.publish(entries);
    }
  }

  private void write(Stream<UrlEntry> entries, OutputStream out) throws IOException {
    for (Problem problem : Sitemaps.write(Target.of(out, context), entries)) {
      LOG.warn("{}", problem);
    }
  }
}
