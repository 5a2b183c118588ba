package io.github.sitemaptoolkit;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.EntryWriter;
import io.github.sitemaptoolkit.format.Output;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.format.WrittenUrls;
import io.github.sitemaptoolkit.io.DocumentCodes;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.DocumentInfo.Kind;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
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
 * the format that its name means, compressed if the name ends in {@code .gz}; a stream in sitemap
 * XML, not compressed. {@link Output}, an option of the context, says otherwise.
 *
 * <p><b>Files and streams.</b> A file is replaced as a whole or not at all: whatever fails, one
 * that stood there before stays as it was. A stream that is given is read or written, flushed at
 * the end, and never closed: whoever opened it closes it. Where writing to a stream fails, what was
 * written is not well-formed, so that nobody takes it for a shorter sitemap. The first 64 KiB are
 * held back unless they are compressed: what fails before leaves the stream untouched.
 *
 * <p><b>Contexts.</b> Methods without a {@link Context} load one, which looks for extensions and
 * formats on the class path. Programs that read or write many documents load one context and derive
 * another for each, with a sink of problems of its own: {@code context.withProblems(new
 * Problems())}.
 *
 * <p>Memory does not grow with the document. Safe for use by several threads; readers and writers
 * are not.
 *
 * @since 0.1
 */
public final class Sitemaps {

  private Sitemaps() {}

  /**
   * Opens a list of pages: a sitemap, a feed, a table or a text list. Closing the reader closes the
   * file.
   *
   * @throws IOException if the file cannot be read
   * @throws SitemapException if it is in none of the formats known, or is a sitemap index
   */
  public static EntryReader<UrlEntry> read(Path path) throws IOException {
    return read(path, Context.load());
  }

  /** Opens a list of pages. Throws the same exceptions as {@link #read(Path)}. */
  public static EntryReader<UrlEntry> read(Path path, Context context) throws IOException {
    return read(Source.open(path, context.limits()), context);
  }

  /**
   * Opens a list of pages. The stream is not closed. Throws the same exceptions as {@link
   * #read(Path)}.
   */
  public static EntryReader<UrlEntry> read(InputStream in) throws IOException {
    return read(in, Context.load());
  }

  /**
   * Opens a list of pages. The stream is not closed. Throws the same exceptions as {@link
   * #read(Path)}.
   */
  public static EntryReader<UrlEntry> read(InputStream in, Context context) throws IOException {
    return read(source(in, context), context);
  }

  /**
   * Opens a list of pages, of which messages say the source's name. Closing the reader closes the
   * source. Throws the same exceptions as {@link #read(Path)}.
   */
  public static EntryReader<UrlEntry> read(Source source, Context context) throws IOException {
    return open(source, context, Sitemaps::pages);
  }

  /**
   * Opens a sitemap index: sitemap XML, or the sitemaps that a robots.txt lists. Closing the reader
   * closes the file.
   *
   * @throws IOException if the file cannot be read
   * @throws SitemapException if it is not a sitemap index
   */
  public static EntryReader<IndexEntry> readIndex(Path path) throws IOException {
    return readIndex(path, Context.load());
  }

  /** Opens a sitemap index. Throws the same exceptions as {@link #readIndex(Path)}. */
  public static EntryReader<IndexEntry> readIndex(Path path, Context context) throws IOException {
    return readIndex(Source.open(path, context.limits()), context);
  }

  /**
   * Opens a sitemap index. The stream is not closed. Throws the same exceptions as {@link
   * #readIndex(Path)}.
   */
  public static EntryReader<IndexEntry> readIndex(InputStream in, Context context)
      throws IOException {
    return readIndex(source(in, context), context);
  }

  /**
   * Opens a sitemap index, of which messages say the source's name. Closing the reader closes the
   * source. Throws the same exceptions as {@link #readIndex(Path)}.
   */
  public static EntryReader<IndexEntry> readIndex(Source source, Context context)
      throws IOException {
    return open(source, context, SitemapFormat::indexReader);
  }

  private static Source source(InputStream in, Context context) throws IOException {
    return Source.of(in, "input", context.limits());
  }

  private interface Opener<E> {
    EntryReader<E> open(SitemapFormat format, Source source, Context context) throws IOException;
  }

