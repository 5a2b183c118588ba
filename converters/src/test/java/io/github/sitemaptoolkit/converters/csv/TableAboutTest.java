package io.github.sitemaptoolkit.converters.csv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.converters.option.CsvInputOptions;
import io.github.sitemaptoolkit.converters.reading.ReadingListener;
import io.github.sitemaptoolkit.converters.reading.TableAbout;
import io.github.sitemaptoolkit.converters.reading.TableReading;
import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.ext.image.ImageExtension;
import io.github.sitemaptoolkit.ext.video.Video;
import io.github.sitemaptoolkit.ext.video.VideoExtension;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.testkit.Documents;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tables are read by what they are about; whole exports are tested where the command is. */
class TableAboutTest {

  private static final String FILMS = "Page,Lecture,Summary,Still,Film";
  private static final String FILM =
      "https://a.example/1,Ice,How it flows.,https://a.example/s.jpg,";

  private static final String STILL = "video.thumbnail_loc";

  private Context context = Context.of(Extensions.of(new ImageExtension(), new VideoExtension()));

  private List<UrlEntry> read(String... lines) {
    context = context.withProblems(new Problems());
    return Documents.read(new CsvFormat(), String.join("\n", lines) + "\n", context);
  }

  private Video video(String header, String cell) {
    List<UrlEntry> entries = read(FILMS + ',' + header, FILM + "https://a.example/f.mp4," + cell);
    return entries.get(0).extensions(Video.class).get(0);
  }

  private List<String> pictures(String... lines) {
    return read(lines).get(0).extensions(Image.class).stream().map(Image::loc).toList();
  }

  private List<String> messages() {
    return context.problems().first().stream().map(Problem::message).toList();
  }

