package io.github.sitemaptoolkit.evidence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.sitemaptoolkit.validator.evidence.Fact;
import io.github.sitemaptoolkit.validator.evidence.FactKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MovedSourceTest {

  private static String target(String moved, String address) {
    Fact fact = MovedSource.of(moved).ask(address);
    return fact == null ? "none" : fact.value();
  }

  @ParameterizedTest
  @CsvSource({
    "https://old.example/=https://www.example.com/, https://old.example/a?b=c, https://www.example.com/a?b=c",
    "https://old.example=https://www.example.com, https://old.example/a, https://www.example.com/a",
    "https://old.example/=https://www.example.com/, https://old.example, https://www.example.com/",
    "https://old.example/=https://www.example.com/, HTTPS://OLD.example/a, https://www.example.com/a",
    "https://old.example/=https://www.example.com/, http://old.example/a, none",
    "https://old.example/=https://www.example.com/, https://old.example.org/a, none",
    "https://a.example/blog=https://a.example/news, https://a.example/blog/1, https://a.example/news/1",
    "https://a.example/blog=https://a.example/news, https://a.example/blog, https://a.example/news",
    "https://a.example/blog=https://a.example/news, https://a.example/blogger, none",
    "https://a.example/blog/=https://a.example/news, https://a.example/blog/1, https://a.example/news/1",
    "https://a.example/blog=https://a.example/news/, https://a.example/blog/1, https://a.example/news/1",
    "https://a.example/?id==https://b.example/?id=, https://a.example/?id=7, https://b.example/?id=7",
    "https://a.example/=https://a.example/en/, https://a.example/x, https://a.example/en/x",
    "https://a.example/=https://a.example/en/, https://a.example/en/x, none"
  })
  void whatIsBelowTheOldAddressLeadsToTheSameBelowTheNew(
      String moved, String address, String expected) {
    assertEquals(expected, target(moved, address));
  }

  @Test
  void itIsARedirectThatTheOptionSays() {
    Fact fact =
        MovedSource.of("https://old.example/=https://b.example/").ask("https://old.example/a");
    assertEquals(FactKind.REDIRECT, fact.kind());
    assertEquals("https://old.example/a", fact.address());
    assertEquals("all of https://old.example/ has moved to https://b.example/", fact.words());
    assertEquals("--moved https://old.example/=https://b.example/", fact.at().source());
    assertNull(MovedSource.of("https://old.example/=https://b.example/").time());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://a.example/",
        "a=b",
        "https://a.example/=/b",
        "=https://a.example/",
        "https://a.example/=https://a.example/"
      })
  void otherTextsAreRefused(String moved) {
    assertThrows(IllegalArgumentException.class, () -> MovedSource.of(moved));
  }
}
