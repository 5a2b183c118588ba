package io.github.sitemaptoolkit.converters.feed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.converters.feed.Feeds.Read;
import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.ext.image.ImageExtension;
import io.github.sitemaptoolkit.ext.video.Video;
import io.github.sitemaptoolkit.ext.video.VideoExtension;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PodcastsAndShopsTest {

  private static final String OPEN =
      "<rss version='2.0' xmlns:itunes='http://www.itunes.com/dtds/podcast-1.0.dtd'"
          + " xmlns:podcast='https://podcastindex.org/namespace/1.0'"
          + " xmlns:g='http://base.google.com/ns/1.0'><channel><link>https://e.com/</link>";
  private static final String COVER = "<itunes:image href='https://e.com/cover.jpg'/>";
  private static final String SOUND = "<enclosure url='https://e.com/a.mp3' type='audio/mpeg'/>";
  private static final String FILM = "<enclosure url='https://e.com/a.mp4' type='video/mp4'/>";

  private static Read channel(String inside) {
    return read(new RssFormat(), OPEN + inside + "</channel></rss>");
  }

  private static Read read(SitemapFormat format, String feed) {
    return Feeds.read(format, feed, Extensions.of(new ImageExtension(), new VideoExtension()));
  }

  private static Read item(String inside) {
    return channel(COVER + "<item><link>https://e.com/a</link>" + inside + "</item>");
  }

  private static List<String> images(UrlEntry entry) {
    return entry.extensions(Image.class).stream().map(Image::loc).toList();
  }

  private static Video video(Read read) {
    return read.only().extension(Video.class).orElseThrow();
  }

  @Test
  void anEpisodesPictureIsThatOfItsPage() {
    String picture = "<itunes:image href='https://e.com/1.jpg'/>";
    assertEquals(List.of("https://e.com/1.jpg"), images(item(SOUND + picture).only()));
    Read film = item(FILM + picture);
    assertEquals(List.of("https://e.com/1.jpg"), images(film.only()));
    assertEquals("https://e.com/1.jpg", video(film).thumbnailLoc());
    assertEquals(List.of(), images(item(SOUND).only()), "the podcast's is not the page's");
  }

  @Test
  void ofSizesOfAPictureTheLargestIsTaken() {
    String sizes =
        "<podcast:images srcset='https://e.com/s.jpg 300w, https://e.com/l.jpg 1500w,"
            + " https://e.com/m.jpg 600w'/>";
    assertEquals(List.of("https://e.com/l.jpg"), images(item(SOUND + sizes).only()));
    String small = "<itunes:image href='https://e.com/s.jpg'/>";
    assertEquals(List.of("https://e.com/l.jpg"), images(item(sizes + small).only()));
    assertEquals(List.of("https://e.com/l.jpg"), images(item(small + sizes).only()));
    assertEquals("https://e.com/l.jpg", video(item(FILM + sizes)).thumbnailLoc());
    String more =
        "<podcast:image href='https://e.com/p.jpg' purpose='artwork'/>"
            + "<podcast:image href='https://e.com/p.mp4' type='video/mp4'/>";
    assertEquals(
        List.of("https://e.com/l.jpg", "https://e.com/p.jpg"), images(item(sizes + more).only()));
  }

  @Test
  void anotherVersionOfTheEnclosureMayBeAFilm() {
    Read read =
        item(
            SOUND
                + "<itunes:duration>10:00</itunes:duration>"
                + "<podcast:alternateEnclosure type='video/mp4' bitrate='500000'>"
                + "<podcast:source uri='https://e.com/small.mp4'/></podcast:alternateEnclosure>"
                + "<podcast:alternateEnclosure type='video/mp4' bitrate='1500000'>"
                + "<podcast:integrity type='sri' value='x'/><podcast:source uri='ipfs://a'/>"
                + "<podcast:source uri='https://e.com/large.mp4'/></podcast:alternateEnclosure>");
    assertEquals("https://e.com/large.mp4", video(read).contentLoc());
    assertEquals("600", video(read).duration());
    assertTrue(read.examples().contains("1 podcast:source: ipfs://a"), read.examples()::toString);
    Read only =
        item(
            "<podcast:alternateEnclosure type='video/mp4'><podcast:source"
                + " uri='https://e.com/b.mp4'/></podcast:alternateEnclosure>");
    assertEquals("https://e.com/b.mp4", video(only).contentLoc());
  }

  @Test
  void theVersionWithTheMostLinesIsChosenWhereOnlyHeightsAreKnown() {
    String source = "<podcast:source uri='https://e.com/%s.mp4'/></podcast:alternateEnclosure>";
    Read read =
        item(
            SOUND
                + "<podcast:alternateEnclosure type='video/mp4' height='240'>"
                + source.formatted("low")
                + "<podcast:alternateEnclosure type='video/mp4' height='1080'>"
                + source.formatted("high"));
    assertEquals("https://e.com/high.mp4", video(read).contentLoc());
  }

  @ParameterizedTest
  @CsvSource({"yes, no", "true, no", "explicit, no", "No, yes", "false, yes", "clean, yes", "x,"})
  void explicitEpisodesAreNotFamilyFriendly(String explicit, String friendly) {
    String element = "<itunes:explicit>" + explicit + "</itunes:explicit>";
    assertEquals(friendly, video(item(FILM + element)).familyFriendly());
    assertTrue(
        item(SOUND + element).examples().contains("1 itunes:explicit: " + explicit), explicit);
  }

  @Test
  void keywordsAreTags() {
    Read read = item(FILM + "<category>a</category><itunes:keywords>a, b c,,d</itunes:keywords>");
    assertEquals(List.of("a", "b c", "d"), video(read).tags());
  }

  @Test
  void aFilmWithoutAPictureHasThatOfThePodcastAndThisIsTold() {
    Read read = item(FILM);
    assertEquals("https://e.com/cover.jpg", video(read).thumbnailLoc());
    assertEquals(1, read.count("feed.podcast-thumbnail"));
    assertEquals(0, item(SOUND).count("feed.podcast-thumbnail"));
    Read none = channel("<item><link>https://e.com/a</link>" + FILM + "</item>");
    assertEquals(0, none.count("feed.podcast-thumbnail"));
    assertEquals(1, none.count("video.thumbnail-loc-missing"));
  }

  @Test
  void productsArePagesWithAllTheirPictures() {
    String product =
        "<g:link>https://e.com/p</g:link><g:image_link>https://e.com/1.jpg</g:image_link>"
            + "<g:additional_image_link>https://e.com/2.jpg , https://e.com/3,4.jpg"
            + "</g:additional_image_link>"
            + "<g:additional_image_link>https://e.com/1.jpg</g:additional_image_link>"
            + "<g:availability>out_of_stock</g:availability>";
    List<String> all =
        List.of("https://e.com/1.jpg", "https://e.com/2.jpg", "https://e.com/3,4.jpg");
    Read read = channel("<item><guid>17</guid>" + product + "</item>");
    assertEquals(List.of("https://e.com/p"), read.locs());
    assertEquals(all, images(read.only()));
    Read atom =
        read(
            new AtomFormat(),
            "<feed xmlns='http://www.w3.org/2005/Atom' xmlns:g='http://base.google.com/ns/1.0'>"
                + "<entry>"
                + product
                + "</entry></feed>");
    assertEquals(List.of("https://e.com/p"), atom.locs());
    assertEquals(all, images(atom.only()));
  }

  @Test
  void theLinkOfAShopThatIsAnotherIsLost() {
    Read read =
        channel("<item><g:link>https://e.com/b</g:link><link>https://e.com/a</link></item>");
    assertEquals(List.of("https://e.com/a"), read.locs());
    assertEquals(List.of("1 g:link: https://e.com/b"), read.examples());
  }
}
