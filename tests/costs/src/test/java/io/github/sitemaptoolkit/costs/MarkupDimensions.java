package io.github.sitemaptoolkit.costs;

import static io.github.sitemaptoolkit.costs.Dimensions.SITE;

import java.util.List;
import java.util.stream.Stream;

/** The ways in which sitemaps and feeds in XML grow. */
final class MarkupDimensions {

  private static final String LOC = "<loc>" + SITE + "</loc>";
  private static final String VIDEO =
      "<video:video><video:thumbnail_loc>"
          + SITE
          + "t.jpg</video:thumbnail_loc>"
          + "<video:title>t</video:title><video:description>d</video:description>"
          + ("<video:player_loc>" + SITE + "p</video:player_loc>");

  private MarkupDimensions() {}

  static List<Dimension> all() {
    return Stream.of(sitemaps(), entry(), index(), rss(), atom()).flatMap(List::stream).toList();
  }

  private static Dimensions urlset() {
    return new Dimensions(
        "xml",
        "<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9' xmlns:x='urn:x'"
            + " xmlns:xhtml='http://www.w3.org/1999/xhtml'"
            + " xmlns:image='http://www.google.com/schemas/sitemap-image/1.1'"
            + " xmlns:news='http://www.google.com/schemas/sitemap-news/0.9'"
            + " xmlns:video='http://www.google.com/schemas/sitemap-video/1.1'>\n",
        "\n</urlset>");
  }

  private static List<Dimension> sitemaps() {
    String url = "<url>" + LOC + "</url>";
    return urlset()
        .add("urls", 2000, i -> "<url><loc>" + SITE + i + "</loc></url>\n")
        .add("equal urls", 2000, i -> url)
        .add("urls in each other", 2000, i -> "<url><loc>" + SITE + i + "</loc>")
        .add("urls without end, and ends", 1500, i -> "<url>" + LOC + "</url></url></loc>")
        .add("foreign elements", 4000, i -> "<x:a>b</x:a>")
        .add("foreign elements without end", 2000, i -> "<x:a>")
        .add("elements without end in a url", 2000, "<url>" + LOC, i -> "<b>", "</url>" + url)
        .add("text-only children without end", 2000, i -> "<url><loc>" + SITE + i + "</url>")
        .add("end tags of nothing", 4000, url, i -> "</a>", "")
        .add("comments", 5000, i -> "<!-- -->")
        .add("comments without end", 4000, url, i -> "<!-- ", "")
        .add("instructions", 5000, i -> "<?a b?>")
        .add("sections without end", 2000, i -> "<url><loc><![CDATA[" + SITE + "</loc></url>")
        .add("declarations", 2000, url, i -> "<x:a xmlns:x='urn:" + i + "'/>", "")
        .add("names", 800, i -> "<x:n" + i + "/>")
        .add("elements of a name each", 800, i -> "<url>" + LOC + "<x:n" + i + "/></url>")
        .whole("translations of each other", 1600, MarkupDimensions::translations)
        .add("spaces", 40_000, url, i -> "\n", "")
        .add("text between urls", 40_000, url, i -> "a", "")
        .list();
  }

  private static List<Dimension> entry() {
    String begin = "<url>" + LOC;
    String end = "</url>";
    String video = begin + VIDEO;
    String videoEnd = "</video:video>" + end;
    return urlset()
        .add("images of a url", 3000, begin, MarkupDimensions::image, end)
        .add("faulty images of a url", 1000, begin, i -> "<image:image/>", end)
        .add("translations of a url", 3000, begin, MarkupDimensions::link, end)
        .add("faulty translations of a url", 1000, begin, i -> "<xhtml:link hreflang='x'/>", end)
        .add("videos of a url", 500, begin, i -> VIDEO + "</video:video>", end)
        .add(
            "faulty videos of a url",
            500,
            begin,
            i -> VIDEO + "<video:duration>x</video:duration></video:video>",
            end)
        .add("wrong dates of a url", 3000, begin, i -> "<lastmod>x" + i + "</lastmod>", end)
        .add(
            "articles of a url",
            1000,
            begin,
            i -> "<news:news><news:title>" + i + "</news:title></news:news>",
            end)
        .add("tags of a video", 5000, video, i -> "<video:tag>a</video:tag>", videoEnd)
        .add("titles of a video", 5000, video, i -> "<video:title>a</video:title>", videoEnd)
        .add("unknown children of a url", 3000, begin, i -> "<x:a>b</x:a>", end)
        .add("children in children", 3000, begin + "<x:a>", i -> "<x:b>c</x:b>", "</x:a>" + end)
        .add("locs of a url", 3000, begin, i -> LOC, end)
        .add("dates of a url", 3000, begin, i -> "<lastmod>2024-01-01</lastmod>", end)
        .add("characters of a url", 40_000, "<url><loc>" + SITE, i -> "a", "</loc></url>")
        .add("references of a url", 10_000, "<url><loc>" + SITE, i -> "&amp;", "</loc></url>")
        .add("bare & of a url", 5000, "<url><loc>" + SITE, i -> "&", "</loc></url>")
        .add("bare < of a url", 5000, "<url><loc>" + SITE, i -> "<", "</loc></url>")
        .add("sections of a url", 5000, "<url><loc>", i -> "<![CDATA[a]]>", "</loc></url>")
        .add("attribute's characters", 20_000, "<url a='", i -> "a", "'>" + LOC + end)
        .list();
  }

