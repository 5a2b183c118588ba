package io.github.sitemaptoolkit.element;

import io.github.sitemaptoolkit.model.Attribute;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.ForeignContent;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.ForeignText;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.token.XmlCursor;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A cursor over an element in memory, for formats that are not XML but contain elements. Can be
 * used for one element after another, each opened with {@link #open}. Not thread-safe.
 *
 * @since 0.1
 */
public final class TreeCursor implements XmlCursor {

  /** An open element, with the position in its content. */
  private static final class Level {
    private final ForeignElement element;
    private int next;

    Level(ForeignElement element) {
      this.element = element;
    }
  }

  private static final ForeignElement NOTHING =
      new ForeignElement(new ElementName("", "none", ""), List.of(), List.of(), Map.of());

  private final List<Level> levels = new ArrayList<>();
  private Location location = Location.of("");
  private ForeignElement current = NOTHING;
  private String text = "";
  private boolean ended;

  /** Creates a cursor at the end of an empty document. */
  public TreeCursor() {}

  /**
   * Moves to the start tag of an element.
   *
   * @param where the place to report for everything inside it, such as that of a row
   */
  public void open(ForeignElement element, Location where) {
    levels.clear();
    levels.add(new Level(element));
    current = element;
    location = where;
    ended = false;
  }

  @Override
  public Event next() {
    if (ended) { // the current event is the end tag
      levels.remove(levels.size() - 1);
      ended = false;
    }
    if (levels.isEmpty()) {
      return Event.END_DOCUMENT;
    }
    Level level = levels.get(levels.size() - 1);
    if (level.next == level.element.content().size()) {
      current = level.element;
      ended = true;
      return Event.END;
    }
    ForeignContent piece = level.element.content().get(level.next++);
    if (piece instanceof ForeignElement child) {
      current = child;
      levels.add(new Level(child));
      return Event.START;
    }
    text = ((ForeignText) piece).value();
    return Event.TEXT;
  }

  @Override
  public String namespace() {
    return current.name().namespace();
  }

  @Override
  public String localName() {
    return current.name().localName();
  }

  @Override
  public String prefix() {
    return current.name().prefix();
  }

  @Override
  public int attributeCount() {
    return current.attributes().size();
  }

  private Attribute attribute(int index) {
    return current.attributes().get(index);
  }

  @Override
  public String attributeNamespace(int index) {
    return attribute(index).namespace();
  }

  @Override
  public String attributeLocalName(int index) {
    return attribute(index).localName();
  }

  @Override
  public String attributePrefix(int index) {
    return attribute(index).prefix();
  }

  @Override
  public String attributeValue(int index) {
    return attribute(index).value();
  }

  /**
   * Returns the namespace of a prefix among those that the open elements keep for names in their
   * values.
   */
  @Override
  public @Nullable String namespaceOf(String prefix) {
    for (int i = levels.size() - 1; i >= 0; i--) {
      String bound = levels.get(i).element.bindings().get(prefix);
      if (bound != null) {
        return bound;
      }
    }
    return null;
  }

  @Override
  public String text() {
    return text;
  }

  @Override
  public int depth() {
    return levels.size();
  }

  @Override
  public boolean hasEnded(int depth) {
    return levels.size() < depth || (ended && levels.size() == depth);
  }

  @Override
  public Location location() {
    return location;
  }

  /** Does nothing: there is nothing to release. */
  @Override
  public void close() {}
}
