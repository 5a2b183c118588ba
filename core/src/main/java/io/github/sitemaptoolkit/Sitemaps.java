package io.github.sitemaptoolkit;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.EntryWriter;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.DocumentCodes;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.IOException;
import java.nio.file.Path;

/**
 * Reads and writes sitemaps, in the formats and with the extensions that are on the class path.
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
 * <p>Safe for many threads; what it returns is not. Formats are told by content when reading, by
 * the file's name when writing; gzip likewise.
 *
 * @since 0.1
 */
public final class Sitemaps {

  private Sitemaps() {}

  /**
   * Opens a list of pages: a sitemap, a feed or a text list.
   *
   * @throws IOException if the file cannot be read
   * @throws SitemapException if it is none of the formats known, or a sitemap index
   */
  public static EntryReader<UrlEntry> read(Path path) throws IOException {
    Context context = Context.load(); // first, so that nothing stays open if it fails
    return read(Source.open(path, context.limits()), context);
  }

  /** Opens a list of pages; the reader closes the source. Throws as {@link #read(Path)}. */
  public static EntryReader<UrlEntry> read(Source source, Context context) throws IOException {
    return open(source, context, Sitemaps::pages);
  }

  private static EntryReader<UrlEntry> pages(SitemapFormat format, Source source, Context context)
      throws IOException {
    if (format.holdsIndex(source.head())) {
      throw new SitemapException(
          Problem.of(
              DocumentCodes.INDEX_TO_PAGES,
              "this lists sitemaps, not pages; read it with Sitemaps.readIndex",
              Location.of(source.name())));
    }
    return format.reader(source, context);
  }

  /**
   * Opens a sitemap index.
   *
   * @throws IOException if the file cannot be read
   * @throws SitemapException if it is no sitemap index
   */
  public static EntryReader<IndexEntry> readIndex(Path path) throws IOException {
    Context context = Context.load();
    return readIndex(Source.open(path, context.limits()), context);
  }

  /** Opens a sitemap index; the reader closes the source. Throws as {@link #readIndex(Path)}. */
  public static EntryReader<IndexEntry> readIndex(Source source, Context context)
      throws IOException {
    return open(source, context, SitemapFormat::indexReader);
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

  /**
   * Begins a list of pages. Nothing is published before {@link EntryWriter#finish}.
   *
   * @throws IOException if the place cannot be written to
   * @throws IllegalArgumentException if the file's name means no format that can be written
   */
  public static EntryWriter<UrlEntry> writer(Path path) throws IOException {
    return writer(path, DocumentInfo.of(DocumentInfo.Kind.URLSET), Context.load());
  }

  /** Begins a list of pages, with what is known of it as a whole. Throws as the other. */
  public static EntryWriter<UrlEntry> writer(Path path, DocumentInfo document, Context context)
      throws IOException {
    return publishing(path, document, context, SitemapFormat::writer);
  }

  private interface WriterOpener<E> {
    EntryWriter<E> open(SitemapFormat format, Sink sink, DocumentInfo document, Context context)
        throws IOException;
  }

  private static <E> EntryWriter<E> publishing(
      Path path, DocumentInfo document, Context context, WriterOpener<E> opener)
      throws IOException {
    SitemapFormat format = formatFor(path, context);
    Sink sink = Sink.open(path);
    try {
      return new PublishingWriter<>(opener.open(format, sink, document, context), sink);
    } catch (IOException | RuntimeException e) {
      sink.close();
      throw e;
    }
  }

  private static SitemapFormat formatFor(Path path, Context context) {
    return context
        .formats()
        .forName(path.toString())
        .filter(SitemapFormat::writes)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "the name " + path + " means no format that can be written; end it in .xml"));
  }

  /**
   * Writes entries to a file, all or nothing.
   *
   * @param entries gone through once and not closed; if it is an {@link EntryReader}, what it knows
   *     of its document is written too
   * @return what was left out or could not be carried; empty if all is well
   * @throws IOException if the file cannot be written; it is then as it was
   * @throws RuntimeException whatever going through the entries throws; the file is then as it was
   * @throws IllegalArgumentException if the file's name means no format that can be written
   */
  public static Problems write(Path path, Iterable<UrlEntry> entries) throws IOException {
    return writeAll(path, entries, DocumentInfo.Kind.URLSET, Context.load(), SitemapFormat::writer);
  }

  /** Writes a sitemap index to a file, all or nothing. Throws as {@link #write}. */
  public static Problems writeIndex(Path path, Iterable<IndexEntry> entries) throws IOException {
    Context context = Context.load();
    if (!formatFor(path, context).carriesIndexes()) {
      throw new IllegalArgumentException(
          "a sitemap index is XML; end the name " + path + " in .xml or .xml.gz");
    }
    return writeAll(path, entries, DocumentInfo.Kind.INDEX, context, SitemapFormat::indexWriter);
  }

  private static <E> Problems writeAll(
      Path path,
      Iterable<E> entries,
      DocumentInfo.Kind kind,
      Context context,
      WriterOpener<E> opener)
      throws IOException {
    DocumentInfo document =
        entries instanceof EntryReader<E> reader ? reader.document() : DocumentInfo.of(kind);
    try (EntryWriter<E> out = publishing(path, document, context, opener)) {
      for (E entry : entries) {
        out.write(entry);
      }
      if (entries instanceof EntryReader<E> reader) {
        String source = reader.location().source();
        EntryWriter.writeTrailingOrReport(
            reader.trailing(), out, formatFor(path, context).id(), source, context.extensions());
      }
      out.finish();
      return out.problems();
    }
  }
}