  /** As many links as are asked for: of each url to all urls. */
  private static String translations(int links) {
    int urls = (int) Math.sqrt(links);
    return "<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'"
        + " xmlns:xhtml='http://www.w3.org/1999/xhtml'>"
        + Dimensions.repeated(
            urls,
            i ->
                "<url><loc>"
                    + (SITE + i + "</loc>")
                    + Dimensions.repeated(urls, MarkupDimensions::link)
                    + "</url>")
        + "</urlset>";
  }

  private static String image(int i) {
    return "<image:image><image:loc>" + SITE + i + ".jpg</image:loc></image:image>";
  }

  private static String link(int i) {
    String language = "" + (char) ('a' + i % 26) + (char) ('a' + i / 26 % 26);
    return "<xhtml:link rel='alternate' hreflang='" + language + "' href='" + SITE + i + "'/>";
  }

  private static List<Dimension> index() {
    return new Dimensions(
            "xml",
            "<sitemapindex xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'>",
            "</sitemapindex>")
        .add("sitemaps", 2000, i -> "<sitemap><loc>" + SITE + i + ".xml</loc></sitemap>")
        .add("equal sitemaps", 2000, i -> "<sitemap><loc>" + SITE + "a.xml</loc></sitemap>")
        .add("locs of a sitemap", 2000, "<sitemap>", i -> LOC, "</sitemap>")
        .list();
  }

  private static List<Dimension> rss() {
    String item = "<item><title>t</title><link>" + SITE + "a</link>";
    String picture = "<media:content medium='image' url='" + SITE;
    return new Dimensions(
            "rss",
            "<rss version='2.0' xmlns:media='http://search.yahoo.com/mrss/'"
                + " xmlns:content='http://purl.org/rss/1.0/modules/content/'>"
                + ("<channel><title>T</title><link>" + SITE + "</link>"),
            "</channel></rss>")
        .add("items", 1000, i -> "<item><title>t</title><link>" + SITE + i + "</link></item>")
        .add("items in each other", 1000, i -> "<item><link>" + SITE + i + "</link>")
        .add("links of an item", 2000, item, i -> "<link>" + SITE + i + "</link>", "</item>")
        .add("categories of an item", 3000, item, i -> "<category>c</category>", "</item>")
        .add(
            "enclosures of an item",
            2000,
            item,
            i -> "<enclosure url='" + SITE + i + ".mp4' type='video/mp4' length='1'/>",
            "</item>")
        .add("pictures of an item", 2000, item, i -> picture + i + ".jpg'/>", "</item>")
        .add(
            "renditions of a film",
            1500,
            item + "<media:group><media:title>t</media:title>",
            i -> "<media:content medium='video' url='" + SITE + i + ".mp4'/>",
            "</media:group></item>")
        .add(
            "films of an item",
            1000,
            item,
            i ->
                "<media:content medium='video' url='"
                    + SITE
                    + i
                    + ".mp4'>"
                    + ("<media:title>t</media:title><media:thumbnail url='" + SITE + "t.jpg'/>")
                    + "</media:content>",
            "</item>")
        .add("groups in groups", 2000, item, i -> "<media:group>", "</item>")
        .add(
            "pictures in content",
            1000,
            item + "<content:encoded><![CDATA[",
            i -> "<p><img src='" + i + ".jpg' alt='a'></p>",
            "]]></content:encoded></item>")
        .add(
            "tags in content",
            3000,
            item + "<content:encoded><![CDATA[",
            i -> "<b>",
            "]]></content:encoded></item>")
        .add("characters of a title", 30_000, "<item><title>", i -> "a", "</title></item>")
        .list();
  }

  private static List<Dimension> atom() {
    String begin = "<entry><id>urn:1</id><title>t</title><link href='" + SITE + "'/>";
    return new Dimensions(
            "atom", "<feed xmlns='http://www.w3.org/2005/Atom'><title>F</title>", "</feed>")
        .add(
            "entries",
            1000,
            i -> "<entry><id>" + i + "</id><link href='" + SITE + i + "'/></entry>")
        .add("links of an entry", 2000, begin, i -> "<link href='" + SITE + i + "'/>", "</entry>")
        .add(
            "translations of an entry",
            1500,
            begin,
            i -> "<link rel='alternate' hreflang='de' href='" + SITE + i + "'/>",
            "</entry>")
        .add(
            "enclosures of an entry",
            1500,
            begin,
            i -> "<link rel='enclosure' type='video/mp4' href='" + SITE + i + ".mp4'/>",
            "</entry>")
        .add("categories of an entry", 2000, begin, i -> "<category term='t'/>", "</entry>")
        .add(
            "markup in content",
            2000,
            begin + "<content type='xhtml'>",
            i -> "<b>",
            "</content></entry>")
        .list();
  }
}
