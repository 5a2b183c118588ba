package io.github.sitemaptoolkit.url;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UrlResolverTest {

  /** What {@link java.net.URI} refuses; the url is resolved and these are kept as they are. */
  @ParameterizedTest
  @ValueSource(
      chars = {
        '\u0000', '\u0001', '\t', '\n', '\u001F', '\u007F', '\u0080', '\u0085', '\u009F', ' ',
        '\u00A0', '\u2028', '"', '<', '>', '[', '\\', ']', '^', '`', '{', '|', '}', '%', '\uFFFF',
        '\uFFFE'
      })
  void charactersThatAUrlMayNotHaveAreKept(char c) {
    assertEquals(
        "https://e.com/b/x" + c + "y?a" + c + "b",
        UrlResolver.resolve("https://e.com/b/a", "x" + c + "y?a" + c + "b"));
    assertEquals(
        "https://e.com/" + c + "z/x", UrlResolver.resolve("https://e.com/" + c + "z/a", "x"));
  }
}
