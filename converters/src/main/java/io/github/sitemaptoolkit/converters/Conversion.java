package io.github.sitemaptoolkit.converters;

import io.github.sitemaptoolkit.batch.walk.ChildFiles;
import io.github.sitemaptoolkit.batch.walk.ExpandedFormat;
import io.github.sitemaptoolkit.batch.walk.IndexChildren;
import io.github.sitemaptoolkit.code.DocumentCodes;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EmptyTables;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.EntryWriter;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.format.WrittenUrls;
import io.github.sitemaptoolkit.io.Children;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.Entry;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.problem.TruncatedException;
import io.github.sitemaptoolkit.text.ShownNumber;
import io.github.sitemaptoolkit.url.CrawlableUrls;
import io.github.sitemaptoolkit.validator.check.OutputCheck;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A conversion of one document from one format to another, entry by entry: from pages to pages,
 * from an index to an index or, on request, from an index to the pages of the sitemaps it lists.
 *
 * <p>Of a document that is truncated, or compressed and damaged, the complete entries are
 * converted, unless the context is strict. In all other cases in which a document cannot be read to
 * its end, or has entries of which none can be used, the output is not published. The same holds if
 * the steps leave out all entries, or if no entry comes from a table or JSON document, unless
 * {@link #allowEmpty empty documents are allowed}.
 *
 * <p>Entries whose url has an error, after all steps, are left out of documents {@linkplain
 * SitemapFormat#isForCrawlers for crawlers}, and kept in others. What is written for crawlers is
 * looked at once more: an {@link OutputCheck} reports the errors that no reader reports.
 *
 * <p>Not thread-safe. Use each conversion for one document only.
 *
 * @since 0.1
 */
public final class Conversion {

  /**
   * The result of a conversion that published its output.
   *
   * @param kind the kind of document that was read
   * @param entries the number of entries that were written
   * @param complete false if a part of the input is missing from the output, because it was
   *     truncated or could not be used
   * @param problems what was found, with the losses; the context's problems if it was given some
   */
  public record Result(DocumentInfo.Kind kind, long entries, boolean complete, Problems problems) {}

  /** The code of the problem that the steps left out all entries. */
  public static final String NONE_SELECTED = "convert.none-selected";

  private final SitemapFormat from;
  private final SitemapFormat to;
  private final Context context;
  private final List<Step> steps = new ArrayList<>();
  private LongConsumer progress = entries -> {};
  private @Nullable IndexChildren listed;
  private boolean allowEmpty;
  private long most = Long.MAX_VALUE;
  private int sampleSize; // 0 for no sample
  private long sampleSeed;

  /**
   * Creates a conversion from one format to another.
   *
   * @param from the format to read
   * @param to the format to write
   * @param context the settings of both; problems and losses are reported to its problems, if it
   *     was given some
   * @throws IllegalArgumentException if the target format can be read, but not written
   */
  public Conversion(SitemapFormat from, SitemapFormat to, Context context) {
    if (!to.writes()) {
      throw new IllegalArgumentException(to.id() + " can be read, but not written");
    }
    this.from = Objects.requireNonNull(from);
    this.to = to;
    this.context = to.contextForReading(context.withOwnProblems());
  }

  /**
   * Adds a step that changes or leaves out entries. Steps are applied in the order in which they
   * are added. Entries that a step leaves out are not reported as lost.
   */
  public Conversion each(Step step) {
    steps.add(step);
    return this;
  }

  /**
   * Converts the pages of the sitemaps that an index lists, instead of the index, as far as these
   * sitemaps are in a directory: see {@link io.github.sitemaptoolkit.batch.walk.ExpandedReader}.
   * Has no effect on inputs that are not an index.
   */
  public Conversion expand(Path directory) {
    listed = index -> new ChildFiles(directory, context.limits());
    return this;
  }

  /**
   * Converts the pages of the sitemaps that an index lists, instead of the index, as far as these
   * sitemaps are found: see {@link io.github.sitemaptoolkit.batch.walk.ExpandedReader}. Has no
   * effect on inputs that are not an index.
   *
   * @param children finds the sitemaps; if it {@linkplain Children#use remembers} which ones were
   *     read, each conversion needs its own
   */
  public Conversion expand(Children children) {
    Objects.requireNonNull(children);
    listed = index -> children;
    return this;
  }

  /**
   * Sets whether an empty document is written if the steps leave out all entries, or if no entry
   * comes from a table or JSON document, unless the context has {@link EmptyTables}. Defaults to
   * false.
   */
  public Conversion allowEmpty(boolean allowed) {
    allowEmpty = allowed;
    return this;
  }

  /**
   * Converts only the first entries that the steps leave. Nothing behind them is read.
   *
   * @throws IllegalArgumentException if the number is not positive
   */
  public Conversion head(long entries) {
    if (entries < 1) {
      throw new IllegalArgumentException("at least 1 entry is converted, not " + entries);
    }
    most = entries;
    return this;
  }

  /**
   * Converts only a random sample of the entries that the steps leave, which is held in memory: see
   * {@link EntrySample}.
   *
   * @throws IllegalArgumentException if the size is not positive
   */
  public Conversion sample(int size, long seed) {
    sampleSize = new EntrySample<>(size, seed).size();
    sampleSeed = seed;
    return this;
  }

  /** Calls the listener after each entry with the number read so far. */
  public Conversion onProgress(LongConsumer listener) {
    progress = listener;
    return this;
  }

  /**
   * Converts a document, and publishes the output. Closes the source and the sink.
   *
   * @throws IOException if the output cannot be written
   * @throws java.io.UncheckedIOException if the input cannot be read
   * @throws SitemapException if the input cannot be used; nothing is published in this case
   */
  public Result convert(Source source, Sink sink) throws IOException {
    SitemapFormat reading = listed == null ? from : new ExpandedFormat(from, listed);
    if (!reading.holdsIndex(source.head())) {
      return copy(source, reading::reader, Step::page, sink, to::writer);
    }
    if (!to.carriesIndexes()) {
      throw failure(
          source,
          DocumentCodes.INDEX_TO_PAGES,
          "this is a sitemap index: it lists sitemaps, not pages, and "
              + to.id()
              + " can contain only pages; convert it to xml");
    }
    return copy(source, from::indexReader, Step::sitemap, sink, to::indexWriter);
  }

  private interface Reading<E> {
    EntryReader<E> open(Source source, Context context) throws IOException;
  }

  private interface Stepping<E> {
    @Nullable E apply(Step step, E entry, Places places);
  }

  private interface Writing<E> {
    EntryWriter<E> open(Sink sink, DocumentInfo document, Context context) throws IOException;
  }

  private <E extends Entry> Result copy(
      Source source, Reading<E> reading, Stepping<E> doing, Sink sink, Writing<E> writing)
      throws IOException {
    Context judged = context.with(WrittenUrls.JUDGED_BY_READER);
    EmptyTables empty = allowEmpty ? EmptyTables.ALLOWED : EmptyTables.REFUSED;
    try (EntryReader<E> in = reading.open(source, context.with(context.options(empty)));
        EntryWriter<E> out = writing.open(sink, stepped(in.document()), judged)) {
      var copying = new Copying<E>(in, out);
      try {
        for (E entry : in) {
          E changed = stepped(entry, in, doing);
          if (changed != null) {
            copying.add(changed);
          }
          progress.accept(++copying.read);
          if (copying.chosen == most) {
            break;
          }
        }
      } catch (TruncatedException e) {
        if (copying.isEmpty() || context.strict()) {
          throw e;
        }
        context.problems().report(e.problem());
      }
      copying.crawlable.report(context.problems());
      steps.forEach(step -> step.end(source.name(), context.problems()));
      copying.writeSample();
      copying.look.report();
      boolean complete = context.problems().missing() == 0;
      if (copying.written == 0) {
        checkEmpty(source, copying.read, copying.chosen, complete);
      }
      if (copying.chosen < most) {
        EntryWriter.writeTrailingOrReport(
            steppedTrailing(in), out, to.id(), source.name(), context.extensions());
      }
      out.finish();
      sink.commit();
      return new Result(in.document().kind(), copying.written, complete, context.problems());
    }
  }

  /** The entries of one document on their way to the writer. */
  private final class Copying<E extends Entry> {

    private final EntryWriter<E> out;
    private final Supplier<Location> place;
    private final CrawlableUrls crawlable;
    private final String name;
    private final Supplier<Places> places;
    private final OutputCheck look = new OutputCheck(context);
    private final @Nullable EntrySample<E> sample =
        sampleSize == 0 ? null : new EntrySample<>(sampleSize, sampleSeed);
    private long read;
    private long chosen; // by the steps
    private long accepted; // of these, those that the target can have
    private long written;

    Copying(EntryReader<E> in, EntryWriter<E> out) {
      this.name = in.location().source();
      this.places = in::places;
      this.out = out;
      this.place = in::location;
      this.crawlable = WrittenUrls.filter(name, to, context);
    }

    void add(E entry) throws IOException {
      chosen++;
      boolean fine = to.isForCrawlers() && look.isFine(entry.loc()); // it is looked at anyway
      if (!fine && !crawlable.accepts(entry.loc(), place)) {
        return;
      }
      accepted++;
      if (sample == null) {
        write(entry, places);
      } else {
        sample.add(entry, place.get());
      }
    }

    /** Returns whether nothing is written so far, nor in the sample. */
    boolean isEmpty() {
      return (sample == null ? written : accepted) == 0;
    }

    void writeSample() throws IOException {
      if (sample != null) {
        Location document = Location.of(name);
        sample.forEach((entry, at) -> write(entry, () -> new Places(at == null ? document : at)));
      }
    }

    private void write(E entry, Supplier<Places> places) throws IOException {
      if (to.isForCrawlers()) {
        look(entry, places);
      }
      written += out.write(entry) ? 1 : 0;
    }

    private void look(E entry, Supplier<Places> places) {
      if (entry instanceof UrlEntry page && to.carriesFields()) {
        look.add(page, places);
      } else {
        look.add(entry.loc(), to.carriesFields() ? entry.lastmod() : null, places);
      }
    }
  }

  private DocumentInfo stepped(DocumentInfo document) {
    DocumentInfo changed = document;
    for (Step step : steps) {
      changed = step.document(changed);
    }
    return changed;
  }

  /** Returns the elements after the entries, changed by the steps like those before them. */
  private List<Node<?>> steppedTrailing(EntryReader<?> in) {
    DocumentInfo.Kind kind = in.document().kind();
    return stepped(DocumentInfo.of(kind).withNodes(in.trailing())).nodes();
  }

  private <E extends Entry> @Nullable E stepped(E entry, EntryReader<E> in, Stepping<E> doing) {
    E changed = entry;
    for (Step step : steps) {
      changed = changed == null ? null : doing.apply(step, changed, in.places());
    }
    return changed;
  }

  /**
   * Reports an output without entries, or throws. An empty input may be intended; but a document
   * that lost all its entries must not replace a good file.
   */
  private void checkEmpty(Source source, long read, long chosen, boolean complete) {
    String none =
        read == 1
            ? "its only entry is not selected"
            : "none of its " + ShownNumber.of(read) + " entries are selected";
    if (read > 0 && chosen == 0 && !allowEmpty) {
      throw failure(source, ConversionCodes.NONE_SELECTED, none + ", so nothing was written");
    } else if (!complete) {
      String which = chosen == read ? "none of its entries" : "none of the selected entries";
      throw failure(
          source, DocumentCodes.EMPTY, which + " can be used; nothing was written, see above");
    }
    String message = read == 0 ? "it has no entries" : none;
    context
        .problems()
        .report(
            Problem.of(
                DocumentCodes.EMPTY.withSeverity(Severity.WARNING),
                message,
                Location.of(source.name())));
  }

  private static SitemapException failure(Source source, Code code, String message) {
    return new SitemapException(code, message, Location.of(source.name()));
  }

  /** Returns both formats. */
  @Override
  public String toString() {
    return "Conversion[" + from.id() + " to " + to.id() + ']';
  }
}
