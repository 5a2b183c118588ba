package io.github.sitemaptoolkit.look.report;

import io.github.sitemaptoolkit.look.LanguageLook;
import io.github.sitemaptoolkit.look.LanguageLook.Pair;
import io.github.sitemaptoolkit.look.NamedCount;
import java.util.ArrayList;
import java.util.HashMap;
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
    List<String> whole = new ArrayList<>();
    List<String> some = new ArrayList<>();
    for (String column : columns) {
      if (!column.equals(LanguageLook.UNKNOWN)) {
        addGaps(column, shown, whole, some);
      }
    }
    if (rows.size() > 1 && !columns.contains(LanguageLook.REST)) {
      some.add("no page links to " + LanguageLook.REST);
    }
    long unknown = pages(LanguageLook.UNKNOWN);
    if (unknown > 0) {
      some.add(
          LookText.counted(unknown, "page")
              + (unknown == 1 ? " does" : " do")
              + " not link to "
              + (unknown == 1 ? "itself" : "themselves")
              + ": the language is unknown");
    }
    whole.addAll(some);
    if (whole.size() <= most) {
      return whole;
    }
    List<String> first = new ArrayList<>(whole.subList(0, most - 1));
    first.add("and " + (whole.size() - first.size()) + " more gaps");
    return first;
  }

  private void addGaps(
      String column, UnaryOperator<String> shown, List<String> whole, List<String> some) {
    List<String> others =
        rows.stream()
            .filter(row -> !row.equals(column) && !row.equals(LanguageLook.UNKNOWN))
            .toList();
    List<String> without =
        others.stream().filter(row -> pair(row, column).pages() == 0).map(shown).toList();
    String name = shown.apply(column);
    if (!without.isEmpty() && without.size() == others.size()) {
      whole.add("no page in another language links to " + name);
      return;
    }
    if (!pages.containsKey(column) && !isSpecial(column)) {
      whole.add("links lead to " + name + ", but no page of the set is in it");
    }
    long lacking = others.stream().mapToLong(row -> lacking(row, column)).sum();
    if (!without.isEmpty()) {
      whole.add("pages in " + names(without) + " have no link to " + name);
    } else if (lacking > 0) {
      long all = others.stream().mapToLong(this::pages).sum();
      some.add(LookText.number(lacking) + " of " + LookText.counted(all, "page") + " have no link to " + name);
    }
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
