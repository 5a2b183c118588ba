package io.github.sitemaptoolkit.converters.internal.table.column;

import io.github.sitemaptoolkit.converters.internal.table.TableCodes;
import io.github.sitemaptoolkit.converters.internal.table.cell.TableLimits;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget.Kind;
import io.github.sitemaptoolkit.element.ElementColumn;
import io.github.sitemaptoolkit.element.ElementTable;
import io.github.sitemaptoolkit.extension.ElementSchema;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Field;
import io.github.sitemaptoolkit.extension.Shorthand;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.text.Spelling;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Finds columns by their headers: their own names, and the names that other programs use.
 *
 * <p>Case and the separators between words are ignored: {@code video_content_loc}, {@code
 * Video:Content_Loc} and {@code video content loc} all mean {@code video.content_loc}.
 */
public final class ColumnNames {

  /** What begins the name of a column with versions of pages, before a language. */
  public static final String VERSION = "translation.";

  private static final String VIDEO = "video.content_loc";
  private static final int SHORTEST = 5; // letters of a header with a likely misspelling

  /** The column of XML, for data that other columns have no place for. */
  public static final String XML = "_xml";

  private final Extensions extensions;
  private final List<ElementTable> tables; // in the order of the registry
  private final Map<String, ElementColumn> exact = new HashMap<>();
  private final Map<String, ElementColumn> relaxed = new HashMap<>();
  private final Map<String, ElementColumn> named = new HashMap<>(); // by the headers of others
  private final Map<String, ElementColumn> elements =
      new HashMap<>(); // by the column of a shorthand

  public ColumnNames(Extensions extensions) {
    this.extensions = extensions;
    this.tables = ElementTable.of(extensions);
    List<ElementColumn> columns =
        tables.stream().flatMap(table -> table.columns().stream()).toList();
    columns.forEach(column -> exact.put(column.name(), column));
    columns.forEach(this::addSpecial);
    columns.forEach(column -> relaxed.putIfAbsent(KnownHeaders.relax(column.name()), column));
    columns.forEach(this::addShort);
    columns.forEach(this::addNamed);
  }

  /** Returns the registry. */
  public Extensions extensions() {
    return extensions;
  }

  /** Returns the tables of the extensions' elements, in the order of the registry. */
  public List<ElementTable> tables() {
    return tables;
  }

  /** Returns the number of columns that an extension has. */
  public int columns(Extensions.Registration registration) {
    return (int)
        exact.values().stream().filter(it -> it.registration().equals(registration)).count();
  }

  /**
   * Returns whether an unknown header has the form of a column: it begins with the id of an
   * extension and a separator, such as {@code image[0].loc}. Other programs have no such headers.
   */
  public boolean hasFormOfColumn(String header) {
    int end = 0;
    while (end < header.length() && ".[@".indexOf(header.charAt(end)) < 0) {
      end++;
    }
    return end < header.length() && extensions.find(header.substring(0, end)).isPresent();
  }

  /** Returns the column of a name, which is known. */
  public ElementColumn column(String name) {
    return Objects.requireNonNull(exact.get(name), name);
  }

  /** Adds names in the plural, which are common for lists in one cell, and names of elements. */
  private void addSpecial(ElementColumn column) {
    if (column.attribute() != ElementColumn.OWN || column.length() == 1) {
      return;
    }
    ElementSchema last = column.element();
    if (last.repeats()) {
      relaxed.putIfAbsent(KnownHeaders.relax(column.name()) + 's', column);
    }
    String parent = column.name().substring(0, column.name().lastIndexOf('.'));
    ElementColumn owner = exact.get(parent);
    if (last.name().equals("name") && column.length() > 2 && owner != null && owner.isFlag()) {
      relaxed.putIfAbsent(KnownHeaders.relax(parent), column);
    }
  }

  /** Adds the name without the elements in between, as in {@code news_language}. */
  private void addShort(ElementColumn column) {
    if (column.attribute() == ElementColumn.OWN && column.length() > 2) {
      ElementSchema last = column.element();
      String id = column.registration().id();
      relaxed.putIfAbsent(KnownHeaders.relax(id + '.' + last.name()), column);
    }
  }

