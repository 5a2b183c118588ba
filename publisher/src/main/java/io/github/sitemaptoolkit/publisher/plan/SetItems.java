package io.github.sitemaptoolkit.publisher.plan;

import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.values.FieldNames;
import io.github.sitemaptoolkit.text.Sha256;
import io.github.sitemaptoolkit.text.XmlText;
import io.github.sitemaptoolkit.url.CrawlableUrls;
import io.github.sitemaptoolkit.url.PrivateUrls;
import io.github.sitemaptoolkit.validator.check.OutputCheck;
import io.github.sitemaptoolkit.xml.UrlRenderer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Turns the entries of a set into items, and items into files. Leaves out and reports entries that
 * no crawler accepts or no file can hold, and values that are no lastmod, changefreq or priority.
 *
 * <p>Not thread-safe, and not serializable: each task creates its own.
 *
 * @since 0.1
 */
public final class SetItems {

  /** The rank of an entry that was published before. */
  public static final int PUBLISHED = 0;

  /** The rank of a tombstone: the url was published before, and is removed. */
  public static final int REMOVED = 1;

  /** The rank of a tombstone that hides a new entry as well. */
  public static final int REFUSED = 3;

  /** The rank of a new entry: it replaces a published one, whatever their dates. */
  public static final int ADDED = 2;

  /** Classes of each module that decides how an entry is written. */
  private static final List<Class<?>> OWN =
      List.of(ItemMaker.class, UrlRenderer.class, OutputCheck.class);

  private static final int WRITER_DIGITS = 12;

  private final Context context;
  private final Groups groups;
  private final ItemMaker maker;
  private final CrawlableUrls crawlable;
  private final UsableValues values;
  private final @Nullable String writer; // identifies what decides how entries are written

  /**
   * Creates a maker of items.
   *
   * @param given the extensions, and the sink for problems
   * @param settings a manifest, of which the parts are ignored; its choices are applied
   * @param name the name of the set in messages
   */
  public SetItems(Context given, Manifest settings, String name) {
    Context context = settings.choices().applyTo(given).withOwnProblems();
    this.context = context;
    this.groups = new Groups(settings.by());
    this.values = new UsableValues(context, name);
    this.writer = writer(context);
    this.maker =
        new ItemMaker(context, settings.limits(), name, new UrlScope(settings.base()), writer);
    this.crawlable =
        new CrawlableUrls(name, CrawlableUrls.Use.PUBLIC, context.options(PrivateUrls.NONE));
  }

  /**
   * Returns what identifies all that decides how an entry is written: the code of this library and
   * of the extensions, the version of Java, and which hosts may be private; null if that is not
   * known.
   */
  private static @Nullable String writer(Context context) {
    List<String> all = new ArrayList<>();
    all.add(Runtime.version().feature() + " " + context.options(PrivateUrls.NONE).hosts());
    List<Class<?>> types = new ArrayList<>(OWN);
    for (SitemapExtension<?> extension : context.extensions()) {
      if (CodeDigest.hasState(extension.getClass())) {
        return null;
      }
      types.add(extension.getClass());
    }
    for (Class<?> type : types) {
      Optional<String> code = CodeDigest.of(type);
      if (code.isEmpty()) {
        return null;
      }
      all.add(type.getName() + ' ' + code.get());
    }
    return Sha256.hex(String.join("\n", all)).substring(0, WRITER_DIGITS);
  }

  /**
   * Returns a new entry as an item, with the key by which it meets other entries of its url; null
   * if it cannot be published. If a group depends on the entry, {@link Groups#grouped} adds it when
   * duplicates are dropped.
   *
   * @param location where the entry was read; null if unknown
   */
  public @Nullable Item item(UrlEntry entry, @Nullable Location location) {
    return item(entry, ADDED, location);
  }

