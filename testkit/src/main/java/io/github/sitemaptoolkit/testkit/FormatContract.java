package io.github.sitemaptoolkit.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.Formats;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Head;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Loss;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.problem.TruncatedException;
import io.github.sitemaptoolkit.url.UrlJudge;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The tests that every format must pass. To use it, extend it in a test class that supplies the
 * format and an example document: a list of pages or, if the format supports only indexes, of
 * sitemaps.
 *
 * @since 0.1
 */
public abstract class FormatContract {

  private static final List<String> ODD_URLS =
      List.of(
          "https://example.com/",
          "https://example.com/?a=1&b=2&amp;c=%26",
          "https://example.com/'quoted'/\"twice\"/<tag>",
          "https://example.com/caf%C3%A9/café/😀",
          "HTTP://EXAMPLE.COM:80/%7euser/../x#y");

  /** Creates the contract test. */
  protected FormatContract() {}

  /** Returns the format to test. */
  protected abstract SitemapFormat format();

  /** Returns an example document with at least three entries, all of them valid. */
  protected abstract String example();

  /** Returns the urls of the entries of the example, in order. */
  protected abstract List<String> exampleUrls();

  private EntryReader<?> open(Source source, Context context) throws IOException {
    return format().holdsIndex(source.head())
        ? format().indexReader(source, context)
        : format().reader(source, context);
  }

  private static String url(Object entry) {
    return entry instanceof IndexEntry sitemap ? sitemap.loc() : ((UrlEntry) entry).loc();
  }

  private static Context context() {
    return Context.of(Extensions.of()).withProblems(new Problems());
  }

  private static List<String> urls(List<UrlEntry> entries) {
    return entries.stream().map(UrlEntry::loc).toList();
  }

  /**
   * Returns the bytes of the example. Defaults to {@link #example} in UTF-8; formats that are not
   * text override this.
   */
  protected byte[] exampleBytes() {
    return example().getBytes(StandardCharsets.UTF_8);
  }

  /** The format is found as a service, by its id. */
  @Test
  protected void isFoundAsAService() {
    Class<?> found = Formats.load().find(format().id()).map(Object::getClass).orElse(null);
    assertEquals(
        format().getClass(),
        found,
        () ->
            "Formats.load() finds another class or none for the id "
                + format().id()
                + ": name the class of format() in META-INF/services/"
                + SitemapFormat.class.getName());
  }

  /** The format is detected from the content alone, and no other format matches it. */
  @Test
  protected void contentIdentifiesTheFormat() throws IOException {
    assertTrue(
        format().matches(Head.of(exampleBytes())),
        "SitemapFormat.matches does not recognise the beginning of example()");
    try (Source source = Documents.source(exampleBytes())) {
      assertEquals(
          format().id(),
          Formats.load().detect(source).id(),
          "SitemapFormat.matches of another format recognises example(), too");
    }
  }

  /** Reading the example yields its urls in order, without errors. */
  @Test
  protected void exampleYieldsItsUrls() throws IOException {
    Context context = context();
    List<String> found = new ArrayList<>();
    readInto(found, exampleBytes(), context);
    assertEquals(
        exampleUrls(),
        found,
        () ->
            "EntryReader.read must return the urls of example(); " + FormatHints.reported(context));
    assertEquals(
        0,
        context.problems().count(Severity.ERROR) + context.problems().missing(),
        () -> "example() must be valid; " + FormatHints.reported(context));
  }

  /** A stream that delivers one byte at a time is read like any other. */
  @Test
  protected void bytesMayComeOneByOne() throws IOException {
    InputStream slow =
        new ByteArrayInputStream(exampleBytes()) {
          @Override
          public synchronized int read(byte[] target, int offset, int length) {
            return super.read(target, offset, Math.min(1, length));
          }
        };
    try (var in = open(Source.of(slow, "slow"), context())) {
      assertEquals(
          exampleUrls(),
          in.stream().map(FormatContract::url).toList(),
          "InputStream.read may return fewer bytes than asked for: read in a loop");
    }
  }

  /** After the end, a reader keeps returning null. */
  @Test
  protected void readingAfterTheEndReturnsNull() throws IOException {
    try (var in = open(Documents.source(exampleBytes()), context())) {
      while (in.read() != null) {
        assertTrue(
            in.location().line() > 0,
            "an entry has no line: call SourceReader.at before SourceReader.next returns it");
      }
      assertNull(
          in.read(), "EntryReader.read must return null again after the end, as SourceReader does");
    }
  }

  /** Entries are iterated over once: a second time, there would seem to be none. */
  @Test
  protected void entriesAreIteratedOnce() throws IOException {
    try (var in = open(Documents.source(exampleBytes()), context())) {
      assertEquals(
          exampleUrls().get(0),
          url(Objects.requireNonNull(in.read())),
          "EntryReader.read must return the first entry of example()");
      List<String> rest = new ArrayList<>();
      in.forEach(entry -> rest.add(url(entry)));
      assertEquals(
          exampleUrls().subList(1, exampleUrls().size()),
          rest,
          "EntryReader.iterator must go on behind what EntryReader.read has returned");
      assertThrows(IllegalStateException.class, in::iterator, FormatHints.ONCE);
      assertThrows(IllegalStateException.class, in::stream, FormatHints.ONCE);
      assertNull(in.read(), "EntryReader.read must return null after the end");
    }
  }

