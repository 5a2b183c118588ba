package io.github.sitemaptoolkit.look.report;

import io.github.sitemaptoolkit.look.LanguageLook;
import io.github.sitemaptoolkit.look.LanguageLook.Pair;
import io.github.sitemaptoolkit.look.NamedCount;
import io.github.sitemaptoolkit.text.ShownNumber;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * The links between languages, as rows and columns: those of the largest languages, and of {@link
 * LanguageLook#REST}. Immutable.
 */
public final class LanguageMatrix {

  /** The maximum number of languages, {@link LanguageLook#REST} and unknown ones not counted. */
  public static final int MOST = 20;

  private static final int MOST_NAMES = 3;

  private final Map<String, Long> pages = new HashMap<>();
  private final Map<String, Map<String, Pair>> pairs = new HashMap<>();
  private final List<String> rows;
  private final List<String> columns;
  private final int others;

  private LanguageMatrix(LanguageLook look) {
    look.pages().forEach(count -> pages.put(count.name(), count.count()));
    for (Pair pair : look.pairs()) {
      pairs.computeIfAbsent(pair.from(), name -> new HashMap<>()).put(pair.to(), pair);
    }
    Set<String> all = new LinkedHashSet<>();
    look.pages().forEach(count -> all.add(count.name()));
    look.languages().forEach(count -> all.add(count.name()));
    List<String> shown =
        new ArrayList<>(all.stream().filter(name -> !isSpecial(name)).limit(MOST).toList());
    all.stream().filter(LanguageMatrix::isSpecial).sorted().forEach(shown::add);
    rows = shown.stream().filter(pages::containsKey).toList();
    Set<String> named =
        look.languages().stream().map(NamedCount::name).collect(Collectors.toUnmodifiableSet());
    columns = shown.stream().filter(named::contains).toList();
    others = all.size() - shown.size();
  }

  /** Returns the links of a set. */
  public static LanguageMatrix of(LanguageLook look) {
    return new LanguageMatrix(look);
  }

  private static boolean isSpecial(String language) {
    return language.equals(LanguageLook.REST) || language.equals(LanguageLook.UNKNOWN);
  }

  /** Returns the languages of pages, those with most pages first. */
  public List<String> rows() {
    return rows;
  }

  /** Returns the languages that links name, in the order of the rows. */
  public List<String> columns() {
    return columns;
  }

  /** Returns the number of languages that are neither a row nor a column. */
  public int others() {
    return others;
  }

  /** Returns the number of pages in a language. */
  public long pages(String row) {
    return pages.getOrDefault(row, 0L);
  }

  /** Returns the links from pages in one language to another one; with zeros if there are none. */
  public Pair pair(String row, String column) {
    Pair pair = pairs.getOrDefault(row, Map.of()).get(column);
    return pair == null ? new Pair(row, column, 0, 0, 0) : pair;
  }

  /** Returns how many pages in a language have no link to another one. */
  public long lacking(String row, String column) {
    return row.equals(column) ? 0 : pages(row) - pair(row, column).pages();
  }

  /**
   * Returns what is missing for a whole language or for many pages, in words without a full stop,
   * what most pages lack first.
   *
   * @param shown how the name of a language is written
   * @param most the maximum number of sentences
   */
  public List<String> gaps(UnaryOperator<String> shown, int most) {
    List<String> gaps = new ArrayList<>();
    List<String> alone = new ArrayList<>();
    List<String> abroad = new ArrayList<>();
    Map<String, List<String>> without = new LinkedHashMap<>(); // columns by rows
    List<String> some = new ArrayList<>();
    for (String column : columns) {
      if (column.equals(LanguageLook.UNKNOWN)) {
        continue;
      }
      String name = shown.apply(column);
      List<String> others = othersThan(column);
      List<String> none =
          others.stream().filter(row -> pair(row, column).pages() == 0).map(shown).toList();
      long lacking = others.stream().mapToLong(row -> lacking(row, column)).sum();
      if (!pages.containsKey(column) && !isSpecial(column)) {
        abroad.add(name);
      }
      if (!none.isEmpty() && none.size() == others.size()) {
        alone.add(name);
      } else if (!none.isEmpty()) {
        without.computeIfAbsent(names(none), rows -> new ArrayList<>()).add(name);
      } else if (lacking > 0) {
        long all = others.stream().mapToLong(this::pages).sum();
        some.add(
            ShownNumber.of(lacking)
                + " of "
                + ShownNumber.counted(all, "page")
                + " have no link to "
                + name);
      }
    }
    if (!alone.isEmpty()) {
      gaps.add("no page in another language links to " + names(alone));
    }
    if (!abroad.isEmpty()) {
      gaps.add(
          "links lead to "
              + names(abroad)
              + ", but no page of the set is in "
              + (abroad.size() == 1 ? "it" : "them"));
    }
    without.forEach(
        (rows, lacking) -> gaps.add("pages in " + rows + " have no link to " + names(lacking)));
    gaps.addAll(some);
    if (rows.size() > 1 && !columns.contains(LanguageLook.REST)) {
      gaps.add("no page links to " + LanguageLook.REST);
    }
    long unknown = pages(LanguageLook.UNKNOWN);
    if (unknown > 0) {
      gaps.add(
          ShownNumber.counted(unknown, "page")
              + (unknown == 1 ? " does not link to itself" : " do not link to themselves")
              + ": the language is unknown");
    }
    return gaps.size() <= most ? gaps : first(gaps, most);
  }

  private static List<String> first(List<String> gaps, int most) {
    List<String> first = new ArrayList<>(gaps.subList(0, most - 1));
    first.add("and " + (gaps.size() - first.size()) + " more gaps");
    return first;
  }

  private List<String> othersThan(String column) {
    return rows.stream()
        .filter(row -> !row.equals(column) && !row.equals(LanguageLook.UNKNOWN))
        .toList();
  }

  private static String names(List<String> names) {
    int shown = names.size() <= MOST_NAMES + 1 ? names.size() : MOST_NAMES;
    if (shown == names.size()) {
      return shown == 1
          ? names.get(0)
          : String.join(", ", names.subList(0, shown - 1)) + " and " + names.get(shown - 1);
    }
    return String.join(", ", names.subList(0, shown))
        + " and "
        + (names.size() - shown)
        + " more languages";
  }
}
