package io.github.sitemaptoolkit.ext.video;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.github.sitemaptoolkit.ext.video.Video.Price;
import io.github.sitemaptoolkit.ext.video.Video.Restriction;
import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.testkit.RecordingFeedContext;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where a video of a feed may be seen, and what it costs. */
class VideoTermsTest {

  private final RecordingFeedContext context = new RecordingFeedContext();
  private final TestItem item = new TestItem();

  private Video video() {
    return item.video(context);
  }

  @Test
  void countriesAreWrittenInCapitals() {
    item.restrictions = List.of(new FeedMedia.Restriction("country", "Deny", " us \n ca "));
    assertEquals(new Restriction("deny", "US CA"), video().restriction());
    assertEquals(
        List.of(
            "info: video.restriction-case: with a media:restriction whose country codes are"
                + " changed to upper case"),
        context.problems());
  }

  @Test
  void capitalsStayAsTheyAreWithoutAWord() {
    item.restrictions = List.of(new FeedMedia.Restriction("country", "allow", "US CA"));
    assertEquals(new Restriction("allow", "US CA"), video().restriction());
    item.restrictions = List.of(new FeedMedia.Restriction("country", "allow", "none"));
    assertEquals(new Restriction("allow", ""), video().restriction());
    assertEquals(List.of(), context.problems());
  }

  @Test
  void whatNobodyMaySeeIsAllowedNowhere() {
    item.restrictions = List.of(new FeedMedia.Restriction("country", "allow", "none"));
    assertEquals(new Restriction("allow", ""), video().restriction());
    item.restrictions = List.of(new FeedMedia.Restriction(null, "deny", "all"));
    assertEquals(new Restriction("allow", ""), video().restriction());
  }

  @Test
  void whatAllMaySeeIsNotRestricted() {
    item.restrictions = List.of(new FeedMedia.Restriction("country", "allow", "all"));
    assertNull(video().restriction());
    item.restrictions = List.of(new FeedMedia.Restriction(null, "deny", "none"));
    assertNull(video().restriction());
    assertEquals(List.of(), context.lost());
  }

  @Test
  void missingRelationshipStaysMissing() {
    item.restrictions = List.of(new FeedMedia.Restriction("country", null, "us"));
    assertEquals(new Restriction(null, "US"), video().restriction());
  }

  @Test
  void otherRestrictionsAreLost() {
    item.restrictions =
        List.of(
            new FeedMedia.Restriction("sharing", "deny", ""),
            new FeedMedia.Restriction("uri", "allow", "https://example.com/"),
            new FeedMedia.Restriction(null, "allow", "us"),
            new FeedMedia.Restriction("country", "allow", "us"),
            new FeedMedia.Restriction("country", "allow", "ca"));
    assertEquals(new Restriction("allow", "US"), video().restriction());
    assertEquals(Collections.nCopies(4, "media:restriction"), context.lost());
  }

  @Test
  void rentAndPurchaseKeepTheirPrices() {
    item.prices =
        List.of(
            new FeedMedia.Price("rent", "1.99", "EUR"),
            new FeedMedia.Price("Purchase", null, null));
    assertEquals(
        List.of(new Price("1.99", "EUR", "rent", null), new Price("", null, "purchase", null)),
        video().prices());
    assertNull(video().requiresSubscription());
  }

  @Test
  void priceWithoutTypeIsKept() {
    item.prices =
        List.of(new FeedMedia.Price(null, "1.99", "EUR"), new FeedMedia.Price(null, null, "EUR"));
    assertEquals(List.of(new Price("1.99", "EUR", null, null)), video().prices());
    assertEquals(List.of("media:price"), context.lost());
  }

  @Test
  void subscriptionIsRequired() {
    item.prices = List.of(new FeedMedia.Price("subscription", null, null));
    assertEquals("yes", video().requiresSubscription());
    assertEquals(List.of(), video().prices());
    assertEquals(List.of(), context.lost());
  }

  @Test
  void whatSubscriptionsAndPackagesCostIsLost() {
    item.prices =
        List.of(
            new FeedMedia.Price("subscription", "9.99", "EUR"),
            new FeedMedia.Price("package", "19.99", "EUR"));
    assertEquals("yes", video().requiresSubscription());
    assertEquals(List.of("media:price of a subscription", "media:price"), context.lost());
  }
}
