package io.github.sitemaptoolkit.converters.internal.table.type;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class WordListTest {

  private static final Path DOCUMENT = Path.of("..", "docs", "table-words.md");

  private static final Set<String> LANGUAGES =
      Set.of(
          "en", "de", "cs", "hu", "fr", "es", "it", "pt", "nl", "pl", "ja", "zh", "ru", "sv", "tr");

  private static final String HEAD =
      """
      # Words in tables

      The words by which [tables](csv.md) from other programs are understood. Case, accents, and what
      separates words do not matter. A header also means what one of its words means, as in `Page HTTP
      code`, except for urls, dates and states of publication, where all of its words count: `Is
      published` is one, `private beach` is none.

      This page is made of the lists in `words.txt` beside `WordList.java`.
      """;

  /** Tables have thousands of headers, each of which is compared with all words. */
  @Test
  void aTextIsComparedWithAllWordsWithoutCopiesOfThem() {
    var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    boolean found = false;
    for (WordList list : WordList.values()) {
      found |= list.occursIn("xyz 17"); // loads classes
    }
    int times = 100;
    long before = threads.getCurrentThreadAllocatedBytes();
    for (int i = 0; i < times; i++) {
      for (WordList list : WordList.values()) {
        found |= list.occursIn("xyz 17");
      }
    }
    long each = (threads.getCurrentThreadAllocatedBytes() - before) / times;
    assertFalse(found);
    int lists = WordList.values().length;
    assertTrue(each < 200L * lists, () -> each + " bytes for " + lists + " lists");
  }

  /** {@code -Dwords.write=true} writes it anew. */
  @Test
  void theDocumentListsAllWords() throws IOException {
    var text = new StringBuilder(HEAD);
    for (WordList list : WordList.values()) {
      text.append("\n## ").append(list.title()).append("\n\n| Language | Words |\n|---|---|\n");
      list.languages()
          .forEach(
              (language, words) ->
                  text.append("| ")
                      .append(language)
                      .append(" | ")
                      .append(String.join(", ", words))
                      .append(" |\n"));
    }
    if (Boolean.getBoolean("words.write")) {
      Files.writeString(DOCUMENT, text);
    }
    assertEquals(text.toString(), Files.readString(DOCUMENT), "run with -Dwords.write=true");
  }

  @Test
  void eachHeaderOfAStateIsFoundWhole() {
    for (WordList list : List.of(WordList.STATE_HEADERS, WordList.HIDDEN_HEADERS)) {
      for (List<String> words : list.languages().values()) {
        for (String word : words) {
          assertTrue(HeaderText.of(word).isAllOf(list, WordList.BESIDE_STATES), word);
          String more = "page " + word + " status";
          assertTrue(HeaderText.of(more).isAllOf(list, WordList.BESIDE_STATES), more);
          boolean separated = FoldedText.separatesWords(FoldedText.of(word));
          String other = word + " beach";
          assertEquals(
              !separated, HeaderText.of(other).isAllOf(list, WordList.BESIDE_STATES), other);
        }
      }
    }
  }

  @Test
  void languagesAreKnown() {
    for (WordList list : WordList.values()) {
      assertTrue(LANGUAGES.containsAll(list.languages().keySet()), list.title());
    }
  }

  @Test
  void noWordMeansTwoThings() {
    assertDisjoint(WordList.YES, WordList.NO);
    assertDisjoint(WordList.PUBLIC, WordList.NOT_PUBLIC);
    assertDisjoint(WordList.INDEXABLE, WordList.NOT_INDEXABLE);
    assertDisjoint(WordList.FOUND, WordList.NOT_FOUND);
    assertDisjoint(WordList.STATE_HEADERS, WordList.HIDDEN_HEADERS);
    assertDisjoint(WordList.PAGE_HEADERS, WordList.CHANGED_HEADERS);
  }

  private static void assertDisjoint(WordList one, WordList other) {
    for (String word : words(one).toList()) {
      assertTrue(words(other).noneMatch(word::equals), word);
    }
  }

  private static Stream<String> words(WordList list) {
    return list.languages().values().stream().flatMap(words -> words.stream().map(FoldedText::of));
  }
}
