package io.github.sitemaptoolkit.testkit;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.EntryWriter;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Reads and writes whole documents in memory, for tests. An {@link IOException} is thrown as an
 * {@link UncheckedIOException}.
 *
 * @since 0.1
 */
@Incubating
public final class Documents {

  private Documents() {}

  /** Returns all entries of a document, which is encoded in UTF-8. */
  public static List<UrlEntry> read(SitemapFormat format, String document, Context context) {
    return read(format, document.getBytes(StandardCharsets.UTF_8), context);
  }

  /** Returns all entries of a document. */
  public static List<UrlEntry> read(SitemapFormat format, byte[] document, Context context) {
    try (EntryReader<UrlEntry> in = format.reader(source(document), context)) {
      return in.stream().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the information about a document as a whole. */
  public static DocumentInfo info(SitemapFormat format, String document, Context context) {
    try (var in = format.reader(source(document.getBytes(StandardCharsets.UTF_8)), context)) {
      return in.document();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns a document of kind {@link DocumentInfo.Kind#URLSET} with the given entries. */
  public static String write(SitemapFormat format, List<UrlEntry> entries, Context context) {
    return write(format, DocumentInfo.of(DocumentInfo.Kind.URLSET), entries, context);
  }

  /** Returns a document with the given information and entries. */
  public static String write(
      SitemapFormat format, DocumentInfo info, List<UrlEntry> entries, Context context) {
    return new String(bytes(format, info, entries, context), StandardCharsets.UTF_8);
  }

  /**
   * Returns a document of kind {@link DocumentInfo.Kind#URLSET} with the given entries, in a format
   * that may be no text.
   */
  public static byte[] bytes(SitemapFormat format, List<UrlEntry> entries, Context context) {
    return bytes(format, DocumentInfo.of(DocumentInfo.Kind.URLSET), entries, context);
  }

  private static byte[] bytes(
      SitemapFormat format, DocumentInfo info, List<UrlEntry> entries, Context context) {
    var bytes = new ByteArrayOutputStream();
    try (Sink sink = Sink.of(bytes, "out", false);
        EntryWriter<UrlEntry> out = format.writer(sink, info, context)) {
      for (UrlEntry entry : entries) {
        out.write(entry);
      }
      out.finish();
      sink.commit();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  /** Returns a source for a document, with the name {@code in}. The caller closes it. */
  public static Source source(byte[] document) throws IOException {
    return Source.of(new ByteArrayInputStream(document), "in");
  }
}
