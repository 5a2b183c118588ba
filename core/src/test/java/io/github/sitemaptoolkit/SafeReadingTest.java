package io.github.sitemaptoolkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.AbstractFormat;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.EntryWriter;
import io.github.sitemaptoolkit.format.Formats;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Head;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.xml.SitemapXmlFormat;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The shortest call does not lose entries, nor mix up the problems of documents. */
class SafeReadingTest {

  private static final String THREE =
      """
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <url><loc>https://e.com/1</loc></url>
        <url><loc>https://e.com/2</loc></url>
        <url><loc>https://e.com/3</loc></url>
      </urlset>
      """;

  private static final String ONE_WITHOUT_URL =
      """
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <url><priority>1</priority></url>
        <url><loc>https://e.com/2</loc></url>
      </urlset>
      """;

  /** A format of somebody else, who does nothing about all this: a line is a url. */
  private static final class Lines extends AbstractFormat {

    Lines() {
      super("lines", "a url in each line", "lines");
    }

    @Override
    public boolean matches(Head head) {
      return head.text().startsWith("https:");
    }

    @Override
    public EntryReader<UrlEntry> openReader(Source source, Context context) throws IOException {
      context.problems().report(told("opened"));
      return new LinesReader(source, context);
    }

    @Override
    public EntryWriter<UrlEntry> openWriter(Sink sink, DocumentInfo document, Context context) {
      context.problems().report(told("opened"));
      return new LinesWriter(sink, context);
    }
  }

  private static Problem told(String what) {
    return Problem.of(Severity.WARNING, "lines.told", what, Location.of("in"));
  }

