package io.github.sitemaptoolkit.ext.link;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.extension.Findings;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Code;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LinkChecksTest {

  private static List<String> codes(String page, String href) {
    return codes(page, Link.alternate("x-default", href));
  }

  private static List<String> codes(String page, Link link) {
    List<String> codes = new ArrayList<>();
    new LinkChecks()
        .check(
            List.of(link),
            UrlEntry.of(page),
            new Findings() {
              @Override
              public Instant now() {
                return Instant.EPOCH;
              }

              @Override
              public void report(
                  Code code, int value, @Nullable String path, Supplier<String> message) {
                codes.add(code.id());
              }
            });
    return codes;
  }

  @ParameterizedTest
  @CsvSource({
    "https://e.com/a, https://e.com/a",
    "https://e.com, https://e.com/",
    "https://E.com:443/%7ea, https://e.com/~a",
    "https://e.com/caf\u00E9, https://e.com/caf%C3%A9",
    "/a, /a",
  })
  void aLinkToTheSamePageIsTheOneToItself(String page, String href) {
    assertEquals(List.of(), codes(page, href));
  }

  @ParameterizedTest
  @CsvSource({
    "https://e.com/a, https://e.com/A",
    "https://e.com/a, http://e.com/a",
    "https://e.com/a, https://e.com/a/",
    "https://e.com/a, /a",
  })
  void aLinkToAnotherPageIsNot(String page, String href) {
    assertEquals(List.of("link.self-missing"), codes(page, href));
  }

  /** That the value is wrong is another rule's business. */
  @ParameterizedTest
  @CsvSource({"x_default", "xdefault", "X-Defaut", "x-defualt"})
  void aMisspeltDefaultIsNotMissing(String hreflang) {
    String page = "https://e.com/a";
    assertEquals(List.of(), codes(page, Link.alternate(hreflang, page)));
    assertEquals(List.of("link.x-default-missing"), codes(page, Link.alternate("xh", page)));
  }

  @Test
  void anAlternateSaysWhatItLeadsTo() {
    String other = "https://e.com/b";
    String small = "only screen and (max-width: 640px)";
    assertEquals(
        List.of("link.no-hreflang"),
        codes("https://e.com/a", new Link("alternate", null, null, other, null)));
    assertEquals(
        List.of("link.media"),
        codes("https://e.com/a", new Link("alternate", null, small, other, null)));
    assertEquals(
        List.of("link.other-rel"),
        codes("https://e.com/a", new Link("amphtml", null, null, other, null)));
  }
}
