package io.github.sitemaptoolkit.content.statement;

import io.github.sitemaptoolkit.content.judge.NamedMedia;
import io.github.sitemaptoolkit.date.ParsedDate;
import io.github.sitemaptoolkit.feed.FeedItem.Period;
import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.feed.FeedMedia.Credit;
import io.github.sitemaptoolkit.feed.FeedMedia.Price;
import io.github.sitemaptoolkit.feed.FeedMedia.Restriction;
import io.github.sitemaptoolkit.feed.FeedMedia.Scheme;
import io.github.sitemaptoolkit.feed.FeedMedia.StarRating;
import io.github.sitemaptoolkit.feed.Rendition;
import io.github.sitemaptoolkit.feed.VideoPlayer;
import io.github.sitemaptoolkit.model.W3cDateTime;
import io.github.sitemaptoolkit.url.UrlEnding;
import io.github.sitemaptoolkit.url.UrlText;
import io.github.sitemaptoolkit.value.PlainNumber;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads films of structured data: {@code VideoObject}. Sources: <a
 * href="https://schema.org/VideoObject">schema.org</a>, and what <a
 * href="https://developers.google.com/search/docs/appearance/structured-data/video">Google</a>
 * reads of it.
 */
final class FilmFacts {

  private static final int MOST_STARS = 5;

  private final Statements statements;
  private final NamedMedia named;
  private final Instant now;
  private final List<String> unknownRegions = new ArrayList<>(0);
  private final List<String> hidden = new ArrayList<>(0); // films without a country

  /**
   * Creates a reader.
   *
   * @param named judges addresses
   * @param now the current time, which decides whether films are live
   */
  FilmFacts(Statements statements, NamedMedia named, Instant now) {
    this.statements = statements;
    this.named = named;
    this.now = now;
  }

  /** Returns the faults in the countries of the films that were read. */
  StructuredData.Regions regions() {
    return new StructuredData.Regions(unknownRegions, hidden);
  }

  /** Returns the address of a film, for messages; its name if it has none. */
  String address(Thing film) {
    for (String property : List.of("contentUrl", "embedUrl", "url")) {
      for (String address : statements.addresses(film, property)) {
        return statements.absolute(address);
      }
    }
    return String.valueOf(statements.words(film, "name"));
  }

  /** Returns a film; null if it has no file and no player, or is allowed in no known country. */
  @Nullable FeedMedia film(Thing film) {
    String file = null;
    String player = null;
    for (String address : statements.addresses(film, "contentUrl")) {
      String url = file == null ? named.video(address, statements.base()) : null;
      String known = url == null ? null : player(url);
      player = player == null ? known : player;
      file = known == null && url != null ? url : file;
    }
    for (Thing encoding : file == null ? statements.items(film, "encoding") : List.<Thing>of()) {
      for (String address : statements.addresses(encoding, "contentUrl")) {
        file = file == null ? named.video(address, statements.base()) : file;
      }
    }
    String embedded = first(film, "embedUrl");
    player = embedded == null ? player : known(embedded);
    for (String address : statements.addresses(film, "url")) {
      String url = NamedMedia.absolute(address, statements.base());
      String known = url == null ? null : player(url);
      player = player == null ? known : player;
      boolean isFile = url != null && UrlEnding.kind(UrlEnding.of(url)) == UrlEnding.Kind.FILM;
      file = file == null && isFile ? named.video(address, statements.base()) : file;
    }
    if (file == null && player == null) {
      return null; // only refers to a film that is described elsewhere
    }
    List<Restriction> restrictions = new FilmCountries(statements, unknownRegions).of(film);
    if (restrictions == null) {
      hidden.add(address(film));
      return null;
    }
    String thumbnail = thumbnail(film, player);
    return FeedMedia.builder()
        .title(statements.words(film, "name"))
        .description(statements.words(film, "description"))
        .thumbnails(thumbnail == null ? List.of() : List.of(thumbnail))
        .player(player)
        .renditions(renditions(film, file, player))
        .keywords(keywords(film))
        .ratings(ratings(film))
        .restrictions(restrictions)
        .prices(isPaid(film) ? List.of(new Price("subscription", null, null)) : List.of())
        .views(views(film))
        .starRating(stars(film))
        .credits(credits(film))
        .period(period(film))
        .build();
  }

  private @Nullable String first(Thing film, String property) {
    for (String address : statements.addresses(film, property)) {
      String url = named.video(address, statements.base());
      if (url != null) {
        return url;
      }
    }
    return null;
  }

  private static @Nullable String player(String url) {
    return VideoPlayer.of(url).map(VideoPlayer::url).orElse(null);
  }

  private static String known(String url) {
    String player = player(url);
    return player == null ? url : player;
  }

  /** Returns the first thumbnail that is a picture, since the others are sizes of it. */
  private @Nullable String thumbnail(Thing film, @Nullable String player) {
    for (String property : List.of("thumbnailUrl", "thumbnail", "image")) {
      for (String address : statements.addresses(film, property)) {
        String url = named.picture(address, statements.base());
        if (url != null) {
          return url;
        }
      }
    }
    return player == null ? null : VideoPlayer.of(player).map(VideoPlayer::thumbnail).orElse(null);
  }

