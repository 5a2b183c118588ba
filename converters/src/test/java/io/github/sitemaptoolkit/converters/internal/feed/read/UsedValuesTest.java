package io.github.sitemaptoolkit.converters.internal.feed.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UsedValuesTest {

  private final UsedValues used = new UsedValues();

  @ParameterizedTest
  @ValueSource(ints = {0, 31, 32, 33, 100})
  void urlsAreComparedByTextAndWordsByIdentity(int before) {
    for (int i = 0; i < before; i++) {
      used.add("other " + i);
    }
    String word = new String("word");
    used.element("name", word).start("child").attribute("href", " https://e.com/ ").end();
    assertTrue(used.hasWord(word));
    assertFalse(used.hasWord(new String("word")));
    assertTrue(used.has(new String("word")));
    assertTrue(used.has("\nhttps://e.com/ "));
    assertFalse(used.has("https://e.com/x"));
    for (int i = 0; i < before; i++) {
      assertTrue(used.has("other " + i), "other " + i);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 32, 33, 100})
  void nothingIsUsedAfterClearing(int count) {
    String word = "";
    for (int i = 0; i < count; i++) {
      word = "word " + i;
      used.add(word);
    }
    used.clear();
    assertFalse(used.has(word));
    assertFalse(used.hasWord(word));
    assertFalse(used.has("word 0"));
  }

  @Test
  void blankTextsAreNoValues() {
    used.add(null);
    used.add(" ");
    assertFalse(used.has(null));
    assertFalse(used.has(""));
    assertFalse(used.hasWord(" "));
  }

  @Test
  void ownTextIsAnotherObject() {
    String text = "text";
    assertEquals(text, UsedValues.own(text));
    used.add(UsedValues.own(text));
    assertFalse(used.hasWord(text));
  }
}
