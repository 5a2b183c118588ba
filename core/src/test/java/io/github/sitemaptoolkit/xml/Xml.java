package io.github.sitemaptoolkit.xml;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.EntryWriter;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.sample.CreditExtension;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/** Reads and writes small documents with the sample extension, and collects their problems. */
final class Xml {

  static final String NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

  private final SitemapXmlFormat format = new SitemapXmlFormat();
  private final Context context;

  Xml() {
    this(false);
  }

  private Xml(boolean strict) {
    context =
        Context.of(Extensions.of(new CreditExtension()))
            .withProblems(new Problems())
            .withStrict(strict);
  }

  /** Returns one that refuses what is not well-formed. */
  static Xml strict() {
    return new Xml(true);
  }

  /** Returns a document around entries, with more attributes on its root. */
  static String urlset(String attributes, String entries) {
    return "<urlset xmlns=\"" + NAMESPACE + "\" " + attributes + ">" + entries + "</urlset>";
  }

  /** Returns a document around entries, which declares the sample extension's prefix if needed. */
  static String urlset(String entries) {
    return urlset(entries.contains("<acme:") ? "xmlns:acme=\"urn:acme\"" : "", entries);
  }

  /** Returns an entry with more inside. */
  static String url(String loc, String more) {
    return "<url><loc>" + loc + "</loc>" + more + "</url>";
  }

  static Source source(byte[] document) {
    try {
      return Source.of(new ByteArrayInputStream(document), "in");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  EntryReader<UrlEntry> reader(byte[] document) {
    try {
      return format.reader(source(document), context);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  EntryReader<UrlEntry> reader(String document) {
    return reader(document.getBytes(UTF_8));
  }

  List<UrlEntry> read(String document) {
    return read(document.getBytes(UTF_8));
  }

  List<UrlEntry> read(byte[] document) {
    try (var entries = reader(document).stream()) {
      return entries.toList();
    }
  }

  /** Reads the only entry of a document. */
  UrlEntry readOne(String document) {
    List<UrlEntry> entries = read(document);
    if (entries.size() != 1) {
      throw new AssertionError("not one entry: " + entries + " " + problems());
    }
    return entries.get(0);
  }

  /** Returns the urls of a document's entries. */
  List<String> locs(String document) {
    return read(document).stream().map(UrlEntry::loc).toList();
  }

  EntryReader<IndexEntry> indexReader(String document) {
    try {
      return format.indexReader(source(document.getBytes(UTF_8)), context);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  String write(DocumentInfo info, List<UrlEntry> entries) {
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
    return bytes.toString(UTF_8);
  }

  String write(UrlEntry... entries) {
    return write(DocumentInfo.of(DocumentInfo.Kind.URLSET), List.of(entries));
  }

  /** Reads a document and writes it again. */
  String pass(String document) {
    try (EntryReader<UrlEntry> in = reader(document);
        var entries = in.stream()) {
      return write(in.document(), entries.toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Context context() {
    return context;
  }

  /** Returns the problems so far, as people read them. */
  List<String> problems() {
    return context.problems().first().stream().map(Problem::toString).toList();
  }

  /** Returns the codes of the problems so far. */
  List<String> codes() {
    return context.problems().first().stream().map(Problem::code).toList();
  }
}
