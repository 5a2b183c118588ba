package io.github.sitemaptoolkit.io;

import io.github.sitemaptoolkit.text.XmlText;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The root elements of the documents that can be read, to find one behind what a server wrote
 * before it. Those of sitemaps are always among them.
 *
 * <p>Such a root counts where no element is open before it, or directly behind an XML declaration.
 * Elsewhere it is a part of another document, such as a page of HTML.
 *
 * <p>Immutable, safe for many threads.
 *
 * @since 0.1
 */
public final class KnownRoots {

  /** How far from the beginning of the input a document is looked for. */
  public static final int REACH = 64 * 1024;

  /** How long the end tag of a known root is at most, as far as it is looked at. */
  public static final int LONGEST = 64;

  /** Those of sitemaps only. */
  public static final KnownRoots SITEMAPS = new KnownRoots(Set.of("urlset", "sitemapindex"));

  private static final String HTML = "html";

  /** The elements of HTML that have no end tag. */
  private static final Set<String> VOID =
      Set.of(
          "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param",
          "source", "track", "wbr");

  private final Set<String> names; // in lower case

  private KnownRoots(Set<String> names) {
    this.names = names;
  }

  /** Returns these roots and more, by their local names; case does not count. */
  public KnownRoots with(Collection<String> more) {
    Set<String> all = new HashSet<>(names);
    more.forEach(name -> all.add(name.toLowerCase(Locale.ROOT)));
    return new KnownRoots(all);
  }

  /** Returns whether a document, or a page of HTML, begins with an element of this local name. */
  public boolean isKnown(String localName) {
    return names.contains(localName.toLowerCase(Locale.ROOT)) || localName.equalsIgnoreCase(HTML);
  }

  /**
   * Returns where a document begins that has a known root, or -1: its declaration or its root.
   *
   * @param text of which only ASCII counts
   */
  public int find(String text) {
    return new Search(text).find();
  }

  /** A walk over markup that may be anything. */
  private final class Search {

    private static final String DOCTYPE = "<!";

    private final String text;
    private final List<String> open = new ArrayList<>();
    private final Set<String> missing = new HashSet<>(); // ends that do not come any more

    Search(String text) {
      this.text = text;
    }

    int find() {
      for (int at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
        if (isDeclaration(at) && isRootBehind(at)) {
          return at;
        } else if (isOther(at)) {
          at = behindOther(at);
        } else if (text.startsWith("</", at)) {
          int end = endOfName(at + 2);
          int opened = open.lastIndexOf(text.substring(at + 2, end));
          if (opened >= 0) {
            open.subList(opened, open.size()).clear();
          }
          at = end;
        } else {
          int end = endOfName(at + 1);
          String name = text.substring(at + 1, end);
          if (open.isEmpty() && isRoot(name)) {
            return at;
          }
          at = behindTag(end);
          boolean whole = !name.isEmpty() && at > end && text.charAt(at - 1) == '>';
          if (whole
              && text.charAt(at - 2) != '/'
              && !VOID.contains(name.toLowerCase(Locale.ROOT))) {
            open.add(name);
          }
        }
      }
      return -1;
    }

    private boolean isDeclaration(int at) {
      return text.startsWith("<?xml", at)
          && at + 5 < text.length()
          && XmlText.isSpace(text.charAt(at + 5));
    }

    /** Returns whether a known root is the first element behind a declaration. */
    private boolean isRootBehind(int declaration) {
      int at = text.indexOf('<', behindOther(declaration));
      while (at >= 0 && isOther(at)) {
        at = text.indexOf('<', behindOther(at));
      }
      return at >= 0 && isRoot(text.substring(at + 1, endOfName(at + 1)));
    }

    private boolean isRoot(String name) {
      String local = name.substring(name.indexOf(':') + 1);
      return names.contains(local.toLowerCase(Locale.ROOT));
    }

    private boolean isOther(int at) {
      return text.startsWith("<?", at) || text.startsWith("<!", at);
    }

    /** Returns the place behind a comment, CDATA, an instruction or a DOCTYPE. */
    private int behindOther(int at) {
      if (text.startsWith("<!--", at)) {
        return behind("-->", at + 4);
      } else if (text.startsWith("<![CDATA[", at)) {
        return behind("]]>", at + 9);
      } else if (text.startsWith("<?", at)) {
        return behind("?>", at + 2);
      }
      return behindDoctype(at + 2);
    }

    private int behind(String end, int from) {
      int at = missing.contains(end) ? -1 : text.indexOf(end, from);
      if (at < 0) {
        missing.add(end); // nor is there one farther on
        return from; // without its end it is no such thing
      }
      return at + end.length();
    }

    private int behindDoctype(int from) {
      boolean inside = false; // of the internal subset
      for (int at = from; at < text.length() && !missing.contains(DOCTYPE); at++) {
        char c = text.charAt(at);
        if (c == '>' && !inside) {
          return at + 1;
        } else if (c == '[' || c == ']') {
          inside = c == '[';
        } else if (c == '"' || c == '\'') {
          int close = behind(String.valueOf(c), at + 1) - 1;
          at = Math.max(at, close);
        } else if (text.startsWith("<!--", at) || text.startsWith("<?", at)) {
          at = behindOther(at) - 1;
        }
      }
      missing.add(DOCTYPE); // there may be one farther on, but this is no document's beginning
      return from;
    }

    private int endOfName(int from) {
      int at = from;
      while (at < text.length() && " \t\r\n/><".indexOf(text.charAt(at)) < 0) {
        at++;
      }
      return at;
    }

    /** Returns the place behind the tag whose name ends at a place, or where it is broken off. */
    private int behindTag(int from) {
      for (int at = from; at < text.length(); at++) {
        char c = text.charAt(at);
        if (c == '>') {
          return at + 1;
        } else if (c == '<') {
          return at;
        } else if (c == '"' || c == '\'') {
          int close = text.indexOf(c, at + 1);
          int less = text.indexOf('<', at + 1);
          at = close < 0 || (less >= 0 && less < close) ? at : close; // no value holds a <
        }
      }
      return text.length();
    }
  }
}
