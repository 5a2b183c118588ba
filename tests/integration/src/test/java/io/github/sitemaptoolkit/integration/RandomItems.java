package io.github.sitemaptoolkit.integration;

import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.feed.FeedItem.Alternate;
import io.github.sitemaptoolkit.feed.FeedItem.Period;
import io.github.sitemaptoolkit.feed.FeedItem.Person;
import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.feed.FeedMedia.Credit;
import io.github.sitemaptoolkit.feed.FeedMedia.Price;
import io.github.sitemaptoolkit.feed.FeedMedia.Restriction;
import io.github.sitemaptoolkit.feed.FeedMedia.Scheme;
import io.github.sitemaptoolkit.feed.FeedMedia.StarRating;
import io.github.sitemaptoolkit.feed.Rendition;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Items of feeds with any of their properties, with texts and dates that are hard to write. */
final class RandomItems {

  private static final List<String> PIECES =
      List.of(
          "a",
          "Zebra",
          "7",
          " ",
          "\t",
          "\n",
          "\r",
          "\u00A0",
          "<",
          ">",
          "&",
          "\"",
          "'",
          "]]>",
          "<b>",
          "</b>",
          "<br/>",
          "&amp;",
          "&lt;",
          "&nbsp;",
          "&#39;",
          "&nothing;",
          "é",
          "中文",
          "🎬",
          "\u0000",
          "\u001F",
          "\uFFFE",
          "\uD800",
          "\uDC00",
          "\u2028",
          "\uFEFF");

  private static final List<String> URLS =
      List.of(
          "https://example.com/",
          "https://example.com/blog/my-first_post.html",
          "https://example.com/blog/2024/",
          "https://example.com/a?b=1&c=%20|\"2\"'<3>",
          "https://example.com/Ä/%C3%A4-中文/🎬#top",
          "https://example.com/%00%ff/5",
          "/relative",
          "mailto:me@example.com",
          "https://example.com",
          " https://example.com/padded ");

  private static final List<String> DATES =
      List.of(
          "2024",
          "2024-02",
          "2024-02-29",
          "2024-02-29T10:11Z",
          "2024-02-29T10:11-05:30",
          "2024-02-29T10:11:12Z",
          "2024-02-29T10:11:12+00:00",
          "2024-02-29T10:11:12-00:00",
          "2024-02-29T10:11:12+01:00",
          "2024-12-31T23:59:59-12:00",
          "2024-12-31T23:59:59+14:00",
          "2024-12-31T23:59:59+15:00",
          "2024-12-31T23:59:59+18:00",
          "2024-02-29T10:11:12.5Z",
          "2024-02-29T10:11:12.250+02:00",
          "1000-01-01T00:00:00Z",
          "1066-10-14",
          "9999-12-31T23:59:59Z",
          "1970-01-01T00:00:00Z",
          " 2024-02-29 ");

  private final Random random;

  RandomItems(long seed) {
    random = new Random(seed);
  }

  /** Returns an item that can be on an entry, with its own url, or without one. */
  FeedItem next() {
    var item = FeedItem.builder(pick(URLS).strip());
    item.title(maybe(this::text)).summary(maybe(this::text));
    item.updated(maybe(this::date)).published(maybe(this::date));
    item.authors(some(3, () -> new Person(text(), maybe(() -> pick(URLS)))));
    item.categories(some(3, this::text));
    item.media(some(3, this::media));
    item.alternates(some(3, () -> new Alternate(pick(URLS), maybe(this::text))));
    item.valid(maybe(() -> new Period(maybe(this::date), maybe(this::date))));
    return item.type(maybe(this::text)).build();
  }

  private FeedMedia media() {
    return FeedMedia.builder()
        .renditions(some(3, this::rendition))
        .title(maybe(this::text))
        .description(maybe(this::text))
        .thumbnails(some(2, () -> pick(URLS)))
        .player(maybe(() -> pick(URLS)))
        .keywords(some(3, this::text))
        .categories(some(2, this::text))
        .credits(some(2, () -> new Credit(text(), maybe(this::text), maybe(this::text))))
        .ratings(some(2, () -> new Scheme(text(), maybe(this::text))))
        .restrictions(some(2, () -> new Restriction(maybe(this::text), maybe(this::text), text())))
        .prices(some(2, () -> new Price(maybe(this::text), maybe(this::text), maybe(this::text))))
        .starRating(
            maybe(() -> new StarRating(maybe(this::text), maybe(this::text), maybe(this::text))))
        .views(maybe(this::text))
        .status(maybe(this::text))
        .license(maybe(() -> pick(URLS)))
        .place(maybe(this::text))
        .build();
  }

  private Rendition rendition() {
    return new Rendition(
        maybe(() -> pick(URLS)),
        maybe(() -> pick(List.of("video/mp4", "image/png", "x", ""))),
        maybe(() -> pick(List.of("video", "image", "audio", "odd"))),
        random.nextBoolean(),
        maybe(this::text),
        maybe(this::text),
        maybe(this::text),
        maybe(this::text),
        maybe(this::text));
  }

  /** Returns a text; most are simple. */
  String text() {
    if (random.nextInt(3) > 0) {
      return pick(List.of("", "A title", "cats", "1 & 2"));
    }
    var text = new StringBuilder();
    for (int i = random.nextInt(6); i > 0; i--) {
      text.append(pick(PIECES));
    }
    return text.toString();
  }

  /** Returns a date in any form of the W3C. */
  String date() {
    return pick(DATES);
  }

  /** Returns the url of an entry. */
  String url() {
    return pick(URLS);
  }

  <T> @Nullable T maybe(Supplier<T> value) {
    return random.nextInt(5) < 2 ? value.get() : null;
  }

  private <T> List<T> some(int most, Supplier<T> value) {
    List<T> list = new ArrayList<>();
    for (int i = random.nextInt(2) * random.nextInt(most + 1); i > 0; i--) {
      list.add(value.get());
    }
    return list;
  }

  private <T> T pick(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }
}
