package com.acme.sitemap.format;

/** A line: a key and its value, or the url that begins a section. */
record Line(String key, String value) {

  /** The key of a line that is {@code [url]}. */
  static final String URL = "[";

  static Line of(String text) {
    if (text.startsWith("[") && text.endsWith("]")) {
      return new Line(URL, unescaped(text.substring(1, text.length() - 1)));
    }
    int equals = text.indexOf('=');
    return new Line(text.substring(0, Math.max(0, equals)), unescaped(text.substring(equals + 1)));
  }

  String text() {
    String escaped = value.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r");
    return key.equals(URL) ? '[' + escaped + "]\n" : key + '=' + escaped + '\n';
  }

  private static String unescaped(String value) {
    var text = new StringBuilder();
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c == '\\' && i + 1 < value.length()) {
        char escaped = value.charAt(++i);
        text.append(escaped == 'n' ? '\n' : escaped == 'r' ? '\r' : escaped);
      } else {
        text.append(c);
      }
    }
    return text.toString();
  }
}
