package io.github.sitemaptoolkit.feed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

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

  private static FeedItem.Builder all() {
    return FeedItem.builder(LINK)
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
        .type("article");
  }

  @Test
  void theBuilderSetsEachPart() {
    FeedItem item = all().build();
    assertEquals(LINK, item.link());
    assertEquals("title", item.title());
    assertEquals("summary", item.summary());
    assertEquals("2026-01-01", item.published());
    assertEquals("2026-01-02", item.updated());
    assertEquals(List.of(new Person("name", LINK + "name")), item.authors());
    assertEquals(List.of("one", "two"), item.categories());
    assertEquals(List.of(PICTURE, SOUND), item.media());
    assertEquals(List.of(LINK + "t.jpg"), item.thumbnails());
    assertEquals(
        List.of(new Alternate(LINK, "en"), new Alternate(LINK + "de", "de")), item.alternates());
    assertEquals(new Period("2026-01-01", null), item.valid());
    assertEquals("article", item.type());
  }

  @Test
  void whatIsNotSetIsAbsentOrEmpty() {
    FeedItem item = FeedItem.builder(LINK).build();
    assertNull(item.title());
    assertNull(item.summary());
    assertNull(item.published());
    assertNull(item.updated());
    assertNull(item.valid());
    assertNull(item.type());
    assertEquals(List.of(), item.authors());
    assertEquals(List.of(), item.categories());
    assertEquals(List.of(), item.media());
    assertEquals(List.of(), item.thumbnails());
    assertEquals(List.of(), item.alternates());
  }

  @Test
  void itemsAreEqualByTheirPropertiesWhateverWasTaken() {
    FeedItem item = all().build();
    item.account().add(item.title());
    assertEquals(all().build(), item);
    assertEquals(all().build().hashCode(), item.hashCode());
    assertNotEquals(all().type("video").build(), item);
    assertNotEquals(all().addCategory("three").build(), item);
    assertTrue(item.toString().contains("summary"), item.toString());
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
