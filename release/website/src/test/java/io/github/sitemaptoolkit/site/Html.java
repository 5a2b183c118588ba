package io.github.sitemaptoolkit.site;

import java.util.regex.Pattern;

/** Text as it stands in HTML, and the reverse for what commonmark renders. */
final class Html {

  private static final Pattern CONTROL = Pattern.compile("[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f]");

  private Html() {}

  /** Returns text as HTML. Control characters, which HTML cannot hold, become their pictures. */
  static String escape(String text) {
    String shown =
        CONTROL
            .matcher(text)
            .replaceAll(c -> String.valueOf((char) (c.group().charAt(0) + 0x2400)));
    return shown
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  /** Returns the text of HTML, with a space for each run of spaces and for each block. */
  static String text(String html) {
    return html.replaceAll("<(?!/?(?:span|code|a|em|strong)\\b)[^>]*>", " ")
        .replaceAll("<[^>]*>", "")
        .replace("&quot;", "\"")
        .replace("&gt;", ">")
        .replace("&lt;", "<")
        .replace("&amp;", "&")
        .replaceAll("\\s+", " ")
        .strip();
  }
}
