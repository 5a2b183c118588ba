package io.github.sitemaptoolkit.xml;

/**
 * The style sheet that sitemap XML names for browsers: an option of a {@link
 * io.github.sitemaptoolkit.format.Context}. Search engines ignore it. Source: <a
 * href="https://www.w3.org/TR/xml-stylesheet/">Associating Style Sheets with XML documents</a>.
 *
 * @param file the name of a CSS file beside the document; empty for none
 * @since 0.1
 */
public record XmlStylesheet(String file) {

  /** No style sheet, which is the default. */
  public static final XmlStylesheet NONE = new XmlStylesheet("");

  /**
   * Checks the name.
   *
   * @throws IllegalArgumentException if it has characters other than ASCII letters and digits,
   *     dots, hyphens and underscores
   */
  public XmlStylesheet {
    for (int i = 0; i < file.length(); i++) {
      char c = file.charAt(i);
      boolean plain = c < 0x80 && (Character.isLetterOrDigit(c) || "._-".indexOf(c) >= 0);
      if (!plain) {
        throw new IllegalArgumentException("not a plain file name: " + file);
      }
    }
  }

  /** Returns the processing instruction with its line break; empty for none. */
  String instruction() {
    return file.isEmpty() ? "" : "<?xml-stylesheet type=\"text/css\" href=\"" + file + "\"?>\n";
  }
}
