package io.github.sitemaptoolkit.converters.feed;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.converters.feed.Feeds.Read;
import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.feed.Rendition;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Several files of one film or picture. */
class RenditionsTest {

  private static List<String> urls(FeedMedia media) {
    return media.renditions().stream().map(Rendition::url).toList();
  }

  @Test
  void aGroupInAGroupIsReadAsOneAndTold() {
    Read read =
        Feeds.item(
            "<media:group><media:content medium='image' url='https://e.com/poster.jpg'/>"
                + "<media:group><media:content url='https://e.com/v.mp4' type='video/mp4'/>"
                + "</media:group></media:group>");
    assertEquals(1, read.item().media().size());
    assertEquals(
        List.of("https://e.com/poster.jpg", "https://e.com/v.mp4"),
        urls(read.item().media().get(0)));
    assertEquals(
        "a media:group is in another; what is in it is read as if it were in that",
        read.problem("mrss.nested-group").message());
  }

  @Test
  void aPictureThatSearchEnginesShowCountsBeforeALargerOne() {
    for (String raw :
        List.of("p.tif' type='image/tiff", "p.dng' medium='image", "p.psd' medium='image")) {
      Read read =
          Feeds.withImages(
              new RssFormat(),
              "<rss version='2.0'"
                  + Feeds.NAMESPACES
                  + "><channel><item><link>https://e.com/a</link><media:group>"
                  + ("<media:content width='5000' height='3000' url='https://e.com/" + raw + "'/>")
                  + "<media:content width='1200' height='800' url='https://e.com/p.jpg'/>"
                  + "</media:group></item></channel></rss>");
      assertEquals(
          List.of("https://e.com/p.jpg"),
          read.only().extensions(Image.class).stream().map(Image::loc).toList());
    }
  }

  @Test
  void aTorrentIsNoFileOfAFilm() {
    String source = "<podcast:source uri='%s'%s/>";
    Read read =
        Feeds.rss(
            "<rss version='2.0' xmlns:podcast='https://podcastindex.org/namespace/1.0'><channel>"
                + "<item><link>https://e.com/a</link>"
                + "<podcast:alternateEnclosure type='video/mp4'>"
                + source.formatted("ipfs://Qm", "")
                + source.formatted("https://e.com/v.torrent", "")
                + source.formatted("https://e.com/t", " contentType='application/x-bittorrent'")
                + source.formatted("https://e.com/v.mp4", "")
                + "</podcast:alternateEnclosure></item></channel></rss>");
    assertEquals(List.of("https://e.com/v.mp4"), urls(read.item().media().get(0)));
  }
}
