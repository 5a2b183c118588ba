package com.example.journal

import io.ktor.http.HttpStatusCode
import io.ktor.server.application.Application
import io.ktor.server.application.install
import io.ktor.server.application.log
import io.ktor.server.engine.embeddedServer
import io.ktor.server.netty.Netty
import io.ktor.server.plugins.compression.Compression
import io.ktor.server.plugins.compression.gzip
import io.ktor.server.plugins.conditionalheaders.ConditionalHeaders
import io.ktor.server.response.respond
import io.ktor.server.routing.delete
import io.ktor.server.routing.routing
import java.nio.file.Path
import javax.sql.DataSource
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.delay
import kotlinx.coroutines.isActive
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext
import org.h2.jdbcx.JdbcConnectionPool
import org.h2.tools.RunScript

/** A journal: `JournalKt PORT DIRECTORY`. */
fun main(args: Array<String>) {
    val pages = Pages(database())
    embeddedServer(Netty, port = args[0].toInt()) {
        install(Compression) { gzip() }
        install(ConditionalHeaders)
        sitemaps(pages)
        keepPublished(SitemapPublisher(pages, Path.of(args[1])))
        routing {
            // Stands for the rest of the journal.
            delete("/pages/{id}") {
                val found = withContext(Dispatchers.IO) {
                    pages.takeDown("/pages/${call.parameters["id"]}")
                }
                call.respond(if (found) HttpStatusCode.NoContent else HttpStatusCode.NotFound)
            }
        }
    }.start(wait = true)
}

private fun database(): DataSource {
    val database = JdbcConnectionPool.create(
        "jdbc:h2:mem:journal;DB_CLOSE_DELAY=-1;LAZY_QUERY_EXECUTION=1", "", "",
    )
    database.connection.use { connection ->
        Pages::class.java.getResourceAsStream("/schema.sql")!!.reader().use {
            RunScript.execute(connection, it)
        }
    }
    return database
}

private fun Application.keepPublished(publisher: SitemapPublisher) = launch(Dispatchers.IO) {
    while (isActive) {
        try {
            publisher.publish()
            publisher.update()
        } catch (e: Exception) {
            log.error("the sitemaps stay as they are", e)
        }
        delay(1_000)
    }
}