  private void addNamed(ElementColumn column) {
    Field field = column.field();
    if (field != null) {
      field.headers().forEach(header -> named.putIfAbsent(KnownHeaders.relax(header), column));
    }
    Shorthand shorthand = column.registration().descriptor().shorthand();
    if (shorthand != null && shorthand.column() != null && column.length() == 1) {
      elements.putIfAbsent(KnownHeaders.relax(shorthand.column()), column);
    }
  }

  /** Returns the target of the cells under a header. */
  public HeaderTarget find(String header) {
    String name = header.strip();
    int core = KnownHeaders.core(name);
    if (core >= 0) {
      return HeaderTarget.core(core, name, name.equals(UrlEntry.FIELDS.get(core)));
    }
    if (name.equals(XML)) {
      return HeaderTarget.of(Kind.XML, name, true);
    }
    TurnedName turned = name.indexOf('.') > 0 ? TurnedName.of(name) : null;
    if (turned != null && exact.containsKey(VIDEO)) {
      return find(turned.column()).turned(name, turned.turn());
    }
    ElementColumn element = elements.get(KnownHeaders.relax(name));
    if (element != null) {
      return new HeaderTarget(Kind.ELEMENT, name, -1, element, places(element), true);
    }
    HeaderTarget target = name.indexOf('[') < 0 ? joined(name) : numbered(name);
    return target == null ? HeaderTarget.of(Kind.UNKNOWN, name, false) : target;
  }

  /**
   * Returns the target of the name of a column, or of several, with commas between them.
   *
   * @throws IllegalArgumentException if there is no such column
   */
  public HeaderTarget require(String names) {
    if (names.indexOf(',') < 0) {
      return requireOne(names);
    }
    List<HeaderTarget> all = new ArrayList<>();
    for (String name : names.split(",", -1)) {
      all.add(requireOne(name.strip()));
    }
    all.sort(Comparator.comparing(target -> !target.isUrl())); // a table has one column of urls
    return all.get(0).with(names, all.subList(1, all.size()));
  }

  private HeaderTarget requireOne(String name) {
    if (name.startsWith(VERSION)) {
      return HeaderTarget.of(Kind.VERSION, name, true);
    }
    HeaderTarget target = find(name);
    if (target.kind() == Kind.UNKNOWN) {
      throw new IllegalArgumentException(noColumn(name));
    }
    return target.turn() != Turn.NONE
        ? target
        : new HeaderTarget(
            target.kind(), name, target.core(), target.column(), target.places(), true);
  }

  /**
   * Checks that a column can be written.
   *
   * @throws IllegalArgumentException if there is no such column
   */
  public void checkWritable(String name) {
    if (name(find(name)) == null) {
      throw new IllegalArgumentException(noColumn(name));
    }
  }

  /**
   * Returns the target that a header was probably meant as, by its spelling; null if there is none.
   * Short words are near to many others, and plurals often are numbers.
   */
  public @Nullable HeaderTarget near(String header) {
    String name = KnownHeaders.relax(header);
    List<String> candidates = new ArrayList<>(KnownHeaders.coreNames());
    candidates.addAll(relaxed.keySet());
    candidates.addAll(named.keySet());
    candidates.removeIf(candidate -> candidate.length() < SHORTEST);
    Collections.sort(candidates);
    return name.length() < SHORTEST || find(header).isRead()
        ? null
        : Spelling.nearest(name, candidates).map(this::find).orElse(null);
  }

  /** Returns a column with a similar name; empty if there is none. */
  public Optional<String> suggestion(String name) {
    List<String> known = new ArrayList<>(UrlEntry.FIELDS);
    exact.keySet().stream().sorted().forEach(known::add);
    String plain = name.replaceAll("\\[\\d*]", "");
    return Spelling.nearest(plain, known);
  }

  private String noColumn(String name) {
    Optional<String> suggestion = suggestion(name);
    if (suggestion.isPresent()) {
      return "there is no column "
          + Problem.quoted(name)
          + "; did you mean "
          + suggestion.get()
          + '?';
    }
    String id = name.substring(0, Math.max(0, name.indexOf('.')));
    String own =
        exact.keySet().stream()
            .filter(column -> column.startsWith(id + '.'))
            .sorted()
            .collect(Collectors.joining(", "));
    return "there is no column "
        + Problem.quoted(name)
        + (id.isEmpty() || own.isEmpty()
            ? "; columns are loc, lastmod, changefreq, priority and those of extensions, such as "
                + example()
            : "; those of " + id + " are " + own + turned(id));
  }

