package io.github.sitemaptoolkit.publisher.internal.sort;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.publisher.internal.disk.Leftovers;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import io.github.sitemaptoolkit.publisher.plan.Item;
import io.github.sitemaptoolkit.publisher.plan.ItemMaker;
import io.github.sitemaptoolkit.publisher.plan.OwnDocuments;
import io.github.sitemaptoolkit.scratch.ScratchSpace;
import io.github.sitemaptoolkit.sort.ItemStream;
import io.github.sitemaptoolkit.sort.SortOrder;
import io.github.sitemaptoolkit.sort.Sorter;
import io.github.sitemaptoolkit.xml.SitemapXmlFormat;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;

/** Sorts entries in a temporary directory. */
public final class Scratch implements Closeable {

  private static final PartLimits NONE = new PartLimits(Long.MAX_VALUE, Long.MAX_VALUE);

  private final Context context;
  private final Context own; // for what the maker has written
  private final Path directory;
  private final ItemMaker maker;
  private final Sorter<Item> sorter;

  /**
   * Creates the directory.
   *
   * @param name the name of the entries in messages
   */
  public Scratch(Context given, String name) throws IOException {
    Context context = given.withOwnProblems();
    this.context = context;
    this.own = OwnDocuments.context(context).withProblems(new Problems(this::reportIfMissing));
    this.directory = ScratchSpace.directory("sitemap-");
    this.maker = new ItemMaker(context, NONE, name);
    this.sorter =
        new Sorter<>(directory.resolve("sort"), SortOrder.byKey(Item.ORDER), new ItemCodec());
  }

  /** Adds an item of the maker. */
  public void add(Item item) throws IOException {
    sorter.add(item);
  }

  /** Returns all items, sorted. Call this once. */
  public ItemStream<Item> sorted() throws IOException {
    return sorter.sorted();
  }

  /** Returns a reader of items as entries. */
  public EntryReader<UrlEntry> entries(ItemStream<Item> items) throws IOException {
    var input = new ItemInput(items, maker.start(), maker.end());
    return new SitemapXmlFormat().reader(Source.of(input, directory.toString()), own);
  }

  /** Reports only new losses; everything else was reported when the entries were first read. */
  private void reportIfMissing(Problem problem) {
    if (problem.missing()) {
      context.problems().report(problem);
    }
  }

  /** Returns the directory, for other files in directories of their own. */
  public Path directory() {
    return directory;
  }

  /** Returns the maker of the items. */
  public ItemMaker maker() {
    return maker;
  }

  @Override
  public void close() throws IOException {
    sorter.close();
    Leftovers.removeAll(directory);
  }
}
