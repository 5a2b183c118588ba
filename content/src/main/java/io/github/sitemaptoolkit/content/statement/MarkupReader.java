package io.github.sitemaptoolkit.content.statement;

import io.github.sitemaptoolkit.content.picture.ImageSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeFilter;
import org.jspecify.annotations.Nullable;

/**
 * Reads the items that attributes of elements describe: microdata and RDFa Lite. Sources: <a
 * href="https://html.spec.whatwg.org/multipage/microdata.html">the HTML standard, 5</a>, <a
 * href="https://www.w3.org/TR/rdfa-lite/">RDFa Lite 1.1</a>.
 */
final class MarkupReader {

  private static final int LONGEST = 5000; // characters of a text

  /** The number of nodes that are read for {@code itemref}: more than real pages need. */
  private static final int MOST_REFERENCED = 200_000;

  /** An item that is open until the end of its element. */
  private record Scope(Thing item, int depth) {}

  private record Reference(Thing item, String id) {}

  private final List<Thing> tops;
  private final Deque<Scope> microdata = new ArrayDeque<>();
  private final Deque<Scope> rdfa = new ArrayDeque<>();
  private final RdfaNames names = new RdfaNames();
  private final List<Reference> references = new ArrayList<>(0);
  private final IdentityHashMap<Element, Thing> scopes =
      new IdentityHashMap<>(0); // items of microdata
  private final ImageSource sources = new ImageSource();

  /**
   * Creates a reader.
   *
   * @param tops receives the items that are in no other
   */
  MarkupReader(List<Thing> tops) {
    this.tops = tops;
  }

  /** Reads an element at a depth. */
  void open(Element element, int depth) {
    if (element.attributesSize() == 0) {
      return;
    }
    names.open(element, depth);
    readMicrodata(element, depth);
    readRdfa(element, depth);
  }

  /** Closes the items of the element at a depth. */
  void close(int depth) {
    close(microdata, depth);
    close(rdfa, depth);
    names.close(depth);
  }

  private static void close(Deque<Scope> scopes, int depth) {
    Scope last = scopes.peek();
    if (last != null && last.depth() == depth) {
      scopes.pop();
    }
  }

  /** Reads the elements that items name by {@code itemref}, which may be anywhere in the tree. */
  void end(Element root) {
    if (references.isEmpty()) {
      return;
    }
    Map<String, Element> known = new HashMap<>();
    root.traverse(
        (node, depth) -> {
          if (node instanceof Element element && element.hasAttr("id")) {
            known.putIfAbsent(element.id(), element);
          }
        });
    var reader = new ReferenceReader();
    for (int i = 0; i < references.size(); i++) { // reading one may add others
      Element found = known.get(references.get(i).id());
      if (found != null) {
        microdata.clear();
        microdata.push(new Scope(references.get(i).item(), -1));
        found.filter(reader);
      }
    }
  }

  /** Reads a tree for an item; elements that begin an item of their own are not entered again. */
  private final class ReferenceReader implements NodeFilter {
    private int count;

    @Override
    public FilterResult head(Node node, int depth) {
      if (++count > MOST_REFERENCED) {
        return FilterResult.STOP;
      }
      return node instanceof Element element ? read(element, depth) : FilterResult.CONTINUE;
    }

    private FilterResult read(Element element, int depth) {
      Thing known = scopes.get(element);
      if (known == null) {
        readMicrodata(element, depth);
        return FilterResult.CONTINUE;
      }
      Scope outer = microdata.peek();
      if (outer != null && outer.item() != known) {
        add(element.attr("itemprop"), Value.of(known), outer.item());
      }
      return FilterResult.SKIP_ENTIRELY;
    }

    @Override
    public FilterResult tail(Node node, int depth) {
      close(microdata, depth);
      return FilterResult.CONTINUE;
    }
  }

