package io.github.sitemaptoolkit.converters.feed;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.converters.feed.Feeds.Read;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.feed.Rendition;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What feeds declare, but is no picture or video of the page. */
class DeclaredMediaTest {

  private static final String FACE = "https://www.gravatar.com/avatar/1";
  private static final String FILM =
      "<media:content medium='video' url='https://e.com/v.mp4'>%s</media:content>";

  private static List<String> urls(FeedItem item) {
    return item.media().stream()
        .flatMap(it -> it.renditions().stream())
        .map(Rendition::url)
        .toList();
  }

  private static String image(String url) {
    return "<media:content medium='image' url='" + url + "'/>";
  }

  @Test
  void whatIsLeftOutIsToldOnceADocument() {
    String item = "<item><link>https://e.com/%d</link>%s</item>";
    Read read =
        Feeds.channel(
            item.formatted(1, image("https://e.com/1.jpg"))
                + item.formatted(2, image(FACE) + "<media:thumbnail url='" + FACE + "'/>")
                + item.formatted(3, image("https://e.com/spacer.gif") + image(FACE)));
    assertEquals(
        "2 faces of authors, 1 stand-in for a picture are left out; the first is \"" + FACE + '"',
        read.problem("media.left-out").message());
    assertEquals("https://e.com/2", read.problem("media.left-out").loc());
    assertEquals(1, read.count("media.left-out"));
    assertEquals(
        List.of(
            "2 face of an author: " + FACE, "1 stand-in for a picture: https://e.com/spacer.gif"),
        read.examples().stream()
            .filter(it -> it.contains("face") || it.contains("stand"))
            .toList());
  }

  @Test
  void itsOtherFilesAndThumbnailsStay() {
    FeedItem item =
        Feeds.item(
                "<media:group><media:content medium='video' url='http://localhost/v.mp4'/>"
                    + "<media:content medium='video' url='https://e.com/v.webm'/>"
                    + "<media:thumbnail url='https://e.com/blank.png'/>"
                    + "<media:thumbnail url='https://e.com/t.png'/></media:group>")
            .item();
    assertEquals(List.of("https://e.com/v.webm"), urls(item));
    assertEquals(List.of("https://e.com/t.png"), item.media().get(0).thumbnails());
  }

  @Test
  void aFilmWhosePictureIsNoneGetsTheFirstOfTheItem() {
    String none = FILM.formatted("<media:thumbnail url='https://e.com/spacer.png'/>");
    assertEquals(
        List.of("https://e.com/1.jpg"),
        Feeds.item(none + image("https://e.com/1.jpg")).item().thumbnails());
    assertEquals(
        List.of("https://e.com/2.jpg"),
        Feeds.item(
                none
                    + "<media:thumbnail url='https://e.com/2.jpg'/>"
                    + image("https://e.com/1.jpg"))
            .item()
            .thumbnails());
    assertEquals(
        List.of(),
        Feeds.item(FILM.formatted("") + image("https://e.com/1.jpg")).item().thumbnails());
  }

  private static Read six(String common) {
    StringBuilder items = new StringBuilder();
    for (int i = 1; i <= 6; i++) {
      items.append("<item><link>https://e.com/" + i + "</link>");
      items.append(common.replace("NUMBER", String.valueOf(i)) + "</item>");
    }
    return Feeds.channel(items.toString());
  }

  @Test
  void whatMostItemsDeclareIsAnOrnament() {
    Read read = six(image("https://e.com/logo.png") + image("https://e.com/NUMBER.jpg"));
    assertEquals(6, read.entries().size());
    for (int i = 0; i < 6; i++) {
      FeedItem item = read.entries().get(i).extension(Feeds.Seen.class).orElseThrow().item();
      assertEquals(List.of("https://e.com/" + (i + 1) + ".jpg"), urls(item));
    }
    assertEquals(
        "6 pictures or videos that most pages have are left out; the first is"
            + " \"https://e.com/logo.png\"",
        read.problem("media.left-out").message());
  }

  @Test
  void theThumbnailOfAFilmIsNoOrnament() {
    String film = FILM.replace("v.mp4", "NUMBER.mp4");
    Read read = six(film.formatted("<media:thumbnail url='https://e.com/cover.jpg'/>"));
    assertEquals(0, read.count("media.left-out"));
    String cover = "<itunes:image href='https://e.com/cover.jpg'/>";
    assertEquals(0, six(film.formatted("") + cover).count("media.left-out"));
    String sound = "<enclosure url='https://e.com/NUMBER.mp3' type='audio/mpeg'/>";
    assertEquals(1, six(sound + cover).count("media.left-out"));
    assertEquals(1, six("<media:thumbnail url='https://e.com/logo.png'/>").count("media.left-out"));
  }

  @Test
  void fragmentsOfFilesAreCutOffAndCounted() {
    Read read =
        Feeds.item(
            "<enclosure url='https://e.com/v.mp4#t=1' type='video/mp4'/>"
                + "<media:thumbnail url='https://e.com/t.jpg#x'/>"
                + "<media:player url='https://e.com/player#/1'/>");
    assertEquals(List.of("https://e.com/v.mp4"), urls(read.item()));
    assertEquals(List.of("https://e.com/t.jpg"), read.item().thumbnails());
    assertEquals("https://e.com/player#/1", read.item().media().get(0).player());
    assertEquals(
        1,
        read.examples().stream()
            .filter(
                it ->
                    it.startsWith(
                        "2 fragment of the address of a picture or video: https://e.com/"))
            .count());
  }

  @Test
  void thePictureOfTheAuthorIsNoneOfThePage() {
    Read read =
        Feeds.atom(
            "<feed xmlns='http://www.w3.org/2005/Atom' xmlns:gd='http://schemas.google.com/g/2005'"
                + Feeds.NAMESPACES
                + "><entry><link href='https://e.com/1'/><author><name>Jo</name>"
                + "<gd:image rel='thumbnail' src='https://e.com/jo.jpg'/></author>"
                + image("https://e.com/jo.jpg")
                + image("https://e.com/1.jpg")
                + "</entry></feed>");
    assertEquals(List.of("https://e.com/1.jpg"), urls(read.item()));
    assertEquals(1, read.count("media.left-out"));
  }

  @Test
  void aContentThatHasOnlyASizeIsAPicture() {
    String sized = "<media:content url='https://e.com/a' width='130' height='86'%s/>";
    assertEquals(Rendition.Medium.IMAGE, kind(sized.formatted("")));
    assertEquals(Rendition.Medium.OTHER, kind(sized.formatted(" duration='9'")));
    assertEquals(Rendition.Medium.OTHER, kind(sized.formatted(" type='application/x'")));
    assertEquals(Rendition.Medium.OTHER, kind("<media:content url='https://e.com/a' width='1'/>"));
    assertEquals(
        Rendition.Medium.VIDEO,
        kind(sized.formatted("") + "<media:player url='https://e.com/player'/>"));
  }

  private static Rendition.Medium kind(String media) {
    return Feeds.item(media).item().media().get(0).kind();
  }
}
