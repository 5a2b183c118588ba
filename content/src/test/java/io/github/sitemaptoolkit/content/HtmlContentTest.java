package io.github.sitemaptoolkit.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.content.judge.Omission;
import io.github.sitemaptoolkit.content.judge.Omitted;
import io.github.sitemaptoolkit.feed.FeedMedia;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HtmlContentTest {

  private static final String BASE = "https://e.com/b/a";

  private static HtmlContent read(String html) {
    assertTrue(HtmlContent.mayShow(html), html);
    return HtmlContent.ofFragment(html, BASE, Set.of());
  }

  private static String address(FeedMedia media) {
    return media.renditions().isEmpty()
        ? String.valueOf(media.player())
        : String.valueOf(media.renditions().get(0).url());
  }

  private static List<String> shown(String html) {
    return read(html).media().stream().map(HtmlContentTest::address).toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          <img src="a.png">                                              | https://e.com/b/a.png
          <p>x<IMG class=y SRC='//f.com/a.png'/>                         | https://f.com/a.png
          <img src=" /a b.png ">                                         | https://e.com/a b.png
          <img src="a?b=1&amp;c=2&#38;d">                                | https://e.com/b/a?b=1&c=2&d
          <img src=1.png srcset="2.png 300w, 3.png 900w,4.png 600w">     | https://e.com/b/3.png
          <img src=1.png srcset="2.png 2x, 3.png 1.5x">                  | https://e.com/b/2.png
          <img src=1.png srcset="2,w_3.png, 4.png 3x">                   | https://e.com/b/4.png
          <img srcset="2.png 10w, 3.png 10w">                            | https://e.com/b/2.png
          <picture><source srcset="2.avif 800w"><img src=1.png srcset="1.png 400w"></picture> | https://e.com/b/2.avif
          <picture><source srcset="2.avif 800w"><img src=1.png srcset="1.png 800w"></picture> | https://e.com/b/1.png
          <img src="data:image/gif;base64,R0" data-src="1.png">          | https://e.com/b/1.png
          <img src="wait.gif" data-srcset="1.png 10w, 2.png 20w">        | https://e.com/b/2.png
          <a href="/full.jpg"><img src="/full-300x200.jpg"></a>          | https://e.com/full.jpg
          <a href="/full.jpg">a picture</a>                              | https://e.com/full.jpg
          <a href="/page"><img src="1.png"></a>                          | https://e.com/b/1.png
          <a href="/wiki/File:A.jpg"><img src="1.png"></a>               | https://e.com/b/1.png
          <img data-src=1.png><noscript><img src=1.png></noscript>       | https://e.com/b/1.png
          <img src=1-300x200.png><img src=1.png>                         | https://e.com/b/1-300x200.png
          <template><img src=2.png></template><img src=1.png>            | https://e.com/b/1.png
          <!-- <img src="2.png"> --><img src="1.png">                    | https://e.com/b/1.png
          <script>'<img src="2.png">'</script><img src="1.png">          | https://e.com/b/1.png
          <image src=1.png>                                              | https://e.com/b/1.png
          <video src="1.mp4"><img src="2.png"></video>                   | https://e.com/b/1.mp4
          <video><source src=1.webm><source src=2.mp4></video>           | https://e.com/b/1.webm
          <iframe src="https://www.youtube.com/embed/a1b2c3d4e5f?x=1"></iframe> | https://www.youtube.com/embed/a1b2c3d4e5f?x=1
          <iframe data-src="//player.vimeo.com/video/12"></iframe>       | https://player.vimeo.com/video/12
          <iframe src="https://cdn.embedly.com/widgets/media.html?src=https%3A%2F%2Fwww.youtube.com%2Fembed%2Fa1b2c3d4e5f%3Ff%3Do&amp;x=1"></iframe> | https://www.youtube.com/embed/a1b2c3d4e5f?f=o
          <object><embed src="http://www.youtube.com/v/a1b2c3d4e5f"></object> | https://www.youtube.com/embed/a1b2c3d4e5f
          <iframe src="https://fast.wistia.net/embed/iframe/abc123"></iframe> | https://fast.wistia.net/embed/iframe/abc123
          <iframe src="https://cdn.jwplayer.com/players/AbCdEf12-xyz.html"></iframe> | https://cdn.jwplayer.com/players/AbCdEf12-xyz.html
          """)
  void onePictureOrVideoIsFound(String html, String url) {
    assertEquals(List.of(url), shown(html));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          <img src="https://s.w.org/images/core/emoji/15/72x72/2744.png">        | SMALL
          <img class="wp-smiley x" src="1.png">                                  | SMALL
          <img src="https://secure.gravatar.com/avatar/1?s=96">                  | FACE
          <img class="avatar" src="1.png" width=96>                              | FACE
          <img src="t.gif" width="1" height=1>                                   | NOT_SHOWN
          <img src="t.gif" height=' 0 '>                                         | NOT_SHOWN
          <img src="t.gif" style="border:0; Width: 1px">                         | NOT_SHOWN
          <img src="https://medium.com/_/stat?event=post.clientViewed" width=10> | COUNTER
          <img src="f.png" width=16 height=16>                                   | SMALL
          <img src="/favicon.ico">                                               | SMALL
          <img src="data:image/gif;base64,R0">                                   | NO_ADDRESS
          <img src="cid:1">                                                      | NO_ADDRESS
          <img src="{{ url }}/a.png">                                            | NO_ADDRESS
          <img src="#">                                                          | NO_ADDRESS
          <img src="">                                                           | NO_ADDRESS
          <img src="undefined">                                                  | NO_ADDRESS
          <img src="spacer.png">                                                 | STAND_IN
          <img src="a.html">                                                     | PAGE
          <img src="http://127.1.2.3/a.png">                                     | NO_ADDRESS
          <iframe src="https://www.google.com/maps/embed?x"></iframe>            | FRAME
          <iframe src="https://www.youtube.com/embed/videoseries?list=1"></iframe> | FRAME
          """)
  void ornamentsAreNoneOfThePage(String html, Omission reason) {
    HtmlContent content = read(html);
    assertEquals(List.of(), content.media());
    assertEquals(List.of(reason), content.omitted().stream().map(Omitted::reason).toList());
  }

  @Test
  void anIdAloneIsACounterUnlessAnotherPictureHasItsHost() {
    String id = "<img src='https://vg.e.com/na/0123456789abcdef'>";
    assertEquals(List.of("https://e.com/b/1.png"), shown("<img src=1.png>" + id));
    assertEquals(
        List.of("https://vg.e.com/na/0123456789abcdef", "https://vg.e.com/1.png"),
        shown(id + "<img src=https://vg.e.com/1.png>"));
    assertEquals(List.of(), shown(id + id.replace("na", "nb")));
  }

  @Test
  void aStandInPosterGivesWayToTheStyleOrTheFirstPicture() {
    String video = "<video src=1.mp4 poster=spacer.png style=\"%s\"></video>";
    assertEquals(
        List.of("https://e.com/b/2.png"), thumbnails(video.formatted("background:url(2.png) x")));
    assertEquals(
        List.of("https://e.com/b/2.png"), thumbnails(video.formatted("background:url('2.png')")));
    assertEquals(
        List.of("https://e.com/b/3.png"), thumbnails(video.formatted("") + "<img src=3.png>"));
    assertEquals(List.of(), thumbnails(video.formatted("background:url(")));
    assertEquals(List.of(), thumbnails("<video src=1.mp4></video><img src=3.png>"));
  }

  private static List<String> thumbnails(String html) {
    return read(html).media().stream().flatMap(one -> one.thumbnails().stream()).toList();
  }

  @Test
  void fragmentsAreCutOffAndCounted() {
    HtmlContent content =
        read(
            "<img src='1.png#a'><img src='1.png#b'><video src='1.mp4#t=1' poster='2.png#x'></video>");
    assertEquals(
        List.of("https://e.com/b/1.png", "https://e.com/b/1.mp4"),
        shown("<img src='1.png#a'><img src='1.png#b'><video src='1.mp4#t=1'></video>"));
    assertEquals(
        List.of(new Omitted(Omission.FRAGMENT, 4, "https://e.com/b/1.png#a")), content.omitted());
  }

  @Test
  void aSourceOfATemplateIsNotPreferred() {
    assertEquals(
        List.of("https://e.com/b/1.png"), shown("<img src=1.png data-src='{width}x.png'>"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "no picture", "<p>1 < 2", "&lt;img src='a.png'&gt;", "<a href=/a>.png"})
  void whatShowsNothingIsKnown(String html) {
    assertFalse(HtmlContent.mayShow(html));
    assertEquals(
        new HtmlContent(List.of(), List.of(), List.of(), Map.of()),
        HtmlContent.ofFragment(html, BASE, Set.of()));
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(strings = {"<a", "<a ", "<a>", "<a .", "<i", "<", "<a x.j"})
  void whatMayShowIsKnownInOnePass(String piece) {
    HtmlContent.mayShow(piece.repeat(4_000_000)); // would take hours
  }

  @Test
  void theNameOfAFileIsNoDescription() {
    String html =
        "<img src=a.png alt='../_images/a.png'><img src=b.png alt=IMG_1.JPG><img src=c.png alt='A"
            + " c.png'>";

    assertEquals(
        Arrays.asList(null, null, "A c.png"),
        HtmlContent.ofFragment(html, "https://example.com/", Set.of()).media().stream()
            .map(media -> media.description())
            .toList());
  }

  @Test
  void textsOfAPictureAreItsOwn() {
    List<FeedMedia> media =
        read("<figure><img src=1.png alt='The hut' title=Hut><figcaption>The hut <b>in"
                + " snow</b></figcaption></figure><img src=2.png alt='Another'>"
                + "<div class=wp-caption><a href=3.png><img src=3-1x1.png></a>"
                + "<p class=wp-caption-text>Third</p></div>")
            .media();
    assertEquals(
        List.of("Hut", "null", "null"),
        media.stream().map(one -> String.valueOf(one.title())).toList());
    assertEquals(
        List.of("The hut in snow", "Another", "Third"),
        media.stream().map(FeedMedia::description).toList());
  }

  @Test
  void thumbnailsFollowFromTheContentOnly() {
    List<FeedMedia> media =
        read("<video poster=p.jpg src=1.mp4></video><video src=2.mp4></video>"
                + "<iframe src='https://www.dailymotion.com/embed/video/x8a'></iframe>"
                + "<iframe src='https://geo.dailymotion.com/player/p.html?video=x8b'></iframe>"
                + "<iframe src='https://content.jwplatform.com/players/AbCdEf12-x.js'></iframe>"
                + "<iframe src='https://players.brightcove.net/1/d/index.html?videoId=5'></iframe>")
            .media();
    assertEquals(
        List.of(
            List.of("https://e.com/b/p.jpg"),
            List.of(),
            List.of("https://www.dailymotion.com/thumbnail/video/x8a"),
            List.of("https://www.dailymotion.com/thumbnail/video/x8b"),
            List.of("https://cdn.jwplayer.com/v2/media/AbCdEf12/poster.jpg"),
            List.of()),
        media.stream().map(FeedMedia::thumbnails).toList());
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "<img ",
        "<img src=a>",
        "<i>",
        "<a href=a.jpg>",
        "<picture>",
        "<figure><img src=x>",
        "<iframe ",
        "<video>",
        "&",
        "<img srcset='a 1w,",
        "<table>",
        "<p><b>",
        "</",
        "<img src=&"
      })
  void hostileHtmlEnds(String piece) {
    String html = "<img src=1.png>" + piece.repeat((HtmlContent.LONGEST - 20) / piece.length());
    assertEquals("https://e.com/b/1.png", shown(html).get(0));
  }

  /** Elements that hold very many others, each of which asks something of them. */
  @Tag("slow")
  @ParameterizedTest
  @CsvSource({
    "<picture>, <img srcset=#>",
    "<figure>, <figure><img src=#></figure><img src=#b>",
    "<div class=wp-caption>, <img src=#>",
    "<video>, <source src=#>",
    "<a href=a.jpg>, <img src=#>",
  })
  void hostileElementsAreReadInTime(String outer, String inner) {
    var html = new StringBuilder(outer);
    for (int i = 0; html.length() < HtmlContent.LONGEST - 60; i++) {
      html.append(inner.replace("#", Integer.toString(i)));
    }
    assertTrue(read(html.toString()).media().size() <= HtmlContent.MOST);
  }

  @Test
  void aThousandPicturesAreTaken() {
    var html = new StringBuilder();
    for (int i = 0; i < 1005; i++) {
      html.append("<img src=").append(i).append(".png>");
    }
    HtmlContent content = read(html.toString());
    assertEquals(HtmlContent.MOST, content.media().size());
    assertEquals(
        List.of(new Omitted(Omission.TOO_MANY, 5, "https://e.com/b/1000.png")), content.omitted());
  }

  /** Or a figure of 512 KiB would become a sitemap of hundreds of megabytes. */
  @Test
  void aVeryLongCaptionIsNoneOfAPicture() {
    String text = "x".repeat(1001);
    HtmlContent content =
        read("<figure><img src=1.png alt=A><img src=2.png><figcaption>" + text + "</figcaption>");
    assertEquals("A", content.media().get(0).description());
    assertEquals(
        List.of(new Omitted(Omission.CAPTION, 1, text.substring(0, 200))), content.omitted());
  }

  @Test
  void moreThanTheLongestIsRefused() {
    String html = " ".repeat(HtmlContent.LONGEST + 1);
    assertThrows(
        IllegalArgumentException.class, () -> HtmlContent.ofFragment(html, BASE, Set.of()));
  }
}
