package io.github.sitemaptoolkit.validator;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.validator.profile.Profile;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rules about pictures, films and news that look at more than one value. */
class MediaRulesTest {

  private static final List<String> CODES =
      List.of("-mostly-same", ".insecure", "news.title-not-unique", "news.publication-names");

  private final List<Problem> found = new ArrayList<>();

  /** Returns what the rules of this class find in entries, with their lines. */
  private List<String> check(String... entries) {
    String document =
        "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\""
            + " xmlns:image=\"http://www.google.com/schemas/sitemap-image/1.1\""
            + " xmlns:news=\"http://www.google.com/schemas/sitemap-news/0.9\""
            + " xmlns:video=\"http://www.google.com/schemas/sitemap-video/1.1\">\n"
            + String.join("\n", entries)
            + "</urlset>";
    found.clear();
    try {
      var in = new ByteArrayInputStream(document.getBytes(StandardCharsets.UTF_8));
      Validator.of(Profile.GOOGLE).check(Source.of(in, "a.xml"), found::add, count -> {});
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    found.removeIf(it -> CODES.stream().noneMatch(it.code()::endsWith));
    return found.stream().map(it -> it.code() + ' ' + it.location().line()).toList();
  }

  private static String[] entries(int count, IntFunction<String> values) {
    return IntStream.range(0, count)
        .mapToObj(i -> url("https://example.com/" + i, values.apply(i)))
        .toArray(String[]::new);
  }

  private static String url(String loc, String values) {
    return "<url><loc>" + loc + "</loc>" + values + "</url>";
  }

  private static String video(Object thumbnail, Object title, Object description, Object content) {
    return "<video:video><video:thumbnail_loc>https://example.com/"
        + thumbnail
        + ".jpg</video:thumbnail_loc><video:title>"
        + title
        + "</video:title><video:description>"
        + description
        + "</video:description><video:content_loc>https://example.com/"
        + content
        + ".mp4</video:content_loc></video:video>";
  }

  private static String image(Object loc) {
    return "<image:image><image:loc>" + loc + "</image:loc></image:image>";
  }

  private static String news(String name, String language, String title) {
    return "<news:news><news:publication><news:name>"
        + name
        + "</news:name><news:language>"
        + language
        + "</news:language></news:publication><news:publication_date>2026-01-05"
        + "</news:publication_date><news:title>"
        + title
        + "</news:title></news:news>";
  }

  @Test
  void oneThumbnailOnMostFilmsIsTold() {
    assertEquals(
        List.of("video.thumbnail-loc-mostly-same 0"),
        check(entries(12, i -> video(i < 10 ? "x" : i, "T" + i, "D" + i, i))));
    assertEquals(
        "video:thumbnail_loc \"https://example.com/x.jpg\" is that of 10 of 12 video:video",
        found.get(0).message());
    assertEquals(10, found.get(0).repeats().count());
    assertEquals(10, found.get(0).repeats().entries());
  }

  @Test
  void oneTitleOrDescriptionOnMostFilmsIsTold() {
    assertEquals(
        List.of("video.title-mostly-same 0", "video.description-mostly-same 0"),
        check(entries(10, i -> video(i, "Video", "Watch our videos", i))));
  }

  @Test
  void fewFilmsMayHaveOneThumbnail() {
    assertEquals(List.of(), check(entries(9, i -> video("x", "T", "D", i))));
  }

  @Test
  void someFilmsMayHaveOneThumbnail() {
    assertEquals(
        List.of(), check(entries(40, i -> video(i % 4 == 0 ? i : "x", "T" + i, "D" + i, i))));
  }

  @Test
  void orderOfFilmsDoesNotMatter() {
    assertEquals(
        List.of("video.thumbnail-loc-mostly-same 0"),
        check(entries(1_000, i -> video(i < 190 ? i : "x", "T" + i, "D" + i, i))));
    assertEquals(
        List.of("video.thumbnail-loc-mostly-same 0"),
        check(entries(1_000, i -> video(i % 6 == 0 ? i : "x", "T" + i, "D" + i, i))));
    assertEquals(
        List.of(), check(entries(1_000, i -> video(i < 210 ? i : "x", "T" + i, "D" + i, i))));
  }

  @Test
  void filmsOfOnePageAreFilmsToo() {
    String films =
        IntStream.range(0, 10)
            .mapToObj(i -> video("x", "T" + i, "D" + i, i))
            .collect(Collectors.joining());
    assertEquals(
        List.of("video.thumbnail-loc-mostly-same 0"), check(url("https://example.com/", films)));
    assertEquals(1, found.get(0).repeats().entries());
  }

  @Test
  void onePictureOnMostPagesIsTold() {
    IntFunction<String> pictures =
        i ->
            IntStream.range(0, 5)
                    .mapToObj(k -> image("https://example.com/" + i + k))
                    .collect(Collectors.joining())
                + (i % 10 == 0 ? "" : image("https://example.com/logo.png"));
    assertEquals(List.of("image.loc-mostly-same 0"), check(entries(50, pictures)));
    assertEquals(
        "image:loc \"https://example.com/logo.png\" is in 45 of 50 entries with image:image",
        found.get(0).message());
    assertEquals(45, found.get(0).repeats().count());
    assertEquals(45, found.get(0).repeats().entries());
  }

  @Test
  void pagesWithoutPicturesDoNotCount() {
    assertEquals(
        List.of("image.loc-mostly-same 0"),
        check(entries(100, i -> i % 5 > 0 ? "" : image("https://example.com/logo.png"))));
  }

  @Test
  void ownPicturesAreFine() {
    assertEquals(
        List.of(),
        check(
            entries(
                100,
                i -> image("https://example.com/" + i) + image("https://example.com/" + i / 2))));
  }

  @Test
  void insecureMediaOfSecurePagesAreTold() {
    String film =
        "<video:video><video:thumbnail_loc>http://example.com/a.jpg</video:thumbnail_loc>"
            + "<video:title>T</video:title><video:description>D</video:description>"
            + "<video:content_loc>http://example.com/a.mp4</video:content_loc>"
            + "<video:player_loc>HTTP://example.com/player</video:player_loc></video:video>";
    assertEquals(
        List.of("video.insecure 3", "video.insecure 3", "video.insecure 3", "image.insecure 4"),
        check(
            url("https://example.com/", ""),
            url("https://example.com/a", film),
            url(
                "https://example.com/b",
                image("https://example.com/1") + image("http://cdn.example.net/2"))));
    assertEquals("url[3].image[2].loc", found.get(3).path());
    assertEquals(
        "\"http://cdn.example.net/2\" is http, its page https: browsers ask for it by https, or not"
            + " at all",
        found.get(3).message());
  }

  @ParameterizedTest
  @CsvSource({
    "http://example.com/a, http://example.com/1",
    "https://example.com/a, https://example.com/1",
    "http://example.com/a, https://example.com/1",
    "https://example.com/a, /1",
    "https://example.com/a, data:image/gif;base64,R0",
    "https://example.com/a, httpx://example.com/1",
  })
  void otherMediaAreNot(String page, String image) {
    assertEquals(List.of(), check(url(page, image(image))));
  }

  @Test
  void linksOfMediaMayBeInsecure() {
    assertEquals(
        List.of(),
        check(
            url(
                "https://example.com/",
                "<image:image><image:loc>https://example.com/1</image:loc>"
                    + "<image:license>http://example.com/l</image:license></image:image>"
                    + "<video:video><video:thumbnail_loc>https://example.com/1"
                    + "</video:thumbnail_loc><video:title>T</video:title><video:description>D"
                    + "</video:description><video:content_loc>https://example.com/2"
                    + "</video:content_loc><video:uploader info=\"http://example.com/me\">Me"
                    + "</video:uploader></video:video>")));
  }

  @Test
  void titleOfTwoNewsIsTold() {
    assertEquals(
        List.of("news.title-not-unique 4"),
        check(
            url("https://example.com/1", news("N", "en", "Storm over the coast")),
            url("https://example.com/2", news("N", "en", "Sun over the coast")),
            url("https://example.com/3", news("N", "en", " Storm over the coast "))));
    assertEquals("info", found.get(0).severity().toString().toLowerCase());
  }

  @ParameterizedTest
  @CsvSource({
    "The Daily, THE DAILY",
    "The Daily, Daily",
    "The Daily, The-Daily",
    "The Daily, thedaily.com",
    "The Daily, The Daily Online",
    "Le Devoir, LeDevoir.com",
    "Süd-Anzeiger, Sued-Anzeiger",
    "Süd-Anzeiger, Sud Anzeiger",
  })
  void publicationThatIsNamedInTwoWaysIsTold(String name, String other) {
    assertEquals(
        List.of("news.publication-names 4"),
        check(
            url("https://example.com/1", news(name, "en", "A")),
            url("https://example.com/2", news(name, "en", "B")),
            url("https://example.com/3", news(other, "en", "C")),
            url("https://example.com/4", news(name, "en", "D")),
            url("https://example.com/5", news(other, "en", "E"))));
    assertEquals("url[3].news[1].publication.name", found.get(0).path());
    assertEquals(
        "the publication is \"" + name + "\" in other entries, and \"" + other + "\" here",
        found.get(0).message());
  }

  @ParameterizedTest
  @CsvSource({
    "The Daily, The Weekly",
    "The Daily, The Daily Town",
    "Bild, Bild am Sonntag",
    "The Guardian, The Observer",
    "毎日新聞, 朝日新聞",
    "The, Online",
  })
  void twoPublicationsAreNot(String name, String other) {
    assertEquals(
        List.of(),
        check(
            url("https://example.com/1", news(name, "en", "A")),
            url("https://example.com/2", news(other, "en", "B"))));
  }

  @Test
  void publicationMayHaveANameInEachLanguage() {
    assertEquals(
        List.of(),
        check(
            url("https://example.com/1", news("The Daily", "en", "A")),
            url("https://example.com/2", news("THE DAILY", "fr", "B"))));
  }
}
