package io.github.sitemaptoolkit;

import io.github.sitemaptoolkit.code.DocumentCodes;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EmptyTables;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.EntryWriter;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.format.WrittenUrls;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.DocumentInfo.Kind;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Reads, writes and converts sitemaps, in the formats and with the extensions that are on the class
 * path.
 *
 * <pre>{@code
 * try (var entries = Sitemaps.read(Path.of("sitemap.xml"))) {
 *   for (UrlEntry entry : entries) {
 *     System.out.println(entry.loc() + " has " + entry.extensions(Image.class).size() + " images");
 *   }
 * }
 * Sitemaps.write(Path.of("new.xml.gz"), List.of(UrlEntry.of("https://example.com/")));
 * }</pre>
 *
 * <p><b>Formats.</b> When reading, format and gzip are recognised by content. A file is written in
 * the format that its name indicates, compressed if the name ends with {@code .gz}; a stream is
 * written as sitemap XML, not compressed. To choose otherwise, give the {@link Target} a context
 * with an {@link io.github.sitemaptoolkit.format.Output}.
 *
 * <p><b>Files and streams.</b> A file is replaced as a whole or not at all: if writing fails, an
 * existing file stays as it was. Streams are flushed at the end of writing and never closed: the
 * caller closes them. If writing to a stream fails, what has been written is not well-formed, so
 * that it cannot be mistaken for a shorter sitemap. The first 64 KiB of uncompressed output are
 * buffered: a failure before that leaves the stream untouched.
 *
 * <p><b>Contexts.</b> Methods without a {@link Context} or {@link Target} call {@link
 * Context#load}, which searches the class path for extensions and formats. Programs that read or
 * write many documents should load one context and use it for all of them.
 *
 * <p><b>Problems.</b> Each document has its own: those of reading are {@link EntryReader#problems},
 * those of writing are returned. They are shared only by the documents of a context that
 * {@linkplain Context#withProblems was given} some.
 *
 * <p>Memory use does not grow with the size of the document. These methods are safe for use by
 * several threads; the readers and writers that they return are not. A null argument is a {@link
 * NullPointerException} that names it.
 *
 * @since 0.1
 */
public final class Sitemaps {

  private Sitemaps() {}

  /**
   * Opens a list of pages for reading: a sitemap, a feed, a table or a text file of urls. Closing
   * the reader closes the file.
   *
   * @throws IOException if the file cannot be read
   * @throws SitemapException if its format is not recognised, or it is a sitemap index
   */
  public static EntryReader<UrlEntry> read(Path path) throws IOException {
    return read(path, Context.load());
  }

  /** Opens a list of pages for reading. Throws the same exceptions as {@link #read(Path)}. */
  public static EntryReader<UrlEntry> read(Path path, Context context) throws IOException {
    return read(source(path, context), context);
  }

  /**
   * Opens a list of pages for reading, which messages call {@code input}. The caller closes the
   * stream. Throws the same exceptions as {@link #read(Path)}.
   */
  public static EntryReader<UrlEntry> read(InputStream in) throws IOException {
    Objects.requireNonNull(in, "in");
    Context context = Context.load();
    return read(Source.of(in, "input", context.limits()), context);
  }

  /**
   * Opens a list of pages for reading: {@code Sitemaps.read(Source.of(in, "upload"))}. Messages use
   * the name of the source. Closing the reader closes the source. Throws the same exceptions as
   * {@link #read(Path)}.
   */
  public static EntryReader<UrlEntry> read(Source source) throws IOException {
    return read(source, Context.load());
  }

  /** Opens a list of pages for reading. Does and throws the same as {@link #read(Source)}. */
  public static EntryReader<UrlEntry> read(Source source, Context context) throws IOException {
    return open(source, context, Sitemaps::pages);
  }

  /**
   * Opens a sitemap index for reading: sitemap XML, or the sitemaps that a robots.txt lists.
   * Closing the reader closes the file.
   *
   * @throws IOException if the file cannot be read
   * @throws SitemapException if it is not a sitemap index
   */
  public static EntryReader<IndexEntry> readIndex(Path path) throws IOException {
    return readIndex(path, Context.load());
  }

  /** Opens a sitemap index for reading. Throws the same exceptions as {@link #readIndex(Path)}. */
  public static EntryReader<IndexEntry> readIndex(Path path, Context context) throws IOException {
    return readIndex(source(path, context), context);
  }

  /**
   * Opens a sitemap index for reading. Messages use the name of the source. Closing the reader
   * closes the source. Throws the same exceptions as {@link #readIndex(Path)}.
   */
  public static EntryReader<IndexEntry> readIndex(Source source) throws IOException {
    return readIndex(source, Context.load());
  }

  /** Opens a sitemap index for reading. Does and throws the same as {@link #readIndex(Source)}. */
  public static EntryReader<IndexEntry> readIndex(Source source, Context context)
      throws IOException {
    return open(source, context, SitemapFormat::indexReader);
  }

  private static Source source(Path path, Context context) throws IOException {
    Objects.requireNonNull(path, "path");
    Objects.requireNonNull(context, "context");
    return Source.open(path, context.limits());
  }

  private interface Opener<E> {
    EntryReader<E> open(SitemapFormat format, Source source, Context context) throws IOException;
  }

  private static <E> EntryReader<E> open(Source source, Context context, Opener<E> opener)
      throws IOException {
    Objects.requireNonNull(source, "source");
    Objects.requireNonNull(context, "context");
    try {
      return opener.open(context.formats().detect(source), source, context);
    } catch (IOException | RuntimeException e) {
      source.close();
      throw e;
    }
  }

  private static EntryReader<UrlEntry> pages(SitemapFormat format, Source source, Context context)
      throws IOException {
    if (format.holdsIndex(source.head())) {
      throw indexToPages(source, "read it with Sitemaps.readIndex");
    }
    return format.reader(source, context);
  }

  private static SitemapException indexToPages(Source source, String advice) {
    return new SitemapException(
        DocumentCodes.INDEX_TO_PAGES,
        "this lists sitemaps, not pages; " + advice,
        Location.of(source.name()));
  }

  /**
   * Opens a writer of pages. The file appears when {@link EntryWriter#finish} returns; if the
   * writer is closed without it, nothing changes.
   *
   * @throws IOException if the file cannot be created
   * @throws IllegalArgumentException if the file's name does not indicate a format
   */
  public static EntryWriter<UrlEntry> writer(Path path) throws IOException {
    return writer(Target.of(path));
  }

  /**
   * Opens a writer of pages. When {@link EntryWriter#finish} returns, the document is complete, and
   * a stream is flushed.
   *
   * @throws IOException if the file cannot be created, or the stream fails
   */
  public static EntryWriter<UrlEntry> writer(Target target) throws IOException {
    return given(target).open(DocumentInfo.of(Kind.URLSET), SitemapFormat::writer);
  }

  /**
   * Writes pages to a file.
   *
   * @param entries the pages, iterated over once and not closed; from an {@link EntryReader}, the
   *     properties of its document are written too
   * @return the problems, such as values that could not be written; empty if there were none. From
   *     an {@link EntryReader}, they are the problems of the reader, with those of writing added,
   *     so that what could not be read is among them
   * @throws IOException if the file cannot be written
   * @throws RuntimeException any exception that iterating over the entries throws
   * @throws SitemapException if the entries come from a reader, and none of them can be used
   * @throws IllegalArgumentException if the file's name does not indicate a format
   */
  public static Problems write(Path path, Iterable<UrlEntry> entries) throws IOException {
    return write(Target.of(path), entries);
  }

  /**
   * Writes pages to a file. Throws the same exceptions as {@link #write(Path, Iterable)}.
   *
   * @param entries the pages, consumed in this thread and in order, and not closed
   */
  public static Problems write(Path path, Stream<UrlEntry> entries) throws IOException {
    return write(Target.of(path), entries);
  }

  /**
   * Writes pages to a stream as sitemap XML, which is not compressed. Throws the same exceptions as
   * {@link #write(Target, Iterable)}.
   *
   * @param out flushed at the end, and never closed
   * @param entries the pages, iterated over once and not closed
   */
  public static Problems write(OutputStream out, Iterable<UrlEntry> entries) throws IOException {
    return write(Target.of(out), entries);
  }

  /**
   * Writes pages to a stream as sitemap XML, which is not compressed. Throws the same exceptions as
   * {@link #write(Target, Iterable)}.
   *
   * @param out flushed at the end, and never closed
   * @param entries the pages, consumed in this thread and in order, and not closed
   */
  public static Problems write(OutputStream out, Stream<UrlEntry> entries) throws IOException {
    return write(Target.of(out), entries);
  }

  /**
   * Writes pages, such as to the stream of an HTTP response: {@code
   * Sitemaps.write(Target.of(response.getOutputStream()), pages)}. When the method returns, the
   * document is complete, and a stream is flushed.
   *
   * @param entries the pages, iterated over once and not closed; from an {@link EntryReader}, the
   *     properties of its document are written too
   * @return the problems, such as values that could not be written; empty if there were none. From
   *     an {@link EntryReader}, they are the problems of the reader, with those of writing added,
   *     unless the context of the target {@linkplain Context#withProblems was given} others
   * @throws IOException if the file cannot be written, or the stream fails
   * @throws RuntimeException any exception that iterating over the entries throws
   * @throws SitemapException if the entries come from a reader, and none of them can be used
   */
  public static Problems write(Target target, Iterable<UrlEntry> entries) throws IOException {
    return given(target).write(entries, Kind.URLSET, SitemapFormat::writer);
  }

  /**
   * Writes pages. Throws the same exceptions as {@link #write(Target, Iterable)}.
   *
   * @param entries the pages, consumed in this thread and in order, and not closed
   */
  public static Problems write(Target target, Stream<UrlEntry> entries) throws IOException {
    return given(target).write(entries, Kind.URLSET, SitemapFormat::writer);
  }

  /**
   * Writes a sitemap index to a file. Throws the same exceptions as {@link #write(Path, Iterable)}.
   */
  public static Problems writeIndex(Path path, Iterable<IndexEntry> entries) throws IOException {
    return writeIndex(Target.of(path), entries);
  }

  /**
   * Writes a sitemap index. Throws the same exceptions as {@link #write(Target, Iterable)}.
   *
   * @throws IllegalArgumentException if the format of the target cannot hold an index
   */
  public static Problems writeIndex(Target target, Iterable<IndexEntry> entries)
      throws IOException {
    return given(target).forIndex().write(entries, Kind.INDEX, SitemapFormat::indexWriter);
  }

  private static Target given(Target target) {
    return Objects.requireNonNull(target, "target");
  }

  /**
   * Converts a list of pages, or a sitemap index, to the format that the name of the target
   * indicates. Nothing is written unless the input can be read to its end and, if it is a table or
   * a JSON document, has an entry: see {@link EmptyTables}. To convert a truncated document as far
   * as it goes, or to select and change entries, use {@code Conversion} in {@code
   * sitemap-converters}.
   *
   * @return the problems, such as entries that were left out and values that the target cannot
   *     hold; empty if there were none
   * @throws IOException if a file cannot be read or written
   * @throws java.io.UncheckedIOException if the input fails
   * @throws SitemapException if the input cannot be used, or it is an index and the target cannot
   *     hold one
   * @throws IllegalArgumentException if the target's name does not indicate a format
   */
  public static Problems convert(Path from, Path to) throws IOException {
    return convert(from, to, Context.load());
  }

  /** Converts a document. Throws the same exceptions as {@link #convert(Path, Path)}. */
  public static Problems convert(Path from, Path to, Context context) throws IOException {
    Objects.requireNonNull(from, "from");
    Objects.requireNonNull(to, "to");
    Objects.requireNonNull(context, "context");
    Context own = context.withOwnProblems();
    Target target = Target.of(to, own.with(WrittenUrls.JUDGED_BY_READER));
    Context reading = target.format().contextForReading(own.with(own.options(EmptyTables.REFUSED)));
    try (Source source = Source.open(from, context.limits())) {
      SitemapFormat format = context.formats().detect(source);
      if (!format.holdsIndex(source.head())) {
        try (EntryReader<UrlEntry> in = format.reader(source, reading)) {
          return target.write(in, Kind.URLSET, SitemapFormat::writer);
        }
      }
      if (!target.format().carriesIndexes()) {
        throw indexToPages(source, "convert it to xml");
      }
      try (EntryReader<IndexEntry> in = format.indexReader(source, reading)) {
        return target.write(in, Kind.INDEX, SitemapFormat::indexWriter);
      }
    }
  }
}
