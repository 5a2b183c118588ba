package io.github.sitemaptoolkit.report.html.internal.view;

import io.github.sitemaptoolkit.validator.excerpt.DocumentLine;

/**
 * The line of a document with the text of a finding.
 *
 * @param before what stands before the text
 * @param marked the text
 * @param after what stands behind it
 */
public record LineView(String before, String marked, String after) {

  private static final int AROUND = 60; // characters
  private static final int LONGEST = 160;
  private static final String CUT = "\u2026";

  /** Returns what is shown of a line. */
  public static LineView of(DocumentLine line) {
    String before = line.before().stripLeading();
    String after = line.after().stripTrailing();
    return new LineView(
        before.length() > AROUND
            ? CUT
                + ShownText.of(before.substring(boundary(before, before.length() - AROUND)), AROUND)
            : ShownText.of(before, AROUND),
        ShownText.of(line.marked(), LONGEST),
        after.length() > AROUND
            ? ShownText.of(after.substring(0, boundary(after, AROUND)), AROUND) + CUT
            : ShownText.of(after, AROUND));
  }

  /** Returns an index that is not within a character of two halves. */
  private static int boundary(String text, int at) {
    return Character.isLowSurrogate(text.charAt(at)) ? at + 1 : at;
  }

  int size() {
    return ShownText.size(before) + ShownText.size(marked) + ShownText.size(after) + 60;
  }
}
