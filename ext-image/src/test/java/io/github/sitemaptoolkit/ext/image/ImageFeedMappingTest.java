package io.github.sitemaptoolkit.ext.image;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.feed.Rendition;
import io.github.sitemaptoolkit.testkit.RecordingFeedContext;
import java.util.List;
import org.junit.jupiter.api.Test;

class ImageFeedMappingTest {

  private static final String PICTURE = "https://cdn.example.com/a.jpg";
  private static final String THUMBNAIL = "https://cdn.example.com/thumb.jpg";

  private final RecordingFeedContext context = new RecordingFeedContext();
  private final FeedItem.Builder item = FeedItem.builder("https://example.com/");

  private List<Image> images() {
    return new ImageExtension().fromFeed(item.build(), context);
  }

  private static FeedMedia media(Rendition... renditions) {
    return FeedMedia.builder().renditions(List.of(renditions)).build();
  }

  private static Rendition picture(String url, String width, String height) {
    return new Rendition(url, "image/jpeg", null, false, null, null, width, height, null);
  }

  @Test
  void pictureBecomesAnImageWithWhatIsSaidOfIt() {
    item.media(
        List.of(
            FeedMedia.builder()
                .renditions(List.of(Rendition.of(PICTURE, "image/jpeg")))
                .title("T")
                .description("D")
                .place("Limerick")
                .license("https://example.com/licence")
                .build()));
    assertEquals(
        List.of(new Image(PICTURE, "D", "Limerick", "T", "https://example.com/licence")), images());
    assertEquals(List.of(), context.lost());
  }

  @Test
  void licenceThatIsNoUrlIsLost() {
    item.media(
        List.of(
            FeedMedia.builder()
                .renditions(List.of(Rendition.of(PICTURE, null)))
                .license("CC BY")
                .build()));
    assertEquals(List.of(Image.of(PICTURE)), images());
    assertEquals(List.of("media:license"), context.lost());
  }

  @Test
  void groupGivesItsLargestPicture() {
    item.media(List.of(media(picture(THUMBNAIL, "75", "75"), picture(PICTURE, "1600", "900"))));
    assertEquals(List.of(Image.of(PICTURE)), images());
    assertEquals(
        List.of("media:content", "media:content@width", "media:content@height"), context.lost());
  }

  @Test
  void samePictureTwiceIsOneImage() {
    item.media(List.of(media(Rendition.of(PICTURE, null)), media(Rendition.of(PICTURE, null))));
    assertEquals(List.of(Image.of(PICTURE)), images());
  }

  @Test
  void thumbnailStandsInWhereThereIsNothingElse() {
    item.thumbnails(List.of(THUMBNAIL, PICTURE));
    assertEquals(List.of(Image.of(THUMBNAIL)), images());
  }

  @Test
  void thumbnailOfAVideoIsNoImageOfThePage() {
    item.thumbnails(List.of(THUMBNAIL));
    item.media(List.of(media(Rendition.of("https://cdn.example.com/v.mp4", "video/mp4"))));
    assertEquals(List.of(), images());
  }

  @Test
  void posterOfAVideoIsNoImageOfThePage() {
    item.media(
        List.of(
            media(
                picture(PICTURE, null, null),
                Rendition.of("https://cdn.example.com/v.mp4", "video/mp4"))));
    assertEquals(List.of(), images());
  }

  @Test
  void soundIsNoImage() {
    item.media(List.of(media(Rendition.of("https://cdn.example.com/a.mp3", null))));
    assertEquals(List.of(), images());
  }
}
