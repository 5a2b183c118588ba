package io.github.sitemaptoolkit.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class SourceReaderTest {

  private final Context context = Context.of(Extensions.of()).withProblems(new Problems());
  private int ends;
  private int closings;

  /** Returns words; fails at an exception. */
  private final class Words extends SourceReader<String> {
    private final Deque<Object> words;
    private long line;

    Words(Object... words) {
      super("in", () -> closings++, DocumentInfo.Kind.LIST, context);
      this.words = new ArrayDeque<>(List.of(words));
    }

    @Override
    protected @Nullable String next() throws IOException {
      at(place(++line, 1));
      Object word = words.poll();
      if (word instanceof IOException e) {
        throw e;
      } else if (word instanceof RuntimeException e) {
        throw e;
      }
      return (String) word;
    }

    @Override
    protected void end() {
      ends++;
    }
  }

  @Test
  void entriesAreReadUpToTheEndWhichComesOnce() throws IOException {
    var reader = new Words("one", "two");
    assertEquals(Location.of("in"), reader.location());
    assertEquals("one", reader.read());
    assertEquals(new Location("in", 1, 1), reader.location());
    assertEquals("two", reader.read());
    assertEquals(0, ends);
    assertNull(reader.read());
    assertNull(reader.read());
    assertEquals(new Location("in", 3, 1), reader.location());
    reader.close();
    assertEquals(1, ends);
    assertEquals(1, closings);
  }

  @Test
  void aReaderThatIsClosedEarlyEndsToo() throws IOException {
    var reader = new Words("one");
    assertFalse(reader.isClosed());
    reader.close();
    assertTrue(reader.isClosed());
    assertEquals(1, ends);
    assertThrows(IllegalStateException.class, reader::read);
  }

  @Test
  void nothingFollowsAFailureOfTheInput() {
    var reader = new Words("one", new IOException("broken"), "two");
    assertEquals("one", reader.read());
    UncheckedIOException failure = assertThrows(UncheckedIOException.class, reader::read);
    assertTrue(String.valueOf(failure.getMessage()).contains("broken"), failure::toString);
    assertEquals(1, ends);
    assertNull(reader.read());
  }

  @Test
  void nothingFollowsWhatCannotBeUnderstood() {
    Problem problem = Problem.of(Code.error("x.y"), "no", Location.of("in"));
    var reader = new Words(new SitemapException(problem), "two");
    assertSame(problem, assertThrows(SitemapException.class, reader::read).problem());
    assertEquals(1, ends);
    assertNull(reader.read());
  }

  @Test
  void theDocumentIsOfItsKindAndTheProblemsAreThoseOfTheContext() {
    var reader = new Words();
    assertEquals(DocumentInfo.of(DocumentInfo.Kind.LIST), reader.document());
    assertSame(context.problems(), reader.problems());
  }

  @Test
  void mistakeOfTheReaderEndsTheDocument() {
    var reader = new Words("one", new IllegalStateException("its own"), "two");
    assertEquals("one", reader.read());
    var thrown = assertThrows(SitemapException.class, reader::read);
    assertEquals("program.failed", thrown.problem().code());
    assertEquals(new Location("in", 2, 1), thrown.problem().location());
    assertTrue(thrown.problem().missing());
    assertTrue(thrown.getMessage().contains("its own at "), thrown.getMessage());
    assertTrue(thrown.getMessage().contains("/issues"), thrown.getMessage());
    assertNull(reader.read());
    assertEquals(1, ends);
  }

  @Test
  void whatAListenerThrowsIsTheCallers() {
    var own = new IllegalStateException("enough");
    Context told =
        context.withProblems(
            new Problems(
                problem -> {
                  throw own;
                }));
    var reader =
        new SourceReader<String>("in", () -> {}, DocumentInfo.Kind.LIST, told) {
          @Override
          protected @Nullable String next() {
            context().problems().report(Problem.of(Code.info("a.b"), "c", Location.of("in")));
            return null;
          }
        };
    assertSame(own, assertThrows(IllegalStateException.class, reader::read));
  }
}
