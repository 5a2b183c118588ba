package io.github.sitemaptoolkit.site;

/** Text as it stands in HTML, and the reverse for what commonmark renders. */
final class Html {

  private Html() {}

  static String escape(String text) {
    return text.replace("&", "&amp;")
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
