package io.github.sitemaptoolkit.markup;

import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.markup.XmlElements.Scope;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.UnknownMarkup;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.XmlText;
import java.util.ArrayList;
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

  /** An element that is open. */
  private static final class Level {
    private Tags tags;
    private @Nullable Scope scope;
    private boolean hasChildren;
    private boolean hasText;

    Level(Tags tags) {
      this.tags = tags;
    }
  }

  private final XmlElements elements;
  private final XmlOutput out;

  private final Map<ElementName, Map<String, Tags>> known = new HashMap<>(); // names are constants
  private final Set<String> checked = new HashSet<>(); // names of attributes, also constants
  private final List<Level> levels = new ArrayList<>(); // by depth; reused

  private ElementName name = new ElementName("", "", "");
  private Map<String, Tags> tags = Map.of();
  private Tags last = Tags.of("", ""); // of the start tag that was written last
  private Level level = new Level(last); // the innermost one
  private UnknownMarkup rest = UnknownMarkup.NONE;
  private @Nullable Scope outer;
  private int indent;
  private int depth;
  private boolean inStartTag;

  // Only used if there is unknown markup to write back: paths cost time.
  private final Map<String, UnknownMarkup.Part> parts = new LinkedHashMap<>(); // not written yet
  private final List<Map<String, Integer>> counts = new ArrayList<>();
  private final List<String> paths = new ArrayList<>();

  XmlElementWriter(XmlElements elements, XmlOutput out) {
    this.elements = elements;
    this.out = out;
  }

  /** Writes the name of an element, which {@link #begin} begins, into a start tag. */
  void open(ElementName elementName) {
    if (!elementName.equals(name)) {
      tags = known.computeIfAbsent(elementName, any -> new HashMap<>());
    }
    name = elementName;
    depth = -1;
    last = find(elementName.localName());
    enter(last, null);
    level.tags.start(out);
  }

  /** Starts over inside an element whose start tag is still open for attributes. */
  void begin(
      UnknownMarkup elementRest,
      @Nullable Scope elementScope,
      @Nullable Scope outerScope,
      int elementIndent) {
    rest = elementRest;
    outer = outerScope;
    indent = elementIndent;
    level.scope = elementScope;
    if (!rest.isEmpty()) {
      parts.clear();
      counts.clear();
      paths.clear();
      rest.parts().forEach(part -> parts.put(part.path(), part));
      counts.add(new HashMap<>());
      paths.add("");
    }
  }

  private void enter(Tags childTags, @Nullable Scope scope) {
    depth++;
    if (depth == levels.size()) {
      levels.add(new Level(childTags));
    }
    level = levels.get(depth);
    level.tags = childTags;
    level.scope = scope;
    level.hasChildren = false;
    level.hasText = false;
    inStartTag = true;
  }

  /** Tries those that followed the last ones the time before, because values are alike. */
  private Tags tags(String child) {
    Tags likely = last.next;
    if (likely == null || !likely.localName().equals(child)) {
      likely = find(child);
      last.next = likely;
    }
    last = likely;
    return likely;
  }

  private Tags find(String child) {
    Tags childTags = tags.get(child);
    if (childTags == null) {
      checkName(child);
      childTags = Tags.of(name.prefix(), child);
      tags.put(child, childTags);
    }
    return childTags;
  }

  private static void checkName(String constant) {
    if (!XmlText.isName(constant)) {
      throw new IllegalArgumentException(Problem.quoted(constant) + " is not a valid XML name");
    }
  }

  @Override
  public ElementWriter start(String child) {
    Tags childTags = tags(child);
    startChild(childTags);
    enter(childTags, level.scope);
    if (!rest.isEmpty()) {
      pushPath(child);
    }
    return this;
  }

  @Override
  public ElementWriter element(String child, @Nullable String text) {
    if (text == null) {
      return this;
    }
    if (text.isEmpty() || !rest.isEmpty()) {
      return start(child).text(text).end();
    }
    Tags childTags = tags(child);
    startChild(childTags);
    out.raw('>');
    elements.text(text);
    childTags.end(out);
    return this;
  }

  @Override
  public ElementWriter attribute(String attribute, @Nullable String value) {
    if (value == null) {
      return this;
    }
    if (!checked.contains(attribute)) {
      checkName(attribute);
      checked.add(attribute);
    }
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

  @Override
  public ElementWriter text(@Nullable String text) {
    if (text == null) {
      return this;
    }
    level.hasText = true;
    if (!text.isEmpty()) {
      closeStartTag();
      elements.text(text);
    }
    return this;
  }

  @Override
  public ElementWriter end() {
    if (depth == 0) {
      throw new IllegalStateException("end() without start(): a value cannot close its element");
    }
    close();
    level = levels.get(--depth);
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
    if (depth > 0) {
      throw new IllegalStateException(
          "start(\"" + levels.get(1).tags.localName() + "\") without end()");
    }
    close();
    return rest.isEmpty() ? List.of() : List.copyOf(parts.keySet());
  }

  private void close() {
    writeLeftChildren();
    if (inStartTag) {
      closeAttributes();
      out.raw('/');
      out.raw('>');
      inStartTag = false;
    } else {
      if (level.hasChildren && !level.hasText) {
        out.newLine(indent + depth * STEP);
      }
      level.tags.end(out);
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
    if (depth > 0 && !level.hasChildren) {
      level.hasText = true; // it may contain text, to which white space would be added
    }
    for (ForeignElement child : part.children()) {
      closeStartTag();
      level.hasChildren = true;
      if (!level.hasText) {
        out.newLine(indent + (depth + 1) * STEP);
      }
      elements.write(child, level.scope);
    }
  }

  private void startChild(Tags childTags) {
    closeStartTag();
    level.hasChildren = true;
    if (level.hasText) { // white space would change the text
      childTags.start(out);
    } else {
      childTags.startLine(out, indent + (depth + 1) * STEP);
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
      Scope around = depth == 0 ? outer : level.scope;
      Scope tag = new Scope(name.prefix(), name.namespace(), level.scope);
      level.scope = elements.attributes(part.attributes(), part.bindings(), tag, around);
    }
  }

  private UnknownMarkup.@Nullable Part part() {
    return rest.isEmpty() ? null : parts.get(paths.get(paths.size() - 1));
  }

  private void pushPath(String child) {
    int count = counts.get(counts.size() - 1).merge(child, 1, Integer::sum);
    String around = paths.get(paths.size() - 1);
    String step = child + '[' + count + ']';
    paths.add(around.isEmpty() ? step : around + '/' + step);
    counts.add(new HashMap<>());
  }
}