  /** Returns the names of an extension's cells that have to be turned into values. */
  private static String turned(String id) {
    return TurnedName.names().stream()
        .filter(name -> name.startsWith(id + '.'))
        .map(name -> ", " + name)
        .collect(Collectors.joining());
  }

  private @Nullable HeaderTarget joined(String name) {
    ElementColumn own = exact.get(name);
    ElementColumn column = own == null ? accepted(name) : own;
    if (column == null) {
      return null;
    }
    Field field = column.field();
    boolean whole = own == null && field != null && field.shorthand() != null;
    return new HeaderTarget(
        whole ? Kind.SHORTHAND : Kind.COLUMN, name, -1, column, places(column), own != null);
  }

  private @Nullable ElementColumn accepted(String name) {
    ElementColumn column = relaxed.get(KnownHeaders.relax(name));
    return column == null ? named.get(KnownHeaders.relax(name)) : column;
  }

  private static int[] places(ElementColumn column) {
    int[] places = new int[column.depth()];
    Arrays.fill(places, HeaderTarget.JOINED);
    return places;
  }

  /** Finds a name with numbers in it, such as {@code video[2].tag[3]}. */
  private @Nullable HeaderTarget numbered(String name) {
    var plain = new StringBuilder();
    List<Integer> numbers = new ArrayList<>(); // by step; null where there is none
    numbers.add(null);
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (c == '[') {
        int end = name.indexOf(']', i);
        int number = end < 0 ? 0 : number(name.substring(i + 1, end));
        if (number == 0) {
          return null;
        }
        numbers.set(numbers.size() - 1, number);
        i = end;
      } else {
        plain.append(c);
        if (c == '.') {
          numbers.add(null);
        }
      }
    }
    HeaderTarget target = joined(plain.toString());
    ElementColumn column = target == null ? null : target.column();
    if (target == null || column == null || numbers.size() != column.length()) {
      return null;
    }
    int repeat = 0;
    for (int step = 0; step < numbers.size(); step++) {
      Integer number = numbers.get(step);
      if (column.repeats(step)) {
        target.places()[repeat++] = number == null ? HeaderTarget.JOINED : number - 1;
      } else if (number != null) {
        return null;
      }
    }
    return new HeaderTarget(Kind.COLUMN, name, -1, column, target.places(), target.exact());
  }

  /** Returns a number from 1 to as many as there can be columns, or 0. */
  private static int number(String digits) {
    int number = 0;
    for (int i = 0; i < digits.length(); i++) {
      char c = digits.charAt(i);
      if (c < '0' || c > '9' || number > TableLimits.MOST_FIELDS) {
        return 0;
      }
      number = number * 10 + c - '0';
    }
    return number > TableLimits.MOST_FIELDS ? 0 : number;
  }

  /**
   * Returns the names of the columns to write; empty for all columns that have values.
   *
   * @param columns the requested columns, by any name
   * @param xmlColumn whether to add the column of XML
   * @throws SitemapException if one of them does not exist
   */
  public List<String> chosen(List<String> columns, boolean xmlColumn, String output) {
    List<String> names = new ArrayList<>();
    for (String name : columns) {
      String found = name(find(name));
      if (found == null) {
        throw new SitemapException(
            TableCodes.UNKNOWN_COLUMN.withSeverity(Severity.ERROR),
            noColumn(name),
            Location.of(output));
      }
      if (!names.contains(found)) {
        names.add(found);
      }
    }
    if (!names.isEmpty() && xmlColumn && !names.contains(XML)) {
      names.add(XML);
    }
    return names;
  }

  private String example() {
    return exact.keySet().stream()
        .filter(name -> name.indexOf('.') > 0)
        .sorted()
        .findFirst()
        .orElse("image.loc");
  }

  private static @Nullable String name(HeaderTarget target) {
    ElementColumn column = target.column();
    return switch (target.kind()) {
      case CORE -> UrlEntry.FIELDS.get(target.core());
      case XML -> XML;
      case COLUMN, SHORTHAND -> column == null || target.turn() != Turn.NONE ? null : column.name();
      default -> null;
    };
  }
}
