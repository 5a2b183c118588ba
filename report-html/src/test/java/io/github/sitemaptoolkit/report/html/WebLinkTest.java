package io.github.sitemaptoolkit.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.github.sitemaptoolkit.report.html.internal.view.LinkText;
import io.github.sitemaptoolkit.report.html.internal.view.WebLink;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WebLinkTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "javascript:alert(1)",
        "java\tscript:alert(1)",
        "\u0001javascript:alert(1)",
        " https://e.com/",
        "JAVASCRIPT://e.com/%0aalert(1)",
        "data:text/html,<script>alert(1)</script>",
        "vbscript:x",
        "blob:https://e.com/1",
        "file:///etc/passwd",
        "//e.com/",
        "/path",
        "https:",
        "https://",
        "https:e.com",
        "https:\\\\e.com",
        "https://e.com\\@evil.com/",
        "https://e.com/\u0085",
        "ht\ntps://e.com/",
        "https://e.com/a b",
        "https://e.com/\"><script>",
        "https://e.com/{{x}}",
        "https://e.com/50%off",
        "https://e.com/caf\ufffd.html",
        "https://google.com@evil.example/",
        ""
      })
  void othersThanWebUrlsAreNoLinks(String url) {
    assertNull(WebLink.of(url));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"https://e.com/", "HTTP://E.com/?a=1&b='", "https://e.com/ü", "https://e.com/@jo"})
  void webUrlsAreLinksAsTheyAre(String url) {
    WebLink link = WebLink.of(url);
    assertNotNull(link);
    assertEquals(url, link.href());
  }

  @Test
  void aUrlThatIsCutIsNoLink() {
    assertNull(LinkText.of("https://e.com/" + "a".repeat(300), 300).url());
    assertNotNull(LinkText.of("https://e.com/a", 300).url());
  }

  @Test
  void aUrlThatIsNotShownAsItIsIsNoLink() {
    assertNull(LinkText.of("https://e.com/\u202etxt.exe", 300).url());
  }
}
