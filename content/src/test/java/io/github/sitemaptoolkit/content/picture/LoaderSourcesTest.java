package io.github.sitemaptoolkit.content.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Addresses that scripts read from attributes without a standard. */
class LoaderSourcesTest {

  private static String source(String html) {
    return new ImageSource().of(Jsoup.parseBodyFragment(html).selectFirst("img"));
  }

  private static String image(String src, String attribute, String value) {
    return "<img src='" + src + "' " + attribute + "='" + value + "'>";
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "data-hi-src",
        "data-x-srcset",
        "data-original",
        "data-large",
        "data-full",
        "data-hires",
        "data-zoom",
        "data-lazyload",
        "data-zoom-image",
        "data-large-file",
        "data-full-url"
      })
  void anAttributeWithSuchANameHasTheLargeFile(String name) {
    assertEquals("/hut-1200.jpg", source(image("/hut-300.jpg", name, "/hut-1200.jpg")));
    assertEquals(
        "/hut-1200.jpg",
        source("<a " + name + "='/hut-1200.jpg'><span><img src='/hut-300.jpg'></span></a>"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "data-hover-src",
        "data-fallback-src",
        "data-error-image",
        "data-default-src",
        "data-placeholder-src",
        "data-lqip-src",
        "data-thumb-src",
        "data-avatar-url",
        "data-flag-image",
        "data-caption"
      })
  void othersHaveAnotherPicture(String name) {
    assertEquals("/hut-300.jpg", source(image("/hut-300.jpg", name, "/hut-1200.jpg")));
  }

  @Test
  void theValueIsTheAddressOfAPicture() {
    assertEquals("/hut-300.jpg", source(image("/hut-300.jpg", "data-url", "/hut-1200")));
    assertEquals("/hut-300.jpg", source(image("/hut-300.jpg", "data-url", "/hut-{w}.jpg")));
    assertEquals(
        "/hut-900.jpg",
        source(image("/hut-300.jpg", "data-my-srcset", "/hut-600.jpg 600w, /hut-900.jpg 900w")));
  }

  @Test
  void theFileHasTheNameOfTheOneThatIsShown() {
    assertEquals("/hut-300.jpg", source(image("/hut-300.jpg", "data-large", "/lake-1200.jpg")));
    assertEquals("/full/hut.jpg", source(image("/thumbs/hut.jpg", "data-large", "/full/hut.jpg")));
  }

  @Test
  void aSmallerOneDoesNotWin() {
    assertEquals("/hut-300.jpg", source(image("/hut-300.jpg", "data-large", "/hut-150.jpg")));
    assertEquals(
        "/hut-1200.jpg",
        source(
            "<img src='/hut-300.jpg' data-large='/hut-600.jpg' data-full='/hut-1200.jpg'"
                + " data-zoom='/hut-900.jpg'>"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "data:image/gif;base64,R0lGODlhAQABAAAAACw=",
        "/lqip/x.jpg",
        "/blur/x.jpg",
        "/x.jpg?w=20"
      })
  void anyOneWinsOverAStandIn(String standIn) {
    assertEquals("/hut.jpg", source(image(standIn, "data-large", "/hut.jpg")));
  }

  @Test
  void aPictureOfTwoHundredPixelsIsNoStandIn() {
    assertEquals("/x.jpg?w=200", source(image("/x.jpg?w=200", "data-large", "/hut.jpg")));
  }
}
