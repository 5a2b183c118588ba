package io.github.sitemaptoolkit.web.jdk;

import java.util.HashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.teavm.jso.JSBody;

/** The preparation of labels of hosts (RFC 3491), with what the JDK made of each character. */
public final class Nameprep {

  /**
   * The text. Its lines have a kind and a list. {@code -}: characters that are refused; {@code L}
   * and {@code R}: those that are written from left to right, and from right to left, as {@code
   * from-to} in hexadecimal; {@code +}: characters that become others by adding a number, as {@code
   * from-to/step/number}; {@code =}: all others, as {@code from=to.to}.
   */
  private static final String TEXT = "nameprep.txt";

  private static final NavigableMap<Integer, Integer> REFUSED = new TreeMap<>();
  private static final NavigableMap<Integer, Integer> LEFT = new TreeMap<>();
  private static final NavigableMap<Integer, Integer> RIGHT = new TreeMap<>();
  private static final NavigableMap<Integer, int[]> SHIFTED = new TreeMap<>();
  private static final Map<Integer, String> OTHERS = new HashMap<>();

  static {
    Embedded.forEachLine(
        TEXT,
        line -> {
          for (String item : line.substring(2).split(" ", -1)) {
            add(line.charAt(0), item);
          }
        });
  }

  private Nameprep() {}

  private static void add(char kind, String item) {
    String[] parts = item.split("[-/=]", -1);
    int from = Integer.parseInt(parts[0], 16);
    switch (kind) {
      case '-' -> REFUSED.put(from, Integer.parseInt(parts[1], 16));
      case 'L' -> LEFT.put(from, Integer.parseInt(parts[1], 16));
      case 'R' -> RIGHT.put(from, Integer.parseInt(parts[1], 16));
      case '+' -> {
        boolean less = parts.length > 4; // a minus sign, which separates parts, too
        int number = Integer.parseInt(parts[parts.length - 1], 16);
        SHIFTED.put(
            from,
            new int[] {
              Integer.parseInt(parts[1], 16),
              Integer.parseInt(parts[2], 16),
              less ? -number : number
            });
      }
      default -> {
        var text = new StringBuilder();
        if (!parts[1].isEmpty()) {
          for (String each : parts[1].split("\\.", -1)) {
            text.appendCodePoint(Integer.parseInt(each, 16));
          }
        }
        OTHERS.put(from, text.toString());
      }
    }
  }

  /**
   * Returns a label as it is encoded.
   *
   * @throws IllegalArgumentException if it has characters that are refused, or mixes directions
   */
  public static String prepare(String label) {
    var mapped = new StringBuilder();
    label.codePoints().forEach(c -> append(mapped, c));
    String text = composed(mapped.toString());
    checkDirection(text.codePoints().toArray());
    return text;
  }

  private static void append(StringBuilder out, int c) {
    if (isIn(REFUSED, c)) {
      throw new IllegalArgumentException("the label has a character that is not allowed");
    }
    String other = OTHERS.get(c);
    var range = SHIFTED.floorEntry(c);
    if (other != null) {
      out.append(other);
    } else if (range != null
        && c <= range.getValue()[0]
        && (c - range.getKey()) % range.getValue()[1] == 0) {
      out.appendCodePoint(c + range.getValue()[2]);
    } else if (c >= 'A' && c <= 'Z') {
      out.append((char) (c | 0x20));
    } else {
      out.appendCodePoint(c);
    }
  }

  private static void checkDirection(int[] text) {
    boolean left = false;
    boolean right = false;
    for (int c : text) {
      left |= (c >= 'a' && c <= 'z') || isIn(LEFT, c);
      right |= isIn(RIGHT, c);
    }
    if (right && (left || !isIn(RIGHT, text[0]) || !isIn(RIGHT, text[text.length - 1]))) {
      throw new IllegalArgumentException("the label mixes directions");
    }
  }

  private static boolean isIn(NavigableMap<Integer, Integer> ranges, int c) {
    var range = ranges.floorEntry(c);
    return range != null && c <= range.getValue();
  }

  @JSBody(params = "text", script = "return text.normalize('NFC');")
  private static native String composed(String text);
}
