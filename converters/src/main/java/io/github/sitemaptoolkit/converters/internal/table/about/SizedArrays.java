package io.github.sitemaptoolkit.converters.internal.table.about;

import io.github.sitemaptoolkit.content.picture.SourceSet;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget;
import io.github.sitemaptoolkit.converters.internal.table.column.KnownHeaders;
import io.github.sitemaptoolkit.converters.internal.table.row.PlacedText;
import io.github.sitemaptoolkit.converters.internal.table.row.TableRow;
import io.github.sitemaptoolkit.converters.internal.table.type.HeaderText;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.url.UrlEnding;
import io.github.sitemaptoolkit.url.UrlJudge;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Arrays in which one picture or one film stands in several sizes, such as {@code
 * pictures.sizes[]}: of each, only the largest is read.
 *
 * <p>They are one if their addresses are the same without what says the size, or if the array's
 * name says that it has sizes and these differ. Different pictures are a gallery, whatever their
 * widths are.
 */
public final class SizedArrays {

  /** None. */
  public static final SizedArrays NONE = new SizedArrays(List.of(), Set.of());

  private static final Set<String> NAMES =
      Set.of("derivatives", "formats", "renditions", "resolutions", "size", "sizes", "srcset");

  /** The names of members that say how large something is, the surest first. */
  private static final List<String> MEASURES =
      List.of("width", "w", "height", "h", "bitrate", "bit_rate", "filesize", "file_size", "size");

  private static final int LEAST_ID = 12; // characters at the end of names without words

  /**
   * An array.
   *
   * @param url which column has the addresses
   * @param columns all columns of its elements
   * @param measures those that say how large an element is, the surest first
   * @param named whether its name says that it has sizes
   */
  private record Array(int url, List<Integer> columns, List<Integer> measures, boolean named) {}

  private final List<Array> arrays;
  private final Set<Integer> texts; // columns whose cells are those of srcset

  private SizedArrays(List<Array> arrays, Set<Integer> texts) {
    this.arrays = arrays;
    this.texts = texts;
  }

  /**
   * Returns those of a table.
   *
   * @param mapped what the caller says of columns: mapped lists are read whole
   */
  public static SizedArrays find(
      List<String> names, List<TableRow> rows, Map<Integer, HeaderTarget> mapped) {
    List<Array> arrays = new ArrayList<>();
    Set<Integer> texts = new HashSet<>();
    for (int i = 0; i < names.size(); i++) {
      HeaderTarget said = mapped.get(i);
      if (said != null && said.levels() > 0) {
        continue;
      }
      int column = i;
      if (said == null && holdsSets(rows, i)) {
        texts.add(i);
      } else if (rows.stream().anyMatch(row -> hasSeveral(row.values(column)))
          && isMedia(names.get(i), rows, i)) {
        Array array = array(names, rows, i);
        if (rows.stream().allMatch(row -> isSized(row, array))) {
          arrays.add(array);
        }
      }
    }
    return arrays.isEmpty() && texts.isEmpty() ? NONE : new SizedArrays(arrays, texts);
  }

  private static boolean holdsSets(List<TableRow> rows, int column) {
    boolean any = false;
    for (TableRow row : rows) {
      String cell = row.cell(column);
      if (!cell.isBlank() && SourceSet.largest(cell) == null) {
        return false;
      }
      any |= !cell.isBlank();
    }
    return any;
  }

  private static boolean hasSeveral(@Nullable List<PlacedText> values) {
    for (int i = 1; values != null && i < values.size(); i++) {
      if (values.get(i).isInArrayOf(values.get(i - 1))) {
        return UrlJudge.isWeb(values.get(i).text()) || values.get(i).text().startsWith("/");
      }
    }
    return false;
  }

  /** Returns whether the header or all cells say that a column has pictures or films. */
  private static boolean isMedia(String name, List<TableRow> rows, int column) {
    HeaderText words = HeaderText.of(name.replace('.', ' '));
    boolean said = words.meansPicture() || words.meansStill() || words.meansFilm();
    return said
        || rows.stream()
            .map(row -> row.values(column))
            .filter(Objects::nonNull)
            .flatMap(List::stream)
            .map(value -> UrlEnding.kind(UrlEnding.of(value.text())))
            .allMatch(kind -> kind == UrlEnding.Kind.PICTURE || kind == UrlEnding.Kind.FILM);
  }

