package com.example.journal;

import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.publisher.Publisher;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Keeps sitemaps in a directory, for a web server, as the outbox tells what has changed. */
record SitemapPublisher(Pages pages, Path directory) {

  private static final String CHANGES =
      """
      select outbox.id as outbox_id, outbox.path as changed_path, page.*
      from outbox left join page on page.path = outbox.path and page.published
      order by outbox.id limit 10000
      """;

  /** Publishes all pages, unless there is a set. */
  void publish() throws SQLException, IOException {
    if (Files.notExists(directory.resolve("sitemap.xml"))) {
      try (Stream<UrlEntry> entries = pages.entries()) {
        Publisher.to(directory).baseUrl(Pages.SITE + '/').publish(entries);
      }
    }
  }

  /**
   * Publishes what the outbox has. If the process ends before the outbox is cleared, the same is
   * published again, which changes nothing. If the publisher refuses, the outbox stays as it is.
   */
  void update() throws SQLException, IOException {
    List<Long> done = new ArrayList<>();
    Map<String, UrlEntry> changed = new LinkedHashMap<>();
    Set<String> removed = new LinkedHashSet<>();
    try (Connection connection = pages.database().getConnection();
        PreparedStatement query = connection.prepareStatement(CHANGES);
        ResultSet rows = query.executeQuery()) {
      while (rows.next()) {
        done.add(rows.getLong("outbox_id"));
        if (rows.getString("path") == null) {
          removed.add(Pages.SITE + rows.getString("changed_path"));
        } else {
          changed.put(rows.getString("path"), Pages.entry(rows));
        }
      }
    }
    if (!done.isEmpty()) {
      Publisher.to(directory).update(changed.values(), removed);
      clear(done);
    }
  }

  /** Removes exactly what was read: others may have been committed since, with smaller ids. */
  private void clear(List<Long> done) throws SQLException {
    try (Connection connection = pages.database().getConnection();
        PreparedStatement delete = connection.prepareStatement("delete from outbox where id = ?")) {
      for (long id : done) {
        delete.setLong(1, id);
        delete.addBatch();
      }
      delete.executeBatch();
    }
  }
}
