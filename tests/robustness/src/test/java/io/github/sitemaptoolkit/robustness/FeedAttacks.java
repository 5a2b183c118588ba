package io.github.sitemaptoolkit.robustness;

import static io.github.sitemaptoolkit.robustness.Piece.each;
import static io.github.sitemaptoolkit.robustness.Piece.of;
import static io.github.sitemaptoolkit.robustness.Piece.repeat;

import java.util.List;

/** What feeds can do to who reads them: above all, take time that grows with its own square. */
final class FeedAttacks {

  private static final String ITEM = "<item><link>" + Corpus.SITE + "</link>";

  private final long many;
  private final Dressed attacks;

  FeedAttacks(int scale) {
    this.many = scale * 8_000L;
    this.attacks = new Dressed(scale);
  }

  List<Attack> all() {
    media();
    texts();
    urls();
    old();
    return attacks.attacks();
  }

  private void rss(String name, Piece channel) {
    Piece document =
        of("<rss version=\"2.0\" xmlns:media=\"http://search.yahoo.com/mrss/\"><channel>")
            .then(channel)
            .then("</channel></rss>");
    attacks.addGzipped("feed/" + name, "rss", document);
  }

  private static Piece item(Piece content) {
    return of(ITEM).then(content).then("</item>");
  }

  private void media() {
    rss("groups-in-groups", item(repeat("<media:group>", 50)));
    rss("groups", item(repeat("<media:group/>", many)));
    rss("contents", item(each(many, i -> "<media:content url='/" + i + "'/>")));
    rss(
        "thumbnails-of-contents",
        item(
            of("<media:group>")
                .then(each(many / 10, i -> "<media:thumbnail url='/t" + i + "'/>"))
                .then(each(many / 10, i -> "<media:content url='/" + i + "'/>"))
                .then("</media:group>")));
    rss("categories", item(each(many, i -> "<category>" + i + "</category>")));
    rss("enclosures", item(each(many, i -> "<enclosure url='/" + i + "' type='video/mp4'/>")));
    rss(
        "shared-traits",
        each(many / 10, i -> "<media:category>" + i + "</media:category>")
            .then(repeat(ITEM + "<media:content url='/a'/></item>", many / 10)));
    rss(
        "restrictions",
        item(
            of("<media:content url='/a'><media:restriction type='country' relationship='allow'>")
                .then(repeat("de ", many))
                .then("</media:restriction></media:content>")));
  }

  private void texts() {
    for (String unit :
        List.of(
            "&lt;",
            "&lt;a",
            "&lt;!--",
            "&lt;p&gt;",
            "&amp;",
            "&amp;#",
            "&lt;script&gt;",
            "&gt;",
            "&lt;a b='",
            "(",
            " ",
            "&lt;/")) {
      rss(
          "text-of-" + unit.replace("&", "").replace('/', 's'),
          item(of("<description>").then(repeat(unit, many)).then("</description>")));
    }
    rss("date-of-parentheses", item(of("<pubDate>").then(repeat("(", many)).then("</pubDate>")));
    rss("date-of-digits", item(of("<pubDate>").then(repeat("1", many)).then("</pubDate>")));
    rss("date-of-words", item(of("<pubDate>").then(repeat("jan ", many)).then("</pubDate>")));
    rss("dates", item(repeat("<pubDate>x</pubDate>", many)));
    rss("titles", item(repeat("<title>x</title>", many)));
  }

  private void urls() {
    String base = Corpus.SITE + "a/".repeat(3000);
    rss(
        "steps",
        of("<link>" + base + "</link><item><link>" + "../".repeat(2500) + "</link></item>"));
    rss("endless-steps", of("<item><link>").then(repeat("../", many)).then("</link></item>"));
    rss(
        "relative-items",
        of("<link>" + base + "</link>")
            .then(each(many / 20, i -> "<item><link>" + i + "</link></item>")));
    rss(
        "bases",
        repeat("<x xml:base='" + "b/".repeat(500) + "'>", 50).then("<item><link>a</link></item>"));
    for (String url :
        List.of(
            "javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", "//[::1", "http:")) {
      rss("link-" + url.replaceAll("[^a-z]", ""), of("<item><link>" + url + "</link></item>"));
    }
  }

  private void old() {
    Piece items = each(many, i -> "<item><link>" + Corpus.SITE + i + "</link></item>");
    attacks.addGzipped(
        "feed/old-items",
        "rss",
        of("<rss version='0.91'><channel>").then(items).then("</channel></rss>"));
    attacks.addGzipped(
        "feed/old-categories",
        "rss",
        of("<rss version='0.92'><channel>" + ITEM)
            .then(each(many * 5, i -> "<category>" + i + "</category>"))
            .then("</item></channel></rss>"));
    attacks.addGzipped(
        "feed/atom-authors",
        "atom",
        of("<feed xmlns='http://www.w3.org/2005/Atom'>")
            .then(each(many, i -> "<author><name>" + i + "</name></author>"))
            .then(repeat("<entry><link href='" + Corpus.SITE + "'/></entry>", many / 10))
            .then("</feed>"));
    attacks.addGzipped(
        "feed/atom-links",
        "atom",
        of("<feed xmlns='http://www.w3.org/2005/Atom'><entry>")
            .then(each(many, i -> "<link hreflang='l" + i + "' href='/" + i + "'/>"))
            .then("</entry></feed>"));
  }
}