  /**
   * Returns an entry as an item, as {@link #item(UrlEntry, Location)} does.
   *
   * @param rank {@link #PUBLISHED} or {@link #ADDED}
   */
  public @Nullable Item item(UrlEntry given, int rank, @Nullable Location location) {
    String loc =
        XmlText.trim(
            given.loc()); // as it will be read: otherwise the next update would see another url
    if (!values.isFine(loc) && !crawlable.accepts(loc, () -> location)) {
      return null;
    }
    UrlEntry entry = loc.equals(given.loc()) ? given : given.toBuilder().loc(loc).build();
    UrlEntry usable = values.of(entry, location);
    values.published();
    return maker.item(usable, groups.key(loc), rank, location);
  }

  /**
   * Returns an item with other contents, as in one set of several; null if they cannot be written.
   *
   * @param changed an entry of the same url
   */
  public @Nullable Item changed(Item item, UrlEntry changed, @Nullable Location location) {
    return maker.changed(item, changed, location);
  }

  /**
   * Returns an entry with its values as they are published: without news that have no usable date,
   * for example. Returns the same entry if it is published as it is.
   *
   * @param location where the entry was read; null if unknown
   */
  public UrlEntry usable(UrlEntry entry, @Nullable Location location) {
    return values.of(entry, location);
  }

  /** Counts an entry that is in no set without such values. */
  public void unlisted() {
    values.unlisted();
  }

  /**
   * Returns whether a file was written by the same code with the same settings, so that each of its
   * entries would be written in the same way now.
   */
  public boolean hasWritten(Part part) {
    return writer != null && writer.equals(part.writer());
  }

  /**
   * Reads the items of such a file, with their bytes as they are.
   *
   * @param in the file, closed by the caller
   * @return whether it was read as a whole; if not, as something unusual is in it, its entries must
   *     be read, and what the consumer was given does not count
   */
  public boolean readAsWritten(InputStream in, Consumer<Item> consumer) throws IOException {
    return maker.reader(groups).read(in, consumer);
  }

  /** Returns a tombstone for a url: it hides a published entry, but not a new one. */
  public Item removed(String loc) {
    return maker.tombstone(groups.key(XmlText.trim(loc)), REMOVED);
  }

  /** Returns a tombstone for a url: it hides a published entry and a new one. */
  public Item refused(String loc) {
    return maker.tombstone(groups.key(XmlText.trim(loc)), REFUSED);
  }

  /** Returns how much a file of such items may hold. */
  public Capacity capacity() {
    return maker.capacity();
  }

  /** Returns the least weight that the entries of a published file can have. */
  public Weight least(Part part) {
    return maker.least(part);
  }

  /** Returns the file that has these items, in this order. */
  public PartContents contents(List<Item> items) {
    return maker.contents(items);
  }

  /** Returns a file without urls that declares the namespaces of these extensions, by their ids. */
  public PartContents empty(Set<String> extensions) {
    return maker.empty(extensions);
  }

  /**
   * Begins a planned file.
   *
   * @param out where to write its bytes, before compression; closed by the caller
   */
  public PartStream part(FilePlan.Planned file, OutputStream out) throws IOException {
    return maker.part(file, out);
  }

  /** Returns the names of the fields that entries of items have. */
  public FieldNames names() {
    return maker.names();
  }

  /** Reports an item that is dropped because another one has the same url. */
  public void duplicate(Item lost, Item kept) {
    maker.duplicate(lost, kept);
  }

  /**
   * Returns the number of problems that were reported because an entry cannot be written, and not
   * because of its url.
   */
  public long leftOut() {
    return maker.leftOut();
  }

  /** Returns how many urls have been left out because the public cannot reach them. */
  public long leftOutAsNotPublic() {
    return crawlable.leftOutAsNotPublic();
  }

  /**
   * Reports the urls and values that no crawler accepts, and what is wrong with those that are
   * published, of all entries since the last call.
   */
  public void reportUncrawlable() {
    crawlable.report(context.problems());
    values.report(context.problems());
  }

  /** Reports what could not be written. Call this at the end. */
  public void finish() {
    maker.finish();
  }
}
