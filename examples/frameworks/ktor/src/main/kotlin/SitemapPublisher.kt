package com.example.journal

import io.github.sitemaptoolkit.publisher.Publisher
import java.nio.file.Path
import kotlin.io.path.notExists
import kotlin.streams.asStream

/** Keeps sitemaps in a directory, for a web server, as the outbox tells what has changed. */
class SitemapPublisher(private val pages: Pages, private val directory: Path) {

    /** Publishes all pages, unless there is a set. */
    fun publish() {
        if (directory.resolve("sitemap.xml").notExists()) {
            pages.entries { entries ->
                Publisher.to(directory).baseUrl("$SITE/").publish(entries.asStream())
            }
        }
    }

    /**
     * Publishes what the outbox has. If the process ends before the outbox is cleared, the same is
     * published again, which changes nothing. If the publisher refuses, the outbox stays as it is.
     */
    fun update() {
        val changes = pages.changes()
        if (changes.isEmpty()) return
        val (gone, there) = changes.partition { it.entry == null }
        Publisher.to(directory).update(
            there.mapNotNull { it.entry }.distinctBy { it.loc },
            gone.map { it.url },
        )
        pages.clear(changes)
    }
}
