package io.github.sitemaptoolkit.content.statement;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.github.sitemaptoolkit.value.MediaType;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.DataNode;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;

/**
 * Collects the structured data in a tree of HTML while the tree is traversed. Not thread-safe.
 *
 * @since 0.1
 */
public final class StatementReader {

  private final List<Thing> tops = new ArrayList<>(0);
  private final MarkupReader markup = new MarkupReader(tops);
  private final JsonLdReader scripts = new JsonLdReader(tops);
  private final List<Integer> broken = new ArrayList<>(0); // numbers of scripts
  private int count;

  /** Creates a reader. */
  public StatementReader() {}

  /**
   * Reads the attributes of an element.
   *
   * @param depth its depth in the tree
   */
  public void open(Element element, int depth) {
    markup.open(element, depth);
  }

  /** Ends the element at a depth. */
  public void close(int depth) {
    markup.close(depth);
  }

  /** Reads a script; does nothing if it is not JSON-LD. */
  public void script(Element script) {
    if (!isJsonLd(script)) {
      return;
    }
    try {
      scripts.read(script.data());
    } catch (IOException e) {
      broken.add(count);
    }
    count++;
  }

  private static boolean isJsonLd(Element script) {
    return MediaType.essence(script.attr("type")).equals("application/ld+json");
  }

  /** Returns whether any script is not valid JSON. */
  public boolean isBroken() {
    return !broken.isEmpty();
  }

  /**
   * Returns what was read.
   *
   * @param root the tree
   * @param base the url that relative ones are resolved against
   */
  public Statements statements(Element root, String base) {
    markup.end(root);
    return new Statements(base, tops, List.of());
  }

  /**
   * Returns what was read.
   *
   * @param root the tree
   * @param base the url that relative ones are resolved against
   * @param tracked the same tree with the positions of its nodes, for the places of broken scripts
   */
  public Statements statements(Element root, String base, Element tracked) {
    markup.end(root);
    List<String> places = new ArrayList<>();
    List<Element> all =
        tracked.select("script").stream().filter(StatementReader::isJsonLd).toList();
    for (int number : broken) {
      if (number < all.size()) {
        places.add(place(all.get(number)));
      }
    }
    return new Statements(base, tops, places);
  }

  /** Returns the place of the error in a script, as {@code LINE:COLUMN}. */
  private static String place(Element script) {
    Node data = script.childNodeSize() == 0 ? script : script.childNode(0);
    int line = data.sourceRange().start().lineNumber();
    int column = data.sourceRange().start().columnNumber();
    String text = data instanceof DataNode node ? node.getWholeData() : "";
    int lead = text.length() - text.stripLeading().length();
    try {
      new JsonLdReader(new ArrayList<>()).read(text);
    } catch (JsonProcessingException e) {
      int inside = e.getLocation() == null ? 1 : Math.max(1, e.getLocation().getLineNr());
      int lines = inside - 1 + (int) text.substring(0, lead).chars().filter(c -> c == '\n').count();
      int at = e.getLocation() == null ? 1 : Math.max(1, e.getLocation().getColumnNr());
      return (line + lines) + ":" + (lines == 0 ? column + lead + at - 1 : at);
    } catch (IOException e) {
      return line + ":" + column;
    }
    return line + ":" + column;
  }
}