  private List<Rendition> renditions(Thing film, @Nullable String file, @Nullable String player) {
    String duration = statements.words(film, "duration");
    boolean live = isLive(film);
    if (file == null && duration == null && !live) {
      return List.of();
    }
    return List.of(
        new Rendition(
            file == null ? player : file,
            file == null ? "text/html" : null,
            "video",
            false,
            duration,
            null,
            null,
            null,
            live ? "nonstop" : null));
  }

  /** Returns whether a film is being broadcast now. */
  private boolean isLive(Thing film) {
    for (Thing event : statements.items(film, "publication")) {
      if (isTrue(word(event, "isLiveBroadcast"))) {
        Instant begin = instant(statements.text(event, "startDate"), false);
        Instant end = instant(statements.text(event, "endDate"), true);
        if ((begin == null || !begin.isAfter(now)) && (end == null || end.isAfter(now))) {
          return true;
        }
      }
    }
    return false;
  }

  private static @Nullable Instant instant(@Nullable String text, boolean end) {
    String date = text == null ? null : ParsedDate.of(text).date();
    Optional<W3cDateTime> time = date == null ? Optional.empty() : W3cDateTime.parse(date);
    return time.map(it -> end ? it.end() : it.start()).orElse(null);
  }

  /** Returns the word of a property, or the address of the schema.org that stands for it. */
  private @Nullable String word(Thing item, String property) {
    List<String> words = statements.addresses(item, property);
    return words.isEmpty() ? null : words.get(0);
  }

  private static boolean isTrue(@Nullable String text) {
    return text != null && isOne(text, "true", "yes", "1");
  }

  private static boolean isFalse(@Nullable String text) {
    return text != null && isOne(text, "false", "no", "0");
  }

  /** Returns whether a text, or the last part of an address of schema.org, is one of some words. */
  private static boolean isOne(String text, String... words) {
    String word = TypeNames.last(text.strip()).toLowerCase(Locale.ROOT);
    return List.of(words).contains(word);
  }

  private List<Scheme> ratings(Thing film) {
    String friendly = word(film, "isFamilyFriendly");
    if (isTrue(friendly) || isFalse(friendly)) {
      return List.of(new Scheme(isTrue(friendly) ? "nonadult" : "adult", "urn:simple"));
    }
    return List.of();
  }

  private boolean isPaid(Thing film) {
    String paid = word(film, "requiresSubscription");
    return isTrue(paid)
        || (paid == null && !statements.items(film, "requiresSubscription").isEmpty())
        || isFalse(word(film, "isAccessibleForFree"));
  }

  private List<String> keywords(Thing film) {
    Set<String> words = new LinkedHashSet<>();
    for (String property : List.of("keywords", "genre")) {
      for (String text : statements.allWords(film, property)) {
        for (String word : text.split(",", -1)) {
          if (!word.isBlank()) {
            words.add(word.strip());
          }
        }
      }
    }
    return List.copyOf(words);
  }

  private @Nullable String views(Thing film) {
    for (Thing counter : statements.items(film, "interactionStatistic")) {
      boolean watched =
          statements.addresses(counter, "interactionType").stream()
                  .anyMatch(type -> TypeNames.last(type).equals("WatchAction"))
              || statements.items(counter, "interactionType").stream()
                  .anyMatch(type -> type.is("WatchAction"));
      if (watched) {
        return statements.text(counter, "userInteractionCount");
      }
    }
    String old = statements.text(film, "interactionCount");
    int end = old == null ? 0 : old.indexOf(' ');
    return old == null ? null : PlainNumber.whole(end < 0 ? old : old.substring(0, end));
  }

  private @Nullable StarRating stars(Thing film) {
    for (Thing rating : statements.items(film, "aggregateRating")) {
      String value = statements.text(rating, "ratingValue");
      String best = statements.text(rating, "bestRating");
      String plain = value == null ? null : PlainNumber.decimal(value);
      boolean onScale = plain != null && Double.parseDouble(plain) <= MOST_STARS;
      if (value != null && (best != null || onScale)) {
        return new StarRating(value, statements.text(rating, "worstRating"), best);
      }
    }
    return null;
  }

  private List<Credit> credits(Thing film) {
    for (String property : List.of("author", "creator")) {
      for (String name : statements.allWords(film, property)) {
        if (!UrlText.isAbsolute(name)) { // else an address, of which the name is not known
          return List.of(new Credit(name, "uploader", null, page(film, property)));
        }
      }
    }
    return List.of();
  }

  /** Returns the page about a person, as search engines take it: of the same host only. */
  private @Nullable String page(Thing film, String property) {
    for (Thing person : statements.items(film, property)) {
      String written = statements.text(person, "url");
      String url = written == null ? null : NamedMedia.absolute(written, statements.base());
      if (url != null && statements.isOfHost(url)) {
        return url;
      }
    }
    return null;
  }

  private Period period(Thing film) {
    String uploaded = statements.text(film, "uploadDate");
    String begin = uploaded == null ? statements.text(film, "datePublished") : uploaded;
    return new Period(begin, statements.text(film, "expires"));
  }
}
