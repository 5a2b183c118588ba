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
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class SourceReaderTest {

  private final Context context = Context.of(Extensions.of());
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
}
