package io.github.sitemaptoolkit.publisher;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryWriter;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.publisher.internal.disk.PartWriter;
import io.github.sitemaptoolkit.publisher.internal.disk.Stage;
import io.github.sitemaptoolkit.publisher.internal.plan.IndexFile;
import io.github.sitemaptoolkit.publisher.internal.plan.Item;
import io.github.sitemaptoolkit.publisher.internal.plan.ItemMaker;
import io.github.sitemaptoolkit.publisher.internal.plan.Key;
import io.github.sitemaptoolkit.publisher.internal.plan.PartContents;
import io.github.sitemaptoolkit.publisher.internal.plan.SetNames;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Writes entries, in their order, to as many sitemaps as the limits ask for: {@code sitemap-1.xml},
 * {@code sitemap-2.xml} and so on.
 *
 * <p>A new file begins before the entry that would pass a limit; the limits are kept to the byte.
 * An entry that no file can hold, or no crawler takes, is left out with a problem. Nothing appears
 * before {@link #finish}; files that hold the same already are left alone. Memory grows with the
 * size of one file, not with the number of entries.
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
  private PartContents contents;
  private final CrawlableUrls crawlable;
  private final Completeness completeness;
  private boolean acceptIncomplete;
  private @Nullable String base;

  private SplitWriter(
      Path directory, PartLimits limits, boolean gzip, Context context, Stage stage) {
    this.directory = directory;
    this.gzip = gzip;
    this.context = context;
    this.stage = stage;
    this.maker = new ItemMaker(context, limits, directory.toString());
    this.contents = maker.contents();
    this.crawlable = new CrawlableUrls(directory.toString());
    this.completeness = new Completeness(context.problems(), directory.toString());
  }

  /**
   * Begins a set of sitemaps.
   *
   * @param directory made if there is none
   * @param gzip whether to compress the files; their names then end in {@code .xml.gz}
   * @throws IOException if the directory cannot be written to, or another writes to it
   */
  public static SplitWriter open(Path directory, PartLimits limits, boolean gzip, Context context)
      throws IOException {
    return new SplitWriter(directory, limits, gzip, context, Stage.open(directory));
  }

  /**
   * Asks for an index of the files, {@code sitemap.xml}.
   *
   * @param url the url of the directory
   * @throws IllegalArgumentException if it is no absolute url of a directory
   */
  public SplitWriter withIndex(String url) {
    base = IndexFile.base(url);
    return this;
  }

  /**
   * Sets whether to publish the files although the context's problems say that something is missing
   * of what was read since this writer was opened. Defaults to false.
   */
  public SplitWriter acceptIncomplete(boolean accepted) {
    acceptIncomplete = accepted;
    return this;
  }

  @Override
  public boolean write(UrlEntry entry) throws IOException {
    return write(entry, null);
  }

  /**
   * Writes an entry.
   *
   * @param location where it was read; null if unknown
   * @return whether it is written: not if no crawler takes it, or no file can hold it
   */
  public boolean write(UrlEntry entry, @Nullable Location location) throws IOException {
    if (!crawlable.takes(entry.loc(), location)) {
      return false;
    }
    Item item = maker.item(entry, Key.of(entry.loc()), 0, location);
    if (item == null) {
      return false;
    }
    if (!contents.fits(item)) {
      endPart();
    }
    contents.add(item);
    return true;
  }

  private void endPart() throws IOException {
    String file = "sitemap-" + (parts.size() + 1) + (gzip ? ".xml.gz" : ".xml");
    Part part = contents.part(file);
    parts.add(part);
    if (!PartWriter.holds(directory.resolve(file), contents)) {
      PartWriter.write(stage.staged(file), contents);
      changed.add(file);
    }
    contents = maker.contents();
  }

  @Override
  public void finish() throws IOException {
    if (!acceptIncomplete) {
      completeness.check(maker.leftOut());
    }
    crawlable.report(context.problems());
    if (!contents.isEmpty() || parts.isEmpty()) {
      endPart();
    }
    maker.finish();
    if (base != null) {
      String name = directory.resolve(SetNames.ENTRY_POINT).toString();
      byte[] index = IndexFile.of(parts, base, name, context);
      PartWriter.write(stage.staged(SetNames.ENTRY_POINT), pieces -> pieces.accept(index));
      changed.add(SetNames.ENTRY_POINT);
    }
    stage.publish(changed, List.of());
  }

  /** Returns the files that are complete so far; after {@link #finish}, all of them. */
  public List<Part> parts() {
    return List.copyOf(parts);
  }

  @Override
  public Problems problems() {
    return context.problems();
  }

  @Override
  public void close() throws IOException {
    stage.close();
  }
}
