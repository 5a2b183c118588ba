package io.github.sitemaptoolkit.site.config;

/** Texts as they are written in TOML. */
public final class TomlText {

  private TomlText() {}

  /** Returns a text in quotes, which is also a key. */
  public static String quoted(String text) {
    var quoted = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        quoted.append('\\').append(c);
      } else if (c < ' ' || c == '\u007F') {
        quoted.append(String.format("\\u%04X", (int) c));
      } else {
        quoted.append(c);
      }
    }
    return quoted.append('"').toString();
  }
}