  private static <E> EntryReader<E> open(Source source, Context context, Opener<E> opener)
      throws IOException {
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
        Problem.of(
            DocumentCodes.INDEX_TO_PAGES,
            "this lists sitemaps, not pages; " + advice,
            Location.of(source.name())));
  }

  /**
   * Opens a writer of pages. The file is there once {@link EntryWriter#finish} has returned;
   * without it, closing the writer changes nothing.
   *
   * @throws IOException if the place cannot be written to
   * @throws IllegalArgumentException if no format can be told from the file's name
   */
  public static EntryWriter<UrlEntry> writer(Path path) throws IOException {
    return writer(path, Context.load());
  }

  /** Opens a writer of pages. Throws the same exceptions as {@link #writer(Path)}. */
  public static EntryWriter<UrlEntry> writer(Path path, Context context) throws IOException {
    return Target.of(path, context).open(DocumentInfo.of(Kind.URLSET), SitemapFormat::writer);
  }

  /**
   * Opens a writer of pages. The document is complete, and the stream flushed, once {@link
   * EntryWriter#finish} has returned; the stream is not closed.
   *
   * @throws IOException if the stream fails
   */
  public static EntryWriter<UrlEntry> writer(OutputStream out) throws IOException {
    return writer(out, Context.load());
  }

  /**
   * Opens a writer of pages. Throws the same exceptions as {@link #writer(OutputStream)}.
   *
   * @throws IllegalArgumentException if the context asks for a format that cannot be written
   */
  public static EntryWriter<UrlEntry> writer(OutputStream out, Context context) throws IOException {
    return Target.of(out, context).open(DocumentInfo.of(Kind.URLSET), SitemapFormat::writer);
  }

  /**
   * Writes pages to a file.
   *
   * @param entries gone through once and not closed; if it is an {@link EntryReader}, what it knows
   *     of its document is written too
   * @return what could not be written; empty if all is well
   * @throws IOException if the file cannot be written
   * @throws RuntimeException whatever going through the entries throws
   * @throws SitemapException if the entries are those of a reader, and none of them can be used
   * @throws IllegalArgumentException if no format can be told from the file's name
   */
  public static Problems write(Path path, Iterable<UrlEntry> entries) throws IOException {
    return write(path, entries, Context.load());
  }

  /** Writes pages to a file. Throws the same exceptions as {@link #write(Path, Iterable)}. */
  public static Problems write(Path path, Iterable<UrlEntry> entries, Context context)
      throws IOException {
    return Target.of(path, context).write(entries, Kind.URLSET, SitemapFormat::writer);
  }

  /**
   * Writes pages to a file. Throws the same exceptions as {@link #write(Path, Iterable)}.
   *
   * @param entries gone through once, in this thread and in order, and not closed
   */
  public static Problems write(Path path, Stream<UrlEntry> entries) throws IOException {
    return write(path, entries, Context.load());
  }

  /** Writes pages to a file. Throws the same exceptions as {@link #write(Path, Iterable)}. */
  public static Problems write(Path path, Stream<UrlEntry> entries, Context context)
      throws IOException {
    return Target.of(path, context).write(entries, Kind.URLSET, SitemapFormat::writer);
  }

  /**
   * Writes pages to a stream, such as that of a response. When it returns, the document is complete
   * and the stream flushed; the stream is not closed.
   *
   * @param entries gone through once and not closed; if it is an {@link EntryReader}, what it knows
   *     of its document is written too
   * @return what could not be written; empty if all is well
   * @throws IOException if the stream fails
   * @throws RuntimeException whatever going through the entries throws
   * @throws SitemapException if the entries are those of a reader, and none of them can be used
   */
  public static Problems write(OutputStream out, Iterable<UrlEntry> entries) throws IOException {
    return write(out, entries, Context.load());
  }

  /**
   * Writes pages to a stream. Throws the same exceptions as {@link #write(OutputStream, Iterable)}.
   *
   * @throws IllegalArgumentException if the context asks for a format that cannot be written
   */
  public static Problems write(OutputStream out, Iterable<UrlEntry> entries, Context context)
      throws IOException {
    return Target.of(out, context).write(entries, Kind.URLSET, SitemapFormat::writer);
  }

  /**
   * Writes pages to a stream. Throws the same exceptions as {@link #write(OutputStream, Iterable)}.
   *
   * @param entries gone through once, in this thread and in order, and not closed
   */
  public static Problems write(OutputStream out, Stream<UrlEntry> entries) throws IOException {
    return write(out, entries, Context.load());
  }

  /** Writes pages to a stream. Throws the same exceptions as for an {@code Iterable}. */
  public static Problems write(OutputStream out, Stream<UrlEntry> entries, Context context)
      throws IOException {
    return Target.of(out, context).write(entries, Kind.URLSET, SitemapFormat::writer);
  }

  /** Writes a sitemap index to a file. Throws the same exceptions as {@link #write}. */
  public static Problems writeIndex(Path path, Iterable<IndexEntry> entries) throws IOException {
    return writeIndex(path, entries, Context.load());
  }

  /** Writes a sitemap index to a file. Throws the same exceptions as {@link #write}. */
  public static Problems writeIndex(Path path, Iterable<IndexEntry> entries, Context context)
      throws IOException {
    Target target = Target.of(path, context).forIndex();
    return target.write(entries, Kind.INDEX, SitemapFormat::indexWriter);
  }

  /**
   * Writes a sitemap index to a stream, which is flushed and not closed. Throws the same exceptions
   * as {@link #write}.
   */
  public static Problems writeIndex(OutputStream out, Iterable<IndexEntry> entries, Context context)
      throws IOException {
    Target target = Target.of(out, context).forIndex();
    return target.write(entries, Kind.INDEX, SitemapFormat::indexWriter);
  }

  /**
   * Converts a document of pages, or a sitemap index, to the format that the name of the target
   * means. Nothing is written unless the document can be read to its end: {@code Conversion}, in
   * {@code sitemap-converters}, takes what is complete of one that is cut, and selects and changes
   * entries.
   *
   * @return what was left out, and what the target has no place for; empty if all is well
   * @throws IOException if a file cannot be read or written
   * @throws java.io.UncheckedIOException if the input fails
   * @throws SitemapException if the input cannot be used, or is an index and the target cannot hold
   *     one
   * @throws IllegalArgumentException if no format can be told from the target's name
   */
  public static Problems convert(Path from, Path to) throws IOException {
    return convert(from, to, Context.load());
  }

  /** Converts a document. Throws the same exceptions as {@link #convert(Path, Path)}. */
  public static Problems convert(Path from, Path to, Context context) throws IOException {
    Target target = Target.of(to, context.with(WrittenUrls.JUDGED_BY_READER));
    Context reading = target.format().contextForReading(context);
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
