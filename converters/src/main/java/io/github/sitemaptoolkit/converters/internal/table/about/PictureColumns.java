package io.github.sitemaptoolkit.converters.internal.table.about;

import io.github.sitemaptoolkit.converters.internal.table.column.KnownHeaders;
import io.github.sitemaptoolkit.converters.internal.table.type.HeaderText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Finds the columns with pictures of the page: the cells are files of pictures, or the header says
 * that they are, and it does not say that they are of a person, a brand or the site. Of one picture
 * in several sizes, it is the column with the largest.
 */
final class PictureColumns {

  private static final String PICTURE = "image.loc";

  /** Words of sizes, from the smallest. */
  private static final List<Set<String>> SIZES =
      List.of(
          Set.of(
              "thumbnail",
              "thumb",
              "default",
              "base",
              "tiny",
              "mini",
              "miniatur",
              "miniatura",
              "lqip",
              "blur"),
          Set.of("small", "klein", "petit", "petite", "piccola", "pequena", "low", "sd", "mala"),
          Set.of("medium", "mittel", "moyen", "moyenne", "media", "mediana", "srednia"),
          Set.of(
              "large", "big", "gross", "grand", "grande", "groot", "duza", "hd", "high", "regular"),
          Set.of("standard"),
          Set.of("original", "full", "max", "maxres", "raw"));

  /** Words around those of sizes, which say nothing about the picture. */
  private static final Set<String> AROUND =
      Set.of(
          "formats",
          "format",
          "sizes",
          "size",
          "url",
          "src",
          "href",
          "asset",
          "media",
          "details",
          "source",
          "file",
          "resolution");

  /** Numbers from here on are widths, and those below are the numbers of pictures. */
  private static final int LEAST_WIDTH = 50;

  private static final int ORIGINAL = SIZES.size() * 100_000;
  private static final int UNSIZED = ORIGINAL + 1; // the picture itself

  private PictureColumns() {}

  /** Returns the columns, in the order of the table. */
  static List<Integer> find(TableColumns table) {
    Map<String, Integer> largest = new LinkedHashMap<>(); // by what they are pictures of
    for (int i = 0; i < table.names().size(); i++) {
      if (isPicture(table, i)) {
        String text = HeaderText.of(table.text(i)).toString();
        String subject = subject(text);
        Integer other = largest.get(subject);
        if (other == null || isLarger(table, i, other)) {
          largest.put(subject, i);
        }
      }
    }
    List<Integer> columns = new ArrayList<>(largest.values());
    columns.sort(null);
    return columns;
  }

  /** Returns the only column with the texts below pictures; -1 if there is none. */
  static int caption(TableColumns table) {
    int[] columns =
        table
            .all()
            .filter(i -> table.isFree(i) && !table.isOfOther(i) && table.words(i).meansCaption())
            .filter(i -> !table.sample(i).holdsUrls())
            .toArray();
    return columns.length == 1 ? columns[0] : -1;
  }

  private static boolean isPicture(TableColumns table, int column) {
    ColumnSample sample = table.sample(column);
    if (table.isForeign(column, PICTURE)) {
      return true;
    } else if (!table.isFree(column) || sample.isEmpty() || table.isOfOther(column)) {
      return false;
    }
    HeaderText words = table.words(column);
    boolean said = words.meansPicture();
    return !words.meansNoPicture()
        && !table.hasPathsOfOthers(column)
        && (table.holdsPictureFiles(column)
            || (said && sample.holdsWeb() && !table.holdsOtherFiles(column)));
  }

  /** Returns the words of a header without those of sizes. */
  private static String subject(String text) {
    var subject = new StringBuilder();
    for (String word : text.split(" ", -1)) {
      boolean left = AROUND.contains(word) || rank(word) >= 0 || width(word) > 0;
      subject.append(left ? "" : word + ' ');
    }
    return subject.toString();
  }

  /** Returns whether a name is that of an object with nothing but sizes of a picture. */
  static boolean isAround(String name) {
    for (String word : HeaderText.of(name).toString().split(" ", -1)) {
      if (!AROUND.contains(word) && rank(word) < 0 && width(word) == 0) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns whether what a column has is larger than what another has: by the widths beside both,
   * else by the words of their headers.
   */
  static boolean isLarger(TableColumns table, int column, int other) {
    int width = width(table, column);
    int otherWidth = width(table, other);
    if (width > 0 && otherWidth > 0) {
      return width > otherWidth;
    }
    int size = size(HeaderText.of(table.text(column)).toString());
    return size > size(HeaderText.of(table.text(other)).toString());
  }

  /** Returns the first width that stands beside the member of a column; 0 if none does. */
  private static int width(TableColumns table, int column) {
    String parent = KnownHeaders.parent(KnownHeaders.ofValue(table.names().get(column)));
    int beside = parent.isEmpty() ? -1 : table.names().indexOf(parent + ".width");
    return !table.paths() || beside < 0 ? 0 : digits(table.sample(beside).first());
  }

  private static int size(String text) {
    int size = UNSIZED;
    for (String word : text.split(" ", -1)) {
      int rank = rank(word);
      if (rank == SIZES.size() - 1) {
        size = Math.min(size, ORIGINAL);
      } else if (rank >= 0) {
        size = Math.min(size, rank * 100_000);
      } else if (width(word) > 0) {
        size = Math.min(size, width(word));
      }
    }
    return size;
  }

  private static int rank(String word) {
    for (int i = 0; i < SIZES.size(); i++) {
      if (SIZES.get(i).contains(word.toLowerCase(Locale.ROOT))) {
        return i;
      }
    }
    return -1;
  }

  private static int width(String word) {
    int times = word.indexOf('x');
    int width = digits(times > 0 ? word.substring(0, times) : word);
    return width >= LEAST_WIDTH ? width : 0;
  }

  private static int digits(String text) {
    boolean number =
        !text.isEmpty() && text.length() < 6 && text.chars().allMatch(Character::isDigit);
    return number ? Integer.parseInt(text) : 0;
  }
}
