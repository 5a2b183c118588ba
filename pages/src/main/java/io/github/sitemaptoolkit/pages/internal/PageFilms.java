package io.github.sitemaptoolkit.pages.internal;

import io.github.sitemaptoolkit.content.CommonMedia;
import io.github.sitemaptoolkit.content.HtmlPage;
import io.github.sitemaptoolkit.content.JoinedFilms;
import io.github.sitemaptoolkit.content.PageHead;
import io.github.sitemaptoolkit.content.statement.StructuredData;
import io.github.sitemaptoolkit.feed.FeedItem.Period;
import io.github.sitemaptoolkit.feed.FeedMedia;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Completes the films of a page: from the table of videos, and the only film of a page from what
 * the page says of itself. Films that still lack what video sitemaps require are left out and
 * reported.
 */
final class PageFilms {

  private final @Nullable VideoTable videos;
  private final PageDates dates;
  private final PageLog log;

  /**
   * Creates an instance for a site.
   *
   * @param videos the table of videos; null if none is given
   * @param log receives what is left out
   */
  PageFilms(@Nullable VideoTable videos, PageDates dates, PageLog log) {
    this.videos = videos;
    this.dates = dates;
    this.log = log;
  }

  /**
   * Returns the films of a page.
   *
   * @param found those that its elements show
   * @return the films that have all that video sitemaps require
   */
  List<FeedMedia> of(HtmlPage page, StructuredData data, List<FeedMedia> found, PageFile file) {
    JoinedFilms joined =
        JoinedFilms.of(data.films(), page.media(), found, page.shown().background());
    joined.omitted().forEach(omitted -> log.leftOut(omitted, file.path()));
    List<FeedMedia> films = new ArrayList<>();
    for (FeedMedia film : joined.films()) {
      FeedMedia known = videos == null ? film : videos.complete(film);
      FeedMedia whole = joined.films().size() == 1 ? completed(known, page.head()) : known;
      List<String> missing = missing(whole);
      if (missing.isEmpty()) {
        films.add(whole.toBuilder().period(period(whole.period())).build());
      } else {
        log.repeated(
            PageCodes.VIDEO,
            "with a video without "
                + String.join(" and without ", missing)
                + ", which video sitemaps require, so that it is left out; a row of --videos can"
                + " add it",
            file.path() + ": " + address(film));
      }
    }
    return films;
  }

  /** Returns the id that a row of {@code --videos} may have. */
  private static String address(FeedMedia film) {
    return String.valueOf(film.player() == null ? CommonMedia.address(film) : film.player());
  }

  private static FeedMedia completed(FeedMedia film, PageHead head) {
    String picture = head.picture();
    boolean bare = film.thumbnails().isEmpty() && picture != null;
    return film.toBuilder()
        .title(film.title() == null ? head.title() : film.title())
        .description(film.description() == null ? head.description() : film.description())
        .thumbnails(bare ? List.of(String.valueOf(picture)) : film.thumbnails())
        .build();
  }

  private static List<String> missing(FeedMedia film) {
    List<String> missing = new ArrayList<>(0);
    if (film.title() == null) {
      missing.add("a title");
    }
    if (film.description() == null) {
      missing.add("a description");
    }
    if (film.thumbnails().isEmpty()) {
      missing.add("a thumbnail");
    }
    return missing;
  }

  /** Returns a period with W3C dates; an empty one for null, so that no date of the page counts. */
  private Period period(@Nullable Period said) {
    return said == null ? new Period(null, null) : new Period(date(said.start()), date(said.end()));
  }

  private @Nullable String date(@Nullable String text) {
    return text == null ? null : dates.parsed(text);
  }
}
