package io.github.sitemaptoolkit.content.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MediaJudgeTest {

  private static final String PAGE = "https://www.example.com/a";

  private final MediaJudge judge = new MediaJudge();

  private @Nullable Omission declared(String url) {
    return judge.picture(url, PAGE);
  }

  private @Nullable Omission found(String attributes, String url) {
    Element body = Jsoup.parseBodyFragment("<img " + attributes + ">").body();
    return judge.found(Objects.requireNonNull(body.selectFirst("img")), url, PAGE, false);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "data:image/gif;base64,R0",
        "cid:1",
        "https://www.example.com/a",
        "https://www.example.com/a#top",
        "https://www.example.com/a?",
        "https://e.com/undefined",
        "https://e.com/img/{width}x.jpg",
        "https://e.com/img/%7Bname%7D.jpg",
        "https://e.com/__HOST__/a.jpg",
        "http://localhost/a.jpg",
        "http://a.localhost:80/a.jpg",
        "http://10.0.0.1/a.jpg",
        "http://0.1.2.3/a.jpg",
        "http://127.0.0.2/a.jpg",
        "http://100.64.0.1/a.jpg",
        "http://169.254.1.1/a.jpg",
        "http://172.31.0.1/a.jpg",
        "http://192.168.1.1/a.jpg",
        "http://nas/a.jpg",
        "http://nas.local/a.jpg",
        "http://nas.home.arpa/a.jpg",
      })
  void nobodyElseCanAskForIt(String url) {
    assertEquals(Omission.NO_ADDRESS, declared(url));
    assertEquals(Omission.NO_ADDRESS, found("alt=A", url));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://www.example.com/a.jpg",
        "https://www.example.com/a?b=1",
        "https://e.com/undefined.jpg",
        "https://e.com/a.jpg?x={1}",
        "https://e.com/_a__/b.jpg",
        "http://100.63.0.1/a.jpg",
        "http://172.32.0.1/a.jpg",
        "http://192.169.1.1/a.jpg",
        "http://11.0.0.1/a.jpg",
        "http://10.0.0.1.example.com/a.jpg",
        "http://local.example.com/a.jpg",
        "http://mylocalhost.com/a.jpg",
        "http://[2001:db8::1]/a.jpg",
      })
  void othersCanAskForIt(String url) {
    assertNull(declared(url));
    assertNull(judge.video(url, PAGE));
  }

  @Test
  void aPictureSharesTheFateOfItsPage() {
    assertNull(judge.picture("http://localhost:80/a.jpg", "http://localhost:80/a"));
    assertNull(judge.picture("http://nas/a.jpg", "http://nas/a"));
    assertEquals(Omission.NO_ADDRESS, judge.picture("http://nas/a.jpg", "http://nas.example/a"));
    assertEquals(Omission.NO_ADDRESS, judge.video("http://nas/a.mp4", null));
  }

  @ParameterizedTest
  @CsvSource({
    "https://e.com/a.html, PAGE",
    "https://e.com/a.xhtml?b=1, PAGE",
    "https://www.youtube.com/watch?v=a1b2c3d4e5f, PAGE",
    "https://farm.wistia.com/medias/0a1b2c3d4e, PAGE",
    "https://secure.gravatar.com/a, FACE",
    "https://avatars3.example.com/u/1, FACE",
    "https://e.com/avatars/123.png, FACE",
    "https://e.com/avatar/0a1b2c/x.png, FACE",
    "https://e.com/avatar/jo.png?s=200, FACE",
    "https://e.com/spacer.gif, STAND_IN",
    "https://e.com/BLANK.png, STAND_IN",
    "https://e.com/placeholder, STAND_IN",
    "https://e.com/1x1.jpg, STAND_IN",
    "https://e.com/pixel.gif, STAND_IN",
  })
  void whatIsDeclaredIsLeftOut(String url, Omission reason) {
    assertEquals(reason, declared(url));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://e.com/a.php?id=1",
        "https://e.com/a.aspx",
        "https://e.com/a.cgi",
        "https://www.youtube.com/img/a.png",
        "https://i.ytimg.com/vi/a1b2c3d4e5f/hqdefault.jpg",
        "https://avatar.com/a.jpg",
        "https://e.com/films/avatar/still-1.jpg",
        "https://e.com/films/avatar/12.jpg",
        "https://e.com/avatar/jo.png?s=201",
        "https://e.com/avatar",
        "https://mygravatar.com/a.jpg",
        "https://e.com/spacer/a.gif",
        "https://e.com/a-spacer.gif",
        "https://e.com/pixel.jpg",
        "https://e.com/lazy.webp",
        "https://stats.e.com/collect?idsite=1",
      })
  void whatIsDeclaredIsKept(String url) {
    assertNull(declared(url));
  }

  @Test
  void anAuthorIsNoPictureOfThePage() {
    assertEquals(Omission.FACE, judge.picture("https://e.com/a.jpg", PAGE, " Author ", null));
    assertEquals(Omission.FACE, judge.picture("https://e.com/avatar/jo.jpg", PAGE, null, "96"));
    assertNull(judge.picture("https://e.com/avatar/jo.jpg", PAGE, "Jo", "960"));
  }

  @ParameterizedTest
  @CsvSource({
    "width=2, https://e.com/a.jpg, NOT_SHOWN",
    "height=0, https://e.com/a.jpg, NOT_SHOWN",
    "style='width:0', https://e.com/a.jpg, NOT_SHOWN",
    "class=emoji, https://e.com/a.jpg, SMALL",
    "width=32 height=32, https://e.com/a.jpg, SMALL",
    "class=avatar, https://e.com/a.jpg, FACE",
    "width=200, https://e.com/avatars/jo.jpg, FACE",
    "alt='', https://track.e.com/o, COUNTER",
    "alt='', https://e.com/hit?x=1, COUNTER",
    "alt='', https://e.com/a.php?idsite=1, COUNTER",
    "hidden, https://stats.e.com/a.gif, COUNTER",
    "alt='', https://stats.e.com/track/a.gif, COUNTER",
    "alt='Web Analytics', https://e.com/hit?x=1, COUNTER",
    "alt='A' hidden, https://track.e.com/o, COUNTER",
  })
  void whatIsFoundIsLeftOut(String attributes, String url, Omission reason) {
    assertEquals(reason, found(attributes, url));
  }

  @ParameterizedTest
  @CsvSource({
    "width=3, https://e.com/a.jpg",
    "width=1%, https://e.com/a.jpg",
    "width=1 layout=responsive, https://e.com/a.jpg",
    "style='width:0;min-width:100%', https://e.com/a.jpg",
    "style='display:none', https://e.com/a.jpg",
    "hidden, https://e.com/image/1",
    "width=32 height=33, https://e.com/a.jpg",
    "width=201, https://e.com/avatars/jo.jpg",
    "alt='', https://track.e.com/a.gif",
    "alt='', https://track.com/o",
    "alt='', https://e.com/hit/a.gif",
    "alt='', https://e.com/a.gif?idsite=1",
    "alt='', https://e.com/a?xidsite=1",
    "alt='A', https://e.com/hit?x=1",
    "width=101 height=101, https://e.com/hit?x=1",
    "hidden, https://stats.e.com/track/a.jpg",
    "alt='', https://e.com/a?x=1",
  })
  void oneSignIsNotEnough(String attributes, String url) {
    assertNull(found(attributes, url));
  }

  @Test
  void anIdAloneIsDoubtful() {
    assertNull(found("alt=''", "https://vg.e.com/na/0123456789ab"));
    assertTrue(judge.isDoubtful());
    for (List<String> other :
        List.of(
            List.of("alt=A", "https://vg.e.com/na/0123456789ab"),
            List.of("width=33", "https://vg.e.com/na/0123456789ab"),
            List.of("", "https://vg.e.com/na/0123456789a"),
            List.of("", "https://vg.e.com/na/0123456789ab.png"),
            List.of("", "https://vg.e.com/na/abcdefabcdef"),
            List.of("", "https://vg.e.com/na/0123456789ag"))) {
      found(other.get(0), other.get(1));
      assertFalse(judge.isDoubtful(), other.toString());
    }
  }

  @Test
  void aFragmentIsCutOff() {
    assertEquals("https://e.com/a.mp4", MediaJudge.withoutFragment("https://e.com/a.mp4#t=1#2"));
    assertEquals("https://e.com/a.mp4", MediaJudge.withoutFragment("https://e.com/a.mp4"));
  }

  private static List<String> told(Omission... reasons) {
    var leftOut = new LeftOutMedia();
    for (Omission reason : reasons) {
      leftOut.add(reason, 1, "u:" + reason, Location.of("in"), "https://e.com/");
    }
    List<Problem> problems = new ArrayList<>();
    leftOut.reportTo(new Problems(problems::add));
    leftOut.reportTo(new Problems(problems::add)); // nothing is left
    return problems.stream()
        .map(it -> it.severity() + " " + it.code() + " " + it.loc() + " " + it.message())
        .toList();
  }

  @Test
  void whatIsLeftOutIsToldOnceByItsReasons() {
    assertEquals(
        List.of(
            "warning media.left-out https://e.com/ 2 counters of visitors, 1 face of an author are"
                + " left out; the first is \"u:COUNTER\""),
        told(Omission.COUNTER, Omission.FACE, Omission.COUNTER));
    assertEquals(
        List.of("info media.left-out https://e.com/ 1 emoji or icon is left out: \"u:SMALL\""),
        told(Omission.SMALL));
    assertEquals(List.of(), told(Omission.FRAME, Omission.FRAGMENT));
    assertEquals(List.of(), told());
  }

  @Test
  void theSiteOfTheOneBeforeDecidesNothingElse() {
    for (int i = 0; i < 2; i++) {
      assertNull(declared("https://www.youtube.com/a.jpg"));
      assertEquals(Omission.PAGE, declared("https://www.youtube.com/watch?v=dQw4w9WgXcQ"));
      assertNull(declared("https://avatars.com/a.jpg"));
      assertEquals(Omission.FACE, declared("https://avatars.example.com/a.jpg"));
      assertNull(declared("https://www.example.com/b.jpg"));
      assertEquals(Omission.NO_ADDRESS, declared("https://www.example.com/undefined"));
    }
  }
}
