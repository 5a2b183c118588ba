package io.github.sitemaptoolkit.benchmarks;

import io.github.sitemaptoolkit.converters.Conversion;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.EntryWriter;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Reads and writes documents in memory with the toolkit. */
final class Entries {

  private final Context context = Context.load();

  /** Passes the entries of a document on; returns how many there are. */
  int read(byte[] document, String format, Consumer<UrlEntry> entries) throws IOException {
    int count = 0;
    try (Source source = Source.of(new ByteArrayInputStream(document), "in");
        EntryReader<UrlEntry> in = format(format).reader(source, fresh())) {
      for (UrlEntry entry = in.read(); entry != null; entry = in.read()) {
        entries.accept(entry);
        count++;
      }
    }
    return count;
  }

  /** Returns the entries of a document. */
  List<UrlEntry> of(byte[] document, String format) throws IOException {
    List<UrlEntry> entries = new ArrayList<>();
    read(document, format, entries::add);
    return entries;
  }

  /** Writes entries. */
  void write(List<UrlEntry> entries, String format, OutputStream to) throws IOException {
    try (Sink sink = Sink.of(to, "out", false);
        EntryWriter<UrlEntry> out =
            format(format).writer(sink, DocumentInfo.of(DocumentInfo.Kind.URLSET), fresh())) {
      for (UrlEntry entry : entries) {
        out.write(entry);
      }
      out.finish();
      sink.commit();
    }
  }

  /** Converts a document. */
  void convert(byte[] document, String from, String to, OutputStream out) throws IOException {
    try (Source source = Source.of(new ByteArrayInputStream(document), "in");
        Sink sink = Sink.of(out, "out", false)) {
      new Conversion(format(from), format(to), fresh()).convert(source, sink);
    }
  }

  private SitemapFormat format(String id) {
    return context.formats().find(id).orElseThrow();
  }

  private Context fresh() {
    return context.withProblems(new Problems());
  }
}
