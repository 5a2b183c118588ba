package io.github.sitemaptoolkit.content.picture;

/** Finds the address of the background in a {@code style}. */
public final class StyleUrl {

  private static final String BEGIN = "url(";

  private StyleUrl() {}

  /** Returns the address in the first {@code url(...)}, without quotes; empty if there is none. */
  public static String of(String style) {
    int begin = style.indexOf(BEGIN);
    int end = begin < 0 ? -1 : style.indexOf(')', begin);
    if (end < 0) {
      return "";
    }
    String text = style.substring(begin + BEGIN.length(), end).strip();
    char first = text.isEmpty() ? ' ' : text.charAt(0);
    boolean quoted =
        text.length() > 1 && (first == '"' || first == '\'') && text.endsWith("" + first);
    return quoted ? text.substring(1, text.length() - 1).strip() : text;
  }
}
