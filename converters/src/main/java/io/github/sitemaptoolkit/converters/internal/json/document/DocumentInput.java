package io.github.sitemaptoolkit.converters.internal.json.document;

import com.fasterxml.jackson.core.JsonParser;
import io.github.sitemaptoolkit.converters.internal.GuessedChars;
import io.github.sitemaptoolkit.converters.internal.MixedReader;
import io.github.sitemaptoolkit.converters.internal.TextInput;
import io.github.sitemaptoolkit.converters.internal.json.JsonSyntax;
import io.github.sitemaptoolkit.converters.internal.json.JsonText;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.LimitException;
import java.io.ByteArrayInputStream;
import java.io.FilterReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.SequenceInputStream;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The text of a document, whose beginning is read twice: to find out where its entries are, and to
 * read them. Bytes that are not UTF-8 are read as windows-1252.
 */
final class DocumentInput {

  /** The number of bytes that are read twice, and held until then. */
  static final int AHEAD = 1024 * 1024;

  private static final int MARK = 3; // bytes of a byte order mark

  private final byte[] beginning;
  private final @Nullable JsonText text; // null if no places are kept
  private final InputStream rest;
  private final GuessedChars guessed;
  private boolean ended;

  /**
   * Opens the document of a source.
   *
   * @param guessed takes the places of characters that are not UTF-8
   */
  DocumentInput(Source source, Context context, GuessedChars guessed) throws IOException {
    this.guessed = guessed;
    boolean wide = TextInput.isConverted(source, context);
    InputStream in = TextInput.utf8(source, context);
    byte[] bytes = new byte[AHEAD];
    int length = 0;
    InputStream after = new End(in);
    try {
      for (int count = 0; count >= 0 && length < AHEAD; ) {
        count = in.read(bytes, length, AHEAD - length);
        length += Math.max(count, 0);
      }
    } catch (IOException e) {
      after = new Failure(e, null);
    } catch (LimitException e) {
      after = new Failure(null, e);
    }
    int from = isMarked(bytes, length) ? MARK : 0;
    this.beginning = Arrays.copyOfRange(bytes, from, length);
    this.rest = after;
    this.text = context.places() ? JsonText.ofDocument(wide ? -1 : from) : null;
  }

  private static boolean isMarked(byte[] bytes, int length) {
    return length >= MARK
        && (bytes[0] & 0xFF) == 0xEF
        && (bytes[1] & 0xFF) == 0xBB
        && (bytes[2] & 0xFF) == 0xBF;
  }

  /** Returns a parser of the beginning. */
  JsonParser beginning() throws IOException {
    return JsonSyntax.DOCUMENT.createParser(
        new MixedReader(new ByteArrayInputStream(beginning), new GuessedChars()));
  }

  /** Returns a parser of the whole document. */
  JsonParser document() throws IOException {
    InputStream all = new SequenceInputStream(new ByteArrayInputStream(beginning), rest);
    Reader in = new MixedReader(all, guessed);
    return JsonSyntax.DOCUMENT.createParser(text == null ? in : new Keeping(in, text));
  }

  /** Returns what the parser of the document has read; null if no places are kept. */
  @Nullable JsonText text() {
    return text;
  }

  /** Returns whether all bytes were read. */
  boolean ended() {
    return ended;
  }

  /** Keeps what is read. */
  private final class Keeping extends FilterReader {

    private final JsonText kept;

    Keeping(Reader in, JsonText kept) {
      super(in);
      this.kept = kept;
    }

    @Override
    public int read(char[] target, int offset, int length) throws IOException {
      int count = super.read(target, offset, length);
      if (guessed.count() > 0) {
        kept.withoutOffsets();
      }
      if (count > 0) {
        kept.append(target, offset, count);
      }
      return count;
    }
  }

  /** The bytes after the beginning; notices their end. */
  private final class End extends InputStream {

    private final InputStream in;

    End(InputStream in) {
      this.in = in;
    }

    @Override
    public int read() throws IOException {
      int next = in.read();
      ended |= next < 0;
      return next;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
      int count = in.read(target, offset, length);
      ended |= count < 0;
      return count;
    }
  }

  /** A failure of the input, kept until everything before it was read. */
  private static final class Failure extends InputStream {

    private final @Nullable IOException failure;
    private final @Nullable LimitException limit;

    Failure(@Nullable IOException failure, @Nullable LimitException limit) {
      this.failure = failure;
      this.limit = limit;
    }

    @Override
    public int read() throws IOException {
      if (failure != null) {
        throw failure;
      } else if (limit != null) {
        throw limit;
      }
      return -1;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
      return read();
    }
  }
}
