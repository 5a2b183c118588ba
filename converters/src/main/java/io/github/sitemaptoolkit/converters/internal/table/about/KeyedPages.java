package io.github.sitemaptoolkit.converters.internal.table.about;

import io.github.sitemaptoolkit.converters.internal.table.about.PageLanguages.Link;
import io.github.sitemaptoolkit.converters.internal.table.row.TableRow;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.sort.Codec;
import io.github.sitemaptoolkit.sort.ItemStream;
import io.github.sitemaptoolkit.sort.SortOrder;
import io.github.sitemaptoolkit.sort.Sorter;
import io.github.sitemaptoolkit.sort.TemporaryDirectory;
import io.github.sitemaptoolkit.sort.Texts;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The pages of rows that share a key, in bounded memory: all rows are added first; then the
 * translations of each are asked for, in the same order.
 *
 * <p>Not thread-safe. The caller closes it.
 */
public final class KeyedPages implements Closeable {

  /** More languages than one page has: what rows share is something else. */
  private static final int MOST_LANGUAGES = 200;

  /**
   * A page, or all that share a key with it.
   *
   * @param number the place of its row
   * @param key what it shares
   * @param links itself; or all translations
   */
  private record Page(long number, String key, List<Link> links) {

    long hash() {
      return Texts.spread(Texts.hash(key, 0));
    }
  }

  private static final SortOrder<Page> BY_KEY =
      new SortOrder<>(Page::hash, Comparator.comparing(Page::key).thenComparingLong(Page::number));
  private static final SortOrder<Page> BY_NUMBER =
      new SortOrder<>(Page::number, Comparator.comparingLong(Page::number));

  private final SharedKey shared;
  private final TemporaryDirectory directory = new TemporaryDirectory("sitemap-translations-");
  private final Sorter<Page> pages;
  private final Sorter<Page> linked;
  private @Nullable ItemStream<Page> sorted; // once all rows were added
  private @Nullable Page next;
  private long number; // of rows that were added, then of those that were asked for

  /** Creates one without pages. */
  public KeyedPages(SharedKey shared) {
    this.shared = shared;
    var codec = new PageCodec(shared.url());
    this.pages = new Sorter<>(directory, "keys", BY_KEY, codec);
    this.linked = new Sorter<>(directory, "rows", BY_NUMBER, codec);
  }

  /** Adds a row, unless it has no key or no language. */
  public void add(TableRow row, String url) throws IOException {
    Link link = shared.link(row, url);
    if (link != null) {
      pages.add(new Page(number++, shared.of(row), List.of(link)));
    }
  }

  /**
   * Puts together which pages share a key. To be called once, after all rows were added.
   *
   * @return why the column is no key of translations; null if it is one
   */
  public @Nullable String end() throws IOException {
    ItemStream<Page> keyed = pages.sorted();
    List<Page> same = new ArrayList<>();
    for (Page page = keyed.next(); page != null; page = keyed.next()) {
      if (!same.isEmpty() && !same.get(0).key.equals(page.key)) {
        String fault = endKey(same);
        if (fault != null) {
          return fault;
        }
        same.clear();
      }
      if (same.size() < MOST_LANGUAGES || !same.contains(page)) {
        same.add(page);
      }
      if (same.size() > MOST_LANGUAGES) {
        return Problem.quoted(page.key) + " has more than " + MOST_LANGUAGES + " pages";
      }
    }
    String fault = same.isEmpty() ? null : endKey(same);
    if (fault == null) {
      number = 0;
      sorted = linked.sorted();
      next = sorted.next();
    }
    return fault;
  }

  private @Nullable String endKey(List<Page> same) throws IOException {
    Map<String, Link> byLanguage = new LinkedHashMap<>();
    for (Page page : same) {
      Link link = page.links.get(0);
      Link before = byLanguage.putIfAbsent(link.tag(), link);
      if (before != null && !before.url().equals(link.url())) {
        return Problem.quoted(page.key)
            + " has "
            + link.tag()
            + " twice, "
            + before.url()
            + " and "
            + link.url();
      }
    }
    if (byLanguage.size() > 1) {
      List<Link> all = List.copyOf(byLanguage.values());
      for (Page page : same) {
        linked.add(new Page(page.number, page.key, all));
      }
    }
    return null;
  }

  /** Returns the translations of the next row, itself among them; empty if it has no other. */
  public List<Link> next(TableRow row, String url) throws IOException {
    if (sorted == null || shared.link(row, url) == null) {
      return List.of();
    }
    Page page = next;
    if (page == null || page.number != number++) {
      return List.of();
    }
    next = sorted.next();
    return page.links;
  }

  @Override
  public void close() throws IOException {
    try (directory;
        pages) {
      linked.close();
    }
  }

  private record PageCodec(int column) implements Codec<Page> {

    @Override
    public int size(Page page) {
      int size = Long.BYTES + Integer.BYTES + Texts.size(page.key);
      for (Link link : page.links) {
        size += Texts.size(link.tag()) + Texts.size(link.url());
      }
      return size;
    }

    @Override
    public void write(Page page, ByteBuffer target) {
      target.putLong(page.number).putInt(page.links.size());
      Texts.write(page.key, target);
      for (Link link : page.links) {
        Texts.write(link.tag(), target);
        Texts.write(link.url(), target);
      }
    }

    @Override
    public Page read(ByteBuffer source) {
      long number = source.getLong();
      int count = source.getInt();
      String key = Texts.read(source);
      List<Link> links = new ArrayList<>(count);
      for (int i = 0; i < count; i++) {
        String tag = Texts.read(source);
        links.add(new Link(tag, Texts.read(source), column));
      }
      return new Page(number, key, links);
    }
  }
}
