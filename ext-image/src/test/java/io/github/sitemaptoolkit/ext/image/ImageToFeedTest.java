package io.github.sitemaptoolkit.ext.image;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.testkit.RecordingFeedContext;
import java.util.List;
import org.junit.jupiter.api.Test;

class ImageToFeedTest {

  private static final String PAGE = "https://example.com/page";

  private final ImageExtension extension = new ImageExtension();
  private final RecordingFeedContext saying = new RecordingFeedContext();
  private final FeedItem.Builder item = FeedItem.builder(PAGE);

  private boolean say(Image image) {
    return extension.descriptor().feed().toFeed(image, UrlEntry.of(PAGE), item, saying);
  }

  private List<Image> back() {
    return extension.descriptor().feed().fromFeed(item.build(), new RecordingFeedContext());
  }

  @Test
  void imagesComeBackEqual() {
    var full =
        new Image(
            "https://example.com/a b.svg?x=1&y",
            "Caption",
            "Limerick",
            "T",
            "https://example.com/l");
    assertTrue(say(full));
    assertTrue(say(Image.of("https://example.com/without-end")));
    assertEquals(List.of(full, Image.of("https://example.com/without-end")), back());
    assertEquals(List.of(), saying.lost());
  }

  @Test
  void imageWithoutUrlCannotBeSaid() {
    assertFalse(say(new Image(null, "Caption", null, null, null)));
    assertFalse(say(Image.of(" ")));
    assertEquals(List.of(), back());
    assertEquals(List.of(), saying.lost());
  }

  @Test
  void licenceThatIsNoUrlAndBlankTextsAreLost() {
    assertTrue(say(new Image("https://example.com/a.png", "", " ", "", "CC0")));
    assertEquals(List.of(Image.of("https://example.com/a.png")), back());
    assertEquals(
        List.of("image:title", "image:caption", "image:license", "image:geo_location"),
        saying.lost());
  }
}
