package io.github.sitemaptoolkit.markup;

import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.markup.XmlElements.Scope;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.UnknownMarkup;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.XmlText;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Writes an extension's value into a document; reused for all elements. */
final class XmlElementWriter implements ElementWriter {

  private static final int STEP = 2;

  private final XmlElements elements;
  private final XmlOutput out;

  private ElementName name = new ElementName("", "", "");
  private UnknownMarkup rest = UnknownMarkup.NONE;
  private @Nullable Scope outer;
  private final List<@Nullable Scope> scopes = new ArrayList<>(); // by depth
  private String indent = "";
  private final List<String> open = new ArrayList<>();
  private boolean inStartTag;
  private final Set<String> checked = new HashSet<>(); // few, as names are constants
  private final BitSet hasChildren = new BitSet(); // by depth
  private final BitSet hasText = new BitSet();

  // Only used if there is unknown markup to write back: paths cost time.
  private final Map<String, UnknownMarkup.Part> parts = new LinkedHashMap<>(); // not written yet
  private final List<Map<String, Integer>> counts = new ArrayList<>();
  private final List<String> paths = new ArrayList<>();

  XmlElementWriter(XmlElements elements, XmlOutput out) {
    this.elements = elements;
    this.out = out;
  }

  /** Starts over inside an element whose start tag is still open for attributes. */
  void begin(
      ElementName elementName,
      UnknownMarkup elementRest,
      @Nullable Scope elementScope,
      @Nullable Scope outerScope,
      String elementIndent) {
    name = elementName;
    rest = elementRest;
    outer = outerScope;
    scopes.clear();
    scopes.add(elementScope);
    indent = elementIndent;
    open.clear();
    inStartTag = true;
    hasChildren.clear();
    hasText.clear();
    parts.clear();
    counts.clear();
    paths.clear();
    if (!rest.isEmpty()) {
      rest.parts().forEach(part -> parts.put(part.path(), part));
      counts.add(new HashMap<>());
      paths.add("");
    }
  }

  @Override
  public ElementWriter start(String child) {
    checkName(child);
    beforeChild();
    out.raw('<');
    tag(child);
    scopes.add(scope());
    open.add(child);
    inStartTag = true;
    hasChildren.clear(open.size());
    hasText.clear(open.size());
    if (!rest.isEmpty()) {
      pushPath(child);
    }
    return this;
  }

  @Override
  public ElementWriter attribute(String attribute, @Nullable String value) {
    if (value == null) {
      return this;
    }
    checkName(attribute);
    if (!inStartTag) {
      throw new IllegalStateException(
          "attribute " + attribute + " must be written before text and children");
    }
    out.raw(' ');
    out.markup(attribute);
    out.raw('=');
    out.raw('"');
    elements.attributeValue(value);
    out.raw('"');
    return this;
  }

  private void checkName(String constant) {
    if (!checked.contains(constant)) {
      if (!XmlText.isName(constant)) {
        throw new IllegalArgumentException(Problem.quoted(constant) + " is not a valid XML name");
      }
      checked.add(constant);
    }
  }

  @Override
  public ElementWriter text(@Nullable String text) {
    if (text == null) {
      return this;
    }
    hasText.set(open.size());
    if (!text.isEmpty()) {
      closeStartTag();
      elements.text(text);
    }
    return this;
  }

  @Override
  public ElementWriter end() {
    if (open.isEmpty()) {
      throw new IllegalStateException("end() without start(): a value cannot close its element");
    }
    close(open.get(open.size() - 1));
    open.remove(open.size() - 1);
    scopes.remove(scopes.size() - 1);
    if (!rest.isEmpty()) {
      counts.remove(counts.size() - 1);
      paths.remove(paths.size() - 1);
    }
    return this;
  }

  /**
   * Ends the element itself; returns the paths of unknown markup whose elements were not written.
   */
  List<String> finish() {
    if (!open.isEmpty()) {
      throw new IllegalStateException("start(\"" + open.get(0) + "\") without end()");
    }
    close(name.localName());
    return List.copyOf(parts.keySet());
  }

  private void close(String tag) {
    writeLeftChildren();
    if (inStartTag) {
      closeAttributes();
      out.raw('/');
      out.raw('>');
      inStartTag = false;
    } else {
      if (hasChildren.get(open.size()) && !hasText.get(open.size())) {
        newLine(open.size());
      }
      out.raw('<');
      out.raw('/');
      tag(tag);
      out.raw('>');
    }
    if (!rest.isEmpty()) {
      parts.remove(paths.get(paths.size() - 1));
    }
  }

  private void writeLeftChildren() {
    UnknownMarkup.Part part = part();
    if (part == null || part.children().isEmpty()) {
      return;
    }
    if (!open.isEmpty() && !hasChildren.get(open.size())) {
      hasText.set(open.size()); // it may contain text, to which white space would be added
    }
    for (ForeignElement child : part.children()) {
      beforeChild();
      elements.write(child, scope());
    }
  }

  private void beforeChild() {
    closeStartTag();
    hasChildren.set(open.size());
    if (!hasText.get(open.size())) { // white space would change the text
      newLine(open.size() + 1);
    }
  }

  private void closeStartTag() {
    if (inStartTag) {
      closeAttributes();
      out.raw('>');
      inStartTag = false;
    }
  }

  private void closeAttributes() {
    UnknownMarkup.Part part = part();
    if (part != null && !part.attributes().isEmpty()) {
      Scope around = open.isEmpty() ? outer : scope();
      Scope tag = new Scope(name.prefix(), name.namespace(), scope());
      scopes.set(open.size(), elements.attributes(part.attributes(), part.bindings(), tag, around));
    }
  }

  private @Nullable Scope scope() {
    return scopes.get(open.size());
  }

  private UnknownMarkup.@Nullable Part part() {
    return rest.isEmpty() ? null : parts.get(paths.get(paths.size() - 1));
  }

  private void pushPath(String child) {
    int count = counts.get(counts.size() - 1).merge(child, 1, Integer::sum);
    String outer = paths.get(paths.size() - 1);
    String step = child + '[' + count + ']';
    paths.add(outer.isEmpty() ? step : outer + '/' + step);
    counts.add(new HashMap<>());
  }

  private void tag(String localName) {
    out.markup(name.prefix());
    out.raw(':');
    out.markup(localName);
  }

  private void newLine(int depth) {
    out.raw('\n');
    out.markup(indent);
    for (int i = 0; i < depth * STEP; i++) {
      out.raw(' ');
    }
  }
}
