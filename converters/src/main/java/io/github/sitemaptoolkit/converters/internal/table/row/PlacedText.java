package io.github.sitemaptoolkit.converters.internal.table.row;

import io.github.sitemaptoolkit.converters.internal.table.cell.UrlList;
import io.github.sitemaptoolkit.converters.internal.table.column.JoinedCell;
import io.github.sitemaptoolkit.problem.Location;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** One of several values of a column in a row, with its place in the arrays around it. */
public final class PlacedText {

  private final String text;
  private final int[] indexes;
  private final int[] numbers;
  private final boolean listed;
  private final @Nullable Location place;
  private final boolean guessed;

  /**
   * Creates a value, which keeps the arrays.
   *
   * @param indexes the index in each array around it, outermost first, from 0
   * @param numbers for each of these arrays, how many elements the row had before, in all arrays of
   *     its path: the index, if the arrays around it did not matter
   * @param listed whether it is itself an element of the innermost array, not a part of one
   * @param place where it is in the document; null if that is not wanted
   */
  public PlacedText(
      String text, int[] indexes, int[] numbers, boolean listed, @Nullable Location place) {
    this(text, indexes, numbers, listed, place, false);
  }

  private PlacedText(
      String text,
      int[] indexes,
      int[] numbers,
      boolean listed,
      @Nullable Location place,
      boolean guessed) {
    this.text = text;
    this.indexes = indexes;
    this.numbers = numbers;
    this.listed = listed;
    this.place = place;
    this.guessed = guessed;
  }

  /** Returns the text. */
  public String text() {
    return text;
  }

  /** Returns this value as one that is not UTF-8, and was read as windows-1252. */
  public PlacedText guessed() {
    return new PlacedText(text, indexes, numbers, listed, place, true);
  }

  /** Returns whether it was not UTF-8. */
  public boolean isGuessed() {
    return guessed;
  }

  /** Returns where it is in the document; null if that is not known. */
  public @Nullable Location place() {
    return place;
  }

  /** Returns whether it is in an array. */
  public boolean isInArray() {
    return indexes.length > 0;
  }

  /** Returns whether it is in the same innermost array as another. */
  public boolean isInArrayOf(PlacedText other) {
    int depth = indexes.length;
    return depth > 0
        && depth == other.indexes.length
        && Arrays.equals(indexes, 0, depth - 1, other.indexes, 0, depth - 1);
  }

  /** Returns which element of the innermost array it is of; -1 if there is none. */
  public int element() {
    return indexes.length == 0 ? -1 : indexes[indexes.length - 1];
  }

  /** Returns which element of which array it is of: equal for all values of one element. */
  public List<Integer> elementKey() {
    return Arrays.stream(indexes).boxed().toList();
  }

  /** Returns this value as that of the whole innermost array. */
  public PlacedText ofArray() {
    return new PlacedText(text, outer(indexes), outer(numbers), false, place, guessed);
  }

  /** Returns this value with another text. */
  public PlacedText with(String other) {
    return new PlacedText(other, indexes, numbers, listed, place, guessed);
  }

  /** Returns the cell that holds all values, one after the other. */
  public static String cell(List<PlacedText> values) {
    return values.stream()
        .map(value -> JoinedCell.escaped(value.text))
        .collect(Collectors.joining("|"));
  }

  /** Returns values with the elements of each innermost array as one text. */
  public static List<PlacedText> joined(List<PlacedText> values, String separator) {
    List<PlacedText> all = new ArrayList<>();
    PlacedText last = null;
    for (PlacedText value : values) {
      if (!value.listed) {
        all.add(value);
      } else if (last != null && Arrays.equals(last.indexes, value.outer(value.indexes))) {
        last = last.with(last.text + separator + value.text);
        all.set(all.size() - 1, last);
      } else {
        last =
            new PlacedText(
                value.text,
                value.outer(value.indexes),
                value.outer(value.numbers),
                false,
                value.place);
        all.add(last);
      }
    }
    return all;
  }

  /** Returns values with each url of those texts that are lists of urls as a value of its own. */
  public static List<PlacedText> urls(List<PlacedText> values) {
    if (!haveSeveral(values)) {
      return values;
    }
    List<PlacedText> all = new ArrayList<>();
    for (PlacedText value : values) {
      List<String> urls = UrlList.several(value.text);
      for (String url : urls == null ? List.of(value.text) : urls) {
        int[] at = {all.size()};
        all.add(new PlacedText(url, at, at, true, value.place, value.guessed));
      }
    }
    return all;
  }

  private static boolean haveSeveral(List<PlacedText> values) {
    for (int i = 0; i < values.size(); i++) { // for each cell: no iterators
      if (UrlList.several(values.get(i).text) != null) {
        return true;
      }
    }
    return false;
  }

  private int[] outer(int[] places) {
    return Arrays.copyOf(places, places.length - 1);
  }

  /**
   * Returns the place in a column with a number of nested repeats. Where there are more arrays, the
   * outer ones are taken as one; where there are fewer, a list is that of the innermost repeats,
   * and an array of objects that of the outermost.
   */
  public int[] places(int levels) {
    int[] places = new int[levels];
    int used = Math.min(levels, indexes.length);
    int from = indexes.length - used;
    int to = listed ? levels - used : 0;
    System.arraycopy(indexes, from, places, to, used);
    if (from > 0 && used > 0) {
      places[to] = numbers[from];
    }
    return places;
  }
}
