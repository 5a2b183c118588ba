package io.github.sitemaptoolkit.ext.image;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.feed.FeedMedia.Credit;
import io.github.sitemaptoolkit.feed.FeedMedia.Price;
import io.github.sitemaptoolkit.feed.FeedMedia.Restriction;
import io.github.sitemaptoolkit.feed.FeedMedia.Scheme;
import io.github.sitemaptoolkit.feed.FeedMedia.StarRating;
import io.github.sitemaptoolkit.feed.Rendition;
import io.github.sitemaptoolkit.testkit.RecordingFeedContext;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class ImageFeedMappingTest {

  private static final String PICTURE = "https://cdn.example.com/a.jpg";
  private static final String THUMBNAIL = "https://cdn.example.com/thumb.jpg";

  private final RecordingFeedContext context = new RecordingFeedContext();
  private final FeedItem.Builder item = FeedItem.builder("https://example.com/");

  private List<Image> images() {
    return new ImageExtension().descriptor().feed().fromFeed(item.build(), context);
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

  @Test
  void blockedAndDeletedPicturesAreLeftOut() {
    item.thumbnails(List.of(THUMBNAIL));
    for (String status : List.of(" Blocked", "deleted")) {
      item.media(List.of(said().status(status).build()));
      assertEquals(List.of(), images());
    }
    assertEquals(
        List.of(
            "info: mrss.status: media:status is \"blocked\"; the image is left out",
            "info: mrss.status: media:status is \"deleted\"; the image is left out"),
        context.problems());
    assertEquals(List.of(), context.lost());
    item.media(List.of(said().status("active").build()));
    assertEquals(List.of(Image.of(PICTURE)), images());
  }

  @Test
  void whatAnImageCannotSayIsLost() {
    item.thumbnails(List.of("https://cdn.example.com/item.jpg"));
    item.media(
        List.of(
            said()
                .thumbnails(List.of(PICTURE, THUMBNAIL, "https://cdn.example.com/item.jpg"))
                .player("https://example.com/player")
                .keywords(List.of("a", "b"))
                .categories(List.of("c", "d"))
                .credits(List.of(new Credit("A", null, null), new Credit("B", "author", null)))
                .ratings(List.of(new Scheme("adult", null)))
                .restrictions(List.of(new Restriction("country", "allow", "de")))
                .prices(List.of(new Price("rent", "1", "EUR")))
                .starRating(new StarRating("3", null, null))
                .views("5")
                .build()));
    assertEquals(List.of(Image.of(PICTURE)), images());
    assertEquals(
        List.of(
            "media:thumbnail",
            "media:player",
            "media:keywords",
            "media:category",
            "media:category",
            "media:credit",
            "media:credit",
            "media:rating",
            "media:restriction",
            "media:price",
            "media:starRating",
            "media:statistics"),
        context.lost());
  }

  @Test
  void whatManyPicturesInheritIsLostOnce() {
    int many = 20_000; // if each looked at all credits, this would not end
    List<Credit> credits = List.copyOf(Collections.nCopies(many, new Credit("A", null, null)));
    List<FeedMedia> media = new ArrayList<>();
    for (int i = 0; i < many; i++) {
      media.add(
          FeedMedia.builder()
              .renditions(List.of(Rendition.of(PICTURE + '?' + i, "image/jpeg")))
              .credits(credits)
              .build());
    }
    item.media(media);
    assertEquals(many, images().size());
    assertEquals(many, context.lost().size());
  }

  private static FeedMedia.Builder said() {
    return FeedMedia.builder().renditions(List.of(Rendition.of(PICTURE, null)));
  }
}