  /** Each document has problems of its own, unless the context has some. */
  @Test
  protected void documentsHaveProblemsOfTheirOwn() throws IOException {
    Context none = Context.of(Extensions.of());
    Context given = context();
    try (var one = open(Documents.source(exampleBytes()), none);
        var other = open(Documents.source(exampleBytes()), none);
        var third = open(Documents.source(exampleBytes()), given)) {
      assertNotSame(one.problems(), other.problems(), FormatHints.OWN_PROBLEMS);
      assertSame(given.problems(), third.problems(), FormatHints.OWN_PROBLEMS);
      one.forEach(entry -> {});
      assertEquals(0, other.problems().count(), FormatHints.OWN_PROBLEMS);
    }
    if (format().writes()) {
      var info = DocumentInfo.of(DocumentInfo.Kind.URLSET);
      try (Sink sink = Sink.of(new ByteArrayOutputStream(), "out", false);
          var out = format().writer(sink, info, none)) {
        out.write(UrlEntry.of("https://example.com/"));
        out.finish();
        assertEquals(0, out.problems().missing(), FormatHints.OWN_PROBLEMS);
      }
    }
  }

  /** Once it is closed, a reader fails: an end would look as if there were no more entries. */
  @Test
  protected void readingAfterCloseFails() throws IOException {
    EntryReader<?> reader = open(Documents.source(exampleBytes()), context());
    Iterator<?> entries = reader.iterator();
    assertTrue(entries.hasNext(), "EntryReader.iterator finds no entry in example()");
    assertFalse(reader.isClosed(), "EntryReader.isClosed is true before close");
    reader.close();
    reader.close();
    assertTrue(reader.isClosed(), "EntryReader.isClosed is false after close; extend SourceReader");
    String toCall = "a closed reader must throw: begin EntryReader.read with checkOpen()";
    assertThrows(IllegalStateException.class, reader::read, toCall);
    assertThrows(IllegalStateException.class, entries::hasNext, toCall);
    assertThrows(
        IllegalStateException.class, entries::next, toCall + ", even if an entry was read before");
  }

  /** A stream that breaks the rules of streams costs an exception, never time without end. */
  @Test
  protected void streamsThatBreakTheirRulesFail() {
    for (int wrong : new int[] {0, Integer.MAX_VALUE, -2}) {
      var stream = new WrongStream(exampleBytes(), wrong);
      assertThrows(
          IOException.class,
          () -> {
            try (var in = open(Source.of(stream, "wrong"), context())) {
              in.forEach(entry -> {});
            } catch (UncheckedIOException e) {
              throw e.getCause();
            }
          },
          "a stream that returns "
              + wrong
              + " must fail: read Source.stream, and catch no IOException of it");
    }
  }

  private byte[] compressed() throws IOException {
    var compressed = new ByteArrayOutputStream();
    try (var gzip = new GZIPOutputStream(compressed)) {
      gzip.write(exampleBytes());
    }
    return compressed.toByteArray();
  }

  /** Truncated compressed data yields the complete entries before the cut, then an exception. */
  @Test
  protected void truncatedInputYieldsWholeEntriesThenFails() throws IOException {
    byte[] whole = compressed();
    List<String> expected = exampleUrls();
    int most = 0;
    for (int length = whole.length - 1; length > whole.length / 2; length -= 7) {
      List<String> found = new ArrayList<>();
      byte[] cut = Arrays.copyOf(whole, length);
      assertThrows(
          TruncatedException.class,
          () -> readInto(found, cut, context()),
          () -> "cut at byte " + cut.length + ": " + FormatHints.PASS_ON);
      assertEquals(
          expected.subList(0, Math.min(found.size(), expected.size())),
          found,
          () ->
              "cut at byte "
                  + cut.length
                  + ": EntryReader.read must return an entry only when all of it was read");
      most = Math.max(most, found.size());
    }
    assertTrue(
        most > 0, "EntryReader.read must return the entries before the cut, and only then throw");
  }

  /** Damaged compressed data yields the entries that can be decompressed, then an exception. */
  @Test
  protected void damagedInputYieldsItsEntriesThenFails() throws IOException {
    byte[] damaged = compressed();
    damaged[damaged.length - 8] ^= 1; // the checksum
    List<String> found = new ArrayList<>();
    var e =
        assertThrows(
            TruncatedException.class,
            () -> readInto(found, damaged, context()),
            FormatHints.PASS_ON);
    assertEquals("gzip.corrupt", e.problem().code(), FormatHints.PASS_ON);
    assertTrue(e.problem().missing(), FormatHints.PASS_ON);
    assertEquals(
        exampleUrls().size() - 1,
        found.size(),
        1,
        "EntryReader.read must return all entries before the exception, except one without an end");
  }

  private void readInto(List<String> found, byte[] document, Context context) throws IOException {
    try (Source source = Documents.source(document);
        EntryReader<?> in = open(source, context)) {
      for (Object entry : in) {
        found.add(url(entry));
      }
    }
  }