  private static Array array(List<String> names, List<TableRow> rows, int url) {
    String parent = KnownHeaders.parent(names.get(url));
    List<Integer> columns =
        IntStream.range(0, names.size())
            .filter(i -> i == url || (!parent.isEmpty() && isBeside(names, rows, url, i)))
            .boxed()
            .toList();
    List<Integer> measures = new ArrayList<>();
    for (String name : MEASURES) {
      for (int i : columns) {
        if (KnownHeaders.relax(KnownHeaders.lastName(names.get(i))).equals(name)) {
          measures.add(i);
        }
      }
    }
    String around = parent.isEmpty() ? names.get(url) : names.get(url).replace('.', ' ');
    boolean named = false;
    for (String name : around.split(" ", -1)) {
      named |= NAMES.contains(KnownHeaders.relax(name));
    }
    return new Array(url, columns, measures, named);
  }

  /** Returns whether two columns are of the elements of one array. */
  private static boolean isBeside(List<String> names, List<TableRow> rows, int url, int other) {
    String one = KnownHeaders.parent(names.get(url)) + '.';
    String two = KnownHeaders.parent(names.get(other)) + '.';
    if (!one.startsWith(two) && !two.startsWith(one)) {
      return false;
    }
    for (TableRow row : rows) {
      List<PlacedText> urls = row.values(url);
      List<PlacedText> values = row.values(other);
      if (urls != null && values != null) {
        return values.get(0).isInArrayOf(urls.get(0));
      }
    }
    return false;
  }

  private static boolean isSized(TableRow row, Array array) {
    List<PlacedText> urls = row.values(array.url);
    var sizes = new Sizes(row, array);
    return urls == null || groups(urls).stream().allMatch(sizes::differ);
  }

  /** Returns the values of each innermost array. */
  private static List<List<PlacedText>> groups(List<PlacedText> values) {
    List<List<PlacedText>> groups = new ArrayList<>();
    for (PlacedText value : values) {
      List<PlacedText> last = groups.isEmpty() ? List.of() : groups.get(groups.size() - 1);
      if (last.isEmpty() || !last.get(0).isInArrayOf(value)) {
        last = new ArrayList<>();
        groups.add(last);
      }
      last.add(value);
    }
    return groups;
  }

  /** The sizes of the elements of an array in one row. */
  private static final class Sizes {

    private final Array array;
    private final List<Map<List<Integer>, Double>> numbers = new ArrayList<>(); // by measure

    Sizes(TableRow row, Array array) {
      this.array = array;
      for (int column : array.measures) {
        List<PlacedText> values = row.values(column);
        Map<List<Integer>, Double> ofElements = new HashMap<>();
        for (PlacedText value : values == null ? List.<PlacedText>of() : values) {
          ofElements.putIfAbsent(value.elementKey(), number(value.text()));
        }
        numbers.add(ofElements);
      }
    }

    private static double number(String text) {
      boolean number =
          !text.isEmpty() && text.length() < 16 && text.chars().allMatch(Character::isDigit);
      return number ? Double.parseDouble(text) : 0;
    }

    /** Returns whether the values of one array are sizes of one thing. */
    boolean differ(List<PlacedText> group) {
      if (group.size() < 2) {
        return group.get(0).element() >= 0;
      }
      Set<String> urls = new HashSet<>();
      Set<String> keys = new HashSet<>();
      Set<Double> sizes = new HashSet<>();
      boolean alike = true;
      for (PlacedText url : group) {
        urls.add(url.text());
        keys.add(name(url).key());
        sizes.add(of(url));
        alike &= endsAlike(group.get(0).text(), url.text());
      }
      boolean differ = sizes.size() == group.size() && !sizes.contains(0d);
      return urls.size() == group.size()
          && (keys.size() == 1
              || (differ && (array.named || (alike && !array.measures.isEmpty()))));
    }

    private SizedName name(PlacedText url) {
      Set<Integer> sides = new HashSet<>();
      for (Map<List<Integer>, Double> measure : numbers) {
        double side = measure.getOrDefault(url.elementKey(), 0d);
        if (side > 0 && side < Integer.MAX_VALUE) {
          sides.add((int) side);
        }
      }
      return SizedName.of(url.text(), sides, array.named);
    }

