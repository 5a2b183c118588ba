package io.github.sitemaptoolkit.content;

import io.github.sitemaptoolkit.content.judge.Omission;
import io.github.sitemaptoolkit.content.judge.Omissions;
import io.github.sitemaptoolkit.content.judge.Omitted;
import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.feed.Rendition;
import io.github.sitemaptoolkit.feed.Rendition.Medium;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The films of a page, each once, although structured data, the head and elements may describe the
 * same one.
 *
 * <p>Descriptions with the same file or the same player are joined, whatever the quality or the
 * format. Where they differ, structured data is preferred. Not thread-safe.
 *
 * @since 0.1
 */
public final class JoinedFilms {

  private final List<FeedMedia> films = new ArrayList<>();
  private final Map<String, Integer> known = new HashMap<>(); // the numbers of films by their keys
  private final List<FeedMedia> leftOut = new ArrayList<>(0);
  private final List<FeedMedia> behind = new ArrayList<>(0);
  private boolean adopted; // whether the only film was joined with an element without words

  private JoinedFilms() {}

  /**
   * Joins films.
   *
   * @param declared those of structured data
   * @param named those of the head
   * @param found those of elements
   * @param background those of elements that only decorate the page; used only if structured data
   *     or the head describes them, too
   */
  public static JoinedFilms of(
      List<FeedMedia> declared,
      List<FeedMedia> named,
      List<FeedMedia> found,
      List<FeedMedia> background) {
    var joined = new JoinedFilms();
    declared.forEach(film -> joined.add(film, joined.same(film)));
    named.forEach(joined::addNamed);
    int certain = joined.films.size();
    found.forEach(film -> joined.addFound(film, certain));
    for (FeedMedia film : background) {
      int same = joined.same(film);
      if (same >= 0) {
        joined.add(film, same);
      } else {
        joined.behind.add(film);
      }
    }
    return joined;
  }

  /** Returns the films, each with at most one file. */
  public List<FeedMedia> films() {
    return films;
  }

  /** Returns what is left out: films without words, and those that only decorate the page. */
  public List<Omitted> omitted() {
    var omissions = new Omissions();
    addTo(omissions);
    return omissions.all();
  }

  void addTo(Omissions omissions) {
    leftOut.forEach(
        film -> omissions.add(Omission.NAMELESS, String.valueOf(CommonMedia.address(film))));
    behind.forEach(
        film -> omissions.add(Omission.BACKGROUND, String.valueOf(CommonMedia.address(film))));
  }

  private void addNamed(FeedMedia film) {
    int same = same(film);
    if (same < 0 && films.size() > 1) {
      leftOut.add(film);
    } else {
      add(film, same < 0 && films.size() == 1 ? 0 : same);
    }
  }

  private void addFound(FeedMedia film, int certain) {
    int same = same(film);
    boolean words = film.title() != null || film.description() != null;
    if (same >= 0 || words || certain == 0) {
      add(film, same);
    } else if (certain == 1 && !adopted && isLacking(films.get(0), film)) {
      adopted = true;
      add(film, 0);
    } else {
      leftOut.add(film);
    }
  }

  /** Returns whether a film lacks the file or the player that another has. */
  private static boolean isLacking(FeedMedia film, FeedMedia other) {
    return (file(film) == null && file(other) != null)
        || (film.player() == null && other.player() != null);
  }

  /** Returns the index of the film that is the same as another one; -1 if there is none. */
  private int same(FeedMedia film) {
    for (String address : addresses(film)) {
      Integer number = known.get(FilmKey.of(address));
      if (number != null) {
        return number;
      }
    }
    for (int i = 0; film.title() != null && i < films.size(); i++) {
      if (film.title().equalsIgnoreCase(films.get(i).title()) && isLacking(films.get(i), film)) {
        return i;
      }
    }
    return -1;
  }

  private static List<String> addresses(FeedMedia film) {
    List<String> all = new ArrayList<>(2);
    for (Rendition rendition : film.renditions()) {
      if (rendition.url() != null) {
        all.add(rendition.url());
      }
    }
    if (film.player() != null) {
      all.add(film.player());
    }
    return all;
  }

  private void add(FeedMedia film, int same) {
    int number = same < 0 ? films.size() : same;
    if (same < 0) {
      films.add(withOneFile(film));
    } else {
      films.set(same, merge(films.get(same), film));
    }
    addresses(film).forEach(address -> known.putIfAbsent(FilmKey.of(address), number));
  }

  private static FeedMedia withOneFile(FeedMedia film) {
    return film.renditions().size() < 2
        ? film
        : film.toBuilder().renditions(one(film, film)).build();
  }

  private static @Nullable Rendition file(FeedMedia film) {
    Rendition best = film.best(Medium.VIDEO).orElse(null);
    return best == null || best.isPlayer() ? null : best;
  }

  /** Returns the file of two descriptions of a film, with the duration that either of them has. */
  private static List<Rendition> one(FeedMedia film, FeedMedia other) {
    Rendition own = file(film);
    Rendition chosen = own == null ? file(other) : own;
    String duration = first(film, other, Rendition::duration);
    String expression = first(film, other, Rendition::expression);
    String player = film.player() == null ? other.player() : film.player();
    if (chosen == null && duration == null && expression == null) {
      return List.of();
    }
    return List.of(
        new Rendition(
            chosen == null ? player : chosen.url(),
            chosen == null ? "text/html" : chosen.type(),
            "video",
            false,
            duration,
            null,
            null,
            null,
            expression));
  }

  private static @Nullable String first(
      FeedMedia film, FeedMedia other, Function<Rendition, @Nullable String> part) {
    for (FeedMedia one : List.of(film, other)) {
      for (Rendition rendition : one.renditions()) {
        String value = part.apply(rendition);
        if (value != null) {
          return value;
        }
      }
    }
    return null;
  }

  private static FeedMedia merge(FeedMedia film, FeedMedia other) {
    return film.toBuilder()
        .renditions(one(film, other))
        .title(film.title() == null ? other.title() : film.title())
        .description(film.description() == null ? other.description() : film.description())
        .thumbnails(either(film.thumbnails(), other.thumbnails()))
        .player(film.player() == null ? other.player() : film.player())
        .keywords(either(film.keywords(), other.keywords()))
        .credits(either(film.credits(), other.credits()))
        .ratings(either(film.ratings(), other.ratings()))
        .restrictions(either(film.restrictions(), other.restrictions()))
        .prices(either(film.prices(), other.prices()))
        .starRating(film.starRating() == null ? other.starRating() : film.starRating())
        .views(film.views() == null ? other.views() : film.views())
        .period(film.period() == null ? other.period() : film.period())
        .build();
  }

  private static <T> List<T> either(List<T> values, List<T> others) {
    return values.isEmpty() ? others : values;
  }
}
