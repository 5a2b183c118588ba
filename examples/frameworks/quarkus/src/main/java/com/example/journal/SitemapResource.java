package com.example.journal;

import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.Target;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.quarkus.logging.Log;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.Response.ResponseBuilder;
import jakarta.ws.rs.core.StreamingOutput;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Date;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * The index and its sitemaps. They lie in the root of the site, as a sitemap may list only urls of
 * its own directory.
 */
@Path("/")
@Produces(MediaType.APPLICATION_XML)
public class SitemapResource {

  private static final int HOUR = 3_600;

  private final Pages pages;
  private final String site;
  private final Context context = Context.load(); // once, not for each request

  SitemapResource(Pages pages, @ConfigProperty(name = "journal.site") String site) {
    this.pages = pages;
    this.site = site;
  }

  @GET
  @Path("sitemap.xml")
  public Response index(@jakarta.ws.rs.core.Context Request request) {
    List<Part> parts = pages.parts();
    List<IndexEntry> entries = new ArrayList<>();
    for (Part part : parts) {
      entries.add(
          IndexEntry.builder(site + "/sitemap-" + part.number() + ".xml")
              .lastmod(part.changed())
              .build());
    }
    entries.add(IndexEntry.of(site + "/sitemap-news.xml"));
    Part all =
        new Part(
            0,
            parts.stream().mapToLong(Part::pages).sum(),
            parts.stream().map(Part::changed).max(Comparator.naturalOrder()).orElse(Instant.EPOCH));
    return answer(request, all, HOUR, out -> Sitemaps.writeIndex(Target.of(out, context), entries));
  }

  @GET
  @Path("sitemap-{number:[1-9][0-9]{0,5}}.xml")
  public Response part(@jakarta.ws.rs.core.Context Request request, int number) {
    Part part = pages.part(number).orElseThrow(NotFoundException::new);
    return answer(request, part, HOUR, entries(() -> pages.entries(number)));
  }

  @GET
  @Path("sitemap-news.xml")
  public Response news(@jakarta.ws.rs.core.Context Request request) {
    return answer(request, pages.news(), 300, entries(pages::newsEntries));
  }

  /** Row by row, from the database to the client. */
  private StreamingOutput entries(Supplier<Stream<UrlEntry>> opening) {
    return out -> {
      try (Stream<UrlEntry> entries = opening.get()) {
        for (Problem problem : Sitemaps.write(Target.of(out, context), entries)) {
          Log.warn(problem);
        }
      }
    };
  }

  private static Response answer(Request request, Part part, int seconds, StreamingOutput sitemap) {
    // Weak, because the compressed answer has it, too.
    var tag = new EntityTag(part.pages() + "-" + part.changed().toEpochMilli(), true);
    Date changed = Date.from(part.changed());
    ResponseBuilder known = request.evaluatePreconditions(changed, tag);
    return (known == null ? Response.ok(sitemap) : known)
        .tag(tag)
        .lastModified(changed)
        .header(HttpHeaders.VARY, HttpHeaders.ACCEPT_ENCODING) // Quarkus compresses without saying so
        .header(HttpHeaders.CACHE_CONTROL, "public, max-age=" + seconds)
        .build();
  }
}
