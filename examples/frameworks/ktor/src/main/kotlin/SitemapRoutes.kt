package com.example.journal

import io.github.sitemaptoolkit.Sitemaps
import io.github.sitemaptoolkit.Target
import io.github.sitemaptoolkit.format.Context
import io.github.sitemaptoolkit.model.IndexEntry
import io.github.sitemaptoolkit.model.UrlEntry
import io.ktor.http.ContentType
import io.ktor.http.HttpHeaders
import io.ktor.http.HttpStatusCode
import io.ktor.http.content.EntityTagVersion
import io.ktor.http.content.LastModifiedVersion
import io.ktor.http.content.OutputStreamContent
import io.ktor.http.content.versions
import io.ktor.server.application.Application
import io.ktor.server.application.ApplicationCall
import io.ktor.server.application.log
import io.ktor.server.response.header
import io.ktor.server.response.respond
import io.ktor.server.routing.get
import io.ktor.server.routing.routing
import java.io.OutputStream
import java.time.Instant
import java.util.Date
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.withContext

/**
 * The index and its sitemaps. They lie in the root of the site, as a sitemap may list only urls of
 * its own directory.
 */
fun Application.sitemaps(pages: Pages) {
    val context = Context.load() // once, not for each request

    fun write(entries: Sequence<UrlEntry>, out: OutputStream) {
        Sitemaps.write(Target.of(out, context), entries.asIterable()).forEach { log.warn("$it") }
    }

    routing {
        get("/sitemap.xml") {
            val parts = withContext(Dispatchers.IO) { pages.parts() }
            val changed = parts.maxOfOrNull { it.changed } ?: Instant.EPOCH
            val all = Part(0, parts.sumOf { it.pages }, changed)
            val entries = parts.map {
                IndexEntry.builder("$SITE/sitemap-${it.number}.xml").lastmod(it.changed).build()
            } + IndexEntry.of("$SITE/sitemap-news.xml")
            call.respondSitemap(all, 3_600) { Sitemaps.writeIndex(Target.of(it, context), entries) }
        }
        get("/sitemap-news.xml") {
            val news = withContext(Dispatchers.IO) { pages.news() }
            call.respondSitemap(news, 300) { out -> pages.newsEntries { write(it, out) } }
        }
        get(Regex("/sitemap-(?<number>[1-9][0-9]{0,5})\\.xml")) {
            val number = call.parameters["number"]!!.toInt()
            val part = withContext(Dispatchers.IO) { pages.parts() }.find { it.number == number }
            if (part == null) {
                call.respond(HttpStatusCode.NotFound)
            } else {
                call.respondSitemap(part, 3_600) { out -> pages.entries(number) { write(it, out) } }
            }
        }
    }
}

/** Ktor compares the versions with those that the client has, and writes nothing if it has this. */
private suspend fun ApplicationCall.respondSitemap(
    part: Part,
    seconds: Int,
    write: (OutputStream) -> Unit,
) {
    val sitemap = OutputStreamContent(
        { withContext(Dispatchers.IO) { write(this@OutputStreamContent) } },
        ContentType.Application.Xml,
    )
    sitemap.versions += EntityTagVersion("${part.pages}-${part.changed.toEpochMilli()}", weak = true)
    sitemap.versions += LastModifiedVersion(Date.from(part.changed))
    response.header(HttpHeaders.CacheControl, "public, max-age=$seconds")
    respond(sitemap)
}
