package io.github.sitemaptoolkit.token;

import io.github.sitemaptoolkit.io.KnownRoots;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.token.XmlCursor.Event;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What lenient reading makes of a document, as markup.
 *
 * @param markup the document as it is read: a tilde follows what may be damaged, a question mark is
 *     in an end tag that is not there; an exclamation mark stands for a text that is left out, #
 *     for text outside of the root
 * @param problems the place, code and message of each problem; the last may have ended the reading
 */
record Mended(String markup, List<String> problems) {

  private static final Nesting SITEMAP =
      new Nesting(Set.of("url"), Set.of("loc", "lastmod"), Set.of("group"), "loc", n -> false);

  /** Returns lenient options for a sitemap. */
  static XmlOptions options(Limits limits) {
    Map<String, String> prefixes = Map.of("acme", "urn:acme");
    return new XmlOptions(limits, false, prefixes, SITEMAP, KnownRoots.SITEMAPS);
  }

  /**
   * Reads a document.
   *
   * @param dripping whether the tokenizer gets one byte at a time
   */
  static Mended of(byte[] document, boolean dripping, XmlOptions options) {
    List<Problem> problems = new ArrayList<>();
    var markup = new StringBuilder();
    try {
      read(
          dripping
              ? Events.drippingCursor(document, options, problems::add)
              : Events.cursor(document, options, problems::add),
          markup);
    } catch (SitemapException e) {
      problems.add(e.problem());
    }
    return new Mended(markup.toString(), problems.stream().map(Mended::shown).toList());
  }

  private static String shown(Problem problem) {
    String place = problem.location().toString().substring("in:".length());
    return place + ' ' + problem.code() + (problem.missing() ? "! " : " ") + problem.message();
  }

  private static void read(XmlCursor cursor, StringBuilder markup) {
    int depth = 0;
    for (Event event = cursor.next(); event != Event.END_DOCUMENT; event = cursor.next()) {
      depth += event == Event.START ? 1 : event == Event.END ? -1 : 0;
      switch (event) {
        case START -> {
          markup.append('<').append(name(cursor));
          for (int i = 0; i < cursor.attributeCount(); i++) {
            markup.append(' ').append(cursor.attributeLocalName(i));
            markup.append("='").append(cursor.attributeValue(i)).append('\'');
          }
          markup.append(cursor.isMisplaced() ? " misplaced>" : ">");
        }
        case END ->
            markup.append("</").append(name(cursor)).append(cursor.isImplied() ? "?>" : ">");
        case TEXT -> markup.append(text(cursor, depth, markup));
        case INSTRUCTION -> markup.append("<?").append(cursor.text()).append("?>");
        default -> throw new AssertionError(event);
      }
      markup.append(cursor.isDamaged() ? "~" : "");
    }
  }

  private static String text(XmlCursor cursor, int depth, StringBuilder before) {
    if (depth > 0) {
      return cursor.isLeftOut() ? "!" : cursor.text();
    }
    return cursor.isSpace() || before.toString().endsWith("#")
        ? ""
        : "#"; // what it is, nobody asks
  }

  @Override
  public String toString() {
    String shown = "= " + markup.replace("\r", "\\r").replace("\n", "\\n").replace("\t", "\\t");
    return problems.isEmpty() ? shown : shown + "\n! " + String.join("\n! ", problems);
  }

  private static String name(XmlCursor cursor) {
    return cursor.prefix().isEmpty()
        ? cursor.localName()
        : cursor.prefix() + ':' + cursor.localName();
  }
}
