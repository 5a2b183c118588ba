package io.github.sitemaptoolkit.converters.internal.feed.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.github.sitemaptoolkit.converters.feed.AtomFormat;
import io.github.sitemaptoolkit.converters.feed.Feeds;
import io.github.sitemaptoolkit.converters.feed.Feeds.Read;
import io.github.sitemaptoolkit.converters.feed.RssFormat;
import io.github.sitemaptoolkit.converters.option.FeedOptions;
import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.ext.image.ImageExtension;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.testkit.Documents;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ContentPictureTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          <img src="a.png">                                     | a.png
          <p>x<IMG class=y SRC='a.png'/>                        | a.png
          <img src=a.png>                                       | a.png
          <img src=/a/b.png/>                                   | /a/b.png/
          <img/src="a.png">                                     | a.png
          <img src = "a.png" src="b.png">                       | a.png
          <img alt="a > b" src="a.png">                         | a.png
          <img src=" a b.png ">                                 | a b.png
          <img src="a?b=1&amp;c=2&#38;d&copy=3&;&nosuch;">      | a?b=1&c=2&d&copy=3&;&nosuch;
          <img src="http://a/"><img src="b">                    | http://a/
          <img data-src="a.png"><img src="b.png">               | b.png
          <img src=""><img src="b.png">                         | b.png
          <img src="data:image/gif;base64,R0"><img src="b.png"> | b.png
          <img src="cid:1"><img src="javascript:x"><img src=b>  | b
          <img src="t.gif" width="1" height=1><img src="b.png"> | b.png
          <img src="t.gif" height=' 0 '><img src="b.png">       | b.png
          <img src="a.png" width="100">                         | a.png
          <!-- <img src="a.png"> --><img src="b.png">           | b.png
          <script>'<img src="a.png">'</script><img src="b.png"> | b.png
          <style></s><img src="a.png"></style ><img src="b.png">| b.png
          <a title='<img src="a.png">'><img src="b.png">        | b.png
          1 < 2 <3 </b> <img src="b.png">                       | b.png
          <img =src="a.png">                                    | a.png
          """)
  void firstPictureThatCanBeShownIsFound(String html, String url) {
    assertEquals(url, ContentPicture.first(html));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "no picture",
        "<",
        "<img",
        "<img src=\"a.png",
        "<img src=\"a.png\"",
        "<img src='a.png\">",
        "<img src>",
        "<image src='a.png'>",
        "<!-- <img src='a.png'>",
        "<script><img src='a.png'>",
        "&lt;img src='a.png'&gt;",
        "<img src=",
      })
  void whatIsNoPictureIsNone(String html) {
    assertNull(ContentPicture.first(html));
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(
      strings = {"<img ", "<!-", "<", "</", "<a '", "<script>", "&", "<a b=c ", "<img src=&"})
  void hostileTextsAreLookedAtOnce(String piece) {
    assertNull(ContentPicture.first(piece.repeat(1_000_000)));
  }

  private static Read read(SitemapFormat format, String document, boolean asked) {
    Context context =
        Context.of(Extensions.of(new ImageExtension()))
            .with(FeedOptions.DEFAULTS.withContentImages(asked));
    return new Read(Documents.read(format, document, context), context);
  }

  private static Read rss(String inside) {
    return read(
        new RssFormat(),
        "<rss version='2.0'"
            + Feeds.NAMESPACES
            + "><channel><link>https://e.com/</link><item><link>https://e.com/b/a</link>"
            + inside
            + "</item></channel></rss>",
        true);
  }

  private static Read atom(String content) {
    return read(
        new AtomFormat(),
        "<feed xmlns='http://www.w3.org/2005/Atom'><entry><link href='https://e.com/b/a'/>"
            + content
            + "</entry></feed>",
        true);
  }

  private static @Nullable String image(Read read) {
    List<Image> images = read.only().extensions(Image.class);
    assertEquals(true, images.size() <= 1);
    return images.isEmpty() ? null : images.get(0).loc();
  }

  private static final String ENCODED =
      "<content:encoded><![CDATA[<p><img src='/1.png'></p>]]></content:encoded>";
  private static final String DESCRIPTION = "<description>&lt;img src='2.png'>D</description>";

  @Test
  void encodedContentCountsBeforeTheDescription() {
    assertEquals("https://e.com/1.png", image(rss(DESCRIPTION + ENCODED)));
    assertEquals("https://e.com/b/2.png", image(rss(DESCRIPTION)));
    assertEquals(
        "https://e.com/b/2.png",
        image(rss(DESCRIPTION + "<content:encoded>none</content:encoded>")));
  }

  @Test
  void theBaseInForceCounts() {
    assertEquals(
        "https://f.com/c/2.png",
        image(rss(DESCRIPTION.replace(">&lt;", " xml:base='https://f.com/c/'>&lt;"))));
  }

  @Test
  void nothingIsLookedForUnlessItIsAsked() {
    String document =
        "<rss version='2.0'><channel><item><link>https://e.com/a</link>"
            + DESCRIPTION
            + "</item></channel></rss>";
    assertNull(image(read(new RssFormat(), document, false)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<enclosure url='https://e.com/0.png' type='image/png'/>",
        "<media:content url='https://e.com/0.png' medium='image'/>",
        "<media:thumbnail url='https://e.com/0.png'/>",
        "<itunes:image href='https://e.com/0.png'/>",
      })
  void anyOtherPictureCountsBefore(String other) {
    assertEquals("https://e.com/0.png", image(rss(ENCODED + other)));
  }

  @Test
  void aPictureThatMayNotBeShownIsNotReplaced() {
    assertNull(
        image(
            rss(
                ENCODED
                    + "<media:content url='https://e.com/0.png' medium='image'>"
                    + "<media:status state='blocked'/></media:content>")));
  }

  @Test
  void whatIsSaidOfNoMediaIsLostAsBefore() {
    assertEquals(
        List.of("rss: dropped 1 content", "rss: dropped 1 media:rating"),
        rss(ENCODED + "<media:rating>adult</media:rating>").losses());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          <content type="html">&lt;img src="/1.png"></content>                  | https://e.com/1.png
          <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p><img src="/1.png"/></p></div></content> | https://e.com/1.png
          <content type="xhtml"><div><img src="t" width="1"/><img src="1"/><img src="2"/></div></content> | https://e.com/b/1
          <content type="xhtml"><div>&lt;img src="/1.png"></div></content>      |
          <content>&lt;img src="/1.png"></content>                              |
          <content type="text">&lt;img src="/1.png"></content>                  |
          <content type="image/png" src="https://e.com/1.png"/>                 |
          """)
  void contentOfAtomIsReadByItsType(String content, @Nullable String url) {
    assertEquals(url, image(atom(content)));
  }

  @Test
  void oldDialectsAreLookedAtToo() {
    String document =
        "<rss version='0.91'><channel><title>T</title><item><link>https://e.com/b/a</link>"
            + DESCRIPTION
            + "</item></channel></rss>";
    assertEquals("https://e.com/b/2.png", image(read(new RssFormat(), document, true)));
  }

  @Test
  void onlyTheBeginningOfAContentIsLookedAt() {
    String image = "<img src='1'>";
    String half = " ".repeat(ContentPicture.LONGEST / 2); // a reader takes no longer texts whole
    String rest = " ".repeat(ContentPicture.LONGEST / 2 - image.length());
    String content =
        "<content:encoded>" + half + "<x:y/><![CDATA[%s" + image + "]]></content:encoded>";
    assertEquals("https://e.com/b/1", image(rss(content.formatted(rest))));
    assertNull(image(rss(content.formatted(rest + ' '))));
  }
}
