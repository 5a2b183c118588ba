package com.example.journal;

import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.ext.news.News;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.sql.DataSource;

/** The pages of the journal in the database. */
record Pages(DataSource database) {

  static final String SITE = "https://www.example.com";

  /** Ids in a part: as many urls as a sitemap may have, so that a page never changes its part. */
  private static final long PART = 50_000;

  /** Google News takes articles of two days, and at most 1,000 in a sitemap. */
  private static final Duration NEWS = Duration.ofDays(2);

  private static final String PARTS =
      """
      select number, count(*) filter (where published) as pages, max(changed) as changed
      from (select (id - 1) / ? + 1 as number, published, changed from page) as numbered
      group by number having count(*) filter (where published) > 0 order by number
      """;

  /** Returns the parts that have pages. */
  List<Part> parts() throws SQLException {
    try (Stream<Part> parts = Rows.stream(database, PARTS, Pages::part, PART)) {
      return parts.toList();
    }
  }

  Optional<Part> part(int number) throws SQLException {
    return parts().stream().filter(part -> part.number() == number).findFirst();
  }

  private static Part part(ResultSet row) throws SQLException {
    return new Part(row.getInt("number"), row.getLong("pages"), instant(row, "changed"));
  }

  /** Returns the pages of a part. The caller closes the stream. */
  Stream<UrlEntry> entries(int part) throws SQLException {
    return Rows.stream(
        database,
        "select * from page where published and id > ? and id <= ? order by id",
        Pages::entry,
        (part - 1) * PART,
        part * PART);
  }

  /** Returns all pages. The caller closes the stream. */
  Stream<UrlEntry> entries() throws SQLException {
    return Rows.stream(database, "select * from page where published", Pages::entry);
  }

  /** Returns the page of a row. */
  static UrlEntry entry(ResultSet row) throws SQLException {
    UrlEntry.Builder entry =
        UrlEntry.builder(SITE + row.getString("path")).lastmod(instant(row, "changed"));
    String picture = row.getString("picture");
    return picture == null ? entry.build() : entry.add(Image.of(picture)).build();
  }

  /** Returns what a cache compares: the number of articles changes when one becomes too old. */
  Part news() throws SQLException {
    String sql =
        "select 0 as number, count(*) as pages, coalesce(max(changed), timestamp with time zone"
            + " '1970-01-01 00:00:00Z') as changed from page where article and published and"
            + " first_published > ?";
    try (Stream<Part> news = Rows.stream(database, sql, Pages::part, newest())) {
      return news.findFirst().orElseThrow();
    }
  }

  /** Returns the articles of the last two days. The caller closes the stream. */
  Stream<UrlEntry> newsEntries() throws SQLException {
    return Rows.stream(
        database,
        """
        select * from page where article and published and first_published > ?
        order by first_published desc limit 1000
        """,
        Pages::newsEntry,
        newest());
  }

  private static UrlEntry newsEntry(ResultSet row) throws SQLException {
    News news =
        News.builder()
            .publication("The Trail Journal", "en")
            .publicationDate(instant(row, "first_published"))
            .title(row.getString("title"))
            .build();
    return UrlEntry.builder(SITE + row.getString("path")).add(news).build();
  }

  /** Takes a page down, and tells the outbox in the same transaction. Returns whether it was up. */
  boolean takeDown(String path) throws SQLException {
    try (Connection connection = database.getConnection()) {
      connection.setAutoCommit(false);
      try (PreparedStatement page =
              connection.prepareStatement(
                  "update page set published = false, changed = current_timestamp"
                      + " where path = ? and published");
          PreparedStatement outbox =
              connection.prepareStatement("insert into outbox (path) values (?)")) {
        page.setString(1, path);
        outbox.setString(1, path);
        boolean found = page.executeUpdate() > 0;
        if (found) {
          outbox.executeUpdate();
        }
        connection.commit();
        return found;
      }
    }
  }

  private static OffsetDateTime newest() {
    return OffsetDateTime.now(ZoneOffset.UTC).minus(NEWS);
  }

  private static Instant instant(ResultSet row, String column) throws SQLException {
    return row.getObject(column, OffsetDateTime.class).toInstant();
  }
}
