package io.github.sitemaptoolkit.converters.internal.csv.write;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CharactersTest {

  @ParameterizedTest
  @CsvSource({
    "'', -1, ''",
    "a\u0001\uFFFF, -1, a\u0001\uFFFF",
    "\uD83D\uDE00, -1, \uD83D\uDE00",
    "a\u0000b, 1, a\uFFFDb",
    "'\uD83D\uDE00\u0000', 2, \uD83D\uDE00\uFFFD",
    "\uD83D, 0, \uFFFD",
    "a\uD83Db, 1, a\uFFFDb",
    "\uDE00\uD83D, 0, \uFFFD\uFFFD",
    "\uD83D\uD83D\uDE00, 0, \uFFFD\uD83D\uDE00",
  })
  void nulAndHalfPairsAreReplaced(String text, int at, String replaced) {
    assertEquals(at, Characters.illegalAt(text));
    assertEquals(replaced, Characters.replaceIllegal(text));
  }
}
