package io.github.sitemaptoolkit.content.statement;

import io.github.sitemaptoolkit.content.HtmlPage;
import io.github.sitemaptoolkit.feed.FeedMedia;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;

/** A page for tests, at {@link #URL}. */
final class SaidPage {

  static final String URL = "https://example.com/news/a.html";
  static final Instant NOW = Instant.parse("2026-11-28T12:00:00Z");

  private SaidPage() {}

  /** Returns what a body says. */
  static StructuredData html(String body) {
    return html("", body);
  }

  static StructuredData html(String head, String body) {
    return page(head, body)
        .data(
            URL,
            address -> {
              int hash = address.indexOf('#');
              String page = hash < 0 ? address : address.substring(0, hash);
              return page.equals(URL) ? Names.THIS : Names.OTHER;
            },
            NOW);
  }

  static HtmlPage page(String head, String body) {
    String html = "<!doctype html><html><head>" + head + "</head><body>" + body + "</body></html>";
    try {
      return HtmlPage.read(
          new ByteArrayInputStream(html.getBytes(StandardCharsets.UTF_8)), 1 << 20, URL);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns a script of JSON-LD, in which texts may have single quotes. */
  static String script(String json) {
    return "<script type='application/ld+json'>" + json.replace('\'', '"') + "</script>";
  }

  /** Returns what JSON-LD says. */
  static StructuredData json(String json) {
    return html(script(json));
  }

  /** Returns the film of JSON-LD with some members more than it needs. */
  static FeedMedia film(String members) {
    return json("{'@type':'VideoObject','name':'F','contentUrl':'/f.mp4'," + members + "}")
        .films()
        .get(0);
  }
}
