package com.example.journal;

import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.ext.news.News;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;

/** Pages as entries of sitemaps. Callers close the streams, in a transaction of their own. */
@Repository
class PageRepository {

  /** Ids in a part: as many urls as a sitemap may have, so that a page never changes its part. */
  private static final long PART = 50_000;

  /** Google News takes articles of two days, and at most 1,000 in a sitemap. */
  private static final Duration NEWS = Duration.ofDays(2);

  /** A change that the outbox tells; no entry if the page is gone. */
  record Change(long id, String url, Optional<UrlEntry> entry) {}

  private final JdbcClient database;
  private final String site;

  PageRepository(JdbcClient database, @Value("${journal.site}") String site) {
    this.database = database;
    this.site = site;
  }

  /** Returns the parts that have pages. */
  List<Part> parts() {
    return database
        .sql(
            """
            select number, count(*) filter (where published) as pages, max(changed) as changed
            from (select (id - 1) / :size + 1 as number, published, changed from page) as numbered
            group by number having count(*) filter (where published) > 0 order by number
            """)
        .param("size", PART)
        .query((row, index) -> part(row))
        .list();
  }

  Optional<Part> part(int number) {
    return parts().stream().filter(part -> part.number() == number).findFirst();
  }

  Stream<UrlEntry> entries(int part) {
    return database
        .sql("select * from page where published and id > :after and id <= :last order by id")
        .param("after", (part - 1) * PART)
        .param("last", part * PART)
        .query((row, index) -> entry(row))
        .stream();
  }

  Stream<UrlEntry> entries() {
    return database
        .sql("select * from page where published")
        .query((row, index) -> entry(row))
        .stream();
  }

  /** Returns what a cache compares: the number of articles changes when one becomes too old. */
  Part news() {
    return database
        .sql(
            """
            select 0 as number, count(*) as pages,
              coalesce(max(changed), timestamp with time zone '1970-01-01 00:00:00Z') as changed
            from page where article and published and first_published > :newest
            """)
        .param("newest", newest())
        .query((row, index) -> part(row))
        .single();
  }

  Stream<UrlEntry> newsEntries() {
    return database
        .sql(
            """
            select * from page where article and published and first_published > :newest
            order by first_published desc limit 1000
            """)
        .param("newest", newest())
        .query((row, index) -> newsEntry(row))
        .stream();
  }

  /** Takes a page down, and tells the outbox in the same transaction. Returns whether it was up. */
  @Transactional
  boolean takeDown(String path) {
    int found =
        database
            .sql(
                """
                update page set published = false, changed = current_timestamp
                where path = :path and published
                """)
            .param("path", path)
            .update();
    if (found > 0) {
      database.sql("insert into outbox (path) values (:path)").param("path", path).update();
    }
    return found > 0;
  }

  /** Returns what the outbox has, the oldest first. */
  List<Change> changes() {
    return database
        .sql(
            """
            select outbox.id as outbox_id, outbox.path as changed_path, page.*
            from outbox left join page on page.path = outbox.path and page.published
            order by outbox.id limit 10000
            """)
        .query(
            (row, index) ->
                new Change(
                    row.getLong("outbox_id"),
                    site + row.getString("changed_path"),
                    row.getString("path") == null ? Optional.empty() : Optional.of(entry(row))))
        .list();
  }

  /** Removes exactly what was read: others may have been committed since, with smaller ids. */
  @Transactional
  void clear(Collection<Change> published) {
    for (Change change : published) {
      database.sql("delete from outbox where id = :id").param("id", change.id()).update();
    }
  }

  private UrlEntry entry(ResultSet row) throws SQLException {
    UrlEntry.Builder entry =
        UrlEntry.builder(site + row.getString("path")).lastmod(instant(row, "changed"));
    String picture = row.getString("picture");
    return picture == null ? entry.build() : entry.add(Image.of(picture)).build();
  }

  private UrlEntry newsEntry(ResultSet row) throws SQLException {
    News news =
        News.builder()
            .publication("The Trail Journal", "en")
            .publicationDate(instant(row, "first_published"))
            .title(row.getString("title"))
            .build();
    return UrlEntry.builder(site + row.getString("path")).add(news).build();
  }

  private static Part part(ResultSet row) throws SQLException {
    return new Part(row.getInt("number"), row.getLong("pages"), instant(row, "changed"));
  }

  private static OffsetDateTime newest() {
    return OffsetDateTime.now(ZoneOffset.UTC).minus(NEWS);
  }

  private static Instant instant(ResultSet row, String column) throws SQLException {
    return row.getObject(column, OffsetDateTime.class).toInstant();
  }
}
