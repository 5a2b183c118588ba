package io.github.sitemaptoolkit.testkit;

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
 * Reads and writes documents that are held in memory as a whole: for tests.
 *
 * @since 0.1
 */
public final class Documents {

  private Documents() {}

  /** Reads all entries of a document. */
  public static List<UrlEntry> read(SitemapFormat format, String document, Context context) {
    return read(format, document.getBytes(StandardCharsets.UTF_8), context);
  }

  /** Reads all entries of a document. */
  public static List<UrlEntry> read(SitemapFormat format, byte[] document, Context context) {
    try (EntryReader<UrlEntry> in = format.reader(source(document), context)) {
      return in.stream().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Reads what is known of a document as a whole. */
  public static DocumentInfo info(SitemapFormat format, String document, Context context) {
    try (var in = format.reader(source(document.getBytes(StandardCharsets.UTF_8)), context)) {
      return in.document();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes a document. */
  public static String write(SitemapFormat format, List<UrlEntry> entries, Context context) {
    return write(format, DocumentInfo.of(DocumentInfo.Kind.URLSET), entries, context);
  }

  /** Writes a document. */
  public static String write(
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
    return bytes.toString(StandardCharsets.UTF_8);
  }

  /** Returns a source named {@code in}. */
  public static Source source(byte[] document) throws IOException {
    return Source.of(new ByteArrayInputStream(document), "in");
  }
}
