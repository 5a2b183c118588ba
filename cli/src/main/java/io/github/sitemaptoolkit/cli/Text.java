package io.github.sitemaptoolkit.cli;

/** Text for terminals and logs. */
final class Text {

  private Text() {}

  /** Returns a text in which no character can move the cursor or fake a line of its own. */
  static String safe(String text) {
    var safe = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean ours = c == '\n' && text.startsWith("\n  ", i); // the second line of a problem
      safe.append(Character.isISOControl(c) && !ours ? '?' : c);
    }
    return safe.toString();
  }
}
