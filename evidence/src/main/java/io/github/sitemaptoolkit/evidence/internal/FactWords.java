package io.github.sitemaptoolkit.evidence.internal;

import io.github.sitemaptoolkit.problem.Problem;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The words of facts, and the codes of responses in them. */
public final class FactWords {

  private static final Pattern STATUS = Pattern.compile("(?:HTTP\\S*\\s+)?([1-5]\\d\\d)(?!\\d).*");

  private FactWords() {}

  /** Returns what a cell says: {@code "Status Code" is "404"}. */
  public static String of(String header, String cell) {
    return Problem.quoted(header) + " is " + Problem.quoted(cell);
  }

  /** Returns the code of a response at the beginning of a text; empty if there is none. */
  public static String status(String text) {
    Matcher found = STATUS.matcher(text.strip());
    return found.matches() ? found.group(1) : "";
  }
}
