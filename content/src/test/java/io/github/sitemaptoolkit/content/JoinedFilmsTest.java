package io.github.sitemaptoolkit.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.github.sitemaptoolkit.content.judge.Omission;
import io.github.sitemaptoolkit.content.judge.Omitted;
import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.feed.Rendition;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** One film by two ways is one. */
class JoinedFilmsTest {

  private static final String SITE = "https://example.com/";

  private static FeedMedia.Builder file(String name) {
    return FeedMedia.builder()
        .renditions(List.of(Rendition.builder().url(SITE + name).medium("video").build()));
  }

  private static FeedMedia.Builder player(String url) {
    return FeedMedia.builder().player(url);
  }

  private static JoinedFilms joined(
      List<FeedMedia> declared, List<FeedMedia> named, List<FeedMedia> found) {
    return JoinedFilms.of(declared, named, found, List.of());
  }

  private static List<Omission> reasons(JoinedFilms joined) {
    return joined.omitted().stream().map(Omitted::reason).toList();
  }

  @ParameterizedTest
  @CsvSource({
    "https://example.com/f.mp4,http://example.com/f.mp4",
    "https://example.com/f.mp4,https://EXAMPLE.com/f.webm",
    "https://example.com/f-720p.mp4,https://example.com/f-1080p.mp4",
    "https://example.com/f/1280x720.mp4,https://example.com/f/640x360.mp4",
    "https://example.com/hd/f.mp4,https://example.com/sd/f.mp4",
    "https://example.com/f/master.m3u8,https://example.com/f.mp4",
    "https://tv.example/embed/1,https://tv.example/embed/1?autoplay=1&mute=1",
    "https://tv.example/embed/1?id=2,https://tv.example/embed/1?autoplay=1&id=2#t=3",
    "https://www.youtube.com/embed/dQw4w9WgXcQ,https://youtu.be/dQw4w9WgXcQ?t=3"
  })
  void copiesHaveOneKey(String one, String other) {
    assertEquals(FilmKey.of(one), FilmKey.of(other));
  }

  @ParameterizedTest
  @CsvSource({
    "https://example.com/f.mp4,https://example.com/g.mp4",
    "https://example.com/F.mp4,https://example.com/f.mp4",
    "https://example.com/f.mp4,https://cdn.example.com/f.mp4",
    "https://example.com/f-1.mp4,https://example.com/f-2.mp4",
    "https://tv.example/embed?id=1,https://tv.example/embed?id=2",
    "https://www.youtube.com/embed/dQw4w9WgXcQ,https://www.youtube.com/embed/aQw4w9WgXcQ"
  })
  void twoFilmsHaveTwo(String one, String other) {
    assertNotEquals(FilmKey.of(one), FilmKey.of(other));
  }

  @Test
  void fieldsAreJoinedStructuredDataFirst() {
    FeedMedia declared = file("f-720p.mp4").title("Declared").build();
    FeedMedia found =
        file("f-1080p.mp4").title("Found").description("D").thumbnails(List.of("t")).build();
    JoinedFilms joined = joined(List.of(declared), List.of(), List.of(found));
    assertEquals(1, joined.films().size());
    FeedMedia film = joined.films().get(0);
    assertEquals("Declared", film.title());
    assertEquals("D", film.description());
    assertEquals(List.of("t"), film.thumbnails());
    assertEquals(SITE + "f-720p.mp4", film.renditions().get(0).url());
    assertEquals(List.of(), joined.omitted());
  }

  @Test
  void theLengthIsKeptWhicheverHasIt() {
    FeedMedia declared = file("f.mp4").build();
    FeedMedia found =
        FeedMedia.builder()
            .renditions(
                List.of(
                    Rendition.builder()
                        .url(SITE + "f.webm")
                        .medium("video")
                        .duration("60")
                        .build()))
            .build();
    assertEquals(
        "60",
        joined(List.of(declared), List.of(), List.of(found))
            .films()
            .get(0)
            .renditions()
            .get(0)
            .duration());
  }

  @Test
  void aFoundFilmWithoutWordsJoinsTheOnlyOneThatLacksIt() {
    FeedMedia declared = player("https://tv.example/embed/1").title("T").build();
    JoinedFilms joined = joined(List.of(declared), List.of(), List.of(file("f.mp4").build()));
    assertEquals(1, joined.films().size());
    assertEquals("https://tv.example/embed/1", joined.films().get(0).player());
    assertEquals(SITE + "f.mp4", joined.films().get(0).renditions().get(0).url());
  }

  @Test
  void elseItIsLeftOutAndCounted() {
    FeedMedia one = file("f.mp4").title("F").build();
    FeedMedia two = file("g.mp4").title("G").build();
    FeedMedia other = file("h.mp4").build();
    for (JoinedFilms joined :
        List.of(
            joined(List.of(one), List.of(), List.of(other)),
            joined(List.of(one, two), List.of(), List.of(other)))) {
      assertEquals(List.of(Omission.NAMELESS), reasons(joined));
      assertEquals(SITE + "h.mp4", joined.omitted().get(0).address());
    }
  }

  @Test
  void onlyOneFilmWithoutWordsJoins() {
    FeedMedia declared = player("https://tv.example/embed/1").title("T").build();
    JoinedFilms joined =
        joined(List.of(declared), List.of(), List.of(file("f.mp4").build(), file("g.mp4").build()));
    assertEquals(1, joined.films().size());
    assertEquals(List.of(Omission.NAMELESS), reasons(joined));
  }

  @Test
  void aFoundFilmWithWordsIsOneOfItsOwn() {
    JoinedFilms joined =
        joined(
            List.of(file("f.mp4").title("F").build()),
            List.of(),
            List.of(file("g.mp4").title("G").build()));
    assertEquals(2, joined.films().size());
  }

  @Test
  void theFilmOfTheHeadIsTheOnlyOne() {
    FeedMedia named = file("og.mp4").build();
    assertEquals(
        1,
        joined(List.of(file("f.mp4").title("F").build()), List.of(named), List.of())
            .films()
            .size());
    JoinedFilms joined =
        joined(
            List.of(file("f.mp4").title("F").build(), file("g.mp4").title("G").build()),
            List.of(named),
            List.of());
    assertEquals(2, joined.films().size());
    assertEquals(List.of(Omission.NAMELESS), reasons(joined));
  }

  @Test
  void filmsBehindAPageAreNoneUnlessDeclared() {
    FeedMedia loop = file("loop.mp4").build();
    JoinedFilms alone = JoinedFilms.of(List.of(), List.of(), List.of(), List.of(loop));
    assertEquals(List.of(), alone.films());
    assertEquals(List.of(Omission.BACKGROUND), reasons(alone));
    JoinedFilms declared =
        JoinedFilms.of(
            List.of(file("loop.mp4").title("L").build()), List.of(), List.of(), List.of(loop));
    assertEquals(1, declared.films().size());
    assertEquals(List.of(), declared.omitted());
  }

  @Test
  void renditionsOfOneFilmAreNoLoss() {
    FeedMedia found =
        FeedMedia.builder()
            .renditions(
                List.of(
                    Rendition.builder().url(SITE + "f.webm").medium("video").build(),
                    Rendition.builder().url(SITE + "f.mp4").medium("video").build()))
            .build();
    JoinedFilms joined = joined(List.of(), List.of(), List.of(found));
    assertEquals(1, joined.films().get(0).renditions().size());
    assertEquals(List.of(), joined.omitted());
  }
}
