package io.github.sitemaptoolkit;

import io.github.sitemaptoolkit.code.DocumentCodes;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.EntryWriter;
import io.github.sitemaptoolkit.format.Formats;
import io.github.sitemaptoolkit.format.Output;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.format.WrittenUrls;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.Entry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.url.CrawlableUrls;
import io.github.sitemaptoolkit.url.PrivateUrls;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * The file or stream that a document is written to, with its format and context.
 *
 * <p>A file is replaced as a whole or not at all. A stream is flushed at the end and never closed.
 * Nothing is opened before {@link Sitemaps} writes; a target of a file may be written to again.
 *
 * @since 0.1
 */
public final class Target {

  /** Opens a document of pages, or an index. */
  interface Writing<E> {
    EntryWriter<E> open(SitemapFormat format, Sink sink, DocumentInfo document, Context context)
        throws IOException;
  }

  private interface Opening {
    Sink open() throws IOException;
  }

  private static final String STREAM = "output"; // in messages

  private final String name;
  private final SitemapFormat format;
  private final Context context;
  private final Opening opening;

  private Target(String name, SitemapFormat format, Context context, Opening opening) {
    this.name = name;
    this.format = format;
    this.context = context;
    this.opening = opening;
  }

  /**
   * Returns a file as target, in the format that its name indicates; compressed if it ends with
   * {@code .gz}.
   *
   * @throws IllegalArgumentException if the file's name does not indicate a format
   */
  public static Target of(Path path) {
    return of(path, Context.load());
  }

  /**
   * Returns a file as target, in the format that the {@link Output} of the context asks for or the
   * file's name indicates; compressed if it asks for that or the name ends with {@code .gz}.
   *
   * @throws IllegalArgumentException if the file's name does not indicate a format, or the context
   *     asks for one that cannot be written
   */
  public static Target of(Path path, Context context) {
    Objects.requireNonNull(path, "path");
    Objects.requireNonNull(context, "context");
    Output output = context.options(Output.DEFAULT);
    String id = output.format();
    SitemapFormat format = id == null ? named(path, context) : known(id, context);
    boolean gzip =
        Objects.requireNonNullElseGet(output.gzip(), () -> Sink.isCompressedName(path.toString()));
    return new Target(path.toString(), format, context, () -> Sink.open(path, gzip));
  }

  /** Returns a stream as target of sitemap XML, which is not compressed. */
  public static Target of(OutputStream out) {
    return of(out, Context.load());
  }

  /**
   * Returns a stream as target, in the format that the {@link Output} of the context asks for;
   * otherwise sitemap XML, not compressed.
   *
   * @throws IllegalArgumentException if the context asks for a format that cannot be written
   */
  public static Target of(OutputStream out, Context context) {
    Objects.requireNonNull(out, "out");
    Objects.requireNonNull(context, "context");
    Output output = context.options(Output.DEFAULT);
    SitemapFormat format = known(Objects.requireNonNullElse(output.format(), "xml"), context);
    boolean gzip = Objects.requireNonNullElse(output.gzip(), false);
    return new Target(STREAM, format, context, () -> Sink.of(out, STREAM, gzip));
  }

  private static SitemapFormat named(Path path, Context context) {
    return context
        .formats()
        .forOutput(path.toString())
        .orElseThrow(
            () ->
                unknown("cannot tell the format from \"" + path + "\": ", context, Target::ending));
  }

  private static SitemapFormat known(String id, Context context) {
    return context
        .formats()
        .find(id)
        .filter(SitemapFormat::writes)
        .orElseThrow(
            () ->
                unknown(
                    "there is no format \"" + id + "\" that can be written; ",
                    context,
                    SitemapFormat::id));
  }

  private static IllegalArgumentException unknown(
      String fault, Context context, Function<SitemapFormat, String> shown) {
    String written =
        StreamSupport.stream(context.formats().spliterator(), false)
            .filter(SitemapFormat::writes)
            .map(shown)
            .collect(Collectors.joining(", "));
    return new IllegalArgumentException(
        fault + (written.isEmpty() ? Formats.NO_FORMATS : "use " + written));
  }

  private static String ending(SitemapFormat format) {
    return '.' + format.fileExtensions().get(0);
  }

