package io.github.sitemaptoolkit.validator.baseline;

import io.github.sitemaptoolkit.io.ForeignContentException;
import io.github.sitemaptoolkit.kept.FileVersion;
import io.github.sitemaptoolkit.text.BoundedLines;
import io.github.sitemaptoolkit.text.PrintableText;
import io.github.sitemaptoolkit.text.XmlCodes;
import io.github.sitemaptoolkit.validator.check.CheckCodes;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The lines of a baseline: one that says what the file is, then one for the equal findings of an
 * input, with rule, url, path, input and count, separated by tabs. They are written sorted, so that
 * a change of a finding is a change of a line.
 */
final class BaselineLines {

  private static final String KIND = "# sitemap validate, baseline ";
  private static final int VERSION = 2;
  private static final String CELL_NAMES = ": rule, url, path, input, count";

  /** The first line. */
  static final String HEAD = KIND + VERSION + CELL_NAMES;

  /** The first line of the version before, whose counts are of findings, however often met. */
  private static final String OLD_HEAD = KIND + 1 + CELL_NAMES;

  /** How often a finding was met of which an old baseline does not say it. */
  static final long ANY = Long.MAX_VALUE / 4;

  /** The rules whose findings are told once a file. */
  private static final Set<String> TOLD_ONCE =
      Set.of(
          XmlCodes.UNKNOWN_CORE_TAG.id(),
          XmlCodes.UNKNOWN_TAG.id(),
          CheckCodes.EXTENSION_UNWRAPPED.id(),
          CheckCodes.EXTENSION_UNKNOWN.id(),
          CheckCodes.EXTENSION_MISSPELT.id());

  private static final int CELLS = 5;

  /** How many characters a line may have; urls have some thousand at most. */
  private static final int LONGEST = 1 << 20;

  private static final String LETTERS = "\\tnr";
  private static final String ESCAPED = "\\\t\n\r";
  private static final int HEX_DIGITS = 4;

  private BaselineLines() {}

  /** Accepts what a baseline has. */
  interface Consumer {
    void accept(Fingerprint item) throws IOException;
  }

  /**
   * Reads a baseline.
   *
   * @param name the name of the file, for messages
   * @throws InvalidBaselineException if it is damaged
   * @throws ForeignContentException if it is of a later version
   */
  static void read(InputStream in, String name, Consumer consumer) throws IOException {
    var decoder = StandardCharsets.UTF_8.newDecoder(); // reports what is malformed
    BufferedReader lines = BoundedLines.of(new InputStreamReader(in, decoder), LONGEST);
    int number = 1; // of the line that is being read
    try {
      String line = lines.readLine();
      if (!isHead(line, name)) {
        throw noBaseline(name);
      }
      boolean old = OLD_HEAD.equals(line);
      number++;
      for (line = lines.readLine(); line != null; line = lines.readLine()) {
        if (isHead(line, name)) { // of another branch, which was merged
          old = OLD_HEAD.equals(line);
        } else {
          Fingerprint item = item(line, name, number);
          consumer.accept(old && TOLD_ONCE.contains(item.rule()) ? item.metAnyTimes() : item);
        }
        number++;
      }
    } catch (CharacterCodingException e) {
      throw damaged(name, number, "this or a later line is not UTF-8");
    } catch (BoundedLines.LongLineException e) {
      throw number == 1
          ? noBaseline(name)
          : damaged(name, number, "the line has more than " + LONGEST + " characters");
    }
  }

  private static boolean isHead(@Nullable String line, String name) throws ForeignContentException {
    FileVersion.check(line, KIND, VERSION, PrintableText.line(name));
    return HEAD.equals(line) || OLD_HEAD.equals(line);
  }

  private static InvalidBaselineException noBaseline(String name) {
    return damaged(name, 1, "this is no baseline; its first line must be \"" + HEAD + '"');
  }

