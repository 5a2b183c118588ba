package io.github.sitemaptoolkit.feed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.sitemaptoolkit.feed.FeedItem.Alternate;
import io.github.sitemaptoolkit.feed.FeedItem.Period;
import io.github.sitemaptoolkit.feed.FeedItem.Person;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FeedItemTest {

  private static final String LINK = "https://example.com/";
  private static final FeedMedia PICTURE =
      FeedMedia.builder().renditions(List.of(Rendition.image(LINK + "a.jpg"))).build();
  private static final FeedMedia SOUND =
      FeedMedia.builder().renditions(List.of(Rendition.of(LINK + "a.mp3", null))).build();

  private static FeedItem all() {
    return new FeedItem(
        LINK,
        "title",
        "summary",
        "2026-01-01",
        "2026-01-02",
        List.of(new Person("name", LINK + "name")),
        List.of("one", "two"),
        List.of(PICTURE, SOUND),
        List.of(LINK + "t.jpg"),
        List.of(new Alternate(LINK, "en"), new Alternate(LINK + "de", "de")),
        new Period("2026-01-01", null),
        "article");
  }

  @Test
  void theBuilderSetsEachPart() {
    FeedItem item =
        FeedItem.builder(LINK)
            .title("title")
            .summary("summary")
            .published("2026-01-01")
            .updated("2026-01-02")
            .authors(List.of(new Person("name", LINK + "name")))
            .categories(List.of("one"))
            .addCategory("two")
            .media(List.of(PICTURE))
            .addMedia(SOUND)
            .thumbnails(List.of(LINK + "t.jpg"))
            .alternates(List.of(new Alternate(LINK, "en")))
            .addAlternate(new Alternate(LINK + "de", "de"))
            .valid(new Period("2026-01-01", null))
            .type("article")
            .build();
    assertEquals(all(), item);
  }

  @Test
  void whatIsNotSetIsAbsentOrEmpty() {
    var empty =
        new FeedItem(
            LINK, null, null, null, null, List.of(), List.of(), List.of(), List.of(), List.of(),
            null, null);
    assertEquals(empty, FeedItem.builder(LINK).build());
  }

  @Test
  void moreMediaLeavesTheItemAsItWas() {
    FeedItem item = all();
    FeedItem more = item.withMedia(PICTURE);
    assertEquals(List.of(PICTURE, SOUND, PICTURE), more.media());
    assertEquals(all(), item);
    List<FeedMedia> media = List.of(PICTURE, SOUND);
    assertEquals(all().alternates(), more.alternates());
    assertEquals(media, item.media());
  }

  @Test
  void listsAreCopied() {
    List<Person> authors = new ArrayList<>(List.of(new Person("name", null)));
    FeedItem item = FeedItem.builder(LINK).authors(authors).build();
    authors.clear();
    assertEquals(List.of(new Person("name", null)), item.authors());
    assertThrows(UnsupportedOperationException.class, () -> item.media().add(PICTURE));
  }

  @Test
  void nullIsNoPartOfAList() {
    FeedItem.Builder builder = FeedItem.builder(LINK);
    assertThrows(NullPointerException.class, () -> builder.addMedia(null));
    assertThrows(NullPointerException.class, () -> builder.addCategory(null));
    assertThrows(NullPointerException.class, () -> builder.addAlternate(null));
  }
}
