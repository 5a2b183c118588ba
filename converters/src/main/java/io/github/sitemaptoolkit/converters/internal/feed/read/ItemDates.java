package io.github.sitemaptoolkit.converters.internal.feed.read;

import io.github.sitemaptoolkit.converters.internal.feed.media.FirstValue;
import io.github.sitemaptoolkit.converters.internal.feed.source.LossListener;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.feed.FeedItem.Period;
import io.github.sitemaptoolkit.model.W3cDateTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The dates of an item, of which one is chosen as the last change of its page. */
final class ItemDates {

  /** How far ahead a date of change may be: clocks and zones are often wrong. */
  private static final Duration TOLERANCE = Duration.ofDays(1);

  private final LossListener lost;
  private @Nullable String published;
  private List<Named> others = List.of(); // dates of publication, if there is no other
  private @Nullable String updated;
  private @Nullable Period valid;
  private @Nullable Instant now; // null if dates ahead are read as any other
  private String past = ""; // dates before this day are not ahead
  private @Nullable String ahead;

  /**
   * Creates dates of which none is known.
   *
   * @param lost receives each that is read but not kept
   */
  ItemDates(LossListener lost) {
    this.lost = lost;
  }

  /** Sets the date of publication, from the element of a name. */
  void published(String name, @Nullable String date) {
    published = once(name, published, date);
  }

  /** Adds a date of publication, from the element of a name, to be used if there is no other. */
  void fallback(String name, @Nullable String date) {
    others = Named.with(others, name, date);
  }

  /** Sets the date of the last change, from the element of a name. */
  void updated(String name, @Nullable String date) {
    updated = once(name, updated, date);
  }

  /** Sets when the item is valid, from the element of a name. */
  void valid(String name, @Nullable Period period) {
    valid = FirstValue.keep(valid, period, name, lost);
  }

  /**
   * Sets the current time, after which a date cannot be that of a change.
   *
   * @param day the day before it, as a W3C date
   */
  void now(Instant time, String day) {
    now = time;
    past = day;
  }

  /**
   * Returns when the item changed last: its update, else its publication; null if unknown. What is
   * ahead of now is neither: an item that is to come out, or an event, has not changed then.
   */
  @Nullable String lastmod() {
    ahead = null;
    String shown = published();
    boolean toCome = isAhead(shown, Duration.ZERO);
    if (updated != null && !isAhead(updated, toCome ? Duration.ZERO : TOLERANCE)) {
      return updated;
    }
    ahead = updated;
    if (!toCome) {
      return shown;
    }
    ahead = shown;
    for (Named other : others) {
      if (!isAhead(other.value(), Duration.ZERO)) {
        return other.value();
      }
    }
    return null;
  }

  /**
   * Returns the date that would have been the last change, if it were not ahead, when that was last
   * asked for; null if there is none.
   */
  @Nullable String ahead() {
    return ahead;
  }

  /** Returns whether the item is to be published later. */
  boolean isToCome() {
    return isAhead(published(), Duration.ZERO);
  }

  private boolean isAhead(@Nullable String date, Duration tolerance) {
    Instant time = now;
    if (time == null || date == null || date.compareTo(past) < 0) {
      return false; // most are long past
    }
    Instant latest = time.plus(tolerance);
    return W3cDateTime.parse(date).filter(one -> one.start().isAfter(latest)).isPresent();
  }

  private @Nullable String published() {
    return Named.chosen(published, others);
  }

  /** Adds the dates to an item. */
  void addTo(FeedItem.Builder item) {
    item.published(published()).updated(updated).valid(valid);
  }

  /** Reports the dates of publication that are not used. */
  void reportTo(LossListener into) {
    String dated = published();
    Named.lose(
        others,
        other -> !W3cDateTime.same(other, dated) && !W3cDateTime.same(other, updated),
        into);
  }

  private @Nullable String once(String name, @Nullable String known, @Nullable String date) {
    return FirstValue.keep(known, W3cDateTime.same(date, known) ? known : date, name, lost);
  }
}
