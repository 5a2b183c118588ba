package io.github.sitemaptoolkit.converters.internal.feed.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.converters.feed.AtomFormat;
import io.github.sitemaptoolkit.converters.feed.Feeds;
import io.github.sitemaptoolkit.converters.feed.Feeds.Read;
import io.github.sitemaptoolkit.converters.feed.RssFormat;
import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.FeedMapping;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.feed.FeedContext;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.UrlExtension;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class FeedEntriesTest {

  private static String item(String inside) {
    return "<rss version='2.0'"
        + Feeds.NAMESPACES
        + "><channel><title>Paper</title><item><link>https://e.com/a</link>"
        + inside
        + "</item></channel></rss>";
  }

  @Test
  void extensionsFindTheirValuesInItems() {
    Read read =
        Feeds.withImages(
            new RssFormat(),
            item(
                "<media:content url='https://e.com/a.png' medium='image'>"
                    + "<media:title>T</media:title><media:description>D</media:description>"
                    + "<media:location description='L'/></media:content>"));
    assertEquals(
        List.of(new Image("https://e.com/a.png", "D", "L", "T", null)),
        read.only().extensions(Image.class));
    assertEquals(List.of(), read.losses());
  }

  @Test
  void theOwnElementsOfAnExtensionCountBeforeWhatItFinds() {
    Read read =
        Feeds.withImages(
            new RssFormat(),
            item(
                "<media:content url='https://e.com/m.png' medium='image'/>"
                    + "<image:image><image:loc>https://e.com/1.png</image:loc></image:image>"
                    + "<image:image><image:loc>https://e.com/2.png</image:loc>"
                    + "<x:kept/></image:image>"));
    assertEquals(
        List.of("https://e.com/1.png", "https://e.com/2.png"),
        read.only().extensions(Image.class).stream().map(Image::loc).toList());
    assertFalse(read.only().nodes().get(1).unknown().isEmpty());
    assertEquals(List.of("rss: dropped 1 image media"), read.losses());
  }

  @Test
  void ownElementsAreFoundInAtomToo() {
    Read read =
        Feeds.withImages(
            new AtomFormat(),
            "<feed xmlns='http://www.w3.org/2005/Atom'"
                + Feeds.NAMESPACES
                + "><entry><link href='https://e.com/a'/>"
                + "<image:image><image:loc>https://e.com/1.png</image:loc></image:image>"
                + "</entry></feed>");
    assertEquals("https://e.com/1.png", read.only().extensions(Image.class).get(0).loc());
  }

  @Test
  void aLinkInsideAnExtensionsElementIsNoPage() {
    Read read =
        Feeds.withImages(
            new RssFormat(), item("<image:image><link>https://e.com/no</link></image:image>"));
    assertEquals("https://e.com/a", read.only().loc());
  }

  @Test
  void whatHasNoPlaceInASitemapIsCountedOnceAKind() {
    Read read =
        Feeds.withImages(
            new RssFormat(),
            "<rss version='2.0'"
                + Feeds.NAMESPACES
                + "><channel><ttl>5</ttl><item><link>https://e.com/a</link><title>A</title>"
                + "<description>d</description><author>x</author><category>c</category>"
                + "<category>d</category><guid>1</guid><comments>https://e.com/c</comments>"
                + "<content:encoded>long</content:encoded><x:y><x:z/></x:y>"
                + "<enclosure url='https://e.com/a.mp3'/>"
                + "<atom:link rel='related' href='https://e.com/r'/></item>"
                + "<item><link>https://e.com/b</link><title>B</title></item></channel></rss>");
    assertEquals(
        List.of(
            "rss: dropped 1 element of the feed itself",
            "rss: dropped 1 comments",
            "rss: dropped 1 content",
            "rss: dropped 1 x:y",
            "rss: dropped 1 link with rel=related",
            "rss: dropped 1 guid",
            "rss: dropped 2 title",
            "rss: dropped 1 description",
            "rss: dropped 1 author",
            "rss: dropped 2 category",
            "rss: dropped 1 audio media"),
        read.losses());
    Problem problem = read.problem("convert.lost-field");
    assertEquals(Severity.WARNING, problem.severity());
    assertEquals(0, problem.location().line());
    assertNull(problem.path());
  }

  private static final String SAID =
      "<media:keywords>a, b</media:keywords><media:category>c</media:category>"
          + "<media:credit>A</media:credit><media:credit>B</media:credit>"
          + "<media:rating>adult</media:rating>"
          + "<media:restriction type='country' relationship='allow'>de</media:restriction>"
          + "<media:price type='rent' price='1'/>"
          + "<media:community><media:starRating average='3'/><media:statistics views='5'/>"
          + "</media:community><media:status state='active'/><media:license>CC</media:license>"
          + "<media:location description='L'/>";

  @Test
  void whatIsSaidOfMediaWhereThereAreNoneIsLost() {
    Read read =
        Feeds.withImages(
            new RssFormat(),
            item(
                "<title>T</title><media:title>M</media:title><media:description>D"
                    + "</media:description>"
                    + SAID));
    assertEquals(
        List.of(
            "rss: dropped 1 title",
            "rss: dropped 1 description",
            "rss: dropped 1 media:title",
            "rss: dropped 1 media:keywords",
            "rss: dropped 1 media:category",
            "rss: dropped 2 media:credit",
            "rss: dropped 1 media:rating",
            "rss: dropped 1 media:restriction",
            "rss: dropped 1 media:price",
            "rss: dropped 1 media:starRating",
            "rss: dropped 1 media:statistics",
            "rss: dropped 1 media:status",
            "rss: dropped 1 media:license",
            "rss: dropped 1 media:location"),
        read.losses());
  }

  @Test
  void mediaThatNobodyTookAreLostWithAllThatIsSaidOfThem() {
    Read read =
        Feeds.withImages(new RssFormat(), item("<enclosure url='https://e.com/a.mp3'/>" + SAID));
    assertEquals(List.of("rss: dropped 1 audio media"), read.losses());
  }

  @Test
  void whatIsSaidOfSeveralPicturesIsLostOnce() {
    Read read =
        Feeds.withImages(
            new RssFormat(),
            item(
                "<media:content url='https://e.com/a.png'/>"
                    + "<media:content url='https://e.com/b.png'/>"
                    + "<media:credit>A</media:credit><media:credit>B</media:credit>"
                    + "<media:thumbnail url='https://e.com/t.png'/>"));
    assertEquals(2, read.only().extensions(Image.class).size());
    assertEquals(List.of("rss: dropped 2 media:credit", "rss: dropped 1 thumbnail"), read.losses());
  }

  @Test
  void kindsOfLossesHaveALimit() {
    var inside = new StringBuilder();
    for (int i = 0; i < 1000; i++) {
      inside.append("<x:e").append(i).append("/>");
    }
    Read read = Feeds.withImages(new RssFormat(), item(inside.toString()));
    assertEquals(65, read.losses().size());
    assertTrue(read.losses().contains("rss: dropped 936 other data"));
  }

  @Test
  void messagesAreShortHoweverLongTheInput() {
    String x = "x".repeat(5000);
    String prefixed = "<" + x + ":creator xmlns:" + x + "='http://purl.org/dc/elements/1.1/'/>";
    for (String feed :
        List.of(
            item("<guid isPermaLink='false'>" + x + "</guid>").replace("https://e.com/a", ""),
            item("").replace("https://e.com/a", x),
            item("").replace("<item>", "<link>https://e.com/" + x + "</link><item>"),
            item("").replace("https://e.com/a", "a b" + x),
            item("<link>https://e.com/b</link><media:content url='" + x + " y'/>")
                .replace("<item>", "<link>https://e.com/" + x + "</link><item>"),
            item("").replace("https://e.com/a", x).replace("<item>", "<link>u:/x</link><item>"),
            item("<pubDate>" + x + "</pubDate>"),
            item("<pubDate>30 Feb 2024 " + " ".repeat(5000) + "</pubDate>"),
            item("<dcterms:valid>start=" + x + "</dcterms:valid>"),
            item(prefixed.replace("creator", "date").replace("/>", ">x</" + x + ":date>")),
            item("<" + x + "/>"),
            item("<" + x + ":y xmlns:" + x + "='urn:x'/>"),
            item("<atom:link rel='" + x + "' href='u:x'/>"),
            item("<title>" + x + "</title>").replace("https://e.com/a", ""),
            item("").replace("2.0", x),
            item("").replace("2.0", "0.92").replace("https://e.com/a", x + "&#7;"),
            "<" + x + "/>")) {
      String name = feed.substring(0, Math.min(60, feed.length()));
      try {
        Read read = Feeds.read(new RssFormat(), feed, Extensions.of(new Headlines()));
        for (Problem problem : read.context().problems()) {
          assertTrue(problem.message().length() < 400, name + problem.message());
        }
      } catch (SitemapException e) {
        assertTrue(e.problem().message().length() < 400, name + e.problem().message());
      }
    }
  }

  @Test
  void kindsOfLossesAreShort() {
    Read read = Feeds.item("<atom:link rel='" + "x".repeat(5000) + "' href='https://e.com/b'/>");
    assertEquals(List.of("rss: dropped 1 link with rel=" + "x".repeat(63) + "..."), read.losses());
  }

  @Test
  void whatAnExtensionSaysWhenItFailsIsShort() {
    Read read =
        Feeds.read(
            new RssFormat(),
            item("<title>" + "x".repeat(5000) + "</title>"),
            Extensions.of(new Refusing()));
    String message = read.problem("extension.failed").message();
    assertTrue(message.length() < 200, message);
  }

  record Headline(String title, List<String> words) implements UrlExtension {}

  /** Takes the title and the categories. */
  static final class Headlines implements SitemapExtension<Headline>, FeedMapping<Headline> {
    @Override
    public Descriptor<Headline> descriptor() {
      return Descriptor.of(
              "headline", Headline.class, new ElementName("urn:example:headline", "headline", "h"))
          .feed(this);
    }

    @Override
    public Headline read(ElementReader in) {
      throw new IllegalStateException("on purpose");
    }

    @Override
    public void write(Headline value, ElementWriter out) {
      out.element("title", value.title());
      value.words().forEach(word -> out.element("word", word));
    }

    @Override
    public List<Headline> fromFeed(FeedItem item, FeedContext context) {
      String title = Objects.requireNonNull(item.title());
      context.lost("headline's colour");
      context.problem(Code.info("headline.seen"), "of " + context.document().title());
      return List.of(new Headline(title, item.categories()));
    }
  }

  /** Fails, and quotes the item. */
  static final class Refusing implements SitemapExtension<Headline>, FeedMapping<Headline> {
    @Override
    public Descriptor<Headline> descriptor() {
      return Descriptor.of(
              "refusing", Headline.class, new ElementName("urn:example:headline", "headline", "h"))
          .feed(this);
    }

    @Override
    public Headline read(ElementReader in) {
      throw new IllegalStateException("on purpose");
    }

    @Override
    public void write(Headline value, ElementWriter out) {
      throw new IllegalStateException("on purpose");
    }

    @Override
    public List<Headline> fromFeed(FeedItem item, FeedContext context) {
      throw new IllegalArgumentException("no headline: " + item.title());
    }
  }

  @Test
  void whatAnExtensionTookIsNotLost() {
    Read read =
        Feeds.read(
            new RssFormat(),
            item(
                "<title>A</title><category>c</category><category>d</category>"
                    + "<description>e</description>"),
            Extensions.of(new Headlines()));
    assertEquals(new Headline("A", List.of("c", "d")), read.only().nodes().get(0).value());
    assertEquals(
        List.of("rss: dropped 1 headline's colour", "rss: dropped 1 description"), read.losses());
    Problem problem = read.problem("headline.seen");
    assertEquals("of Paper", problem.message());
    assertEquals("https://e.com/a", problem.loc());
    assertEquals("rss/channel/item[1]", problem.documentPath());
  }

  /** Takes the description, and no categories. */
  static final class Summaries implements SitemapExtension<Headline>, FeedMapping<Headline> {
    @Override
    public Descriptor<Headline> descriptor() {
      return Descriptor.of(
              "summary", Headline.class, new ElementName("urn:example:headline", "headline", "h"))
          .feed(this);
    }

    @Override
    public Headline read(ElementReader in) {
      throw new IllegalStateException("on purpose");
    }

    @Override
    public void write(Headline value, ElementWriter out) {
      out.element("title", value.title());
    }

    @Override
    public List<Headline> fromFeed(FeedItem item, FeedContext context) {
      return List.of(new Headline(Objects.requireNonNull(item.summary()), List.of()));
    }
  }

  @Test
  void aWordOfAnotherTextDoesNotComeThrough() {
    Read read =
        Feeds.read(
            new RssFormat(),
            item(
                "<description>Sport, two, d</description><category>Sport</category>"
                    + "<category>two</category>"),
            Extensions.of(new Summaries()));
    assertEquals(List.of("rss: dropped 2 category"), read.losses());
  }

  @Test
  void anExtensionThatFailsCostsItsOwnValues() {
    Read read = Feeds.read(new RssFormat(), item("<x:y/>"), Extensions.of(new Headlines()));
    assertEquals(List.of(), read.only().nodes());
    Problem problem = read.problem("extension.failed");
    assertTrue(problem.missing());
    assertEquals("rss/channel/item[1]/h:headline", problem.documentPath());
    read =
        Feeds.read(
            new RssFormat(),
            item(
                "<title>t</title><h xmlns='urn:example:no'/><headline xmlns='urn:example:headline'>"
                    + "<a>b</a></headline><category>c</category>"),
            Extensions.of(new Headlines()));
    assertEquals("https://e.com/a", read.only().loc());
    assertEquals(1, read.count("extension.failed"));
  }
}
