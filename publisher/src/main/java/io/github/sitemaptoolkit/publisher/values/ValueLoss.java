package io.github.sitemaptoolkit.publisher.values;

import io.github.sitemaptoolkit.text.ShownNumber;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A field that many entries had and too few have now.
 *
 * <p>The rules are those that told 29 of 30 nights in which values vanished from 60 ordinary ones.
 *
 * @param field its name, such as {@code image} or {@code news.publication_date}
 * @param message how many had it and have it, in words
 */
public record ValueLoss(String field, String message) {

  /** As many entries fewer are no accident. */
  private static final int MANY = 10;

  /** That all of as many entries had a field is no accident. */
  private static final int ALL_OF = 5;

  /** As many entries with several values are no accident. */
  private static final int MANY_SEVERAL = 20;

  private static final double ALL = 100;

  /** How many entries could have a field, and how many have it. */
  private record Share(long of, FieldCount count) {

    long entries() {
      return count.entries();
    }

    boolean isAll() {
      return entries() == of;
    }
  }

  /**
   * Returns the fields that were lost.
   *
   * <ul>
   *   <li>At least 10 entries fewer have it, and at least 10 fewer than the old share of the new
   *       entries would give, and fewer than that reduced by the percentage.
   *   <li>All of 5 or more entries had it, and none of the new ones has.
   *   <li>10 or more entries had at least 5 different dates, and 10 or more have one now.
   *   <li>20 or more entries had several values, and none has now, although at least 10 would.
   * </ul>
   *
   * <p>A field of an element is compared among the entries that have the element.
   *
   * @param urls how many entries there were
   * @param now how many there are
   * @param percent how much may go: 50 for half of what would be there; 100 or more for everything
   */
  public static List<ValueLoss> between(
      long urls, FieldCounts before, long now, FieldCounts after, int percent) {
    List<ValueLoss> losses = new ArrayList<>();
    if (percent >= ALL) {
      return losses;
    }
    before
        .byField()
        .forEach(
            (field, count) -> {
              int dot = field.indexOf('.');
              String element = dot < 0 ? null : field.substring(0, dot);
              var had = new Share(element == null ? urls : before.of(element).entries(), count);
              var has =
                  new Share(element == null ? now : after.of(element).entries(), after.of(field));
              ValueLoss loss = of(field, element, had, has, percent);
              if (loss != null) {
                losses.add(loss);
              }
            });
    return losses;
  }

  /**
   * Returns the losses that are not accepted.
   *
   * @param fields the names of fields that may be lost, such as {@code image} or {@code images}
   */
  public static List<ValueLoss> accepting(Set<String> fields, List<ValueLoss> losses) {
    return losses.stream()
        .filter(loss -> !fields.contains(loss.field()) && !fields.contains(loss.field() + 's'))
        .toList();
  }

  private static @Nullable ValueLoss of(
      String field, @Nullable String element, Share had, Share has, int percent) {
    if (isLost(had, has, percent)) {
      String among =
          element == null
              ? ""
              : " of "
                  + ShownNumber.of(had.of)
                  + " -> "
                  + ShownNumber.of(has.of)
                  + " with "
                  + element;
      return new ValueLoss(
          field,
          "with "
              + field
              + ' '
              + ShownNumber.of(had.entries())
              + " -> "
              + ShownNumber.of(has.entries())
              + among);
    } else if (isOneDate(had, has)) {
      return new ValueLoss(
          field,
          "with different dates in " + field + ": " + FieldCount.MOST_DATES + " or more -> 1");
    } else if (isSingle(had, has)) {
      return new ValueLoss(field, "with several " + field + ' ' + had.count.several() + " -> 0");
    }
    return null;
  }

  /**
   * Returns whether a field was lost by the first two rules.
   *
   * @param had how many entries could have it, and how many had it
   * @param has the same now
   */
  public static boolean isLost(long[] had, long[] has, int percent) {
    return isLost(share(had), share(has), percent);
  }

  /** Returns whether all of some entries had a field, and none has it. */
  public static boolean isGone(long[] had, long[] has) {
    return isGone(share(had), share(has));
  }

  private static Share share(long[] counts) {
    return new Share(counts[0], new FieldCount(counts[1], 0, Set.of()));
  }

  private static boolean isGone(Share had, Share has) {
    return had.isAll() && had.of >= ALL_OF && has.of > 0 && has.entries() == 0;
  }

  private static boolean isLost(Share had, Share has, int percent) {
    if (isGone(had, has)) {
      return true;
    }
    double expected = expected(had.entries(), had.of, has.of);
    return had.entries() - has.entries() >= MANY
        && expected - has.entries() >= MANY
        && has.entries() < expected * (1 - percent / ALL);
  }

  /** Returns how many would have something, if the share stays. */
  private static double expected(long count, long of, long now) {
    return of == 0 ? 0 : (double) count * now / of;
  }

  private static boolean isOneDate(Share had, Share has) {
    return had.entries() >= MANY
        && had.count.dates().size() >= FieldCount.MOST_DATES
        && has.entries() >= MANY
        && has.count.dates().size() == 1;
  }

  private static boolean isSingle(Share had, Share has) {
    return had.count.several() >= MANY_SEVERAL
        && has.count.several() == 0
        && expected(had.count.several(), had.entries(), has.entries()) >= MANY;
  }

  @Override
  public String toString() {
    return message;
  }
}
