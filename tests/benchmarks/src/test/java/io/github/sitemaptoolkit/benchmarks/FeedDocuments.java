package io.github.sitemaptoolkit.benchmarks;

/** RSS feeds that are made. */
final class FeedDocuments {

  private static final String SITE = "https://www.example.com/";

  private FeedDocuments() {}

  /** Each item has a video in Media RSS. */
  static byte[] videos(Text text, int items) {
    begin(text);
    for (int i = 0; i < items; i++) {
      head(text, i);
      text.add("    <media:content url=\"https://video.example.com/" + i + ".mp4\"");
      text.add(" type=\"video/mp4\" medium=\"video\" duration=\"90\" width=\"1280\"");
      text.add(" height=\"720\">\n      <media:title>").words(6).add("</media:title>\n");
      text.add("      <media:description>").words(15).add("</media:description>\n");
      text.add("      <media:thumbnail url=\"https://cdn.example.com/" + i + ".jpg\"/>\n");
      text.add("    </media:content>\n  </item>\n");
    }
    return text.add("</channel>\n</rss>\n").bytes();
  }

  /** Each item has the HTML of an article, with three pictures. */
  static byte[] content(Text text, int items) {
    begin(text);
    for (int i = 0; i < items; i++) {
      head(text, i);
      text.add("    <content:encoded><![CDATA[");
      for (int part = 0; part < 3; part++) {
        text.add("<h2>").words(5).add("</h2>\n<p>").words(40).add("</p>\n<p><a href=\"" + SITE);
        text.add(text.word() + "\">").words(3).add("</a> <em>").words(2).add("</em></p>\n");
        text.add("<figure><img src=\"https://cdn.example.com/" + i + '-' + part + ".jpg\" alt=\"");
        text.words(4).add("\" width=\"1200\" height=\"800\"><figcaption>").words(6);
        text.add("</figcaption></figure>\n");
      }
      text.add("]]></content:encoded>\n  </item>\n");
    }
    return text.add("</channel>\n</rss>\n").bytes();
  }

  private static void begin(Text text) {
    text.add("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<rss version=\"2.0\"")
        .add(" xmlns:media=\"http://search.yahoo.com/mrss/\"")
        .add(" xmlns:content=\"http://purl.org/rss/1.0/modules/content/\"")
        .add(" xmlns:dc=\"http://purl.org/dc/elements/1.1/\">\n<channel>\n")
        .add("  <title>Example</title>\n  <link>" + SITE + "</link>\n")
        .add("  <description>All of it</description>\n");
  }

  private static void head(Text text, int i) {
    text.add("  <item>\n    <title>").words(7).add("</title>\n    <link>");
    text.add(SITE + i + "</link>\n    <guid isPermaLink=\"true\">");
    text.add(SITE + i + "</guid>\n    <pubDate>Mon, 01 Mar 2021 12:3");
    text.add(i % 10 + ":00 GMT</pubDate>\n    <dc:creator>").add(text.word());
    text.add("</dc:creator>\n    <category>").add(text.word());
    text.add("</category>\n    <description>").words(30).add("</description>\n");
  }
}