  /** Unusual urls are read back unchanged, or reported as left out. */
  @Test
  protected void urlsAreReadBackUnchanged() {
    assumeTrue(format().writes());
    Context context = context();
    List<UrlEntry> entries = ODD_URLS.stream().map(UrlEntry::of).toList();
    byte[] document = Documents.bytes(format(), entries, context);
    int faults = ODD_URLS.stream().mapToInt(url -> Integer.bitCount(UrlJudge.page(url))).sum();
    assertEquals(
        faults,
        context.problems().first().size(),
        () ->
            "EntryWriter.write must report the faults of urls, each once, and nothing else:"
                + " call WrittenUrls.check for each entry; "
                + FormatHints.reported(context));
    assertEquals(
        ODD_URLS,
        urls(Documents.read(format(), document, context())),
        () ->
            "EntryWriter.write must escape what has a meaning in the format, and EntryReader.read"
                + " undo it; the document is\n"
                + new String(document, StandardCharsets.UTF_8));
  }

  /**
   * A field that the format cannot hold is reported as lost; all other fields are equal when read
   * back.
   */
  @Test
  protected void lostFieldsAreReported() {
    assumeTrue(format().writes());
    var full =
        UrlEntry.builder("https://example.com/")
            .lastmod("2024-02")
            .changefreq("Weekly")
            .priority(".5")
            .build();
    for (UrlEntry entry :
        List.of(
            full,
            UrlEntry.builder(full.loc()).lastmod(full.lastmod()).build(),
            UrlEntry.builder(full.loc()).changefreq(full.changefreq()).build(),
            UrlEntry.builder(full.loc()).priority(full.priority()).build())) {
      Context writing = context();
      byte[] document = Documents.bytes(format(), List.of(entry), writing);
      List<UrlEntry> back = Documents.read(format(), document, context());
      boolean lost = !back.equals(List.of(entry));
      assertEquals(
          lost,
          writing.problems().count(Loss.CODE) > 0,
          () ->
              (lost ? FormatHints.FIELD_LOST : FormatHints.NOTHING_LOST)
                  + FormatHints.change(entry, back, document));
    }
  }

  /**
   * Returns the extensions whose values are used for testing. Defaults to those on the class path.
   * Add others, for example one with its own codec and one derived from a record.
   */
  protected Extensions extensions() {
    return Extensions.load();
  }

  /**
   * Values of extensions and unclaimed elements are equal when read back, or reported; what is read
   * back is not reported as lost.
   */
  @Test
  protected void extensionsAreReadBackOrReported() {
    assumeTrue(format().writes());
    var random = new RandomEntries(extensions(), 20261122);
    for (UrlEntry entry : random.next(300)) {
      Context writing = Context.of(extensions()).withProblems(new Problems());
      byte[] document = Documents.bytes(format(), List.of(entry), writing);
      Context reading = Context.of(extensions()).withProblems(new Problems());
      List<UrlEntry> back = Documents.read(format(), document, reading);
      boolean reported = FormatHints.isReported(writing) || FormatHints.isReported(reading);
      if (back.equals(List.of(entry))) {
        assertEquals(List.of(), writing.problems().losses(), FormatHints.NOTHING_LOST);
      } else {
        assertTrue(
            reported,
            () ->
                "the entry changed, and nothing was reported: EntryWriter.write must count what it"
                    + " cannot write with Losses.nodes, Losses.unknown or Losses.add, and finish"
                    + " call Losses.reportTo; EntryReader.read must report what it leaves out with"
                    + " Reporter.missing"
                    + FormatHints.change(entry, back, document));
      }
    }
  }

  /** Closing a writer before it is finished leaves an existing file unchanged. */
  @Test
  protected void unfinishedDocumentIsNotPublished(@TempDir Path directory) throws IOException {
    assumeTrue(format().writes());
    Path file = Files.writeString(directory.resolve("old"), "old");
    try (Sink sink = Sink.open(file, false);
        var out = format().writer(sink, DocumentInfo.of(DocumentInfo.Kind.URLSET), context())) {
      out.write(UrlEntry.of("https://example.com/"));
    }
    assertEquals(
        "old",
        Files.readString(file),
        "EntryWriter.close must not publish: write to Sink.stream, and leave Sink.commit to the"
            + " caller");
    try (var files = Files.list(directory)) {
      assertEquals(
          1, files.count(), "a temporary file is left: EntryWriter.close must close the sink");
    }
  }

  /** A format that can only be read throws an exception when a writer is opened. */
  @Test
  protected void readOnlyFormatRefusesToWrite() throws IOException {
    assumeTrue(!format().writes());
    try (Sink sink = Sink.of(new ByteArrayOutputStream(), "out", false)) {
      var info = DocumentInfo.of(DocumentInfo.Kind.URLSET);
      assertThrows(
          UnsupportedOperationException.class,
          () -> format().writer(sink, info, context()),
          "SitemapFormat.writes is false: do not override SitemapFormat.openWriter");
    }
    assertFalse(format().id().isEmpty(), "SitemapFormat.id is empty");
  }
}