  private boolean says(String part) {
    return messages().stream().anyMatch(message -> message.contains(part));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "https://cdn.example/f.mp4 | https://cdn.example/f.mp4 |",
        "/films/f.webm | https://a.example/films/f.webm |",
        "https://youtu.be/Lq3sTn7Wk0A | | https://www.youtube.com/embed/Lq3sTn7Wk0A",
        "https://vimeo.com/76979871 | | https://player.vimeo.com/video/76979871",
        "<iframe src='https://p.example/e?a=1&amp;b=2'></iframe> | | https://p.example/e?a=1&b=2",
        "<video src='https://cdn.example/f.mp4'></video> | https://cdn.example/f.mp4 |",
        "https://player.example/1 | | https://player.example/1",
      })
  void addressOfAFilmIsItsFileOrItsPlayer(String cell, String file, String player) {
    Video video = read(FILMS, FILM + cell).get(0).extensions(Video.class).get(0);
    assertEquals(file, video.contentLoc());
    assertEquals(player, video.playerLoc() == null ? null : video.playerLoc().url());
    assertEquals("Ice", video.title());
    assertEquals("How it flows.", video.description());
    assertEquals(List.of("https://a.example/s.jpg"), List.of(video.thumbnailLoc()));
    assertTrue(says("read beside pages: films (title from \"Lecture\", "), messages()::toString);
  }

  @ParameterizedTest
  @ValueSource(strings = {"https://a.example/f.mp3", "https://a.example/f.png", "soon", "<b>f</b>"})
  void otherThingsAreNoFilms(String cell) {
    assertEquals(List.of(), read(FILMS, FILM + cell).get(0).extensions(Video.class));
  }

  private void map(Map<String, String> columns) {
    context = context.with(CsvInputOptions.DEFAULTS.withColumns(columns));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "https://a.example/f.mp4 | video.embed | https://a.example/f.mp4 |",
        "https://youtu.be/Lq3sTn7Wk0A | video[1].embed | | https://www.youtube.com/embed/Lq3sTn7Wk0A",
        "<iframe src='https://p.example/e'></iframe> | video.embed | | https://p.example/e",
        "https://a.example/f.mp4 | video.content_loc | https://a.example/f.mp4 |",
      })
  void filmsOfAllKindsCanBeMapped(String cell, String column, String file, String player) {
    map(Map.of("Link", column, "A", "video.title", "B", "video.description", "C", STILL));
    String row = "https://a.example/1," + cell + ",Ice,How it flows.,https://a.example/s.jpg";
    Video video = read("loc,Link,A,B,C", row).get(0).extensions(Video.class).get(0);
    assertEquals(file, video.contentLoc());
    assertEquals(player, video.playerLoc() == null ? null : video.playerLoc().url());
  }

  @Test
  void whatRecognitionTurnsCanBeMapped() {
    map(
        Map.of(
            "Only", "video.restriction.allow",
            "Never", "video.restriction.deny",
            "Adults", "video.adult",
            "Words", "video.keywords"));
    List<UrlEntry> entries =
        read(
            "loc,Only,Never,Adults,Words",
            "https://a.example/1,\"Germany, AT\",,yes,\"ice, snow\"",
            "https://a.example/2,,France,no,");
    Video first = entries.get(0).extensions(Video.class).get(0);
    Video second = entries.get(1).extensions(Video.class).get(0);
    assertEquals("DE AT", first.restriction().countries());
    assertEquals("allow", first.restriction().relationship());
    assertEquals("no", first.familyFriendly());
    assertEquals(List.of("ice", "snow"), first.tags());
    assertEquals("deny", second.restriction().relationship());
    assertEquals("yes", second.familyFriendly());
  }

  @Test
  void fileAndPlayerCanBeMappedAlike() {
    map(
        Map.of(
            "A", "video[1].embed",
            "B", "video[1].embed",
            "C", "video.title",
            "D", "video.description",
            "E", STILL));
    String films = "https://a.example/f.mp4,https://youtu.be/Lq3sTn7Wk0A";
    String row = "https://a.example/1," + films + ",Ice,How it flows.,https://a.example/s.jpg";
    Video video = read("loc,A,B,C,D,E", row).get(0).extensions(Video.class).get(0);
    assertEquals("https://a.example/f.mp4", video.contentLoc());
    assertEquals("https://www.youtube.com/embed/Lq3sTn7Wk0A", video.playerLoc().url());
  }

  @Test
  void oneHeaderCanBeSeveralColumns() {
    map(Map.of("Still", "video.thumbnail_loc, image.loc", "Film", "video.content_loc,loc"));
    UrlEntry entry = read("Still,Film", "https://a.example/s.jpg,https://a.example/f.mp4").get(0);
    Video video = entry.extensions(Video.class).get(0);
    assertEquals("https://a.example/f.mp4", entry.loc());
    assertEquals("https://a.example/f.mp4", video.contentLoc());
    assertEquals("https://a.example/s.jpg", video.thumbnailLoc());
    assertEquals("https://a.example/s.jpg", entry.extensions(Image.class).get(0).loc());
  }

  @Test
  void filmsOfUnknownPlayersAreProposed() {
    assertEquals(
        0,
        read("Page,Kid's \"video\"", "https://a.example/1,https://p.example/1")
            .get(0)
            .nodes()
            .size());
    assertTrue(
        says(
            "--map 'Kid'\\''s \"video\"=video[1].embed' reads it, or in sitemap.toml: map = {"
                + " \"Kid's \\\"video\\\"\" = \"video[1].embed\" }"),
        messages()::toString);
  }

  @Test
  void filmIsWrittenWholeOrNotAtAll() {
    String film = ",https://a.example/f.mp4";
    List<UrlEntry> entries =
        read(
            FILMS,
            FILM + "https://a.example/f.mp4",
            "https://a.example/2,Snow,,https://a.example/s.jpg" + film,
            "https://a.example/3,Wind,Of the north.," + film,
            "https://a.example/4,About,,,");
    assertEquals(List.of(1, 0, 0, 0), entries.stream().map(it -> it.nodes().size()).toList());
    assertTrue(
        says("1 film is left out, and the page is read, for want of description; the first"));
    assertTrue(says("for want of thumbnail_loc; the first is of \"https://a.example/3\""));
    assertEquals(3, context.problems().first().size(), messages()::toString);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Length (min)|48|2880",
        "duration_ms|330000|330",
        "Dauer|01:02:03|3723",
        "動画の長さ（分）|9|540",
        "\"Длительность, мин\"|47|2820",
        "Продолжительность|5 мин|300",
      })
  void lengthHasTheUnitOfItsHeader(String header, String cell, String seconds) {
    assertEquals(seconds, video(header, cell).duration());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Only in|Austria, Switzerland|allow|AT CH",
        "Gesperrt in|USA; Kanada|deny|US CA",
        "視聴可能な国|JP, TW|allow|JP TW",
        "Blocked in|de at|deny|DE AT",
      })
  void countriesAreARestriction(String header, String cell, String relationship, String codes) {
    Video video = video(header, '"' + cell + '"');
    assertEquals(relationship, video.restriction().relationship());
    assertEquals(codes, video.restriction().countries());
  }

  @Test
  void answersAreReadAndTurnedRound() {
    assertEquals("no", video("Nur für Erwachsene", "ja").familyFriendly());
    assertEquals("yes", video("Adults only", "no").familyFriendly());
    assertEquals("yes", video("Suitable for children", "yes").familyFriendly());
    assertEquals("yes", video("En direct", "oui").live());
    assertEquals("no", video("Subscribers only", "no").requiresSubscription());
  }

  @Test
  void dateOfExpiryIsNoLastmod() {
    Video video = video("Available until", "31/12/2027");
    assertEquals("2027-12-31", video.expirationDate());
    assertNull(
        read(FILMS + ",Available until", FILM + "https://a.example/f.mp4,31/12/2027")
            .get(0)
            .lastmod());
  }

  @Test
  void wordsAreTags() {
    assertEquals(List.of("ice", "snow"), video("Tags", "\"ice, snow\"").tags());
  }

  @Test
  void agesAreTold() {
    video("FSK", "6");
    assertTrue(says("\"FSK\" (ages, which sitemaps do not have)"), messages()::toString);
  }

  @Test
  void countThatIsNoNumberIsToldWithItsHeader() {
    assertNull(video("Views", "\"12,345\"").viewCount());
    assertTrue(says("video.view_count (Views) \"12,345\" is not a whole number"));
  }

  @Test
  void heroAndGalleryAreOneListWithoutFacesAndLogos() {
    assertEquals(
        List.of("https://a.example/1.jpg", "https://a.example/2.jpg", "https://a.example/3.jpg"),
        pictures(
            "Seite,Titelbild,Galerie 1,Galerie 2,Autorenfoto,Logo",
            "https://a.example/p,https://a.example/1.jpg,https://a.example/2.jpg,/3.jpg,"
                + "https://a.example/face.jpg,https://a.example/logo.png"));
  }

  @Test
  void ofAPictureInSeveralSizesTheLargestIsRead() {
    assertEquals(
        List.of("https://a.example/l.jpg"),
        pictures(
            "url,image_320,image_1280,image_640",
            "https://a.example/p,https://a.example/s.jpg,https://a.example/l.jpg,https://a.example/m.jpg"));
    assertEquals(
        List.of("https://a.example/o.jpg"),
        pictures(
            "url,Photo small,Photo,Photo thumbnail",
            "https://a.example/p,https://a.example/s.jpg,https://a.example/o.jpg,https://a.example/t.jpg"));
  }

  @Test
  void onePictureTwiceIsOne() {
    assertEquals(
        List.of("https://a.example/1.jpg"),
        pictures("url,Cover,Gallery", "https://a.example/p,https://a.example/1.jpg,/1.jpg"));
  }

  @Test
  void rowsOfOnePageAreJoinedIfOnlyTheirPicturesDiffer() {
    String page = "https://a.example/p";
    List<UrlEntry> entries =
        read(
            "url,Photo,lastmod",
            page + ",https://a.example/1.jpg,2026-11-20",
            page + ",https://a.example/2.jpg,2026-11-20",
            page + ",https://a.example/3.jpg,",
            page + ",https://a.example/4.jpg,2026-11-21",
            page + ",https://a.example/4.jpg,2026-11-21");
    assertEquals(List.of(3, 1, 1), entries.stream().map(it -> it.nodes().size()).toList());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "From,To\nhttps://a.example/1,https://a.example/2\nhttps://a.example/3,/4\n",
        "Alte Adresse,Neue Adresse,Code,Bemerkung\nhttps://a.example/1,https://a.example/2,301,x\n"
            + "https://a.example/3,https://a.example/4,301,y\n",
        "Company,Phone,Website\nA,1,https://a.example/\nB,2,https://b.example/\n"
            + "C,3,https://c.example/\n",
        "Linking page,Target\nhttps://x.example/1,https://a.example/\n"
            + "https://y.example/2,https://a.example/b\n",
      })
  void otherTablesWithUrlsAreRefusedUnlessTheirColumnIsMapped(String table) {
    var refused = assertThrows(SitemapException.class, () -> read(table));
    assertEquals("csv.not-pages", refused.problem().code());
    String hint = refused.problem().message().replaceAll(".*--map '(.*)=loc'.*", "$1");
    context = context.with(CsvInputOptions.DEFAULTS.withColumns(Map.of(hint, "loc")));
    assertTrue(read(table).size() >= 2);
  }

  @Test
  void newAddressBesideATitleIsThePage() {
    assertEquals(
        "https://a.example/new",
        read("Old url,New url,Title", "https://a.example/old,https://a.example/new,A")
            .get(0)
            .loc());
  }

  @Test
  void aboutPagesReadsPagesAlone() {
    context = context.with(TableAbout.PAGES);
    assertEquals(List.of(), read(FILMS, FILM + "https://a.example/f.mp4").get(0).nodes());
    assertFalse(says("beside pages"));
  }

  @Test
  void tableThatWasReadWithoutIsReadAsBeforeUnlessAskedFor() {
    List<TableReading> readings = new ArrayList<>();
    String[] table = {FILMS, FILM + "https://a.example/f.mp4"};
    Context fresh = context;
    context = fresh.with(TableAbout.PAGES).with(new ReadingListener(readings::add, List.of()));
    read(table);
    var before = new ReadingListener(it -> {}, List.copyOf(readings));
    context = fresh.with(before);
    assertEquals(List.of(), read(table).get(0).nodes());
    assertTrue(
        says(
            "the table is read as before; about = [\"films\"] with the input in sitemap.toml reads more"));
    context = fresh.with(before).with(new TableAbout(Set.of(TableAbout.Kind.FILMS), true));
    assertEquals(1, read(table).get(0).nodes().size());
  }

  @Test
  void tableThatWasReadWithItIsReadSoAgain() {
    List<TableReading> readings = new ArrayList<>();
    String[] table = {FILMS, FILM + "https://youtu.be/Lq3sTn7Wk0A"};
    Context fresh = context;
    context = fresh.with(new ReadingListener(readings::add, List.of()));
    List<UrlEntry> first = read(table);
    context = fresh.with(new ReadingListener(readings::add, List.of(readings.get(0))));
    assertEquals(first, read(table));
    assertEquals(readings.get(0), readings.get(2)); // the others tell how the table ends
  }

  @Test
  void whatIsMappedKeepsFilmsFromBeingGuessed() {
    context = context.with(CsvInputOptions.DEFAULTS.withColumns(Map.of("Lecture", "video.title")));
    Video video =
        read(FILMS, FILM + "https://a.example/f.mp4").get(0).extensions(Video.class).get(0);
    assertNull(video.contentLoc());
  }

  @Test
  void pathsOfPicturesBesidePagesOfSeveralSitesAreNone() {
    String[] lines = {
      "link,outlet,clip image",
      "https://daily.example/x/1,Daily,/press/daily.jpg",
      "https://weekly.example/y/2,Weekly,/press/weekly.jpg"
    };
    assertEquals(List.of(), pictures(lines));
    assertTrue(messages().stream().noneMatch(message -> message.contains("beside pages")));
    lines[2] = "https://daily.example/y/2,Daily,/press/daily-2.jpg";
    assertEquals(List.of("https://daily.example/press/daily.jpg"), pictures(lines));
  }

  @Test
  void onePathAmongPicturesOfSeveralSitesLeavesThemUnread() {
    assertEquals(
        List.of(),
        pictures(
            "url,cover image",
            "https://one.example/,https://one.example/c.jpg",
            "https://two.example/,https://two.example/c.jpg",
            "https://three.example/,/covers/three.jpg"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"guest photo", "Gastfoto", "ico", "presenter image"})
  void picturesOfGuestsAndSiteIconsAreNone(String header) {
    assertEquals(
        List.of(), pictures("url," + header, "https://a.example/1,https://a.example/nora.jpg"));
  }

  @Test
  void iconFilesAreNoPictures() {
    assertEquals(
        List.of(), pictures("url,file", "https://a.example/1,https://a.example/favicon.ico"));
  }

  @Test
  void guestRoomsAreOfThePage() {
    assertEquals(
        List.of("https://a.example/room.jpg"),
        pictures("url,guest room photo", "https://a.example/1,https://a.example/room.jpg"));
  }

  @Test
  void oneFilmAmongPicturesMakesNoColumnOfFilms() {
    List<UrlEntry> entries =
        read(
            "url,title,description,cover",
            "https://a.example/1,Sea,About the sea.,https://a.example/c/1.jpg",
            "https://a.example/2,Sky,About the sky.,https://a.example/c/2.png",
            "https://a.example/3,Sun,About the sun.,https://a.example/c/3.mp4");
    assertEquals(
        List.of("https://a.example/c/1.jpg"),
        entries.get(0).extensions(Image.class).stream().map(Image::loc).toList());
    assertFalse(says("films"));
  }

  @Test
  void titleOutdoesOtherWordsForTitles() {
    List<UrlEntry> entries =
        read(
            "page,conference,title,abstract,still,film",
            "https://a.example/1,RubyConf,Split,How we do.,https://a.example/s.jpg,"
                + "https://a.example/f.mp4");
    assertEquals("Split", entries.get(0).extensions(Video.class).get(0).title());
  }

  @Test
  void yesUnderImageOfAnotherProgramIsNoElement() {
    List<UrlEntry> entries =
        read("url,title,image", "https://a.example/1,Ants,yes", "https://a.example/2,Bees,no");
    assertEquals(List.of(), entries.get(0).extensions(Image.class));
    assertTrue(says("\"image\" with yes and no is not used"), messages()::toString);
  }
}