  private static Fingerprint item(String line, String name, int number) {
    String[] cells = line.split("\t", -1);
    if (cells.length != CELLS) {
      throw damaged(
          name, number, "a line has 5 cells, separated by tabs, and this one " + cells.length);
    }
    for (int i = 0; i < CELLS; i++) {
      String plain = unescaped(cells[i]);
      if (plain == null) {
        throw damaged(name, number, "unknown escape in " + PrintableText.line(cells[i]));
      }
      cells[i] = plain;
    }
    long count = count(cells[CELLS - 1]);
    if (count <= 0) {
      throw damaged(
          name, number, "the count must be a number from 1 on, not " + shown(cells[CELLS - 1]));
    } else if (cells[0].isEmpty()) {
      throw damaged(name, number, "the rule is missing");
    }
    return new Fingerprint(cells[0], cells[1], cells[2], cells[3], count, 1, number);
  }

  private static String shown(String cell) {
    return '"' + PrintableText.line(cell) + '"';
  }

  private static long count(String text) {
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException e) {
      return 0;
    }
  }

  /** Returns an exception about a line. */
  static InvalidBaselineException damaged(String name, int line, String reason) {
    return new InvalidBaselineException(PrintableText.line(name) + ':' + line + ": " + reason);
  }

  /** Writes to a stream that the caller closes. */
  static Writer writer(OutputStream out) throws IOException {
    var writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
    writer.write(HEAD + '\n');
    return writer;
  }

  static void write(Fingerprint item, Writer out) throws IOException {
    for (String cell : new String[] {item.rule(), item.loc(), item.path(), item.input()}) {
      out.write(escaped(cell));
      out.write('\t');
    }
    out.write(Long.toString(item.number()));
    out.write('\n');
  }

  private static String escaped(String text) {
    int first = 0; // few texts have anything to escape
    while (first < text.length() && !isEscaped(text, first)) {
      first++;
    }
    if (first == text.length()) {
      return text;
    }
    var escaped = new StringBuilder(text.substring(0, first));
    for (int i = first; i < text.length(); i++) {
      char c = text.charAt(i);
      int letter = ESCAPED.indexOf(c);
      if (letter >= 0) {
        escaped.append('\\').append(LETTERS.charAt(letter));
      } else if (isEscaped(text, i)) {
        escaped.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
      } else {
        escaped.append(c);
      }
    }
    return escaped.toString();
  }

  private static boolean isEscaped(String text, int at) {
    char c = text.charAt(at);
    return ESCAPED.indexOf(c) >= 0 || PrintableText.isControl(c) || isLone(text, at);
  }

  /** Returns whether there is half of a surrogate pair, which UTF-8 cannot hold. */
  private static boolean isLone(String text, int at) {
    char c = text.charAt(at);
    if (Character.isHighSurrogate(c)) {
      return at + 1 == text.length() || !Character.isLowSurrogate(text.charAt(at + 1));
    }
    return Character.isLowSurrogate(c)
        && (at == 0 || !Character.isHighSurrogate(text.charAt(at - 1)));
  }

  /** Returns the text of a cell; null if it has an unknown escape. */
  private static @Nullable String unescaped(String cell) {
    if (cell.indexOf('\\') < 0) {
      return cell;
    }
    var text = new StringBuilder();
    int at = 0;
    while (at < cell.length()) {
      char c = cell.charAt(at++);
      if (c != '\\') {
        text.append(c);
        continue;
      }
      char kind = at < cell.length() ? cell.charAt(at++) : ' ';
      int letter = LETTERS.indexOf(kind);
      int code = kind == 'u' && at + HEX_DIGITS <= cell.length() ? hex(cell, at) : -1;
      if (letter >= 0) {
        text.append(ESCAPED.charAt(letter));
      } else if (code >= 0) {
        text.append((char) code);
        at += HEX_DIGITS;
      } else {
        return null;
      }
    }
    return text.toString();
  }

  private static int hex(String cell, int from) {
    int code = 0;
    for (int i = from; i < from + HEX_DIGITS; i++) {
      int digit = Character.digit(cell.charAt(i), 16);
      if (digit < 0) {
        return -1;
      }
      code = (code << 4) + digit;
    }
    return code;
  }
}