  private void readMicrodata(Element element, int depth) {
    String properties = element.attr("itemprop");
    boolean opens = element.hasAttr("itemscope");
    Scope outer = microdata.peek();
    if (properties.isEmpty() && !opens) {
      return;
    } else if (!opens) {
      if (outer != null) {
        add(properties, value(element, false), outer.item());
      }
      return;
    }
    var item = new Thing(types(element.attr("itemtype")), id(element.attr("itemid")));
    if (properties.isEmpty() || outer == null) { // a fragment may lack the outer item
      tops.add(item);
    } else {
      add(properties, Value.of(item), outer.item());
    }
    scopes.put(element, item);
    for (String id : words(element.attr("itemref"))) {
      references.add(new Reference(item, id));
    }
    microdata.push(new Scope(item, depth));
  }

  private void readRdfa(Element element, int depth) {
    String written = element.attr("property");
    boolean opens = element.hasAttr("typeof");
    if (written.isEmpty() && !opens) {
      return;
    }
    String properties = names.all(written);
    Scope outer = rdfa.peek();
    if (!opens) {
      if (outer != null && !properties.isEmpty()) {
        add(properties, value(element), outer.item());
      }
      return;
    }
    String id = element.hasAttr("resource") ? element.attr("resource") : element.attr("about");
    var item = new Thing(List.of(words(names.all(element.attr("typeof")))), id(id));
    if (written.isEmpty() || outer == null) {
      tops.add(item);
    } else if (!properties.isEmpty()) {
      add(properties, Value.of(item), outer.item());
    }
    rdfa.push(new Scope(item, depth));
  }

  private static void add(String properties, Value value, Thing item) {
    for (String property : words(properties)) {
      item.add(TypeNames.last(property), value);
    }
  }

  private static List<String> types(String written) {
    List<String> types = new ArrayList<>(1);
    for (String type : words(written)) {
      types.add(TypeNames.last(type));
    }
    return types;
  }

  private static @Nullable String id(String written) {
    return written.isBlank() ? null : written.strip();
  }

  private static String[] words(String text) {
    return text.isBlank() ? new String[0] : text.strip().split("\\s+", -1);
  }

  /** Returns the value of an element of RDFa: the address it refers to, or else its text. */
  private Value value(Element element) {
    String resource = element.attr("resource");
    return resource.isBlank() || element.hasAttr("content")
        ? value(element, true)
        : Value.of(new Thing(List.of(), id(resource)));
  }

  /** Returns the value of an element that is not an item. */
  private Value value(Element element, boolean rdfa) {
    String text;
    if (element.hasAttr("content")) { // of any element, as search engines take it
      text = element.attr("content");
    } else {
      text =
          switch (element.normalName()) {
            case "img", "amp-img" -> sources.of(element);
            case "audio", "embed", "iframe", "source", "track", "video" -> element.attr("src");
            case "a", "area", "link" -> element.attr("href");
            case "object" -> element.attr("data");
            case "data", "meter" -> element.attr("value");
            default -> element.hasAttr("datetime") ? element.attr("datetime") : "";
          };
      boolean link = rdfa && text.isEmpty();
      text = link && element.hasAttr("href") ? element.attr("href") : text;
      text = text.isEmpty() ? text(element) : text;
    }
    return new Value(text.strip(), null, false);
  }

  /** Returns the text of an element, cut at a length that no property needs. */
  private static String text(Element element) {
    var text = new StringBuilder();
    element.filter(
        (NodeFilter)
            (node, depth) -> {
              if (node instanceof TextNode words) {
                text.append(words.getWholeText());
              } else if (node instanceof Element inner && inner.isBlock()) {
                text.append(' ');
              }
              return text.length() > LONGEST
                  ? NodeFilter.FilterResult.STOP
                  : NodeFilter.FilterResult.CONTINUE;
            });
    return normalised(text);
  }

  private static String normalised(CharSequence text) {
    var plain = new StringBuilder(Math.min(text.length(), LONGEST));
    boolean space = false;
    for (int i = 0; i < text.length() && plain.length() < LONGEST; i++) {
      char c = text.charAt(i);
      if (c == ' ' || c == '\n' || c == '\t' || c == '\r' || c == '\f' || c == '\u00A0') {
        space = !plain.isEmpty();
      } else {
        plain.append(space ? " " : "").append(c);
        space = false;
      }
    }
    return plain.toString();
  }
}
