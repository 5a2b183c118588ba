package io.github.sitemaptoolkit.robustness;

import java.util.Locale;

/** The kinds of documents of XML: each a frame that a payload is put into. */
enum Shape {
  URLSET(
      "xml",
      "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\""
          + " xmlns:image=\"http://www.google.com/schemas/sitemap-image/1.1\"",
      "<url><loc>",
      "</loc>",
      "</url></urlset>"),
  INDEX(
      "xml",
      "<sitemapindex xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"",
      "<sitemap><loc>",
      "</loc>",
      "</sitemap></sitemapindex>"),
  RSS(
      "rss",
      "<rss version=\"2.0\" xmlns:media=\"http://search.yahoo.com/mrss/\"",
      "<channel><title>F</title><link>https://example.com/</link><item><title>T</title><link>",
      "</link>",
      "</item></channel></rss>"),
  RDF(
      "rdf",
      "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\""
          + " xmlns=\"http://purl.org/rss/1.0/\"",
      "<channel><title>F</title></channel><item><link>",
      "</link>",
      "</item></rdf:RDF>"),
  ATOM(
      "atom",
      "<feed xmlns=\"http://www.w3.org/2005/Atom\"",
      "<title>F</title><entry><id>",
      "</id><link href=\"https://example.com/\"/>",
      "</entry></feed>");

  private final String extension;
  private final String root;
  private final String beforeText;
  private final String afterText;
  private final String end;

  Shape(String extension, String root, String beforeText, String afterText, String end) {
    this.extension = extension;
    this.root = root;
    this.beforeText = beforeText;
    this.afterText = afterText;
    this.end = end;
  }

  String extension() {
    return extension;
  }

  /** Returns a document of this kind with a payload in it. */
  Piece with(Payload payload) {
    return payload
        .prolog()
        .then(root)
        .then(payload.attributes())
        .then(">" + beforeText + Corpus.SITE)
        .then(payload.text())
        .then(afterText)
        .then(payload.child())
        .then(end)
        .then(payload.epilog());
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
