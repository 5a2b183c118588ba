package com.example.journal

import io.github.sitemaptoolkit.ext.image.Image
import io.github.sitemaptoolkit.ext.news.News
import io.github.sitemaptoolkit.model.UrlEntry
import java.sql.Connection
import java.sql.ResultSet
import java.time.Duration
import java.time.Instant
import java.time.OffsetDateTime
import java.time.ZoneOffset
import javax.sql.DataSource

const val SITE = "https://www.example.com"

/** Ids in a part: as many urls as a sitemap may have, so that a page never changes its part. */
private const val PART = 50_000L

/** Google News takes articles of two days, and at most 1,000 in a sitemap. */
private val NEWS = Duration.ofDays(2)

/** A sitemap: how many pages it has, and when one of them was last changed or taken down. */
class Part(val number: Int, val pages: Long, val changed: Instant)

/** A change that the outbox tells; no entry if the page is gone. */
class Change(val id: Long, val url: String, val entry: UrlEntry?)

/** The pages of the journal in the database. The sequences end with the block that uses them. */
class Pages(private val database: DataSource) {

    /** Returns the parts that have pages. */
    fun parts(): List<Part> = query(
        """
        select number, count(*) filter (where published) as pages, max(changed) as changed
        from (select (id - 1) / ? + 1 as number, published, changed from page) as numbered
        group by number having count(*) filter (where published) > 0 order by number
        """,
        PART, map = ::part,
    ) { it.toList() }

    fun <R> entries(part: Int, use: (Sequence<UrlEntry>) -> R): R = query(
        "select * from page where published and id > ? and id <= ? order by id",
        (part - 1) * PART, part * PART, map = ::entry, use = use,
    )

    fun <R> entries(use: (Sequence<UrlEntry>) -> R): R =
        query("select * from page where published", map = ::entry, use = use)

    /** Returns what a cache compares: the number of articles changes when one becomes too old. */
    fun news(): Part = query(
        """
        select 0 as number, count(*) as pages,
          coalesce(max(changed), timestamp with time zone '1970-01-01 00:00:00Z') as changed
        from page where article and published and first_published > ?
        """,
        newest(), map = ::part,
    ) { it.single() }

    fun <R> newsEntries(use: (Sequence<UrlEntry>) -> R): R = query(
        """
        select * from page where article and published and first_published > ?
        order by first_published desc limit 1000
        """,
        newest(), map = ::newsEntry, use = use,
    )

    /** Takes a page down, and tells the outbox in the same transaction. Returns whether it was up. */
    fun takeDown(path: String): Boolean = database.connection.use { connection ->
        connection.autoCommit = false
        val found = connection.update(
            "update page set published = false, changed = current_timestamp where path = ? and published",
            path,
        ) > 0
        if (found) connection.update("insert into outbox (path) values (?)", path)
        connection.commit()
        found
    }

    /** Returns what the outbox has, the oldest first. */
    fun changes(): List<Change> = query(
        """
        select outbox.id as outbox_id, outbox.path as changed_path, page.*
        from outbox left join page on page.path = outbox.path and page.published
        order by outbox.id limit 10000
        """,
        map = { row ->
            Change(
                row.getLong("outbox_id"),
                SITE + row.getString("changed_path"),
                row.getString("path")?.let { entry(row) },
            )
        },
    ) { it.toList() }

    /** Removes exactly what was read: others may have been committed since, with smaller ids. */
    fun clear(published: List<Change>) = database.connection.use { connection ->
        published.forEach { connection.update("delete from outbox where id = ?", it.id) }
    }

    /** Row by row; without a transaction, PostgreSQL's driver loads all rows at once. */
    private fun <T : Any, R> query(
        sql: String,
        vararg parameters: Any,
        map: (ResultSet) -> T,
        use: (Sequence<T>) -> R,
    ): R = database.connection.use { connection ->
        connection.autoCommit = false
        connection.prepareStatement(sql).use { query ->
            query.fetchSize = 1_000
            parameters.forEachIndexed { i, value -> query.setObject(i + 1, value) }
            query.executeQuery().use { rows ->
                use(generateSequence { if (rows.next()) map(rows) else null })
            }
        }
    }

    private fun Connection.update(sql: String, vararg parameters: Any): Int =
        prepareStatement(sql).use { statement ->
            parameters.forEachIndexed { i, value -> statement.setObject(i + 1, value) }
            statement.executeUpdate()
        }

    private fun part(row: ResultSet) =
        Part(row.getInt("number"), row.getLong("pages"), row.instant("changed"))

    private fun entry(row: ResultSet): UrlEntry {
        val entry = UrlEntry.builder(SITE + row.getString("path")).lastmod(row.instant("changed"))
        row.getString("picture")?.let { entry.add(Image.of(it)) }
        return entry.build()
    }

    private fun newsEntry(row: ResultSet): UrlEntry {
        val news = News.builder()
            .publication("The Trail Journal", "en")
            .publicationDate(row.instant("first_published"))
            .title(row.getString("title"))
            .build()
        return UrlEntry.builder(SITE + row.getString("path")).add(news).build()
    }

    private fun newest() = OffsetDateTime.now(ZoneOffset.UTC).minus(NEWS)

    private fun ResultSet.instant(column: String): Instant =
        getObject(column, OffsetDateTime::class.java).toInstant()
}
