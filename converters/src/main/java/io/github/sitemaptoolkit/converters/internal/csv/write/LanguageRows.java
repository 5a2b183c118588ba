package io.github.sitemaptoolkit.converters.internal.csv.write;

import io.github.sitemaptoolkit.converters.internal.csv.write.CellLayout.OutputColumn;
import io.github.sitemaptoolkit.converters.internal.table.about.LanguageTag;
import io.github.sitemaptoolkit.converters.internal.table.cell.TableLimits;
import io.github.sitemaptoolkit.feed.FeedItem.Alternate;
import io.github.sitemaptoolkit.format.Losses;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.sort.ItemStream;
import io.github.sitemaptoolkit.sort.Sorter;
import io.github.sitemaptoolkit.sort.TemporaryDirectory;
import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The rows of a table with a column for each language. A row without {@code loc} is a set: each of
 * its pages links to all of them, and to nothing else. Any other page has a row of its own, with
 * its url under {@code loc}, and what it links to.
 *
 * <p>The pages of a set may be any distance apart, so all are sorted, in bounded memory.
 */
final class LanguageRows implements Closeable {

  /** How many urls for all other readers are known to be those of one set or of several. */
  private static final int MOST_DEFAULTS = 1 << 17;

  private static final long SEVERAL = 0; // instead of the hash of a set

  /** Takes rows. */
  interface Taker {
    /** Takes a row; the object is used again. */
    void take(RecordBytes row) throws IOException;
  }

  private final String output;
  private final Losses losses;
  private final TemporaryDirectory directory = new TemporaryDirectory("sitemap-languages-");
  private final Sorter<LanguagePage> pages =
      new Sorter<>(directory, "pages", LanguagePage.BY_LINKS, LanguagePage.CODEC);
  private final Sorter<LanguagePage> rows =
      new Sorter<>(directory, "rows", LanguagePage.BY_NUMBER, LanguagePage.CODEC);
  private final Map<String, Integer> languages = new LinkedHashMap<>(); // and their columns
  private final Map<Long, Long> defaults = new HashMap<>(); // by url, the hash of their set
  private long count;
  private boolean single; // whether a row has a page of its own
  private boolean shows; // whether a row shows that the table is one of languages
  private boolean carried = true; // whether all urls have their languages in them

  LanguageRows(String output, Losses losses) {
    this.output = output;
    this.losses = losses;
  }

  /** Adds a page with its links. A second link of a language is lost. */
  void add(String loc, List<Alternate> links) throws IOException {
    Set<String> seen = new HashSet<>();
    List<Alternate> versions = new ArrayList<>(links.size());
    for (Alternate link : links) {
      String language = String.valueOf(link.hreflang());
      if (LanguageTag.header(language) == null || !seen.add(language)) {
        losses.add("link@href", link.url());
        continue;
      }
      versions.add(link);
      if (!languages.containsKey(language)) {
        languages.put(language, column());
      }
    }
    var page = LanguagePage.of(count++, loc, versions);
    if (!page.isOwn()) {
      row(page);
      return;
    }
    pages.add(page);
    for (Alternate link : versions) {
      if (isDefault(link)) {
        addDefault(link.url(), page.hash());
      }
    }
  }

  private int column() {
    int column = CellLayout.FIRST + languages.size();
    if (languages.size() >= TableLimits.MOST_FIELDS - 1) {
      throw CellLayout.tooMany("the table", output);
    }
    return column;
  }

  private static boolean isDefault(Alternate link) {
    return LanguageTag.DEFAULT.equals(link.hreflang());
  }

  private void addDefault(String url, long set) {
    long key = new LanguagePage(0, "", List.of(new Alternate(url, ""))).hash();
    Long before = defaults.get(key);
    if (before == null && defaults.size() < MOST_DEFAULTS) {
      defaults.put(key, set);
    } else if (before != null && before != set) {
      defaults.put(key, SEVERAL);
    }
  }

  /** Returns whether a page is the one for all other readers of several sets. */
  private boolean isOfSeveral(String url) {
    long key = new LanguagePage(0, "", List.of(new Alternate(url, ""))).hash();
    return defaults.getOrDefault(key, SEVERAL - 1) == SEVERAL;
  }

  private void row(LanguagePage row) throws IOException {
    rows.add(row);
    single |= !row.loc().isEmpty();
    shows |= row.loc().isEmpty() || row.isOwn();
    for (Alternate link : row.links()) {
      carried &= LanguageTag.carries(link.url(), String.valueOf(link.hreflang()));
    }
  }

  /** Makes rows of all pages. To be called once, after the last. */
  void end() throws IOException {
    ItemStream<LanguagePage> sorted = pages.sorted();
    List<LanguagePage> same = new ArrayList<>();
    for (LanguagePage page = sorted.next(); page != null; page = sorted.next()) {
      if (!same.isEmpty() && !same.get(0).links().equals(page.links())) {
        endSet(same);
        same.clear();
      }
      same.add(page);
    }
    if (!same.isEmpty()) {
      endSet(same);
    }
  }

  private void endSet(List<LanguagePage> pages) throws IOException {
    Map<String, LanguagePage> byUrl = new LinkedHashMap<>();
    for (LanguagePage page : pages) {
      if (byUrl.putIfAbsent(page.loc(), page) != null) {
        losses.entry(page.loc());
        losses.add("url that occurs twice", page.loc());
      }
    }
    LanguagePage first = pages.get(0);
    Set<String> made = new HashSet<>(); // of which reading makes entries
    for (Alternate link : first.links()) {
      if (!isDefault(link) || !isOfSeveral(link.url())) {
        made.add(link.url());
      }
    }
    boolean set = !made.isEmpty() && byUrl.keySet().containsAll(made);
    if (set) {
      row(new LanguagePage(first.number(), "", first.links()));
    }
    for (LanguagePage page : byUrl.values()) {
      if (!set || !made.contains(page.loc())) {
        row(page);
      }
    }
  }

  /** Returns the columns: of pages without a set, if there are any, and of each language. */
  List<OutputColumn> columns() {
    List<OutputColumn> columns = new ArrayList<>();
    if (single || languages.isEmpty()) {
      String loc = UrlEntry.FIELDS.get(0);
      columns.add(new OutputColumn(0, loc, loc));
    }
    languages.forEach(
        (language, number) -> {
          if (!language.equals(LanguageTag.DEFAULT)) {
            columns.add(column(language, number));
          }
        });
    Integer last = languages.get(LanguageTag.DEFAULT);
    if (last != null) {
      columns.add(column(LanguageTag.DEFAULT, last));
    }
    return columns;
  }

  private OutputColumn column(String language, int number) {
    boolean plain = shows && (single || carried || languages.containsKey(LanguageTag.DEFAULT));
    @Nullable String header = plain ? LanguageTag.header(language) : LanguageTag.said(language);
    return new OutputColumn(number, String.valueOf(header), language);
  }

  /**
   * Passes on all rows, in the order of their first pages. To be called once, at the end.
   *
   * @param row takes each of them
   */
  void forEach(RecordBytes row, Taker taker) throws IOException {
    ItemStream<LanguagePage> sorted = rows.sorted();
    for (LanguagePage page = sorted.next(); page != null; page = sorted.next()) {
      row.clear();
      if (!page.loc().isEmpty()) {
        row.add(0, page.loc());
      }
      for (Alternate link : page.links()) {
        row.add(languages.getOrDefault(String.valueOf(link.hreflang()), 0), link.url());
      }
      taker.take(row);
    }
  }

  @Override
  public void close() throws IOException {
    try (directory;
        pages) {
      rows.close();
    }
  }
}
