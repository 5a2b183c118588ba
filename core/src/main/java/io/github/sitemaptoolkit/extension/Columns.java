package io.github.sitemaptoolkit.extension;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The columns of an extension as a tree: which children an element may have, in which order, and
 * which of them may repeat.
 *
 * <p>Immutable, safe for many threads.
 */
public final class Columns {

  private final String name;
  private final int position;
  private final boolean repeats;
  private final Map<String, Columns> children = new LinkedHashMap<>();
  private final Set<String> attributes = new LinkedHashSet<>();
  private boolean hasText;

  private Columns(String name, int position, boolean repeats) {
    this.name = name.intern(); // each element of a document is looked up by it
    this.position = position;
    this.repeats = repeats;
  }

  /**
   * Builds the tree from {@link SitemapExtension#columns}.
   *
   * @throws IllegalArgumentException if a column is malformed
   */
  public static Columns parse(List<String> columns) {
    var root = new Columns("", 0, false);
    for (String column : columns) {
      root.add(column);
    }
    return root;
  }

  private void add(String column) {
    if (column.equals(".")) {
      hasText = true;
      return;
    }
    int at = column.indexOf('@');
    String path = at < 0 ? column : column.substring(0, at);
    if (at == column.length() - 1 || (path.isEmpty() && at < 0) || path.endsWith(".")) {
      throw new IllegalArgumentException("malformed column \"" + column + '"');
    }
    Columns parent = this;
    for (int from = 0; from < path.length(); ) {
      int dot = path.indexOf('.', from);
      int end = dot < 0 ? path.length() : dot;
      boolean repeats = path.startsWith("[]", end - 2) && end - 2 > from;
      String name = path.substring(from, repeats ? end - 2 : end);
      if (name.isEmpty() || name.indexOf('[') >= 0 || name.indexOf(']') >= 0) {
        throw new IllegalArgumentException("malformed column \"" + column + '"');
      }
      Columns child = parent.children.get(name);
      if (child == null) {
        child = new Columns(name, parent.children.size(), repeats);
        parent.children.put(child.name, child);
      } else if (child.repeats != repeats) {
        throw new IllegalArgumentException(
            "column \"" + column + "\" and another disagree whether " + name + " repeats");
      }
      parent = child;
      from = end + 1;
    }
    if (at >= 0) {
      parent.attributes.add(column.substring(at + 1));
    } else {
      parent.hasText = true;
    }
  }

  /** Returns the local name of the element; empty for the extension's own. */
  public String name() {
    return name;
  }

  /** Returns the children that are known, in the order of their schema. */
  public Collection<Columns> children() {
    return Collections.unmodifiableCollection(children.values());
  }

  /** Returns the names of the attributes that are known, in the order of their schema. */
  public Set<String> attributes() {
    return Collections.unmodifiableSet(attributes);
  }

  /** Returns whether the element holds text. */
  public boolean hasText() {
    return hasText;
  }

  /** Returns the child of a name, or null if there is none. */
  public @Nullable Columns child(String name) {
    return children.get(name);
  }

  /** Returns how many children are known. */
  public int size() {
    return children.size();
  }

  /** Returns this child's place among its siblings, from 0. */
  public int position() {
    return position;
  }

  /** Returns whether this child may stand more than once in its parent. */
  public boolean repeats() {
    return repeats;
  }
}
