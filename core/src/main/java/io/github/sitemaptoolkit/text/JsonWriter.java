package io.github.sitemaptoolkit.text;

import java.io.IOException;
import java.io.Writer;
import java.util.Locale;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Writes JSON, for reports.
 *
 * <pre>{@code
 * var json = JsonWriter.indented();
 * json.object(() -> json.text("tool", "sitemap").objects("inputs", inputs, this::write));
 * }</pre>
 *
 * <p>The text is safe to print: what {@link PrintableText#line} escapes is escaped in the way of
 * JSON, so that programs read the text itself. Half of a surrogate pair, which UTF-8 cannot hold,
 * becomes U+FFFD. Everything is kept in memory until it is {@linkplain #writeTo written}. Names are
 * neither checked nor remembered. Not thread-safe.
 *
 * <p>Source: <a href="https://www.rfc-editor.org/rfc/rfc8259">RFC 8259</a>.
 *
 * @since 0.1
 */
public final class JsonWriter {

  private static final String ESCAPED = "\"\\\b\f\n\r\t";
  private static final String LETTERS = "\"\\bfnrt"; // that stand for them

  private final boolean indented;
  private final StringBuilder json = new StringBuilder();
  private final StringBuilder open = new StringBuilder(); // the brackets to close
  private boolean empty = true; // what was opened last

  private JsonWriter(boolean indented) {
    this.indented = indented;
  }

  /** Returns a writer that writes everything in one line, without spaces. */
  public static JsonWriter compact() {
    return new JsonWriter(false);
  }

  /** Returns a writer that writes each value in a line of its own. */
  public static JsonWriter indented() {
    return new JsonWriter(true);
  }

  /**
   * Writes an indented object and a line break, and flushes the output.
   *
   * @param members writes the members of the object
   */
  public static void print(Writer out, Consumer<JsonWriter> members) throws IOException {
    JsonWriter json = indented();
    json.object(() -> members.accept(json)).line().writeTo(out);
    out.flush();
  }

  /** Returns a text as JSON, in quotes. */
  public static String quoted(String text) {
    var quoted = new StringBuilder(text.length() + 2);
    quote(text, quoted);
    return quoted.toString();
  }

  /** Begins an object that is an item of an array, or the whole document. */
  public JsonWriter begin() {
    item();
    return open('{', '}');
  }

  /** Begins an object that is a member. */
  public JsonWriter begin(String name) {
    name(name);
    return open('{', '}');
  }

  /** Begins an array that is a member. */
  public JsonWriter beginArray(String name) {
    name(name);
    return open('[', ']');
  }

  /** Ends what was begun last and has not ended. */
  public JsonWriter end() {
    int last = open.length() - 1;
    char bracket = open.charAt(last);
    open.setLength(last);
    if (!empty) {
      indent();
    } else if (indented) {
      json.append(' ');
    }
    json.append(bracket);
    empty = false;
    return this;
  }

  /** Writes an object that is an item of an array, or the whole document. */
  public JsonWriter object(Runnable members) {
    begin();
    members.run();
    return end();
  }

  /**
   * Writes an array of objects.
   *
   * @param members writes the members of the object for an item
   */
  public <T> JsonWriter objects(
      String name, Iterable<? extends T> items, Consumer<? super T> members) {
    beginArray(name);
    for (T item : items) {
      object(() -> members.accept(item));
    }
    return end();
  }

  /** Writes an array of texts. */
  public JsonWriter texts(String name, Iterable<String> texts) {
    beginArray(name);
    for (String text : texts) {
      item();
      quote(text, json);
    }
    return end();
  }

  /** Writes a text; {@code null} for null. */
  public JsonWriter text(String name, @Nullable String value) {
    name(name);
    if (value == null) {
      json.append("null");
    } else {
      quote(value, json);
    }
    return this;
  }

  /** Writes a number; {@code null} for null. */
  public JsonWriter number(String name, @Nullable Number value) {
    name(name);
    json.append(value);
    return this;
  }

  /** Writes {@code true} or {@code false}. */
  public JsonWriter flag(String name, boolean value) {
    name(name);
    json.append(value);
    return this;
  }

  /** Ends the line after a document. Another one may follow. */
  public JsonWriter line() {
    json.append('\n');
    empty = true;
    return this;
  }

  /** Writes what has been collected, and forgets it. Does not flush the output. */
  public void writeTo(Writer out) throws IOException {
    out.append(json);
    json.setLength(0);
  }

  /** Returns what has been collected and not been written. */
  @Override
  public String toString() {
    return json.toString();
  }

  private JsonWriter open(char bracket, char closing) {
    json.append(bracket);
    open.append(closing);
    empty = true;
    return this;
  }

  private void item() {
    if (!empty) {
      json.append(',');
    }
    if (!open.isEmpty()) {
      indent();
    }
    empty = false;
  }

  private void name(String name) {
    item();
    quote(name, json);
    json.append(indented ? ": " : ":");
  }

  private void indent() {
    if (indented) {
      json.append('\n').append("  ".repeat(open.length()));
    }
  }

  private static void quote(String text, StringBuilder out) {
    boolean hash = text.contains("##"); // ##[ and the like are commands in the log of a build
    out.append('"');
    int c;
    for (int i = 0; i < text.length(); i += Character.charCount(c)) {
      c = text.codePointAt(i);
      int letter = ESCAPED.indexOf(c);
      if (letter >= 0) {
        out.append('\\').append(LETTERS.charAt(letter));
      } else if (c > Character.MAX_VALUE) {
        out.appendCodePoint(c);
      } else if (PrintableText.isControl((char) c) || (hash && c == '#')) {
        String escape = c < 0x80 ? "\\u%04X" : "\\u%04x"; // as most writers, and as PrintableText
        out.append(String.format(Locale.ROOT, escape, c));
      } else {
        out.append(Character.isSurrogate((char) c) ? '\uFFFD' : (char) c);
      }
    }
    out.append('"');
  }
}
