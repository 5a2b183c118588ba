package io.github.sitemaptoolkit.web.jdk;

/** The encoding of RFC 3492. */
public final class Punycode {

  private static final int BASE = 36;
  private static final int T_MIN = 1;
  private static final int T_MAX = 26;
  private static final int SKEW = 38;
  private static final int DAMP = 700;

  private Punycode() {}

  /** Returns the encoding of a text, in lower case. */
  public static String encode(String text) {
    int[] points = text.codePoints().toArray();
    var out = new StringBuilder();
    for (int c : points) {
      if (c < 0x80) {
        out.append((char) (c >= 'A' && c <= 'Z' ? c | 0x20 : c));
      }
    }
    int basic = out.length();
    int done = basic;
    if (basic > 0) {
      out.append('-');
    }
    int last = 0x80;
    int delta = 0;
    int bias = 72;
    while (done < points.length) {
      int next = Integer.MAX_VALUE;
      for (int c : points) {
        next = c >= last && c < next ? c : next;
      }
      delta += (next - last) * (done + 1);
      last = next;
      for (int c : points) {
        if (c < last) {
          delta++;
        } else if (c == last) {
          append(out, delta, bias);
          bias = adapt(delta, done + 1, done == basic);
          delta = 0;
          done++;
        }
      }
      delta++;
      last++;
    }
    return out.toString();
  }

  private static void append(StringBuilder out, int delta, int bias) {
    int rest = delta;
    int k = BASE;
    int t = threshold(k, bias);
    while (rest >= t) {
      out.append(digit(t + (rest - t) % (BASE - t)));
      rest = (rest - t) / (BASE - t);
      k += BASE;
      t = threshold(k, bias);
    }
    out.append(digit(rest));
  }

  private static int threshold(int k, int bias) {
    return Math.min(Math.max(k - bias, T_MIN), T_MAX);
  }

  private static char digit(int value) {
    return (char) (value < 26 ? 'a' + value : '0' + value - 26);
  }

  private static int adapt(int first, int count, boolean begin) {
    int delta = begin ? first / DAMP : first / 2;
    delta += delta / count;
    int k = 0;
    while (delta > (BASE - T_MIN) * T_MAX / 2) {
      delta /= BASE - T_MIN;
      k += BASE;
    }
    return k + (BASE - T_MIN + 1) * delta / (delta + SKEW);
  }
}