    /** Returns how large an element is: by what stands beside it, else by its address; 0. */
    double of(PlacedText url) {
      for (Map<List<Integer>, Double> measure : numbers) {
        double size = measure.getOrDefault(url.elementKey(), 0d);
        if (size > 0) {
          return size;
        }
      }
      return name(url).size();
    }

    /** Returns the largest of one array. */
    PlacedText largest(List<PlacedText> group) {
      PlacedText best = group.get(0);
      double most = of(best);
      for (PlacedText url : group) {
        double size = of(url);
        if (size > most) {
          best = url;
          most = size;
        }
      }
      return best;
    }
  }

  /** Returns whether the names of two files end in one long id, whatever is before it. */
  private static boolean endsAlike(String one, String other) {
    int length = 0;
    boolean digit = false;
    while (length < Math.min(one.length(), other.length())) {
      char c = one.charAt(one.length() - 1 - length);
      if (c != other.charAt(other.length() - 1 - length) || !Character.isLetterOrDigit(c)) {
        break;
      }
      digit |= Character.isDigit(c);
      length++;
    }
    return length >= LEAST_ID && digit;
  }

  /** Returns rows of which only the largest size of each picture and film is left. */
  public List<TableRow> of(List<TableRow> rows) {
    return this == NONE ? rows : rows.stream().map(this::of).toList();
  }

  /** Returns a row of which only the largest size of each picture and film is left. */
  public TableRow of(TableRow row) {
    if (this == NONE) {
      return row;
    }
    Map<Integer, List<PlacedText>> values = new HashMap<>();
    Map<Integer, String> cells = new HashMap<>();
    for (Array array : arrays) {
      List<PlacedText> urls = row.values(array.url);
      if (urls != null && isSized(row, array)) {
        Set<List<Integer>> largest = new HashSet<>();
        var sizes = new Sizes(row, array);
        groups(urls).forEach(group -> largest.add(sizes.largest(group).elementKey()));
        for (int column : array.columns) {
          List<PlacedText> all = row.values(column);
          if (all != null) {
            values.putIfAbsent(column, of(all, largest));
          }
        }
      }
    }
    for (int column : texts) {
      String url = SourceSet.largest(row.cell(column));
      List<PlacedText> all = row.values(column);
      if (url != null && all != null) {
        values.put(column, all.stream().map(SizedArrays::with).toList());
      } else if (url != null) {
        cells.put(column, url);
      }
    }
    return values.isEmpty() && cells.isEmpty() ? row : new SizedRow(row, values, cells);
  }

  private static PlacedText with(PlacedText set) {
    String url = SourceSet.largest(set.text());
    return url == null ? set : set.with(url);
  }

  /** Returns the values that belong to elements, each as that of its array. */
  private static List<PlacedText> of(List<PlacedText> values, Set<List<Integer>> elements) {
    return values.stream()
        .filter(value -> value.isInArray() && elements.contains(value.elementKey()))
        .map(PlacedText::ofArray)
        .toList();
  }

  /** A row with other values of some columns. */
  private record SizedRow(
      TableRow row, Map<Integer, List<PlacedText>> values, Map<Integer, String> cells)
      implements TableRow {

    @Override
    public String cell(int column) {
      List<PlacedText> other = values.get(column);
      return other == null
          ? cells.getOrDefault(column, row.cell(column))
          : other.isEmpty() ? "" : other.get(0).text();
    }

    @Override
    public @Nullable List<PlacedText> values(int column) {
      List<PlacedText> other = values.get(column);
      return other == null ? row.values(column) : other.isEmpty() ? null : other;
    }

    @Override
    public Location place(Location at, int column, int from, int to) {
      return row.place(at, column, from, to);
    }

    @Override
    public @Nullable String address(int column) {
      return row.address(column);
    }

    @Override
    public boolean isGuessed(int column) {
      List<PlacedText> other = values.get(column);
      return other == null ? row.isGuessed(column) : !other.isEmpty() && other.get(0).isGuessed();
    }

    @Override
    public int size() {
      return row.size();
    }

    @Override
    public int next(int column) {
      return row.next(column);
    }

    @Override
    public long characters() {
      return row.characters();
    }
  }
}
