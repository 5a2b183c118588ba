package io.github.sitemaptoolkit.hosts.internal.text;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A glob for paths as minimatch reads it: {@code **} for segments, {@code *} and {@code ?} in one,
 * classes, lists in braces, and {@code @(a|b)} with its kin. Segments that begin with a dot are
 * taken only by name.
 */
public final class HostGlob {

  /** Whether a path is taken. */
  public enum Taken {
    YES,
    NO,
    UNKNOWN
  }

  /**
   * A segment.
   *
   * @param text what it has to be; null if it has a pattern
   * @param regex its pattern; null for any number of segments
   */
  private record Segment(@Nullable String text, @Nullable BoundedRegex regex) {

    boolean isAnyNumber() {
      return text == null && regex == null;
    }
  }

  private static final Segment ANY_NUMBER = new Segment(null, null);
  private static final int MOST_CHOICES = 200;
  private static final int MOST_STEPS = 50_000;

  private final List<List<Segment>> choices;
  private final boolean turned;

  private HostGlob(List<List<Segment>> choices, boolean turned) {
    this.choices = choices;
    this.turned = turned;
  }

  /** Parses a glob; null if it has what is not understood. */
  public static @Nullable HostGlob parse(String glob) {
    int marks = 0;
    while (marks < glob.length() && glob.charAt(marks) == '!') {
      marks++;
    }
    List<String> plain = new ArrayList<>();
    if (glob.length() > WebUrl.LONGEST
        || !expand("", glob.substring(marks), plain)
        || glob.contains("[:")) {
      return null;
    }
    List<List<Segment>> choices = new ArrayList<>();
    for (String choice : plain) {
      List<Segment> segments = new ArrayList<>();
      for (String part : choice.split("/+", -1)) {
        Segment segment = part.equals("**") ? ANY_NUMBER : segment(part);
        if (segment == null) {
          return null;
        } else if (!segment.isAnyNumber()
            || segments.isEmpty()
            || !segments.get(segments.size() - 1).isAnyNumber()) {
          segments.add(segment);
        }
      }
      choices.add(segments);
    }
    return new HostGlob(choices, marks % 2 == 1);
  }

  /** Expands lists in braces; returns whether that is possible. */
  private static boolean expand(String before, String glob, List<String> out) {
    int open = 0;
    while (open < glob.length() && glob.charAt(open) != '{') {
      open += glob.charAt(open) == '\\' ? 2 : 1;
    }
    if (open >= glob.length()) {
      out.add(before + glob);
      return out.size() <= MOST_CHOICES;
    }
    List<Integer> cuts = new ArrayList<>(List.of(open));
    int depth = 0;
    int at = open;
    for (; at < glob.length(); at++) {
      char c = glob.charAt(at);
      at += c == '\\' ? 1 : 0;
      depth += c == '{' ? 1 : c == '}' ? -1 : 0;
      if (c == ',' && depth == 1) {
        cuts.add(at);
      } else if (depth == 0) {
        break;
      }
    }
    if (at >= glob.length() || cuts.size() == 1) {
      return false; // no list, or a range
    }
    cuts.add(at);
    for (int i = 1; i < cuts.size(); i++) {
      String choice = glob.substring(cuts.get(i - 1) + 1, cuts.get(i));
      boolean done =
          before.length() < WebUrl.LONGEST
              && expand(before + glob.substring(0, open), choice + glob.substring(at + 1), out);
      if (!done) {
        return false;
      }
    }
    return true;
  }

  private static @Nullable Segment segment(String part) {
    if (part.chars().noneMatch(c -> "*?[(\\".indexOf(c) >= 0)) {
      return new Segment(part, null);
    }
    String expression = new SegmentExpression(part).get();
    BoundedRegex regex = expression == null ? null : BoundedRegex.of(expression, false);
    return regex == null ? null : new Segment(null, regex);
  }

  /** Translates a segment to an expression. */
  private static final class SegmentExpression {
    private final String part;
    private int at;
    private boolean dotSaid;

    SegmentExpression(String part) {
      this.part = part;
    }

    @Nullable String get() {
      String body = sequence(0);
      if (body == null || at < part.length()) {
        return null;
      }
      boolean magic = body.startsWith("[") || body.startsWith("(");
      return (magic && !dotSaid ? "(?!\\.)" : "") + "(?=.)" + body;
    }

