package io.github.sitemaptoolkit.converters.internal.feed.text;

import io.github.sitemaptoolkit.text.XmlText;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Converts HTML to plain text: drops tags, decodes entities, collapses white space. */
public final class PlainText {

  private static final Set<String> BLOCKS =
      Set.of(
          "address",
          "article",
          "aside",
          "blockquote",
          "br",
          "dd",
          "div",
          "dl",
          "dt",
          "figcaption",
          "figure",
          "footer",
          "form",
          "h1",
          "h2",
          "h3",
          "h4",
          "h5",
          "h6",
          "header",
          "hr",
          "img",
          "li",
          "main",
          "nav",
          "ol",
          "p",
          "pre",
          "section",
          "table",
          "td",
          "th",
          "tr",
          "ul",
          "video");

  private static final Set<String> UNSEEN = Set.of("script", "style");
  private static final int LONGEST_REFERENCE = 12;

  private static final byte SPACE = 1;
  private static final byte OTHER = 2; // that may be white space or markup

  /** What characters of ASCII are; 0 for what is neither. */
  private static final byte[] KINDS = new byte[0x7F];

  static {
    Arrays.fill(KINDS, 0, ' ', OTHER);
    KINDS[' '] = SPACE;
    KINDS['<'] = OTHER;
    KINDS['&'] = OTHER;
  }

  private final String html;
  private final StringBuilder out;
  private final int lastTagEnd; // searched once, so that hostile texts take no more time
  private boolean space;

  /** Begins with a part of a text that needs no conversion. */
  private PlainText(String html, int plain) {
    this.html = html;
    this.lastTagEnd = html.lastIndexOf('>');
    this.out = new StringBuilder(html.length()).append(html, 0, plain);
  }

  /** Returns the text of HTML. */
  public static String ofHtml(String html) {
    return convert(html, "<&");
  }

  /**
   * Returns the text of a title of RSS, which may or may not be HTML: entities are decoded, tags
   * are dropped only if one of them is closed ("The &lt;b&gt; tag" is a title, too).
   */
  public static String ofTitle(String title) {
    return convert(title, title.contains("</") ? "<&" : "&");
  }

  /** Returns a text with its white space collapsed. */
  public static String ofText(String text) {
    return convert(text, "");
  }

  /** Returns null for an empty text. */
  public static @Nullable String orNull(@Nullable String text) {
    return text == null || text.isEmpty() ? null : text;
  }

  /** Returns whether an element is a block, separate from the text around it. */
  public static boolean isBlock(String name) {
    return BLOCKS.contains(name.toLowerCase(Locale.ROOT));
  }

  /**
   * Converts a text.
   *
   * @param markup the characters that begin markup: tags, references, both or neither
   */
  private static String convert(String text, String markup) {
    int plain = plainLength(text, markup);
    return plain == text.length() ? text : new PlainText(text, plain).convert(plain, markup);
  }

  /** Returns how much of the beginning is plain text already: all of most texts. */
  private static int plainLength(String text, String markup) {
    byte before = SPACE; // a space is kept if there is text on both sides of it
    int at = 0;
    for (; at < text.length(); at++) {
      char c = text.charAt(at);
      byte kind = c < KINDS.length ? KINDS[c] : OTHER;
      if (kind == OTHER ? isSpace(c) || markup.indexOf(c) >= 0 : (kind & before) == SPACE) {
        break;
      }
      before = kind;
    }
    return before == SPACE && at > 0 ? at - 1 : at;
  }

  private static boolean isSpace(char c) {
    return c == '\u00A0' || Character.isWhitespace(c);
  }

  private String convert(int from, String markup) {
    for (int i = from; i < html.length(); ) {
      char c = html.charAt(i);
      int end = -1;
      if (markup.indexOf(c) >= 0) {
        end = c == '<' ? endOfTag(i) : reference(i);
      }
      if (end < 0) {
        append(c);
        end = i + 1;
      }
      i = end;
    }
    return out.toString();
  }

  private void append(char c) {
    if (isSpace(c)) {
      space = true;
      return;
    }
    if (space && !out.isEmpty()) {
      out.append(' ');
    }
    space = false;
    out.append(c);
  }

  /** Skips a tag or comment. Returns its end, or -1 if there is none. */
  private int endOfTag(int from) {
    if (html.startsWith("<!--", from)) {
      int end = html.indexOf("-->", from + 4);
      return end < 0 ? html.length() : end + 3;
    }
    int at = from + 1;
    boolean closing = at < html.length() && html.charAt(at) == '/';
    at += closing ? 1 : 0;
    int begin = at;
    while (at < html.length() && isNamePart(html.charAt(at))) {
      at++;
    }
    String name = html.substring(begin, at).toLowerCase(Locale.ROOT);
    int end = beginsTag(begin, closing) ? endOfAttributes(at) : -1;
    if (end < 0) {
      return -1; // a lonely "<" is text, and so is "<3"
    }
    space |= BLOCKS.contains(name);
    return !closing && UNSEEN.contains(name) ? endOfUnseen(name, end) : end;
  }

  private boolean beginsTag(int at, boolean closing) {
    char c = at < html.length() ? html.charAt(at) : 0;
    return isLetter(c) || (!closing && (c == '!' || c == '?'));
  }

  private static boolean isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  private static boolean isNamePart(char c) {
    return isLetter(c) || (c >= '0' && c <= '9') || c == ':';
  }

  private int endOfAttributes(int from) {
    if (from > lastTagEnd) {
      return -1;
    }
    char quote = 0;
    for (int at = from; at < html.length(); at++) {
      char c = html.charAt(at);
      if (quote != 0) {
        quote = c == quote ? 0 : quote;
      } else if ((c == '"' || c == '\'') && html.charAt(at - 1) == '=') {
        quote = c;
      } else if (c == '>') {
        return at + 1;
      }
    }
    return html.indexOf('>', from) + 1; // ignores quotes that would hide every end
  }

  private int endOfUnseen(String name, int from) {
    for (int at = html.indexOf("</", from); at >= 0; at = html.indexOf("</", at + 2)) {
      if (html.regionMatches(true, at + 2, name, 0, name.length())) {
        int end = html.indexOf('>', at);
        return end < 0 ? html.length() : end + 1;
      }
    }
    return html.length();
  }

  /** Decodes a reference. Returns its end, or -1 if it is not known. */
  private int reference(int from) {
    int end = from + 1;
    int limit = Math.min(html.length(), from + LONGEST_REFERENCE);
    while (end < limit && html.charAt(end) != ';') {
      end++;
    }
    if (end == limit || end == from + 1) {
      return -1;
    }
    String name = html.substring(from + 1, end);
    String decoded = name.charAt(0) == '#' ? Entities.numbered(name) : Entities.named(name);
    if (decoded == null || XmlText.illegalAt(decoded, 0) >= 0) {
      return -1;
    }
    for (int i = 0; i < decoded.length(); i++) {
      append(decoded.charAt(i));
    }
    return end + 1;
  }
}
