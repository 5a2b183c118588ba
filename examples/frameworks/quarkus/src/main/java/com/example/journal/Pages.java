package com.example.journal;

import static org.jooq.impl.DSL.condition;
import static org.jooq.impl.DSL.count;
import static org.jooq.impl.DSL.currentOffsetDateTime;
import static org.jooq.impl.DSL.field;
import static org.jooq.impl.DSL.max;
import static org.jooq.impl.DSL.name;
import static org.jooq.impl.DSL.table;

import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.ext.news.News;
import io.github.sitemaptoolkit.model.UrlEntry;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jooq.Condition;
import org.jooq.DSLContext;
import org.jooq.Field;
import org.jooq.Record;
import org.jooq.Table;

/**
 * Pages as entries of sitemaps. Its fields are those that jOOQ's generator makes of the schema;
 * here they are written, so that the project is small.
 */
@ApplicationScoped
class Pages {

  private static final Table<Record> PAGE = table(name("page"));
  private static final Field<Long> ID = field(name("page", "id"), Long.class);
  private static final Field<String> PATH = field(name("page", "path"), String.class);
  private static final Field<String> TITLE = field(name("page", "title"), String.class);
  private static final Field<String> PICTURE = field(name("page", "picture"), String.class);
  private static final Field<Boolean> ARTICLE = field(name("page", "article"), Boolean.class);
  private static final Field<OffsetDateTime> FIRST_PUBLISHED =
      field(name("page", "first_published"), OffsetDateTime.class);
  private static final Field<OffsetDateTime> CHANGED =
      field(name("page", "changed"), OffsetDateTime.class);
  private static final Field<Boolean> PUBLISHED = field(name("page", "published"), Boolean.class);

  private static final Table<Record> OUTBOX = table(name("outbox"));
  private static final Field<Long> OUTBOX_ID = field(name("outbox", "id"), Long.class);
  private static final Field<String> OUTBOX_PATH = field(name("outbox", "path"), String.class);

  /** Ids in a part: as many urls as a sitemap may have, so that a page never changes its part. */
  private static final long PART = 50_000;

  /** Google News takes articles of two days, and at most 1,000 in a sitemap. */
  private static final Duration NEWS = Duration.ofDays(2);

  /** Rows that are fetched at once. */
  private static final int BATCH = 1_000;

  /** A change that the outbox tells; no entry if the page is gone. */
  record Change(long id, String url, Optional<UrlEntry> entry) {}

  private final DSLContext database;
  private final String site;

  Pages(DSLContext database, @ConfigProperty(name = "journal.site") String site) {
    this.database = database;
    this.site = site;
  }

  /** Returns the parts that have pages. */
  List<Part> parts() {
    Field<Long> number = ID.minus(1L).div(PART).as("number");
    return database
        .select(number, count().filterWhere(PUBLISHED), max(CHANGED))
        .from(PAGE)
        .groupBy(number)
        .having(count().filterWhere(PUBLISHED).gt(0))
        .orderBy(number)
        .fetch(
            row -> new Part(row.value1().intValue() + 1, row.value2(), row.value3().toInstant()));
  }

  Optional<Part> part(int number) {
    return parts().stream().filter(part -> part.number() == number).findFirst();
  }

  /** Returns the pages of a part. The caller closes the stream. */
  Stream<UrlEntry> entries(int part) {
    return pages(condition(PUBLISHED).and(ID.gt((part - 1) * PART)).and(ID.le(part * PART)));
  }

  /** Returns all pages. The caller closes the stream. */
  Stream<UrlEntry> entries() {
    return pages(condition(PUBLISHED));
  }

  /** A row at a time: fetch() would hold them all. PostgreSQL needs a transaction for it, too. */
  private Stream<UrlEntry> pages(Condition condition) {
    return database
        .select(PATH, PICTURE, CHANGED)
        .from(PAGE)
        .where(condition)
        .orderBy(ID)
        .fetchSize(BATCH)
        .fetchStream()
        .map(this::entry);
  }

  /** Returns what a cache compares: the number of articles changes when one becomes too old. */
  Part news() {
    return database
        .select(count(), max(CHANGED))
        .from(PAGE)
        .where(isNews())
        .fetchSingle(
            row ->
                new Part(
                    0,
                    row.value1(),
                    row.value2() == null ? Instant.EPOCH : row.value2().toInstant()));
  }

  /** Returns the articles of the last two days. The caller closes the stream. */
  Stream<UrlEntry> newsEntries() {
    return database
        .select(PATH, TITLE, FIRST_PUBLISHED)
        .from(PAGE)
        .where(isNews())
        .orderBy(FIRST_PUBLISHED.desc())
        .limit(1_000)
        .fetchStream()
        .map(this::newsEntry);
  }

  private static Condition isNews() {
    OffsetDateTime newest = OffsetDateTime.now(ZoneOffset.UTC).minus(NEWS);
    return condition(ARTICLE).and(PUBLISHED).and(FIRST_PUBLISHED.gt(newest));
  }

  /** Takes a page down, and tells the outbox in the same transaction. Returns whether it was up. */
  boolean takeDown(String path) {
    return database.transactionResult(
        transaction -> {
          int found =
              transaction
                  .dsl()
                  .update(PAGE)
                  .set(PUBLISHED, false)
                  .set(CHANGED, currentOffsetDateTime())
                  .where(PATH.eq(path))
                  .and(PUBLISHED)
                  .execute();
          if (found > 0) {
            transaction.dsl().insertInto(OUTBOX).set(OUTBOX_PATH, path).execute();
          }
          return found > 0;
        });
  }

  /** Returns what the outbox has, the oldest first. */
  List<Change> changes() {
    return database
        .select(OUTBOX_ID, OUTBOX_PATH, PATH, PICTURE, CHANGED)
        .from(OUTBOX)
        .leftJoin(PAGE)
        .on(PATH.eq(OUTBOX_PATH))
        .and(PUBLISHED)
        .orderBy(OUTBOX_ID)
        .limit(10_000)
        .fetch(
            row ->
                new Change(
                    row.value1(),
                    site + row.value2(),
                    Optional.ofNullable(row.value3()).map(path -> entry(row))));
  }

  /** Removes exactly what was read: others may have been committed since, with smaller ids. */
  void clear(Collection<Change> published) {
    database
        .deleteFrom(OUTBOX)
        .where(OUTBOX_ID.in(published.stream().map(Change::id).toList()))
        .execute();
  }

  private UrlEntry entry(Record row) {
    UrlEntry.Builder entry =
        UrlEntry.builder(site + row.get(PATH)).lastmod(row.get(CHANGED).toInstant());
    String picture = row.get(PICTURE);
    return picture == null ? entry.build() : entry.add(Image.of(picture)).build();
  }

  private UrlEntry newsEntry(Record row) {
    News news =
        News.builder()
            .publication("The Trail Journal", "en")
            .publicationDate(row.get(FIRST_PUBLISHED).toInstant())
            .title(row.get(TITLE))
            .build();
    return UrlEntry.builder(site + row.get(PATH)).add(news).build();
  }
}
