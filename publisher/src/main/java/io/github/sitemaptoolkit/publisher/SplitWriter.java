package io.github.sitemaptoolkit.publisher;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.batch.plan.InvalidPlanException;
import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryWriter;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.publisher.internal.disk.PartWriter;
import io.github.sitemaptoolkit.publisher.internal.disk.Stage;
import io.github.sitemaptoolkit.publisher.internal.guard.Completeness;
import io.github.sitemaptoolkit.publisher.internal.sort.ItemCodec;
import io.github.sitemaptoolkit.publisher.layout.IndexFile;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import io.github.sitemaptoolkit.publisher.plan.Item;
import io.github.sitemaptoolkit.publisher.plan.ItemMaker;
import io.github.sitemaptoolkit.publisher.plan.Key;
import io.github.sitemaptoolkit.publisher.plan.PartContents;
import io.github.sitemaptoolkit.publisher.plan.Weight;
import io.github.sitemaptoolkit.sort.Spool;
import io.github.sitemaptoolkit.sort.TemporaryDirectory;
import io.github.sitemaptoolkit.url.CrawlableUrls;
import io.github.sitemaptoolkit.url.PrivateUrls;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Writes entries, in their order, to as many sitemaps as the limits require: {@code sitemap-1.xml},
 * {@code sitemap-2.xml} and so on.
 *
 * <p>A new file is started before the entry that would exceed a limit; the limits are exact to the
 * byte. An entry is left out and reported if no file can hold it or no crawler accepts its url. No
 * file appears in the directory before {@link #finish}; files that already have the same content
 * are not touched. Memory use does not grow with the number of entries, nor with the size of a
 * file. Not thread-safe. The caller closes the writer.
 *
 * <pre>{@code
 * try (var out = SplitWriter.open(directory, PartLimits.DEFAULT, false, Context.load())) {
 *   for (UrlEntry entry : entries) {
 *     out.write(entry);
 *   }
 *   out.finish();
 * }
 * }</pre>
 *
 * @since 0.1
 */
public final class SplitWriter implements EntryWriter<UrlEntry> {

  private final Path directory;
  private final boolean gzip;
  private final Context context;
  private final Stage stage;
  private final ItemMaker maker;
  private final List<Part> parts = new ArrayList<>();
  private final List<String> changed = new ArrayList<>();
  private final TemporaryDirectory scratch = new TemporaryDirectory("sitemap-split-");
  private final ItemCodec codec = new ItemCodec();
  private Spool<Item> items = spool(); // of the file that is being filled
  private Weight weight = Weight.NONE;
  private final CrawlableUrls crawlable;
  private final Completeness completeness;
  private boolean acceptIncomplete;
  private @Nullable String base;
  private RunFiles files = new RunFiles();

  private SplitWriter(Path directory, PartLimits limits, boolean gzip, Context given, Stage stage) {
    Context context = given.withOwnProblems();
    this.directory = directory;
    this.gzip = gzip;
    this.context = context;
    this.stage = stage;
    this.maker = new ItemMaker(context, limits, directory.toString());
    this.crawlable =
        new CrawlableUrls(
            directory.toString(), CrawlableUrls.Use.CRAWLERS, context.options(PrivateUrls.NONE));
    this.completeness = new Completeness(context.problems(), directory.toString());
  }

  /**
   * Opens a writer of sitemaps in a directory, which are as large as the protocol allows.
   *
   * @param directory created if it does not exist
   * @param gzip whether to compress the files; their names then end in {@code .xml.gz}
   * @param context how sitemaps are written
   * @throws IOException if the directory cannot be written to, or if another writer or publisher is
   *     using it
   */
  public static SplitWriter open(Path directory, boolean gzip, Context context) throws IOException {
    return open(directory, PartLimits.DEFAULT, gzip, context);
  }

  /**
   * Opens a writer of sitemaps in a directory.
   *
   * @param directory created if it does not exist
   * @param gzip whether to compress the files; their names then end in {@code .xml.gz}
   * @param context how sitemaps are written. If it was given problems, and the entries are read
   *     with them, too, incomplete input is refused; otherwise, what reads them must tell
   * @throws IOException if the directory cannot be written to, or if another writer or publisher is
   *     using it
   */
  public static SplitWriter open(Path directory, PartLimits limits, boolean gzip, Context context)
      throws IOException {
    return new SplitWriter(directory, limits, gzip, context, Stage.open(directory));
  }

  /**
   * Also writes an index of the files, {@code sitemap.xml}. Without this call there is no index.
   *
   * @param url the url of the directory
   * @throws IllegalArgumentException if it is not an absolute http or https url of a directory
   */
  public SplitWriter withIndex(String url) {
    base = IndexFile.base(url);
    return this;
  }

  /**
   * Sets whether to publish the files even if the input is incomplete: entries went missing,
   * according to the context's problems, since this writer was opened. Defaults to false.
   */
  public SplitWriter acceptIncomplete(boolean accepted) {
    acceptIncomplete = accepted;
    return this;
  }

  /**
   * Sets the other files that the run reads and writes, none of which is replaced: {@link #finish}
   * then throws an {@link InvalidPlanException}. Defaults to no files.
   */
  @Incubating
  public SplitWriter files(RunFiles run) {
    files = run;
    return this;
  }

  @Override
  public boolean write(UrlEntry entry) throws IOException {
    return write(entry, null);
  }

  /**
   * Writes an entry, with its location for problems.
   *
   * @param location where the entry was read; null if unknown
   * @return whether the entry is written; false if no crawler accepts its url or no file can hold
   *     it
   * @throws IOException if a file cannot be written
   */
  public boolean write(UrlEntry entry, @Nullable Location location) throws IOException {
    if (!crawlable.accepts(entry.loc(), () -> location)) {
      return false;
    }
    Item item = maker.item(entry, Key.of(entry.loc()), 0, location);
    if (item == null) {
      return false;
    }
    Weight heavier = weight.plus(item.weight());
    if (!heavier.fits(maker.capacity())) {
      endPart();
      heavier = item.weight();
    }
    items.add(item);
    weight = heavier;
    return true;
  }

  private void endPart() throws IOException {
    String file = "sitemap-" + (parts.size() + 1) + SetNames.extension(gzip);
    PartContents contents = maker.contents(items::values, weight);
    try {
      parts.add(contents.part(file));
      if (!PartWriter.holds(stage.directory(), file, contents)) {
        PartWriter.write(stage.staged(file), contents);
        changed.add(file);
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    items.close();
    items = spool();
    weight = Weight.NONE;
  }

  private Spool<Item> spool() {
    return Spool.small(scratch, "items", codec, item -> 0);
  }

  @Override
  public void finish() throws IOException {
    completeness.checkFailures();
    if (!acceptIncomplete) {
      completeness.check(maker.leftOut());
    }
    crawlable.report(context.problems());
    if (weight.urls() > 0 || parts.isEmpty()) {
      endPart();
    }
    maker.finish();
    if (base != null) {
      String name = directory.resolve(SetNames.ENTRY_POINT).toString();
      byte[] index = IndexFile.of(parts, base, name, context);
      PartWriter.write(stage.staged(SetNames.ENTRY_POINT), pieces -> pieces.accept(index));
      changed.add(SetNames.ENTRY_POINT);
    }
    changed.forEach(file -> files.writes("the sitemap", directory.resolve(file)));
    stage.publish(changed, List.of());
  }

  /** Returns the files that are complete so far; after {@link #finish}, all files. */
  public List<Part> parts() {
    return List.copyOf(parts);
  }

  @Override
  public Problems problems() {
    return context.problems();
  }

  @Override
  public void close() throws IOException {
    try (stage;
        scratch) {
      items.close();
    }
  }
}
