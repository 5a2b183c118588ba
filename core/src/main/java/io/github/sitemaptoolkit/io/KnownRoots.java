package io.github.sitemaptoolkit.io;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.text.XmlText;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The root elements of readable documents, used to find where a document begins if a server put
 * other output before it, such as warnings. The root elements of sitemaps are always included.
 *
 * <p>A root element is only recognised directly after an XML declaration or where no other element
 * is open. Elsewhere it is part of another document, such as an HTML page.
 *
 * <p>Immutable and safe for use by several threads.
 *
 * @since 0.1
 */
@Incubating
public final class KnownRoots {

  /** The number of bytes, from the beginning of the input, in which a document is searched for. */
  public static final int REACH = 64 * 1024;

  /** The maximum length of the end tag of a known root, in bytes. */
  public static final int LONGEST = 64;

  /** The root elements of sitemaps only. */
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

  /** Returns a copy with more root elements, by their local names; case is ignored. */
  public KnownRoots with(Collection<String> more) {
    Set<String> all = new HashSet<>(names);
    more.forEach(name -> all.add(name.toLowerCase(Locale.ROOT)));
    return new KnownRoots(all);
  }

  /**
   * Returns whether an element is one of these roots or the root of an HTML page, by its local
   * name; case is ignored.
   */
  public boolean isKnown(String localName) {
    return names.contains(localName.toLowerCase(Locale.ROOT)) || localName.equalsIgnoreCase(HTML);
  }

  /**
   * Returns the index of a document with a known root: its declaration or its root; -1 if there is
   * none.
   *
   * @param text the text to search; only its ASCII characters matter
   */
  public int find(String text) {
    return new Search(text).find();
  }

  /** A search in arbitrary markup. */
  private final class Search {

    private static final String DOCTYPE = "<!";

    private final String text;
    private final List<String> open = new ArrayList<>();
    private final Set<String> missing =
        new HashSet<>(); // ends that do not occur in the rest of the text

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

    /**
     * Returns whether a known root is the first element after a declaration, and no text is between
     * them: Hugo's templates contain declarations that are to be printed.
     */
    private boolean isRootBehind(int declaration) {
      int at = declaration;
      while (isOther(at)) {
        at = behindOther(at);
        while (at < text.length() && XmlText.isSpace(text.charAt(at))) {
          at++;
        }
      }
      return text.startsWith("<", at) && isRoot(text.substring(at + 1, endOfName(at + 1)));
    }

    private boolean isRoot(String name) {
      String local = name.substring(name.indexOf(':') + 1);
      return names.contains(local.toLowerCase(Locale.ROOT));
    }

    private boolean isOther(int at) {
      return text.startsWith("<?", at) || text.startsWith("<!", at);
    }

    /** Returns the index after a comment, CDATA section, processing instruction or DOCTYPE. */
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
        missing.add(end); // so there is none further on either
        return from; // without an end it is something else
      }
      return at + end.length();
    }

    private int behindDoctype(int from) {
      boolean inside = false; // the internal subset
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
      missing.add(DOCTYPE); // there may be one further on, but no document begins like this
      return from;
    }

    private int endOfName(int from) {
      int at = from;
      while (at < text.length() && " \t\r\n/><".indexOf(text.charAt(at)) < 0) {
        at++;
      }
      return at;
    }

    /** Returns the index after the tag whose name ends at an index, or where the tag breaks off. */
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
          at = close < 0 || (less >= 0 && less < close) ? at : close; // values cannot contain <
        }
      }
      return text.length();
    }
  }
}
