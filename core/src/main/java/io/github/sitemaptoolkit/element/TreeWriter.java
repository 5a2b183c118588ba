package io.github.sitemaptoolkit.element;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.model.UrlExtension;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A writer that builds a tree in memory from what an extension writes, for formats that are not
 * XML. Subclasses decide what an element of the tree is; this class knows which elements are open,
 * and refuses calls that are not nested as {@link ElementWriter} demands.
 *
 * <p>Use one object for each value. Not thread-safe.
 *
 * @param <T> the type of an element of the tree
 * @since 0.1
 */
@Incubating
public abstract class TreeWriter<T> implements ElementWriter {

  private final List<T> open = new ArrayList<>(4);
  private final List<String> names = new ArrayList<>(4); // of the open children
  private boolean inStartTag = true;

  /**
   * Creates a writer.
   *
   * @param root the element of the value itself
   */
  protected TreeWriter(T root) {
    open.add(root);
  }

  /**
   * Calls an extension to write a value, and returns the root of the tree.
   *
   * @throws ClassCastException if the value is not of the extension's type
   * @throws IllegalStateException if the extension's calls are not nested as they must be
   * @throws RuntimeException any exception that the extension throws
   */
  public final <E extends UrlExtension> T write(SitemapExtension<E> extension, Object value) {
    extension.write(extension.descriptor().type().cast(value), this);
    if (!names.isEmpty()) {
      throw new IllegalStateException(
          "start(\"" + names.get(names.size() - 1) + "\") without end()");
    }
    return top();
  }

  /** Adds a child to an element, and returns it. */
  protected abstract T addChild(T parent, String name);

  /** Adds an attribute to an element. */
  protected abstract void addAttribute(T element, String name, String value);

  /** Adds text, which is not empty, to an element. Called again if the text comes in pieces. */
  protected abstract void addText(T element, String text);

  private T top() {
    return open.get(open.size() - 1);
  }

  @Override
  public final ElementWriter start(String name) {
    open.add(addChild(top(), name));
    names.add(name);
    inStartTag = true;
    return this;
  }

  @Override
  public final ElementWriter attribute(String name, @Nullable String value) {
    if (value == null) {
      return this;
    }
    if (!inStartTag) {
      throw new IllegalStateException(
          "attribute " + name + " must be written before text and children");
    }
    addAttribute(top(), name, value);
    return this;
  }

  @Override
  public final ElementWriter text(@Nullable String text) {
    if (text != null && !text.isEmpty()) {
      inStartTag = false;
      addText(top(), text);
    }
    return this;
  }

  @Override
  public final ElementWriter end() {
    if (names.isEmpty()) {
      throw new IllegalStateException("end() without start(): a value cannot close its element");
    }
    names.remove(names.size() - 1);
    open.remove(open.size() - 1);
    inStartTag = false;
    return this;
  }
}
