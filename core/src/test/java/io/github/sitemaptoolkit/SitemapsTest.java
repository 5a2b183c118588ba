package io.github.sitemaptoolkit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Output;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Reading and writing files and streams. */
class SitemapsTest {

  private static final String A = "https://a.example/";

  private static final String ONE_PAGE =
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <url>
          <loc>https://a.example/</loc>
        </url>
      </urlset>
      """;

  private static final List<UrlEntry> ENTRIES = List.of(UrlEntry.of(A));

  @TempDir Path directory;

  /** A stream that remembers what was done to it. */
  private static final class Response extends ByteArrayOutputStream {
    private boolean flushed;
    private boolean closed;

    @Override
    public void flush() {
      flushed = true;
    }

    @Override
    public void close() {
      closed = true;
    }

    String text() {
      return toString(StandardCharsets.UTF_8);
    }
  }

  private static Source in(String text) throws IOException {
    return Source.of(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "input");
  }

  private static Stream<UrlEntry> failing(int after, RuntimeException failure) {
    return IntStream.range(0, after + 1)
        .mapToObj(
            i -> {
              if (i == after) {
                throw failure;
              }
              return UrlEntry.of(A + i);
            });
  }

  @Test
  void streamIsCompleteFlushedAndLeftOpen() throws IOException {
    var response = new Response();
    assertEquals(List.of(), Sitemaps.write(Target.of(response), ENTRIES).first());
    assertEquals(ONE_PAGE, response.text());
    assertTrue(response.flushed);
    assertFalse(response.closed);
  }

  @Test
  void aStreamIsATargetOfXml() throws IOException {
    var response = new Response();
    assertFalse(Sitemaps.write(response, ENTRIES).hasErrors());
    assertEquals(ONE_PAGE, response.text());
    assertTrue(response.flushed);
    assertFalse(response.closed);
    var again = new Response();
    Sitemaps.write(again, ENTRIES.stream());
    assertEquals(ONE_PAGE, again.text());
  }

  @Test
  void writerOfAStreamCompletesItAtItsEnd() throws IOException {
    var response = new Response();
    try (var out = Sitemaps.writer(Target.of(response))) {
      out.write(UrlEntry.of(A));
      out.finish();
      assertTrue(response.flushed);
    }
    assertEquals(ONE_PAGE, response.text());
    assertFalse(response.closed);
  }

  @Test
  void inputStreamIsLeftOpen() throws IOException {
    var closed = new AtomicBoolean();
    var in =
        new ByteArrayInputStream(ONE_PAGE.getBytes(StandardCharsets.UTF_8)) {
          @Override
          public void close() {
            closed.set(true);
          }
        };
    try (var entries = Sitemaps.read(Source.of(in, "input"), Context.load())) {
      assertEquals(ENTRIES, entries.stream().toList());
    }
    assertFalse(closed.get());
  }

  @Test
  void streamOfEntriesIsNotClosed() throws IOException {
    var closed = new AtomicBoolean();
    var response = new Response();
    Sitemaps.write(Target.of(response), ENTRIES.stream().onClose(() -> closed.set(true)));
    assertEquals(ONE_PAGE, response.text());
    assertFalse(closed.get());
  }

  @Test
  void parallelStreamKeepsItsOrder() throws IOException {
    Path file = directory.resolve("a.xml");
    List<String> locs = IntStream.range(0, 500).mapToObj(i -> A + i).toList();
    Sitemaps.write(file, locs.parallelStream().map(UrlEntry::of));
    try (var entries = Sitemaps.read(file)) {
      assertEquals(locs, entries.stream().map(UrlEntry::loc).toList());
    }
  }

  @Test
  void entriesThatFailLeaveTheFileAsItWas() throws IOException {
    Path file = Files.writeString(directory.resolve("a.xml"), "before");
    var failure = new IllegalStateException("no more pages");
    assertSame(
        failure,
        assertThrows(
            IllegalStateException.class, () -> Sitemaps.write(file, failing(2_000, failure))));
    assertSame(
        failure,
        assertThrows(
            IllegalStateException.class,
            () -> Sitemaps.write(file, failing(2_000, failure)::iterator)));
    assertEquals("before", Files.readString(file));
    try (var files = Files.list(directory)) {
      assertEquals(List.of(file), files.toList());
    }
  }

  @Test
  void inputOfAStreamThatFailsIsNotTakenForTheOutput() {
    Path file = directory.resolve("a.xml");
    var failure = new UncheckedIOException(new IOException("the database is gone"));
    assertSame(
        failure,
        assertThrows(UncheckedIOException.class, () -> Sitemaps.write(file, failing(1, failure))));
  }

  @Test
  void streamIsUntouchedWhereASmallDocumentFails() {
    var response = new Response();
    assertThrows(
        IllegalStateException.class,
        () -> Sitemaps.write(Target.of(response), failing(100, new IllegalStateException())));
    assertEquals("", response.text());
  }

  @Test
  void streamThatFailsIsAnIoException() {
    var broken =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException("connection reset");
          }
        };
    var e =
        assertThrows(
            IOException.class,
            () ->
                Sitemaps.write(
                    Target.of(broken),
                    IntStream.range(0, 5_000).mapToObj(i -> UrlEntry.of(A + i))));
    assertEquals("output: connection reset", e.getMessage());
  }

  @Test
  void gzipIsAnOption() throws IOException {
    Context gzip = Context.load().with(Output.DEFAULT.withGzip(true));
    var response = new Response();
    Sitemaps.write(Target.of(response, gzip), ENTRIES);
    assertArrayEquals(new byte[] {0x1F, (byte) 0x8B}, Arrays.copyOf(response.toByteArray(), 2));
  }

  @Test
  void optionsCountMoreThanTheName() throws IOException {
    Path file = directory.resolve("a.hello.gz");
    Context context = Context.load().with(Output.of("xml").withGzip(false));
    Sitemaps.write(Target.of(file, context), ENTRIES);
    assertEquals(ONE_PAGE, Files.readString(file));
  }

  @Test
  void nameWithoutFormatIsRefused() {
    var e =
        assertThrows(
            IllegalArgumentException.class,
            () -> Sitemaps.write(directory.resolve("a.hello"), ENTRIES));
    assertTrue(
        e.getMessage().startsWith("cannot tell the format from \"")
            && e.getMessage().endsWith("a.hello\": use .xml"),
        e.getMessage());
  }

  @Test
  void formatThatCannotBeWrittenIsRefused() {
    Context hello = Context.load().with(Output.of("hello"));
    var e = assertThrows(IllegalArgumentException.class, () -> Target.of(new Response(), hello));
    assertEquals("there is no format \"hello\" that can be written; use xml", e.getMessage());
  }

  @Test
  void indexGoesToAStreamAndBack() throws IOException {
    var response = new Response();
    List<IndexEntry> sitemaps = List.of(IndexEntry.of(A + "sitemap-1.xml"));
    Sitemaps.writeIndex(Target.of(response), sitemaps);
    try (var entries = Sitemaps.readIndex(in(response.text()), Context.load())) {
      assertEquals(sitemaps, entries.stream().toList());
    }
    var e =
        assertThrows(
            SitemapException.class, () -> Sitemaps.read(in(response.text()), Context.load()));
    assertEquals(
        "input: error: convert.index-to-pages: this lists sitemaps, not pages; read it with"
            + " Sitemaps.readIndex",
        e.getMessage());
  }

  @Test
  void documentOfWhichNothingCanBeUsedReplacesNothing() throws IOException {
    Path file = Files.writeString(directory.resolve("a.xml"), "before");
    String noLoc = ONE_PAGE.replaceAll("<loc>.*</loc>", "");
    try (var entries = Sitemaps.read(in(noLoc), Context.load())) {
      assertThrows(SitemapException.class, () -> Sitemaps.write(file, entries));
    }
    assertEquals("before", Files.readString(file));
  }

  /** Returns an argument that would do, of a type that a parameter has. */
  private static Object argument(Class<?> type) throws IOException {
    if (type == Path.class) {
      return Path.of("no-such-directory", "a.xml");
    } else if (type == InputStream.class) {
      return new ByteArrayInputStream(new byte[0]);
    } else if (type == OutputStream.class) {
      return new ByteArrayOutputStream();
    } else if (type == Source.class) {
      return Source.of(new ByteArrayInputStream(new byte[0]), "empty");
    } else if (type == Target.class) {
      return Target.of(new ByteArrayOutputStream());
    } else if (type == Context.class) {
      return Context.load();
    } else if (type == Stream.class) {
      return Stream.of();
    } else if (type == Limits.class) {
      return Limits.DEFAULT;
    }
    if (type == int.class) {
      return 1;
    }
    return type == String.class ? "name" : List.of();
  }

  @Test
  void eachNullIsNamed() throws Exception {
    List<Method> methods = new ArrayList<>(List.of(Sitemaps.class.getMethods()));
    methods.addAll(List.of(Source.class.getMethods()));
    methods.addAll(List.of(Target.class.getMethods()));
    methods.removeIf(method -> !Modifier.isStatic(method.getModifiers()));
    methods.removeIf(method -> IOException.class.isAssignableFrom(method.getReturnType()));
    methods.removeIf(method -> method.getReturnType() == RuntimeException.class);
    int tried = 0;
    for (Method method : methods) {
      for (int i = 0; i < method.getParameterCount(); i++) {
        Class<?>[] types = method.getParameterTypes();
        if (types[i].isPrimitive()) {
          continue; // is never null
        }
        Object[] arguments = new Object[types.length];
        for (int j = 0; j < types.length; j++) {
          arguments[j] = i == j ? null : argument(types[j]);
        }
        String call = method + ", argument " + i;
        var thrown =
            assertThrows(
                InvocationTargetException.class, () -> method.invoke(null, arguments), call);
        assertEquals(NullPointerException.class, thrown.getCause().getClass(), call);
        String name = String.valueOf(thrown.getCause().getMessage());
        assertTrue(
            List.of(
                    "path", "in", "out", "source", "target", "context", "entries", "from", "to",
                    "name", "limits")
                .contains(name),
            () -> call + ": " + name);
        tried++;
      }
    }
    assertTrue(tried > 40, "tried " + tried);
  }
}
