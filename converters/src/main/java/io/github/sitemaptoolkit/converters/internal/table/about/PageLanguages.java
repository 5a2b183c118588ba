package io.github.sitemaptoolkit.converters.internal.table.about;

import io.github.sitemaptoolkit.converters.internal.table.row.PlacedText;
import io.github.sitemaptoolkit.converters.internal.table.row.TableRow;
import io.github.sitemaptoolkit.text.Padding;
import io.github.sitemaptoolkit.url.UrlJudge;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The versions of pages in other languages, as the columns of a table have them.
 *
 * @param columns the columns with their urls
 * @param groups the links of each page, by its url, if rows are translations of each other
 * @param shared what such rows share; null if they share nothing
 * @param sets what is known of rows without a page of their own; null if there are none
 */
public record PageLanguages(
    List<Column> columns,
    Map<String, List<Link>> groups,
    @Nullable SharedKey shared,
    @Nullable Sets sets) {

  /** None. */
  public static final PageLanguages NONE = new PageLanguages(List.of(), Map.of(), null, null);

  /**
   * Rows that have no page of their own, but one in each language.
   *
   * @param page the column of other rows with their page; negative if there are none
   * @param shared the urls for all other readers that several rows have, which are of none of them
   */
  record Sets(int page, Set<String> shared) {}

  /**
   * A column with urls.
   *
   * @param url which column it is
   * @param tag the language of all its pages; null if a cell beside says it
   * @param language the column with the languages; negative if there is none
   */
  record Column(int url, @Nullable String tag, int language) {}

  /**
   * A version of a page.
   *
   * @param tag its language
   * @param url its url
   * @param column the column that has it
   */
  public record Link(String tag, String url, int column) {}

  /** Copies the collections. */
  public PageLanguages {
    columns = List.copyOf(columns);
    groups = Map.copyOf(groups);
  }

  /** Returns the columns that are read for nothing else. */
  public Set<Integer> read() {
    Set<Integer> read = new TreeSet<>();
    for (Column column : columns) {
      read.add(column.url);
      if (column.language >= 0) {
        read.add(column.language);
      }
    }
    if (shared != null) {
      read.add(shared.key());
      read.add(shared.language());
    }
    return read;
  }

  /** Returns whether there are any. */
  public boolean isEmpty() {
    return columns.isEmpty() && shared == null;
  }

  /** Returns whether rows may have no page of their own, but one in each language. */
  public boolean haveSets() {
    return sets != null;
  }

  /** Returns whether a row has no page of its own, but one in each language. */
  public boolean isSet(TableRow row) {
    return sets != null && (sets.page < 0 || row.cell(sets.page).isBlank());
  }

  /** Returns the urls that a row of versions is about: not one that several rows share. */
  public Set<String> pages(List<Link> links) {
    Set<String> pages = new LinkedHashSet<>();
    for (Link link : links) {
      boolean common = sets != null && sets.shared.contains(link.url());
      if (!common || !link.tag().equals(LanguageTag.DEFAULT)) {
        pages.add(link.url());
      }
    }
    return pages;
  }

  /** Returns the first column with a page of a row that has one in each language; -1 if none. */
  public int filled(TableRow row) {
    return columns.stream()
        .mapToInt(Column::url)
        .filter(i -> !row.cell(i).isBlank())
        .filter(i -> sets == null || !sets.shared.contains(cell(row, i)))
        .findFirst()
        .orElse(-1);
  }

  /** Returns the versions of the page of a row, itself among them; empty if it has no other. */
  public List<Link> of(TableRow row, String url) {
    List<Link> links = new ArrayList<>();
    if (!groups.isEmpty()) {
      links.addAll(groups.getOrDefault(url, List.of()));
    }
    for (Column column : columns) {
      List<PlacedText> urls = row.values(column.url);
      if (urls == null) {
        add(
            column,
            cell(row, column.url),
            column.language < 0 ? "" : cell(row, column.language),
            links);
      } else {
        List<PlacedText> languages = column.language < 0 ? null : row.values(column.language);
        for (int i = 0; i < urls.size(); i++) {
          String language =
              languages == null || i >= languages.size() ? "" : languages.get(i).text();
          add(column, urls.get(i).text(), language, links);
        }
      }
    }
    boolean alone = links.isEmpty() || (links.size() == 1 && links.get(0).url().equals(url));
    return alone ? List.of() : links;
  }

  private static void add(Column column, String text, String language, List<Link> links) {
    String tag = column.tag == null ? LanguageTag.of(language) : column.tag;
    String url = Padding.strip(text);
    if (tag != null && UrlJudge.isWeb(url) && links.stream().noneMatch(it -> it.tag.equals(tag))) {
      links.add(new Link(tag, url, column.url));
    }
  }

  private static String cell(TableRow row, int column) {
    return Padding.strip(row.cell(column));
  }
}
