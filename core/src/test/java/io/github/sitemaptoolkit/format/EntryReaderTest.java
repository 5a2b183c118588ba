package io.github.sitemaptoolkit.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;

/** What every reader inherits: iterator and stream. */
class EntryReaderTest {

  /** A reader of so many numbers, that fails after them if it is told to. */
  private static final class Numbers implements EntryReader<Integer> {

    private final int count;
    private final boolean fails;
    private int last;
    private boolean closed;
    private IOException closing;

    Numbers(int count, boolean fails) {
      this.count = count;
      this.fails = fails;
    }

    @Override
    public Integer read() {
      if (last < count) {
        return ++last;
      }
      if (fails) {
        throw new SitemapException(Problem.of(Severity.ERROR, "a.b", "as told", Location.of("in")));
      }
      return null;
    }

    @Override
    public DocumentInfo document() {
      return DocumentInfo.of(DocumentInfo.Kind.LIST);
    }

    @Override
    public Location location() {
      return Location.of("in");
    }

    @Override
    public Problems problems() {
      return new Problems();
    }

    @Override
    public void close() throws IOException {
      closed = true;
      if (closing != null) {
        throw closing;
      }
    }
  }

  private static Numbers numbers(int count) {
    return new Numbers(count, false);
  }

  @Test
  void allEntriesComeOnce() throws IOException {
    List<Integer> found = new ArrayList<>();
    try (var reader = numbers(3)) {
      reader.forEach(found::add);
      assertNull(reader.read());
      assertFalse(reader.iterator().hasNext());
    }
    assertEquals(List.of(1, 2, 3), found);
  }

  @Test
  void askingTwiceReadsOnce() {
    Iterator<Integer> entries = numbers(2).iterator();
    assertTrue(entries.hasNext());
    assertTrue(entries.hasNext());
    assertEquals(1, entries.next());
    assertEquals(2, entries.next());
    assertFalse(entries.hasNext());
    assertFalse(entries.hasNext());
  }

  @Test
  void nothingFollowsTheEnd() {
    Iterator<Integer> entries = numbers(0).iterator();
    assertThrows(NoSuchElementException.class, entries::next);
    assertThrows(NoSuchElementException.class, entries::next);
  }

  @Test
  void nothingIsReadAhead() {
    Numbers reader = numbers(3);
    Iterator<Integer> entries = reader.iterator();
    assertEquals(0, reader.last);
    entries.next();
    assertEquals(1, reader.last);
  }

  @Test
  void anIteratorGoesOnWhereReadingStopped() {
    Numbers reader = numbers(3);
    reader.read();
    assertEquals(2, reader.iterator().next());
  }

  @Test
  void entriesBeforeAnErrorAreIterated() {
    List<Integer> found = new ArrayList<>();
    Iterator<Integer> entries = new Numbers(2, true).iterator();
    assertThrows(
        SitemapException.class,
        () -> {
          while (entries.hasNext()) {
            found.add(entries.next());
          }
        });
    assertEquals(List.of(1, 2), found);
  }

  @Test
  void entriesBeforeAnErrorAreStreamed() {
    List<Integer> found = new ArrayList<>();
    try (var entries = new Numbers(2, true).stream()) {
      assertThrows(SitemapException.class, () -> entries.forEach(found::add));
    }
    assertEquals(List.of(1, 2), found);
  }

  @Test
  void aStreamStopsWhereItsUserDoes() {
    Numbers reader = new Numbers(2, true);
    try (var entries = reader.stream()) {
      assertEquals(List.of(1, 2), entries.limit(2).toList());
    }
  }

  @Test
  void closingTheStreamClosesTheReader() {
    Numbers reader = numbers(3);
    try (var entries = reader.stream()) {
      assertEquals(3, entries.count());
      assertFalse(reader.closed);
    }
    assertTrue(reader.closed);
  }

  @Test
  void aReaderThatCannotBeClosedIsTold() {
    Numbers reader = numbers(0);
    reader.closing = new IOException("as told");
    var stream = reader.stream();
    var e = assertThrows(UncheckedIOException.class, stream::close);
    assertSame(reader.closing, e.getCause());
  }
}
