package io.github.sitemaptoolkit.token;

import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.token.XmlCursor.Event;
import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What a cursor says of a document, as lines: pieces of text joined, each element with its place.
 *
 * @param lines the events
 * @param problems what was reported on the way
 * @param failure what ended the reading, or null
 */
record Events(List<String> lines, List<Problem> problems, @Nullable SitemapException failure) {

  /** Reads a document with the tokenizer. */
  static Events tokenizer(InputStream document, XmlOptions options) {
    List<Problem> problems = new ArrayList<>();
    return read(
        new TokenizerCursor(
            source(document), options, new Reporter(new Problems(problems::add), "in")),
        problems);
  }

  static Events tokenizer(byte[] document, XmlOptions options) {
    return tokenizer(new ByteArrayInputStream(document), options);
  }

  /** Reads a document with the tokenizer, without texts of white space only. */
  static Events pastSpace(byte[] document, XmlOptions options) {
    List<Problem> problems = new ArrayList<>();
    Source source = source(new ByteArrayInputStream(document));
    var cursor =
        new TokenizerCursor(source, options, new Reporter(new Problems(problems::add), "in"));
    return read(cursor, cursor::nextPastSpace, problems);
  }

  /** Returns a cursor over a document that is read at once. */
  static XmlCursor cursor(byte[] document, XmlOptions options, Consumer<Problem> problems) {
    Source source = source(new ByteArrayInputStream(document));
    return new TokenizerCursor(source, options, new Reporter(new Problems(problems), "in"));
  }

  /** Reads a document with Woodstox. */
  static Events woodstox(byte[] document) {
    try {
      return read(new StaxCursor(source(new ByteArrayInputStream(document))), new ArrayList<>());
    } catch (SitemapException e) {
      return new Events(List.of(), List.of(), e);
    }
  }

  /** Reads a document with the tokenizer, which gets one byte at a time. */
  static Events dripping(byte[] document, XmlOptions options) {
    List<Problem> problems = new ArrayList<>();
    return read(drippingCursor(document, options, problems::add), problems);
  }

  /** Reads a document in the same way, without texts of white space only. */
  static Events drippingPastSpace(byte[] document, XmlOptions options) {
    List<Problem> problems = new ArrayList<>();
    XmlCursor cursor = drippingCursor(document, options, problems::add);
    return read(cursor, cursor::nextPastSpace, problems);
  }

  /** Returns a cursor that gets one byte at a time. */
  static XmlCursor drippingCursor(byte[] document, XmlOptions options, Consumer<Problem> problems) {
    Source source = source(new ByteArrayInputStream(document));
    var drops =
        new FilterInputStream(source.stream()) { // behind the source, which has looked ahead
          @Override
          public int read(byte[] target, int offset, int length) throws IOException {
            return super.read(target, offset, Math.min(1, length));
          }
        };
    return new TokenizerCursor(source, drops, options, new Reporter(new Problems(problems), "in"));
  }

  /** Returns whether a document is compressed: a cursor never sees that. */
  static boolean isCompressed(byte[] document) {
    return document.length > 1 && document[0] == 0x1F && document[1] == (byte) 0x8B;
  }

  static Source source(InputStream document) {
    try {
      return Source.of(document, "in");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Events read(XmlCursor cursor, List<Problem> problems) {
    return read(cursor, cursor::next, problems);
  }

  private static Events read(XmlCursor cursor, Supplier<Event> next, List<Problem> problems) {
    List<String> lines = new ArrayList<>();
    var text = new StringBuilder();
    SitemapException failure = null;
    try {
      int depth = 0;
      for (Event event = next.get(); event != Event.END_DOCUMENT; event = next.get()) {
        if (event == Event.TEXT) {
          text.append(depth > 0 ? cursor.text() : outside(cursor, text));
          continue;
        }
        depth += event == Event.START ? 1 : event == Event.END ? -1 : 0;
        flush(text, lines);
        lines.add(line(cursor, event));
        String only = event == Event.START ? cursor.onlyText() : null; // as readers do
        if (only != null) {
          text.append(only);
          flush(text, lines);
          lines.add(line(cursor, Event.END));
          depth--;
        }
      }
      flush(text, lines);
    } catch (SitemapException e) {
      failure = e;
    }
    return new Events(lines, problems, failure);
  }

  /** What is outside of the root counts as there or not: no reader asks what it is. */
  private static String outside(XmlCursor cursor, StringBuilder before) {
    return cursor.isSpace() || !before.isEmpty() ? "" : "outside";
  }

  private static void flush(StringBuilder text, List<String> lines) {
    if (!text.isEmpty()) {
      lines.add("text " + text);
      text.setLength(0);
    }
  }

  private static String line(XmlCursor cursor, Event event) {
    if (event == Event.INSTRUCTION) {
      return "<?" + cursor.text();
    }
    var line = new StringBuilder(cursor.location() + (event == Event.START ? " <" : " </"));
    line.append(cursor.prefix()).append('{').append(cursor.namespace()).append('}');
    line.append(cursor.localName());
    for (int i = 0; event == Event.START && i < cursor.attributeCount(); i++) {
      line.append(' ').append(cursor.attributePrefix(i)).append('{');
      line.append(cursor.attributeNamespace(i)).append('}').append(cursor.attributeLocalName(i));
      line.append('=').append(cursor.attributeValue(i));
    }
    return line.toString();
  }

  /** Returns the events with no white space in their texts, and no texts that are all of it. */
  List<String> linesWithoutSpace() {
    return lines.stream()
        .map(line -> line.startsWith("text ") ? line.replaceAll("[ \\t\\r\\n]", "") : line)
        .filter(line -> !line.equals("text"))
        .toList();
  }

  /** Returns the codes of the problems. */
  List<String> codes() {
    return problems.stream().map(Problem::code).toList();
  }
}
