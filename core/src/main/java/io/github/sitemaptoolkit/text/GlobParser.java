package io.github.sitemaptoolkit.text;

import io.github.sitemaptoolkit.text.TextPattern.Any;
import io.github.sitemaptoolkit.text.TextPattern.Choice;
import io.github.sitemaptoolkit.text.TextPattern.One;
import io.github.sitemaptoolkit.text.TextPattern.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;

/** Parses glob patterns for file names, with the same syntax and the same errors as the JDK. */
final class GlobParser {

  private static final int END = -1;

  private final String pattern;
  private final boolean ignoreCase;
  private int at;
  private List<Part> parts = new ArrayList<>();
  private @Nullable List<List<Part>> choices; // null outside braces

  GlobParser(String pattern, boolean ignoreCase) {
    this.pattern = pattern;
    this.ignoreCase = ignoreCase;
  }

  List<Part> parse() {
    List<Part> all = parts;
    for (int c = next(); c != END; c = next()) {
      List<List<Part>> open = choices;
      if (c == '*') {
        parts.add(new Any());
      } else if (c == '?') {
        parts.add(new One(any -> true));
      } else if (c == '[') {
        parts.add(new One(characterClass()));
      } else if (c == '\\') {
        parts.add(new One(character(escaped())));
      } else if (c == '{') {
        if (open != null) {
          throw wrong("Cannot nest groups");
        }
        choices = new ArrayList<>();
        parts = new ArrayList<>();
      } else if (c == ',' && open != null) {
        open.add(parts);
        parts = new ArrayList<>();
      } else if (c == '}' && open != null) {
        open.add(parts);
        parts = all;
        parts.add(new Choice(open));
        choices = null;
      } else {
        parts.add(new One(character(c)));
      }
    }
    if (choices != null) {
      throw wrong("Missing '}'");
    }
    return all;
  }

  private int peek() {
    return at < pattern.length() ? pattern.codePointAt(at) : END;
  }

  private int next() {
    int c = peek();
    at += c == END ? 0 : Character.charCount(c);
    return c;
  }

  private boolean skip(char c) {
    boolean there = peek() == c;
    at += there ? 1 : 0;
    return there;
  }

  private int escaped() {
    int c = next();
    if (c == END) {
      throw wrong("No character to escape");
    }
    return c;
  }

  /** Parses a bracket expression after its opening bracket, up to the closing one. */
  private IntPredicate characterClass() {
    boolean negated = skip('!');
    List<IntPredicate> fitting = new ArrayList<>();
    if (negated ? skip('-') : peek() == '-' || peek() == '^') {
      fitting.add(character(negated ? '-' : next()));
    }
    int last = END; // the possible start of a range
    for (int c = next(); c != ']'; c = next()) {
      IntPredicate more;
      if (c == END) {
        throw wrong("Missing ']'");
      } else if (c != '-') {
        more = character(c);
        last = c;
      } else if (last == END) {
        throw wrong("Invalid range");
      } else if (peek() == ']') {
        more = character('-');
      } else {
        more = range(last, next());
        last = END;
      }
      fitting.add(more);
    }
    if (fitting.isEmpty()) {
      throw wrong("Empty brackets");
    }
    return c -> isAny(fitting, c) != negated;
  }

  /** Returns whether a predicate fits: in a loop, as brackets may have very many characters. */
  private static boolean isAny(List<IntPredicate> fitting, int c) {
    for (IntPredicate fits : fitting) {
      if (fits.test(c)) {
        return true;
      }
    }
    return false;
  }

  private IntPredicate range(int first, int last) {
    if (last == END) {
      throw wrong("Missing ']'");
    } else if (last < first) {
      throw wrong("Invalid range");
    }
    IntPredicate in = c -> first <= c && c <= last;
    return ignoreCase
        ? c -> in.test(c) || in.test(Character.toUpperCase(c)) || in.test(folded(c))
        : in;
  }

  private IntPredicate character(int character) {
    return ignoreCase ? c -> folded(c) == folded(character) : c -> c == character;
  }

  private static int folded(int c) {
    return Character.toLowerCase(Character.toUpperCase(c));
  }

  private PatternSyntaxException wrong(String description) {
    return new PatternSyntaxException(description, pattern, Math.min(at, pattern.length()));
  }
}
