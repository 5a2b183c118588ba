package io.github.sitemaptoolkit.web.build;

import java.net.IDN;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Finds out what the JDK makes of each character in a host, for {@code Nameprep}. */
final class NameprepTable {

  private static final String RIGHT_LETTER = "\u05D0";

  private final StringBuilder refused = new StringBuilder("-");
  private final StringBuilder left = new StringBuilder("L");
  private final StringBuilder right = new StringBuilder("R");
  private final List<int[]> shifted = new ArrayList<>(); // from, to, step, number
  private final StringBuilder others = new StringBuilder("=");

  private interface Test {
    boolean test(int codePoint);
  }

  private NameprepTable() {
    addRanges(refused, c -> prepared(c) == null);
    addRanges(left, c -> accepts(text(c)) && !accepts(RIGHT_LETTER + text(c) + RIGHT_LETTER));
    addRanges(right, c -> accepts(text(c)) && !accepts(text(c) + "a"));
    for (int c = 0x80; c <= Character.MAX_CODE_POINT; c++) {
      String to = prepared(c);
      if (to != null && !to.equals(Normalizer.normalize(text(c), Normalizer.Form.NFC))) {
        addMapping(c, to);
      }
    }
  }

  /** Returns the lines of the resource. */
  static String create() {
    var table = new NameprepTable();
    String shifts =
        table.shifted.stream()
            .map(
                s ->
                    hex(s[0])
                        + '-'
                        + hex(s[1])
                        + '/'
                        + hex(s[2])
                        + '/'
                        + (s[3] < 0 ? "-" : "")
                        + hex(Math.abs(s[3])))
            .collect(Collectors.joining(" ", "+ ", ""));
    return String.join(
        "\n", table.refused, table.left, table.right, shifts, table.others.toString(), "");
  }

  private static void addRanges(StringBuilder line, Test test) {
    int from = -1;
    for (int c = 0x80; c <= Character.MAX_CODE_POINT + 1; c++) {
      boolean in = c <= Character.MAX_CODE_POINT && test.test(c);
      if (in && from < 0) {
        from = c;
      } else if (!in && from >= 0) {
        line.append(' ').append(hex(from)).append('-').append(hex(c - 1));
        from = -1;
      }
    }
  }

  private void addMapping(int c, String to) {
    if (to.codePointCount(0, to.length()) != 1) {
      others.append(' ').append(hex(c)).append('=');
      others.append(to.codePoints().mapToObj(NameprepTable::hex).collect(Collectors.joining(".")));
      return;
    }
    int number = to.codePointAt(0) - c;
    int[] last = shifted.isEmpty() ? null : shifted.get(shifted.size() - 1);
    if (last != null && last[3] == number) {
      int step = c - last[1];
      if ((last[0] == last[1] && step <= 2) || step == last[2]) {
        last[1] = c;
        last[2] = step;
        return;
      }
    }
    shifted.add(new int[] {c, c, 1, number});
  }

  /** Returns what becomes of a character; null if it is refused. */
  private static @Nullable String prepared(int c) {
    if (c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE) {
      return null;
    }
    if (c == 0x3002 || c == 0xFF0E || c == 0xFF61) {
      return text(c); // dots, where labels end
    }
    try {
      // with a letter before it, as it may become nothing; of those from the right, after another
      String alone = accepts("a" + text(c)) ? "a" : RIGHT_LETTER;
      String all = alone.equals("a") ? "a" + text(c) : text(c);
      String decoded = IDN.toUnicode(IDN.toASCII(all, IDN.ALLOW_UNASSIGNED), IDN.ALLOW_UNASSIGNED);
      return alone.equals("a") ? decoded.substring(1) : decoded;
    } catch (IllegalArgumentException e) {
      return null;
    }
  }

  private static boolean accepts(String label) {
    try {
      return !IDN.toASCII(label, IDN.ALLOW_UNASSIGNED).isEmpty();
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  private static String text(int c) {
    return Character.toString(c);
  }

  private static String hex(int number) {
    return Integer.toHexString(number);
  }
}
