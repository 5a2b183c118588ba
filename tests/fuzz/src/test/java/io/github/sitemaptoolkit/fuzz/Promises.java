package io.github.sitemaptoolkit.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.EntryWriter;
import io.github.sitemaptoolkit.format.Formats;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.text.Padding;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * What formats promise for any bytes at all: entries, then the end or a {@link SitemapException},
 * and nothing else; and what was read can be written, and read again.
 */
final class Promises {

  static final Extensions EXTENSIONS = Extensions.load();

  private static final Formats FORMATS = Formats.load();

  private static final SitemapFormat XML = format("xml");

  /** Formats whose entries come back equal if nothing is reported. */
  private static final Set<String> CARRY_ALL = Set.of("csv", "ndjson");

  private Promises() {}

  static SitemapFormat format(String id) {
    return FORMATS.find(id).orElseThrow();
  }

  /** One of the two kinds of documents of a format: pages, or an index. */
  private record Carrier<E>(
      SitemapFormat format, Opener<E> reading, Beginner<E> writing, UnaryOperator<E> unbound) {

    private interface Opener<E> {
      EntryReader<E> open(Source source, Context context) throws IOException;
    }

    private interface Beginner<E> {
      EntryWriter<E> begin(Sink sink, DocumentInfo document, Context context) throws IOException;
    }

    static Carrier<UrlEntry> pages(SitemapFormat format) {
      return new Carrier<>(format, format::reader, format::writer, Unbound::page);
    }

    static Carrier<IndexEntry> index(SitemapFormat format) {
      return new Carrier<>(format, format::indexReader, format::indexWriter, Unbound::sitemap);
    }
  }

  /** What came out of a document. */
  private record Reading<E>(DocumentInfo document, List<E> entries) {}

  /** Reads bytes as a format, and holds it to its promises. */
  static void hold(SitemapFormat format, byte[] bytes) {
    try (Source source = source(bytes)) {
      if (format.holdsIndex(source.head())) {
        hold(Carrier.index(format), Carrier.index(XML), source, IndexEntry::loc);
      } else {
        hold(Carrier.pages(format), Carrier.pages(XML), source, UrlEntry::loc);
      }
    } catch (SitemapException e) {
      check(e); // not even the beginning of the compressed data is good
    } catch (IOException e) {
      throw new UncheckedIOException(e); // memory does not fail
    }
  }

  /** Any bytes are taken for a format, or refused. */
  static void detect(byte[] bytes) {
    try (Source source = source(bytes)) {
      FORMATS.detect(source);
    } catch (SitemapException e) {
      check(e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static <E> void hold(
      Carrier<E> from, Carrier<E> xml, Source source, Function<E, String> loc) {
    Reading<E> first = read(from, source, context(new Problems()));
    for (E entry : first.entries()) {
      String url = loc.apply(entry);
      assertFalse(url.isEmpty(), "an entry without a url");
      assertEquals(Padding.ofUrl(url), url, "spaces around a url");
    }
    if (first.entries().isEmpty()) {
      return; // that is all there is in most of what a fuzzer makes, and writing takes time
    }
    comesBack(xml, first, from.format() == XML);
    if (from.format() == XML || !from.format().writes()) {
      return;
    }
    var writing = new Problems();
    List<E> written = new ArrayList<>();
    byte[] copy = write(from, first, written, writing);
    List<E> again = read(from, copy, context(new Problems())).entries();
    if (writing.count("url.relative") + writing.count("url.inner-whitespace") == 0) {
      assertEquals(locs(written, loc), locs(again, loc), () -> text(copy));
    }
    if (CARRY_ALL.contains(from.format().id()) && writing.first().isEmpty()) {
      assertEquals(first.entries(), again, () -> text(copy));
    }
  }

  private static <E> List<E> unbound(Carrier<E> carrier, List<E> entries) {
    return entries.stream().map(carrier.unbound()).toList();
  }

  private static <E> List<String> locs(List<E> entries, Function<E, String> loc) {
    return entries.stream().map(loc).toList();
  }

  /** XML carries everything: entries come back equal, and then the same to the byte. */
  private static <E> void comesBack(Carrier<E> xml, Reading<E> first, boolean twice) {
    var writing = new Problems();
    List<E> written = new ArrayList<>();
    byte[] copy = write(xml, first, written, writing);
    boolean changed = writing.count("xml.invalid-char") > 0;
    var problems = new Problems();
    // Strictly: a forgiving reader guesses where an element stands that does not belong there.
    Reading<E> second = read(xml, copy, context(problems).withStrict(true));
    assertEquals(0, problems.missing(), () -> "missing from " + text(copy) + problems.first());
    if (!changed) {
      assertEquals(0, writing.missing(), () -> writing.first() + "\n" + text(copy));
      assertEquals(unbound(xml, first.entries()), unbound(xml, second.entries()), () -> text(copy));
    }
    if (twice) {
      byte[] third = write(xml, second, new ArrayList<>(), new Problems());
      assertEquals(text(copy), text(third), "the second write differs from the first");
    }
  }

  private static Context context(Problems problems) {
    return Context.of(EXTENSIONS).withProblems(problems);
  }

  private static String text(byte[] document) {
    return new String(document, StandardCharsets.UTF_8);
  }

  private static <E> Reading<E> read(Carrier<E> carrier, byte[] bytes, Context context) {
    try (Source source = source(bytes)) {
      return read(carrier, source, context);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Reads to the end, or to the one exception that a reader may throw. */
  private static <E> Reading<E> read(Carrier<E> carrier, Source source, Context context) {
    List<E> entries = new ArrayList<>();
    var document = DocumentInfo.of(DocumentInfo.Kind.URLSET);
    Problems problems = context.problems();
    try (EntryReader<E> in = carrier.reading().open(source, context)) {
      document = in.document();
      try {
        for (E entry : in) {
          entries.add(entry);
        }
      } finally {
        assertNull(in.read(), "after its end or an exception a reader is at its end");
      }
    } catch (SitemapException e) {
      check(e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    assertEquals(0, problems.count("extension.failed"), () -> problems.first().toString());
    return new Reading<>(document, entries);
  }

  private static <E> byte[] write(
      Carrier<E> carrier, Reading<E> reading, List<E> written, Problems problems) {
    var bytes = new ByteArrayOutputStream();
    Context context = context(problems);
    try (Sink sink = Sink.of(bytes, "out", false);
        EntryWriter<E> out = carrier.writing().begin(sink, reading.document(), context)) {
      for (E entry : reading.entries()) {
        if (out.write(entry)) {
          written.add(entry);
        }
      }
      out.finish();
      sink.commit();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    assertEquals(0, problems.count("extension.failed"), () -> problems.first().toString());
    return bytes.toByteArray();
  }

  private static void check(SitemapException e) {
    assertEquals("in", e.problem().location().source());
    assertTrue(e.problem().code().indexOf('.') > 0, e.problem().code());
  }

  static Source source(byte[] bytes) throws IOException {
    return Source.of(new ByteArrayInputStream(bytes), "in");
  }
}
