package io.github.sitemaptoolkit.converters.feed;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.converters.feed.Feeds.Read;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Links of items that play a film, but are not its page; elements that are not read. */
class WhatIsAPageTest {

  private static Read read(String inside) {
    return Feeds.channel("<item>" + inside + "</item>");
  }

  @Test
  void aStreamOrAFileOfAFilmIsNoPage() {
    Read read = read("<link>https://e.com/live.m3u8</link>");
    assertEquals(List.of(), read.locs());
    assertEquals(
        "an item without a title has no page: its film \"https://e.com/live.m3u8\" is not the url"
            + " of a page; it is left out",
        read.problem("feed.item-no-link").message());
    assertEquals(
        List.of("https://e.com/watch"),
        read("<link>https://e.com/v.mp4?x=1</link><guid>https://e.com/watch</guid>").locs());
  }

  @Test
  void theGuidIsThePageIfTheLinkIsThePlayer() {
    String player =
        "<link>https://e.com/embed/1</link><guid>%s</guid>"
            + "<media:group><media:player url='https://e.com/embed/1'/></media:group>";
    Read read = read(player.formatted("https://e.com/watch/1"));
    assertEquals("https://e.com/watch/1", read.only().loc());
    assertEquals("https://e.com/embed/1", read.item().media().get(0).player());
    assertEquals(
        "the link \"https://e.com/embed/1\" is the player of the film; the url of such items is"
            + " taken from guid",
        read.problem("mrss.player-equals-link").message());
    assertEquals(
        List.of("https://e.com/embed/1"), read(player.formatted("https://f.com/watch/1")).locs());
    String file = "<media:content url='https://e.com/1.mp4'/>";
    assertEquals(
        List.of("https://e.com/embed/1"),
        read(player.formatted("https://e.com/watch/1") + file).locs());
  }

  @Test
  void elementsThatLookLikeKnownOnesAreNamedOnce() {
    String item =
        "<item><link>https://e.com/%d</link><x:expirationDate>2027-01-01</x:expirationDate>"
            + "<x:mood>calm</x:mood></item>";
    Read read =
        Feeds.channel(
            "<podcast:liveItem xmlns:podcast='https://podcastindex.org/namespace/1.0'/>"
                + item.formatted(1)
                + item.formatted(2));
    assertEquals(
        List.of(
            "<podcast:liveItem> is not read; if it is meant for search engines, write an item of"
                + " its own with dcterms:type live-video",
            "<x:expirationDate> is not read; if it is meant for search engines, write"
                + " dcterms:valid"),
        read.context().problems().first().stream()
            .filter(it -> it.code().equals("feed.unread-element"))
            .map(it -> it.message())
            .toList());
  }
}
