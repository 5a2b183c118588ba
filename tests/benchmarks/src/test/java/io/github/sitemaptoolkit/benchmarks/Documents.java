package io.github.sitemaptoolkit.benchmarks;

import java.nio.charset.StandardCharsets;
import java.util.Random;

/** Makes documents as media sites have them, the same ones each time. */
public enum Documents {

  /** 50,000 urls with all fields of the protocol: 10 MB. */
  PLAIN(50_000),

  /** 20,000 urls with three images and a video each: 45 MB. */
  MEDIA(20_000) {
    @Override
    void extensions(Text text, int i) {
      for (int image = 0; image < 3; image++) {
        text.add("    <image:image>\n      <image:loc>https://cdn.example.com/img/");
        text.slug(3).add("-" + i + '-' + image + ".jpg</image:loc>\n      <image:caption>");
        text.words(10).add("</image:caption>\n      <image:title>");
        text.words(5).add("</image:title>\n    </image:image>\n");
      }
      text.add("    <video:video>\n");
      text.field("video:thumbnail_loc", "https://cdn.example.com/thumb/" + i + ".jpg");
      text.add("      <video:title>").words(6).add("</video:title>\n");
      boolean cdata = text.random.nextInt(5) == 0;
      text.add("      <video:description>").add(cdata ? "<![CDATA[" : "").words(40);
      text.add(cdata ? "]]>" : "").add("</video:description>\n");
      text.field("video:content_loc", "https://video.example.com/" + i + ".mp4?q=hd&amp;t=0");
      text.field("video:player_loc", "https://www.example.com/player?v=" + i + "&amp;a=1");
      text.field("video:duration", "" + text.random.nextInt(28_800));
      text.field("video:rating", text.random.nextInt(5) + ".5");
      text.field("video:view_count", "" + text.random.nextInt(1_000_000));
      text.field("video:publication_date", text.date());
      text.field("video:tag", text.word());
      text.field("video:tag", text.word());
      text.field("video:family_friendly", "yes");
      text.add("      <video:restriction relationship=\"allow\">IE GB US CA</video:restriction>\n");
      text.field("video:requires_subscription", "no");
      text.add("      <video:uploader info=\"https://www.example.com/users/" + text.word() + "\">");
      text.add(text.word()).add("</video:uploader>\n");
      text.add("      <video:platform relationship=\"deny\">mobile</video:platform>\n");
      text.field("video:live", "no");
      text.add("    </video:video>\n");
    }
  },

  /** An RSS feed of 20,000 items with a video in Media RSS each: 23 MB. */
  FEED(20_000) {
    @Override
    byte[] bytes() {
      var text = new Text(name().hashCode());
      text.add("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<rss version=\"2.0\"")
          .add(" xmlns:media=\"http://search.yahoo.com/mrss/\"")
          .add(" xmlns:dc=\"http://purl.org/dc/elements/1.1/\">\n<channel>\n")
          .add("  <title>Example</title>\n  <link>https://www.example.com/</link>\n")
          .add("  <description>All of it</description>\n");
      for (int i = 0; i < urls(); i++) {
        text.add("  <item>\n    <title>").words(7).add("</title>\n    <link>");
        text.add("https://www.example.com/" + i + "</link>\n    <guid isPermaLink=\"true\">");
        text.add("https://www.example.com/" + i + "</guid>\n    <pubDate>Mon, 01 Mar 2021 12:3");
        text.add(i % 10 + ":00 GMT</pubDate>\n    <dc:creator>").add(text.word());
        text.add("</dc:creator>\n    <category>").add(text.word());
        text.add("</category>\n    <description>").words(30).add("</description>\n");
        text.add("    <media:content url=\"https://video.example.com/" + i + ".mp4\"");
        text.add(" type=\"video/mp4\" medium=\"video\" duration=\"90\" width=\"1280\"");
        text.add(" height=\"720\">\n      <media:title>").words(6).add("</media:title>\n");
        text.add("      <media:description>").words(15).add("</media:description>\n");
        text.add("      <media:thumbnail url=\"https://cdn.example.com/" + i + ".jpg\"/>\n");
        text.add("    </media:content>\n  </item>\n");
      }
      return text.add("</channel>\n</rss>\n").bytes();
    }
  };

  private final int urls;

  Documents(int urls) {
    this.urls = urls;
  }

  /** Adds what stands behind the fields of the protocol. */
  void extensions(Text text, int i) {}

  /** Returns how many urls the document has. */
  int urls() {
    return urls;
  }

  /** Returns the document in UTF-8. */
  byte[] bytes() {
    var text = new Text(name().hashCode());
    text.add("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
        .add("<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"")
        .add(" xmlns:image=\"http://www.google.com/schemas/sitemap-image/1.1\"")
        .add(" xmlns:video=\"http://www.google.com/schemas/sitemap-video/1.1\">\n");
    for (int i = 0; i < urls; i++) {
      text.add("  <url>\n    <loc>https://www.example.com/").add(text.word() + '/').slug(4);
      text.add("-" + i + (text.random.nextInt(8) == 0 ? "?id=1&amp;lang=en" : ".html"));
      text.add("</loc>\n    <lastmod>" + text.date() + "</lastmod>\n");
      text.add("    <changefreq>daily</changefreq>\n    <priority>0.");
      text.add(text.random.nextInt(10) + "</priority>\n");
      extensions(text, i);
      text.add("  </url>\n");
    }
    return text.add("</urlset>\n").bytes();
  }

  /** The text of a document that is made. */
  static final class Text {

    private static final String[] WORDS =
        ("summer winter leather running shoes garden kitchen table wooden vintage modern premium"
                + " guide review best cheap outdoor camping travel paris london recipes chicken"
                + " salad music guitar piano camera lens laptop phone tablet charger blue green")
            .split(" ");
    private static final String[] OTHERS = {"Café", "Zürich", "東京", "façade", "Россия", "&amp;"};

    private final StringBuilder all = new StringBuilder();
    private final Random random;

    Text(long seed) {
      random = new Random(seed);
    }

    Text add(String text) {
      all.append(text);
      return this;
    }

    void field(String name, String text) {
      add("      <" + name + '>' + text + "</" + name + ">\n");
    }

    String word() {
      return WORDS[random.nextInt(WORDS.length)];
    }

    Text slug(int words) {
      for (int i = 0; i < words; i++) {
        add(i == 0 ? "" : "-").add(word());
      }
      return this;
    }

    Text words(int words) {
      for (int i = 0; i < words; i++) {
        boolean other = random.nextInt(30) == 0;
        add(i == 0 ? "" : " ").add(other ? OTHERS[random.nextInt(OTHERS.length)] : word());
      }
      return this;
    }

    String date() {
      String day =
          2015 + random.nextInt(10) + "-0" + (1 + random.nextInt(9)) + "-1" + random.nextInt(9);
      return random.nextBoolean() ? day : day + "T12:3" + random.nextInt(9) + ":00+00:00";
    }

    byte[] bytes() {
      return all.toString().getBytes(StandardCharsets.UTF_8);
    }
  }
}