  private record LinesReader(List<String> lines, Source source, Context context)
      implements EntryReader<UrlEntry> {

    LinesReader(Source source, Context context) throws IOException {
      this(new ArrayList<>(), source, context);
      new String(source.stream().readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .forEach(lines::add);
    }

    @Override
    public DocumentInfo document() {
      return DocumentInfo.of(DocumentInfo.Kind.LIST);
    }

    @Override
    public UrlEntry read() {
      return lines.isEmpty() ? null : UrlEntry.of(lines.remove(0));
    }

    @Override
    public Location location() {
      return Location.of(source.name());
    }

    @Override
    public Problems problems() {
      return context.problems();
    }

    @Override
    public void close() throws IOException {
      source.close();
    }
  }

  private record LinesWriter(Sink sink, Context context) implements EntryWriter<UrlEntry> {

    @Override
    public boolean write(UrlEntry entry) throws IOException {
      sink.stream().write((entry.loc() + "\n").getBytes(StandardCharsets.UTF_8));
      return true;
    }

    @Override
    public void finish() {}

    @Override
    public Problems problems() {
      return context.problems();
    }

    @Override
    public void close() throws IOException {
      sink.close();
    }
  }

  private static InputStream in(String document) {
    return new ByteArrayInputStream(document.getBytes(StandardCharsets.UTF_8));
  }

  private static Source source(String document) throws IOException {
    return Source.of(in(document), "in");
  }

  private static void assertReadOnce(EntryReader<UrlEntry> entries) {
    List<String> found = new ArrayList<>();
    entries.forEach(entry -> found.add(entry.loc()));
    assertEquals(List.of("https://e.com/1", "https://e.com/2", "https://e.com/3"), found);
    var e = assertThrows(IllegalStateException.class, () -> entries.forEach(entry -> {}));
    assertTrue(e.getMessage().contains("are read once"), e.getMessage());
    assertThrows(IllegalStateException.class, entries::iterator);
    assertThrows(IllegalStateException.class, entries::spliterator);
    assertThrows(IllegalStateException.class, entries::stream);
    assertNull(entries.read());
    assertNull(entries.read());
  }

  @Test
  void entriesAreIteratedOnce(@TempDir Path directory) throws IOException {
    Path file = Files.writeString(directory.resolve("sitemap.xml"), THREE);
    try (var entries = Sitemaps.read(file)) {
      assertReadOnce(entries);
    }
    try (var entries = Sitemaps.read(in(THREE))) {
      assertReadOnce(entries);
    }
    try (var entries = Sitemaps.read(source(THREE))) {
      assertReadOnce(entries);
    }
    try (var entries = new SitemapXmlFormat().reader(source(THREE), Context.load())) {
      assertReadOnce(entries);
    }
  }

  @Test
  void theEntriesOfAnyFormatAreIteratedOnce() throws IOException {
    String lines = "https://e.com/1\nhttps://e.com/2\nhttps://e.com/3\n";
    try (var entries = new Lines().reader(source(lines), Context.of(Extensions.of()))) {
      assertReadOnce(entries);
    }
    Context context = Context.of(Extensions.of()).withFormats(Formats.of(new Lines()));
    try (var entries = Sitemaps.read(source(lines), context)) {
      assertReadOnce(entries);
    }
  }

  @Test
  void oneIteratorGoesOnAfterRead() throws IOException {
    try (var entries = Sitemaps.read(in(THREE))) {
      assertEquals("https://e.com/1", entries.read().loc());
      assertEquals(2, entries.stream().count());
      assertNull(entries.read());
      assertThrows(IllegalStateException.class, entries::iterator);
    }
  }

  @Test
  void aReaderThatIsUsedUpCannotReplaceAFile(@TempDir Path directory) throws IOException {
    Path file = Files.writeString(directory.resolve("sitemap.xml"), "as it was");
    try (var entries = Sitemaps.read(in(THREE))) {
      assertEquals(3, entries.stream().count());
      assertThrows(IllegalStateException.class, () -> Sitemaps.write(file, entries));
    }
    assertEquals("as it was", Files.readString(file));
  }

  @Test
  void documentsThatShareAContextHaveTheirOwnProblems() throws IOException {
    Context context = Context.load();
    try (var one = Sitemaps.read(source(ONE_WITHOUT_URL), context);
        var other = Sitemaps.read(source(THREE), context)) {
      assertEquals(1, one.stream().count());
      assertEquals(3, other.stream().count());
      assertThrows(SitemapException.class, one.problems()::throwIfMissing);
      other.problems().throwIfMissing();
      assertEquals(0, other.problems().count());
    }
    var out = new ByteArrayOutputStream();
    Target target = Target.of(out, context);
    UrlEntry bad = UrlEntry.of("https://e.com/\u0001");
    assertEquals(1, Sitemaps.write(target, List.of(bad)).missing());
    assertEquals(0, Sitemaps.write(target, List.of(UrlEntry.of("https://e.com/"))).missing());
  }

  @Test
  void problemsThatAContextWasGivenAreThoseOfItsDocuments() throws IOException {
    var problems = new Problems();
    Context context = Context.load().withProblems(problems);
    assertSame(problems, context.withStrict(false).problems());
    try (var one = Sitemaps.read(source(ONE_WITHOUT_URL), context)) {
      assertSame(problems, one.problems());
    }
  }

  @Test
  void aContextWithoutProblemsSaysWhereTheyAre() {
    Context context = Context.load();
    var e = assertThrows(IllegalStateException.class, context::problems);
    assertTrue(e.getMessage().contains("reader.problems()"), e.getMessage());
    assertTrue(e.getMessage().contains("withProblems(new Problems())"), e.getMessage());
  }

  @Test
  void aFormatAlwaysHasProblems() throws IOException {
    SitemapFormat format = new Lines();
    Context context = Context.of(Extensions.of());
    try (var one = format.reader(source("https://e.com/1"), context);
        var other = format.reader(source("https://e.com/1"), context)) {
      assertEquals(1, one.problems().count("lines.told"));
      assertNotSame(one.problems(), other.problems());
    }
    var sink = Sink.of(new ByteArrayOutputStream(), "out", false);
    try (var out = format.writer(sink, DocumentInfo.of(DocumentInfo.Kind.LIST), context)) {
      assertEquals(1, out.problems().count("lines.told"));
    }
  }

  @Test
  void whatCouldNotBeReadIsAmongTheProblemsOfWriting() throws IOException {
    Context context = Context.load();
    try (var entries = Sitemaps.read(source(ONE_WITHOUT_URL), context)) {
      Problems problems = Sitemaps.write(Target.of(new ByteArrayOutputStream(), context), entries);
      assertEquals(1, problems.missing());
      assertSame(entries.problems(), problems);
    }
    var given = new Problems();
    try (var entries = Sitemaps.read(in(ONE_WITHOUT_URL))) {
      Target target = Target.of(new ByteArrayOutputStream(), context.withProblems(given));
      assertSame(given, Sitemaps.write(target, entries));
      assertEquals(0, given.missing());
      assertEquals(1, entries.problems().missing());
    }
  }

  /** A problem of the document is told while an entry is read. */
  private static Problems waiting(CountDownLatch reading, CountDownLatch goOn) {
    return new Problems(
        problem -> {
          reading.countDown();
          try {
            goOn.await();
          } catch (InterruptedException e) {
            throw new IllegalStateException(e);
          }
        });
  }

  @Test
  @Timeout(10)
  void twoThreadsAreRefused() throws Exception {
    var reading = new CountDownLatch(1);
    var goOn = new CountDownLatch(1);
    Context context = Context.load().withProblems(waiting(reading, goOn));
    try (var entries = Sitemaps.read(source(ONE_WITHOUT_URL), context)) {
      var first = new FutureTask<>(() -> entries.stream().count());
      new Thread(first).start();
      reading.await();
      var e = assertThrows(IllegalStateException.class, entries::read);
      assertTrue(e.getMessage().contains("two threads"), e.getMessage());
      goOn.countDown();
      var failed = assertThrows(ExecutionException.class, first::get);
      assertEquals(IllegalStateException.class, failed.getCause().getClass());
    }
  }

  @Test
  void aReaderMayBeHandedToAnotherThread() throws Exception {
    try (var entries = Sitemaps.read(in(THREE))) {
      assertEquals("https://e.com/1", entries.read().loc());
      var next = new FutureTask<>(entries::read);
      new Thread(next).start();
      assertEquals("https://e.com/2", next.get().loc());
      assertEquals("https://e.com/3", entries.read().loc());
    }
    try (var entries = Sitemaps.read(in(THREE))) {
      assertEquals(3, entries.stream().parallel().map(UrlEntry::loc).distinct().count());
    }
  }
}
