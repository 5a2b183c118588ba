package io.github.sitemaptoolkit.validator.baseline;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.sort.Codec;
import io.github.sitemaptoolkit.sort.SortOrder;
import java.nio.ByteBuffer;
import java.util.Comparator;

/**
 * What a finding is recognised by, and a number: in a baseline, how many such findings there are;
 * in a run, the place of the finding in it.
 *
 * @param rule the code
 * @param loc the url of the entry; empty if the finding has none
 * @param path the path without numbers; empty if there is none
 * @param input the name of the input, as the baseline has it
 * @param number the count or the place
 * @param times in a run, how often the finding was met
 * @param line the line of the baseline; 0 in a run
 */
record Fingerprint(
    String rule, String loc, String path, String input, long number, long times, int line) {

  /**
   * By rule, url, path and input, which the codec writes as the key; so items of the same findings
   * follow one another, and of those, the ones of an input.
   */
  static final SortOrder<Fingerprint> SORTING =
      SortOrder.byKey(Comparator.comparing(Fingerprint::number));

  static final Codec<Fingerprint> CODEC = new FingerprintCodec();

  /**
   * Returns the item of a finding.
   *
   * @param input the name of the input, as the baseline has it
   * @param number its place in the run
   */
  static Fingerprint of(Problem finding, String input, long number) {
    String path = finding.shownPath();
    Problem.Repeats repeats = finding.repeats();
    String loc = finding.loc();
    return new Fingerprint(
        finding.code(),
        loc == null || repeats != null ? "" : loc, // its first place may change
        path == null ? "" : withoutNumbers(path),
        input,
        number,
        repeats == null ? 1 : repeats.count(),
        0);
  }

  /** Returns {@code url.image.loc} of {@code url[3].image[2].loc}. */
  static String withoutNumbers(String path) {
    if (path.indexOf('[') < 0) {
      return path;
    }
    var plain = new StringBuilder(path.length());
    int from = 0;
    for (int open = path.indexOf('['); open >= 0; open = path.indexOf('[', open + 1)) {
      int end = open + 1;
      while (end < path.length() && path.charAt(end) >= '0' && path.charAt(end) <= '9') {
        end++;
      }
      if (end > open + 1 && end < path.length() && path.charAt(end) == ']') {
        plain.append(path, from, open);
        from = end + 1;
      }
    }
    return plain.append(path, from, path.length()).toString();
  }

  /**
   * Compares what findings are recognised by: rule, url and path; without a url, also the input.
   */
  int compareFinding(Fingerprint other) {
    int order = rule.compareTo(other.rule);
    if (order == 0) {
      order = loc.compareTo(other.loc);
    }
    if (order == 0) {
      order = path.compareTo(other.path);
    }
    return order == 0 && loc.isEmpty() ? input.compareTo(other.input) : order;
  }

  /**
   * Returns this item of an old baseline, which has a url and does not count how often it was met.
   */
  Fingerprint metAnyTimes() {
    return new Fingerprint(rule, "", path, input, BaselineLines.ANY, times, line);
  }

  /** Returns this item with another number. */
  Fingerprint withNumber(long other) {
    return new Fingerprint(rule, loc, path, input, other, times, line);
  }

  /**
   * Writes the texts as a key: their characters sort as the texts do, because two zeros end a text,
   * and a zero in it is followed by a one.
   */
  private static final class FingerprintCodec implements Codec<Fingerprint> {

    private static final char ZERO = 0;
    private static final char ONE = 1;

    @Override
    public int size(Fingerprint item) {
      return Integer.BYTES + keySize(item) + 2 * Long.BYTES + Integer.BYTES;
    }

    private static int keySize(Fingerprint item) {
      return size(item.rule) + size(item.loc) + size(item.path) + size(item.input);
    }

    private static int size(String text) {
      int size = text.length() + 2;
      for (int i = text.indexOf(ZERO); i >= 0; i = text.indexOf(ZERO, i + 1)) {
        size++;
      }
      return Character.BYTES * size;
    }

    @Override
    public void write(Fingerprint item, ByteBuffer target) {
      target.putInt(keySize(item));
      write(item.rule, target);
      write(item.loc, target);
      write(item.path, target);
      write(item.input, target);
      target.putLong(item.number).putLong(item.times).putInt(item.line);
    }

    private static void write(String text, ByteBuffer target) {
      for (int i = 0; i < text.length(); i++) {
        char c = text.charAt(i);
        target.putChar(c);
        if (c == ZERO) {
          target.putChar(ONE);
        }
      }
      target.putChar(ZERO).putChar(ZERO);
    }

    @Override
    public Fingerprint read(ByteBuffer source) {
      source.getInt();
      return new Fingerprint(
          text(source),
          text(source),
          text(source),
          text(source),
          source.getLong(),
          source.getLong(),
          source.getInt());
    }

    private static String text(ByteBuffer source) {
      var text = new StringBuilder();
      for (char c = source.getChar(); ; c = source.getChar()) {
        if (c == ZERO && source.getChar() == ZERO) {
          return text.toString();
        }
        text.append(c);
      }
    }
  }
}
