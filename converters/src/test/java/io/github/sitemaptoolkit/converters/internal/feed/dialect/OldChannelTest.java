package io.github.sitemaptoolkit.converters.internal.feed.dialect;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.converters.feed.Feeds;
import io.github.sitemaptoolkit.converters.feed.Feeds.Read;
import io.github.sitemaptoolkit.converters.feed.RssFormat;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.testkit.Documents;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the channel of a feed in an old dialect says. */
class OldChannelTest {

  private static String document(String attribute, String inside) {
    return "<rss version='0.92' "
        + attribute
        + Feeds.NAMESPACES
        + "><channel>"
        + inside
        + "</channel></rss>";
  }

  private static Read read(String inside) {
    return Feeds.rss(document("", inside));
  }

  @ParameterizedTest
  @CsvSource({
    "xml:lang='de', <language>en-us</language>, en-us",
    "'', <dc:language>fr</dc:language>, fr",
    "xml:lang='de', <dc:language>fr</dc:language>, fr",
    "'', <dc:language>fr</dc:language><dc:language>it</dc:language>, fr",
    "xml:lang='de', '', de",
    "xml:lang='de', <x:language>fr</x:language><dc:title>it</dc:title>, de",
    "'', '',",
  })
  void theLanguageIsThatOfTheChannelElseThatOfTheRoot(
      String attribute, String inside, String language) {
    assertEquals(
        language,
        Documents.info(new RssFormat(), document(attribute, inside), Context.of(Extensions.of()))
            .language());
  }

  @Test
  void urlsOfModulesBelongToTheChannelsLink() {
    Read read =
        read(
            "<link>https://e.com/x/</link><title>https://other.example/</title>"
                + "<item><link>./a</link><media:thumbnail url='t.png'/>"
                + "<enclosure url='v.mp4' type='video/mp4'/></item>");
    assertEquals(List.of("https://e.com/x/a"), read.locs());
    assertEquals("https://e.com/x/v.mp4", read.item().media().get(0).renditions().get(0).url());
    assertEquals("https://e.com/x/t.png", read.item().media().get(0).thumbnails().get(0));
  }

  @Test
  void whatItemsHaveNoPlaceForIsLost() {
    Read read = read("<item><link>https://e.com/a</link><comments>c</comments></item>");
    assertEquals(List.of("1 comments: c"), read.examples());
  }
}
