package io.github.sitemaptoolkit.converters.feed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import io.github.sitemaptoolkit.converters.feed.Feeds.Read;
import io.github.sitemaptoolkit.ext.image.ImageExtension;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.problem.Loss;
import java.util.List;
import org.junit.jupiter.api.Test;

class FeedLossesTest {

  private static Read withMedia(String item) {
    return Feeds.read(
        new RssFormat(),
        "<rss version='2.0'"
            + Feeds.NAMESPACES
            + "><channel><item><link>https://e.com/a</link>"
            + item
            + "</item></channel></rss>",
        Extensions.of(new ImageExtension()));
  }

  private static final String PICTURE =
      "<media:content url='https://e.com/v.jpg' type='image/jpeg'>"
          + "<media:title>Mia</media:title></media:content>";

  @Test
  void aWordThatEqualsOneThatCameThroughIsStillLost() {
    Read read =
        withMedia(
            "<title>Mia</title><description>Mia</description><dc:creator>Mia</dc:creator>"
                + "<category>Mia</category>"
                + PICTURE);
    assertEquals(
        List.of("1 title: Mia", "1 description: Mia", "1 author: Mia", "1 category: Mia"),
        read.examples());
  }

  @Test
  void aTitleOfTheItemsMediaIsTheItemsAndCountedOnce() {
    assertEquals(List.of("1 title: Mia"), withMedia("<media:title>Mia</media:title>").examples());
    assertEquals(
        List.of(),
        withMedia(
                "<media:title>Mia</media:title>"
                    + "<media:content url='https://e.com/v.jpg' type='image/jpeg'/>")
            .examples());
  }

  @Test
  void eachLossHasItsExampleAndItsUrl() {
    Read read =
        withMedia(
            "<title>T</title><title>U</title><description>D</description>"
                + "<dc:creator>M</dc:creator><category>C</category><guid>17</guid>"
                + "<comments>https://e.com/c</comments><x:y>\n some\ntext </x:y><x:z k='v'/>"
                + "<content:encoded>&lt;p>Body</content:encoded>"
                + "<author>m@e.com (Mia)</author><pubDate>2021-01-01</pubDate>"
                + "<atom:updated>2021-01-02</atom:updated>"
                + "<atom:link rel='self' href='https://e.com/s'/>"
                + "<atom:link href='https://e.com/l'/>"
                + "<enclosure url='https://e.com/a.mp3' type='audio/mpeg'/>"
                + "<media:thumbnail url='https://e.com/t.jpg'/>"
                + "<dcterms:valid>start=2021-01-03</dcterms:valid>"
                + "<dcterms:type>text</dcterms:type>");
    for (Loss loss : read.context().problems().losses()) {
      assertNotNull(loss.example(), loss.kind());
      assertEquals("https://e.com/a", loss.loc(), loss.kind());
    }
    assertEquals(
        List.of(
            "2 title: U",
            "1 comments: https://e.com/c",
            "1 x:y: some text",
            "1 x:z: v",
            "1 content: <p>Body",
            "1 author's address: m@e.com",
            "1 link with rel=self: https://e.com/s",
            "1 guid: 17"),
        read.examples().subList(0, 8));
    assertEquals(
        List.of(
            "1 dcterms:type: text",
            "1 dcterms:valid: 2021-01-03",
            "1 audio media: https://e.com/a.mp3",
            "1 link with rel=alternate: https://e.com/l",
            "1 thumbnail: https://e.com/t.jpg"),
        read.examples().subList(read.examples().size() - 5, read.examples().size()));
  }

  @Test
  void whatMediaRssSaysOfNothingIsLostWithItsExample() {
    Read read =
        withMedia(
            "<media:keywords>a, b</media:keywords><media:category>c</media:category>"
                + "<media:credit>Mia</media:credit><media:rating>adult</media:rating>"
                + "<media:restriction type='country'>DE</media:restriction>"
                + "<media:price type='rent' price='2'/><media:status state='active'/>"
                + "<media:community><media:starRating average='3'/>"
                + "<media:statistics views='7'/></media:community>");
    assertEquals(
        List.of(
            "1 media:keywords: a, b",
            "1 media:category: c",
            "1 media:credit: Mia",
            "1 media:rating: adult",
            "1 media:restriction: DE",
            "1 media:price: 2",
            "1 media:starRating: 3",
            "1 media:statistics: 7",
            "1 media:status: active"),
        read.examples());
  }
}
