package io.github.sitemaptoolkit.feed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.feed.FeedItem.Person;
import io.github.sitemaptoolkit.feed.FeedItem.Word;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FeedAccountTest {

  private final FeedItem item =
      FeedItem.builder("https://e.com/")
          .title("Mia")
          .summary("About her")
          .authors(List.of(new Person("Mia", null), new Person("Jo", null)))
          .categories(List.of("sport", "two"))
          .type("article")
          .build();
  private final FeedAccount account = item.account();

  @Test
  void nothingIsTakenAtFirst() {
    assertEquals(List.of("Mia"), account.left(Word.TITLE));
    assertEquals(List.of("About her"), account.left(Word.SUMMARY));
    assertEquals(List.of("Mia", "Jo"), account.left(Word.AUTHOR));
    assertEquals(List.of("sport", "two"), account.left(Word.CATEGORY));
    assertEquals(List.of("article"), account.left(Word.TYPE));
  }

  @Test
  void wordsThatWereAskedForAndAreInAValueAreTaken() {
    account.add(item.title());
    account.add(item.summary());
    account.add(item.authors().get(1).name());
    account.add(item.categories().get(0));
    account.add(item.type());
    assertEquals(List.of(), account.left(Word.TITLE));
    assertEquals(List.of(), account.left(Word.SUMMARY));
    assertEquals(List.of(), account.left(Word.TYPE));
    assertEquals(List.of("two"), account.left(Word.CATEGORY));
  }

  @Test
  void theNameOfAnAuthorIsNotTakenByATitleWithTheSameText() {
    account.add(item.title());
    assertEquals(List.of(), account.left(Word.TITLE));
    assertEquals(List.of("Mia", "Jo"), account.left(Word.AUTHOR));
  }

  @Test
  void aWordThatWasOnlyAskedForIsLeft() {
    assertEquals("Mia", item.title());
    assertEquals(List.of("Mia"), account.left(Word.TITLE));
  }

  @Test
  void whatIsAbsentIsNotLeft() {
    FeedItem empty = FeedItem.builder("https://e.com/").build();
    for (Word kind : Word.values()) {
      assertEquals(List.of(), empty.account().left(kind));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 31, 32, 33, 100})
  void urlsAreComparedByTextWithoutSpaceAroundIt(int before) {
    for (int i = 0; i < before; i++) {
      account.add("other " + i);
    }
    account.add(" https://e.com/ ");
    assertTrue(account.has("\nhttps://e.com/ "));
    assertFalse(account.has("https://e.com/x"));
    for (int i = 0; i < before; i++) {
      assertTrue(account.has("other " + i), "other " + i);
    }
  }

  @Test
  void blankTextsAreNoValues() {
    account.add(null);
    account.add(" ");
    assertFalse(account.has(null));
    assertFalse(account.has(""));
  }
}
