package com.example.journal;

import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.Target;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Answers {@code /sitemap.xml}, the index, {@code /sitemap-1.xml} and so on, and {@code
 * /sitemap-news.xml}. They lie in the root of the site, as a sitemap may list only urls of its own
 * directory.
 */
final class SitemapServlet extends HttpServlet {

  private static final long serialVersionUID = 1L;
  private static final Pattern PART = Pattern.compile("/sitemap-([1-9][0-9]{0,5})\\.xml");

  /** Opens the entries of a sitemap. */
  private interface Opening {
    Stream<UrlEntry> open() throws SQLException;
  }

  private final transient Pages pages;
  private final transient Context context = Context.load(); // once, not for each request

  SitemapServlet(Pages pages) {
    this.pages = pages;
  }

  @Override
  protected void doGet(HttpServletRequest request, HttpServletResponse response)
      throws ServletException, IOException {
    String path = request.getServletPath();
    Matcher name = PART.matcher(path);
    try {
      if (path.equals("/sitemap.xml")) {
        index(request, response);
      } else if (path.equals("/sitemap-news.xml")) {
        news(request, response);
      } else if (name.matches()) {
        part(Integer.parseInt(name.group(1)), request, response);
      } else {
        response.sendError(HttpServletResponse.SC_NOT_FOUND);
      }
    } catch (SQLException e) {
      throw new ServletException(e);
    }
  }

  private void index(HttpServletRequest request, HttpServletResponse response)
      throws SQLException, IOException {
    List<Part> parts = pages.parts();
    long all = parts.stream().mapToLong(Part::pages).sum();
    Instant changed =
        parts.stream().map(Part::changed).max(Comparator.naturalOrder()).orElse(Instant.EPOCH);
    if (isKnown(new Part(0, all, changed), 3600, request, response)) {
      return;
    }
    List<IndexEntry> sitemaps = new ArrayList<>();
    for (Part part : parts) {
      sitemaps.add(
          IndexEntry.builder(Pages.SITE + "/sitemap-" + part.number() + ".xml")
              .lastmod(part.changed())
              .build());
    }
    sitemaps.add(IndexEntry.of(Pages.SITE + "/sitemap-news.xml"));
    Sitemaps.writeIndex(Target.of(response.getOutputStream(), context), sitemaps);
  }

  private void part(int number, HttpServletRequest request, HttpServletResponse response)
      throws SQLException, IOException {
    Optional<Part> part = pages.part(number);
    if (part.isEmpty()) {
      response.sendError(HttpServletResponse.SC_NOT_FOUND);
    } else if (!isKnown(part.get(), 3600, request, response)) {
      write(() -> pages.entries(number), response);
    }
  }

  private void news(HttpServletRequest request, HttpServletResponse response)
      throws SQLException, IOException {
    if (!isKnown(pages.news(), 300, request, response)) {
      write(pages::newsEntries, response);
    }
  }

  /** Row by row, from the database to the client. */
  private void write(Opening sitemap, HttpServletResponse response)
      throws SQLException, IOException {
    try (Stream<UrlEntry> entries = sitemap.open()) {
      for (Problem problem :
          Sitemaps.write(Target.of(response.getOutputStream(), context), entries)) {
        log(problem.toString());
      }
    }
  }

  /** Sets the headers. Returns whether the client has this version, and was told so. */
  private static boolean isKnown(
      Part part, int seconds, HttpServletRequest request, HttpServletResponse response) {
    response.setContentType("application/xml");
    response.setHeader("Cache-Control", "public, max-age=" + seconds);
    response.setHeader("ETag", part.etag());
    response.setDateHeader("Last-Modified", part.lastModified().toEpochMilli());
    String tags = request.getHeader("If-None-Match");
    boolean known =
        tags == null
            ? request.getDateHeader("If-Modified-Since") >= part.lastModified().toEpochMilli()
            : tags.contains(part.etag());
    if (known) {
      response.setStatus(HttpServletResponse.SC_NOT_MODIFIED);
    }
    return known;
  }
}
