package io.github.sitemaptoolkit.benchmarks;

/** Sitemaps that are made. */
final class SitemapDocuments {

  private static final String SITE = "https://www.example.com/";
  private static final String[] LANGUAGES = {"en", "de", "fr", "it", "x-default"};

  private SitemapDocuments() {}

  /** What stands in a url behind its loc. */
  private interface Fields {
    void add(Text text, int url);
  }

  static byte[] plain(Text text, int urls) {
    return urlset(text, urls, SitemapDocuments::usual);
  }

  static byte[] media(Text text, int urls) {
    return urlset(
        text,
        urls,
        (to, i) -> {
          usual(to, i);
          images(to, i);
          video(to, i);
        });
  }

  /** Three fields of each url are not as the protocol has them. */
  static byte[] findings(Text text, int urls) {
    return urlset(
        text,
        urls,
        (to, i) ->
            to.field("lastmod", "05/01/2024")
                .field("changefreq", "sometimes")
                .field("priority", "7"));
  }

  /** Each url is one of five that name each other. */
  static byte[] languages(Text text, int urls) {
    begin(text);
    for (int i = 0; i < urls; i++) {
      text.add("  <url>\n    <loc>").add(translation(i)).add("</loc>\n");
      int first = i - i % LANGUAGES.length;
      for (int other = first; other < first + LANGUAGES.length; other++) {
        text.add("    <xhtml:link rel=\"alternate\" hreflang=\"")
            .add(LANGUAGES[other - first] + "\" href=\"" + translation(other) + "\"/>\n");
      }
      text.add("  </url>\n");
    }
    return text.add("</urlset>\n").bytes();
  }

  private static String translation(int i) {
    int language = i % LANGUAGES.length;
    return SITE + LANGUAGES[language] + "/running-shoes/" + i / LANGUAGES.length + ".html";
  }

  private static void begin(Text text) {
    text.add("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
        .add("<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"")
        .add(" xmlns:xhtml=\"http://www.w3.org/1999/xhtml\"")
        .add(" xmlns:image=\"http://www.google.com/schemas/sitemap-image/1.1\"")
        .add(" xmlns:video=\"http://www.google.com/schemas/sitemap-video/1.1\">\n");
  }

  private static byte[] urlset(Text text, int urls, Fields fields) {
    begin(text);
    for (int i = 0; i < urls; i++) {
      text.add("  <url>\n    <loc>" + SITE).add(text.word() + '/').slug(4);
      text.add("-" + i + (text.number(8) == 0 ? "?id=1&amp;lang=en" : ".html") + "</loc>\n");
      fields.add(text, i);
      text.add("  </url>\n");
    }
    return text.add("</urlset>\n").bytes();
  }

  private static void usual(Text text, int i) {
    text.add("    <lastmod>" + text.date() + "</lastmod>\n");
    text.add("    <changefreq>daily</changefreq>\n    <priority>0." + text.number(10));
    text.add("</priority>\n");
  }

  private static void images(Text text, int i) {
    for (int image = 0; image < 3; image++) {
      text.add("    <image:image>\n      <image:loc>https://cdn.example.com/img/");
      text.slug(3).add("-" + i + '-' + image + ".jpg</image:loc>\n      <image:caption>");
      text.words(10).add("</image:caption>\n      <image:title>");
      text.words(5).add("</image:title>\n    </image:image>\n");
    }
  }

  private static void video(Text text, int i) {
    text.add("    <video:video>\n");
    text.field("video:thumbnail_loc", "https://cdn.example.com/thumb/" + i + ".jpg");
    text.add("      <video:title>").words(6).add("</video:title>\n");
    boolean cdata = text.number(5) == 0;
    text.add("      <video:description>").add(cdata ? "<![CDATA[" : "").words(40);
    text.add(cdata ? "]]>" : "").add("</video:description>\n");
    text.field("video:content_loc", "https://video.example.com/" + i + ".mp4?q=hd&amp;t=0");
    text.field("video:player_loc", SITE + "player?v=" + i + "&amp;a=1");
    text.field("video:duration", "" + text.number(28_800));
    text.field("video:rating", text.number(5) + ".5");
    text.field("video:view_count", "" + text.number(1_000_000));
    text.field("video:publication_date", text.date());
    text.field("video:tag", text.word());
    text.field("video:tag", text.word());
    text.field("video:family_friendly", "yes");
    text.add("      <video:restriction relationship=\"allow\">IE GB US CA</video:restriction>\n");
    text.field("video:requires_subscription", "no");
    text.add("      <video:uploader info=\"" + SITE + "users/" + text.word() + "\">");
    text.add(text.word()).add("</video:uploader>\n");
    text.add("      <video:platform relationship=\"deny\">mobile</video:platform>\n");
    text.field("video:live", "no");
    text.add("    </video:video>\n");
  }
}