    /** Reads to the end, or to the bar or parenthesis that ends a choice. */
    private @Nullable String sequence(int depth) {
      var out = new StringBuilder();
      while (at < part.length()
          && (depth == 0 || (part.charAt(at) != '|' && part.charAt(at) != ')'))) {
        char c = part.charAt(at);
        boolean list = "?*+@!".indexOf(c) >= 0 && part.startsWith("(", at + 1);
        if (list) {
          String choices = list(c, depth);
          if (choices == null) {
            return null;
          }
          out.append(choices);
          if (c == '!') {
            return out.toString(); // it has what follows
          }
        } else if (c == '[') {
          int end = part.indexOf(']', at + 2);
          if (end < 0 || part.substring(at, end).contains("\\")) {
            return null;
          }
          String inner = part.substring(at + 1, end);
          out.append('[')
              .append(inner.startsWith("!") ? '^' + inner.substring(1) : inner)
              .append(']');
          at = end + 1;
        } else {
          at += c == '\\' ? 2 : 1;
          if (c == '\\' && at > part.length()) {
            return null;
          }
          char literal = part.charAt(at - 1);
          boolean star =
              c == '*'
                  && at < part.length()
                  && part.charAt(at) == '*'
                  && !part.startsWith("(", at + 1);
          out.append(star ? "" : c == '*' ? "[^/]*?" : c == '?' ? "[^/]" : quoted(literal));
        }
      }
      return out.toString();
    }

    private static String quoted(char c) {
      return "().*{}+?[]^$\\!|".indexOf(c) < 0 ? String.valueOf(c) : "\\" + c;
    }

    private @Nullable String list(char kind, int depth) {
      boolean first = at == 0;
      at += 2;
      var out = new StringBuilder();
      while (true) {
        boolean dot = part.startsWith(".", at);
        String choice = depth > 8 ? null : sequence(depth + 1);
        if (choice == null || at >= part.length()) {
          return null;
        }
        out.append(out.length() > 0 ? "|" : "");
        out.append(first && kind != '!' && !dot ? "(?!\\.)" : "").append(choice);
        at++;
        if (part.charAt(at - 1) == ')') {
          break;
        }
      }
      dotSaid |= first && kind != '!';
      if (kind != '!') {
        return "(?:" + out + ")" + (kind == '@' ? "" : kind);
      }
      String after = depth > 0 ? null : sequence(0);
      return after == null
          ? null
          : "(?:(?!(?:" + out + ")" + (after.isEmpty() ? "$" : after) + ")[^/]*?)" + after;
    }
  }

  /** Returns whether it takes a path. */
  public Taken takes(String path) {
    List<String> file = List.of(path.split("/+", -1));
    for (List<Segment> choice : choices) {
      Taken taken = new Search(file, choice).matches(0, 0);
      if (taken == Taken.UNKNOWN) {
        return taken;
      } else if (taken == Taken.YES) {
        return turned ? Taken.NO : Taken.YES;
      }
    }
    return turned ? Taken.YES : Taken.NO;
  }

  private static final class Search {
    private final List<String> file;
    private final List<Segment> pattern;
    private int steps;

    Search(List<String> file, List<Segment> pattern) {
      this.file = file;
      this.pattern = pattern;
    }

    Taken matches(int fileAt, int patternAt) {
      if (++steps > MOST_STEPS) {
        return Taken.UNKNOWN;
      }
      boolean end = fileAt == file.size();
      if (patternAt == pattern.size()) {
        boolean slash = fileAt == file.size() - 1 && file.get(fileAt).isEmpty();
        return end || slash ? Taken.YES : Taken.NO;
      } else if (pattern.get(patternAt).isAnyNumber()) {
        return anyNumber(fileAt, patternAt);
      } else if (end) {
        return Taken.NO;
      }
      Segment segment = pattern.get(patternAt);
      if (segment.regex() == null) {
        return file.get(fileAt).equals(segment.text())
            ? matches(fileAt + 1, patternAt + 1)
            : Taken.NO;
      }
      BoundedRegex.Found found = segment.regex().match(file.get(fileAt));
      return found.givenUp()
          ? Taken.UNKNOWN
          : found.found() ? matches(fileAt + 1, patternAt + 1) : Taken.NO;
    }

    private Taken anyNumber(int fileAt, int patternAt) {
      boolean last = patternAt == pattern.size() - 1;
      for (int i = fileAt; i <= file.size(); i++) {
        Taken taken = last ? Taken.NO : matches(i, patternAt + 1);
        if (taken != Taken.NO) {
          return taken;
        } else if (i < file.size() && file.get(i).startsWith(".")) {
          return Taken.NO;
        }
      }
      return last && fileAt < file.size() ? Taken.YES : Taken.NO;
    }
  }
}
