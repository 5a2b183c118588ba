package io.github.sitemaptoolkit.integration;

import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.ext.link.Link;
import io.github.sitemaptoolkit.ext.video.TvShow;
import io.github.sitemaptoolkit.ext.video.Video;
import io.github.sitemaptoolkit.ext.video.Video.Platform;
import io.github.sitemaptoolkit.ext.video.Video.PlayerLoc;
import io.github.sitemaptoolkit.ext.video.Video.Price;
import io.github.sitemaptoolkit.ext.video.Video.Restriction;
import io.github.sitemaptoolkit.ext.video.Video.Uploader;
import io.github.sitemaptoolkit.ext.video.VideoBuilder;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;

/** Entries that say much or little, sensible things more often than odd ones. */
final class FeedableEntries {

  private static final List<String> TEXTS =
      List.of(
          "A title",
          "1 < 2 & \"3\"",
          "Übersicht 😀 ‮x",
          "The <b>bold</b> one",
          " padded",
          "",
          "AT&amp;T");
  private static final List<String> DATES =
      List.of(
          "2024-02-03T04:05:06Z",
          "2024-02-03T04:05:06+01:00",
          "2023-12-31T23:59:59-11:30",
          "2024-02-03T04:05:06.789Z",
          "2024-02-03",
          "2024",
          "2024-02-03T04:05+01:00",
          "2024-02-03T04:05:06+00:00",
          "yesterday",
          " 2024-02 ",
          "0001-01-01T00:00:00Z");

  private final Random random;

  FeedableEntries(long seed) {
    random = new Random(seed);
  }

  /** Returns an entry that says as many things as chance will have it. */
  UrlEntry next() {
    UrlEntry.Builder entry = UrlEntry.builder("https://example.com/page-" + random.nextInt(1000));
    maybe(2, () -> entry.lastmod(usual(DATES)));
    maybe(12, () -> entry.changefreq("Weekly"));
    maybe(12, () -> entry.priority("0.50"));
    maybe(2, () -> entry.add(video("a")));
    maybe(8, () -> entry.add(video("b")));
    maybe(3, () -> entry.add(image()));
    maybe(5, () -> entry.add(image()));
    maybe(
        3,
        () -> {
          entry.add(Link.alternate("de", "https://example.com/de?a&b"));
          maybe(1.2, () -> entry.add(Link.alternate("x-default", "https://example.com/")));
          maybe(9, () -> entry.add(Link.alternate("fr", "/relative")));
        });
    return entry.build();
  }

  private void maybe(double oneIn, Runnable action) {
    if (random.nextDouble() * oneIn < 1) {
      action.run();
    }
  }

  private String usual(List<String> texts) {
    int fewest = random.nextInt(4) == 0 ? texts.size() : 3;
    return texts.get(random.nextInt(fewest));
  }

  private void text(double oneIn, Consumer<String> target) {
    maybe(oneIn, () -> target.accept(usual(TEXTS)));
  }

  private Image image() {
    String[] texts = new String[3];
    text(3, value -> texts[0] = value);
    text(3, value -> texts[1] = value);
    text(3, value -> texts[2] = value);
    String license = random.nextInt(5) == 0 ? "https://example.com/l" : null;
    return new Image(
        "https://example.com/" + random.nextInt(4) + " b", texts[0], texts[1], texts[2], license);
  }

  private Video video(String name) {
    VideoBuilder video = Video.builder();
    text(1.1, video::title);
    text(2, video::description);
    maybe(1.3, () -> video.contentLoc("https://example.com/" + name + random.nextInt(3) + ".mp4"));
    maybe(2, () -> video.playerLoc(PlayerLoc.of("https://example.com/play/" + name)));
    maybe(2, () -> video.thumbnailLoc("https://example.com/t.jpg?a&b"));
    maybe(2, () -> video.duration(usual(List.of("1", "600", "28800", "60.5", "007", "x"))));
    maybe(3, () -> video.rating(usual(List.of("4.5", "0.0", "3.25", "5", "6", "4.50"))));
    maybe(3, () -> video.viewCount("12"));
    maybe(1.5, () -> video.publicationDate(usual(DATES)));
    maybe(4, () -> video.expirationDate(usual(DATES)));
    maybe(
        3, () -> video.addTag("cats").addTag(usual(List.of("dogs", "big dogs", "é", "a,b", " "))));
    maybe(4, () -> video.category("Animals, and more"));
    maybe(3, () -> video.familyFriendly(usual(List.of("yes", "no", "yes", "Yes", "true"))));
    maybe(
        4,
        () ->
            video.restriction(
                new Restriction(
                    random.nextBoolean() ? "allow" : "deny",
                    usual(List.of("US", "CA MX", "", "us", "ALL", "A  B")))));
    maybe(
        4,
        () ->
            video.addPrice(
                new Price(usual(List.of("1", "2.50", "0", "")), "EUR", usualType(), null)));
    maybe(5, () -> video.requiresSubscription(usual(List.of("yes", "yes", "yes", "no", ""))));
    maybe(4, () -> video.uploader(new Uploader(usual(TEXTS), null)));
    maybe(5, () -> video.live(usual(List.of("yes", "yes", "yes", "no"))));
    maybe(20, () -> video.platform(new Platform("allow", "web")));
    maybe(20, () -> video.tvShow(new TvShow("S", "clip", null, null, null, null)));
    return video.build();
  }

  private String usualType() {
    String type = usual(List.of("rent", "purchase", "", "own", "lease"));
    return type.isEmpty() ? null : type;
  }
}