  /** Returns the format to write. */
  SitemapFormat format() {
    return format;
  }

  /** Returns this target for a sitemap index, which few formats can hold. */
  Target forIndex() {
    if (!format.carriesIndexes()) {
      throw new IllegalArgumentException(
          format.id() + " cannot hold a sitemap index; write it as xml");
    }
    return this;
  }

  /** Opens the document; properties that the context gives replace those that are known. */
  <E> EntryWriter<E> open(DocumentInfo known, Writing<E> writing) throws IOException {
    var told = new CrawlableUrls(name, CrawlableUrls.Use.TABLE, context.options(PrivateUrls.NONE));
    return open(known, writing, context, told);
  }

  /**
   * Opens the document.
   *
   * @param told tells of urls that are not for the public; null if a reader's are written
   */
  private <E> EntryWriter<E> open(
      DocumentInfo known, Writing<E> writing, Context own, @Nullable CrawlableUrls told)
      throws IOException {
    DocumentInfo document =
        Objects.requireNonNullElse(own.options(Output.DEFAULT).document(), known);
    Sink sink = opening.open();
    try {
      return new PublishingWriter<>(writing.open(format, sink, document, own), sink, told);
    } catch (IOException | RuntimeException e) {
      sink.close();
      throw e;
    }
  }

  /** Writes a document of these entries. */
  <E extends Entry> Problems write(Iterable<E> entries, DocumentInfo.Kind kind, Writing<E> writing)
      throws IOException {
    Objects.requireNonNull(entries, "entries");
    if (entries instanceof EntryReader<E> reader) {
      return write(reader, writing);
    }
    try (EntryWriter<E> out = open(DocumentInfo.of(kind), writing)) {
      for (E entry : entries) {
        out.write(entry);
      }
      out.finish();
      return out.problems();
    }
  }

  private <E extends Entry> Problems write(EntryReader<E> in, Writing<E> writing)
      throws IOException {
    Context own = // what could not be read must not be missing from what the caller gets
        context.hasProblems() ? context : context.withProblems(in.problems());
    try (EntryWriter<E> out = open(in.document(), writing, own, null)) {
      long written = 0;
      CrawlableUrls crawlable = WrittenUrls.filter(in.location().source(), format, context);
      Supplier<Location> place = in::location;
      for (E entry : in) {
        if (crawlable.accepts(entry.loc(), place)) {
          written += out.write(entry) ? 1 : 0;
        }
      }
      crawlable.report(out.problems());
      String source = in.location().source();
      boolean missing = in.problems().missing() > 0 || out.problems().missing() > 0;
      if (written == 0 && missing) { // do not replace a good file
        throw new SitemapException(
            DocumentCodes.EMPTY,
            "none of its entries can be used; nothing was written",
            Location.of(source));
      }
      EntryWriter.writeTrailingOrReport(
          in.trailing(), out, format.id(), source, context.extensions());
      out.finish();
      return out.problems();
    }
  }

  /**
   * Writes a document of these entries. Uses {@code forEach}, not an iterator: a stream's iterator
   * buffers all that {@link Stream#flatMap} returns for one element.
   */
  <E> Problems write(Stream<E> entries, DocumentInfo.Kind kind, Writing<E> writing)
      throws IOException {
    Objects.requireNonNull(entries, "entries");
    try (EntryWriter<E> out = open(DocumentInfo.of(kind), writing)) {
      entries.sequential().forEachOrdered(entry -> push(entry, out));
      out.finish();
      return out.problems();
    } catch (OutputFailedException e) {
      throw e.getCause();
    }
  }

  private static <E> void push(E entry, EntryWriter<E> out) {
    try {
      out.write(entry);
    } catch (IOException e) {
      throw new OutputFailedException(e);
    }
  }

  /** Tells a failing output from a failing input, for which the stream throws the same type. */
  private static final class OutputFailedException extends UncheckedIOException {

    private static final long serialVersionUID = 1L;

    OutputFailedException(IOException failure) {
      super(failure);
    }
  }

  /** Returns the format and the name of the file. */
  @Override
  public String toString() {
    return format.id() + " to " + name;
  }
}
