package io.github.sitemaptoolkit.benchmarks;

/** Documents as media sites have them, the same ones each time. */
public enum Documents {

  /** A sitemap of 50,000 urls with all fields of the protocol: 10 MB. */
  PLAIN(50_000, SitemapDocuments::plain),

  /** A sitemap of 20,000 urls with three images and a video each: 45 MB. */
  MEDIA(20_000, SitemapDocuments::media),

  /** A sitemap of 50,000 urls of which three fields each are wrong: 10 MB. */
  FINDINGS(50_000, SitemapDocuments::findings),

  /** A sitemap of 20,000 urls, each with its four translations: 9 MB. */
  LANGUAGES(20_000, SitemapDocuments::languages),

  /** An RSS feed of 20,000 items with a video in Media RSS each: 23 MB. */
  FEED(20_000, FeedDocuments::videos),

  /** An RSS feed of 5,000 items with the HTML of an article each: 10 MB. */
  CONTENT(5_000, FeedDocuments::content),

  /** A JSON document of 50,000 objects: 13 MB. */
  OBJECTS(50_000, OtherDocuments::objects),

  /** 2,000 pages of a site: 12 MB. */
  PAGES(2_000, OtherDocuments::pages),

  /** A workbook of 50,000 rows: 3 MB. */
  WORKBOOK(50_000, OtherDocuments::workbook);

  private interface Maker {
    byte[] make(Text text, int urls);
  }

  private final int urls;
  private final Maker maker;

  Documents(int urls, Maker maker) {
    this.urls = urls;
    this.maker = maker;
  }

  /** Returns how many urls the document has. */
  int urls() {
    return urls;
  }

  /** Returns the document, as text in UTF-8. */
  byte[] bytes() {
    return maker.make(new Text(name().hashCode()), urls);
  }
}
