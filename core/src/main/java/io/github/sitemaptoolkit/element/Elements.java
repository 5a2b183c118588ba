package io.github.sitemaptoolkit.element;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.url.DocumentUrls;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Converts the values of extensions to elements in memory, and back, for formats that are not XML.
 *
 * <p>Use one object for each document. Not thread-safe.
 *
 * @since 0.1
 */
public final class Elements {

  private final Extensions extensions;
  private final TreeCursor cursor = new TreeCursor();
  private final ExtensionReader reader;

  /**
   * Creates a converter for one document, which reports to the context's problems if it has any.
   */
  public Elements(Context context) {
    this(
        context.extensions(),
        new DocumentUrls(context.base()),
        new Reporter(context.withOwnProblems().problems(), ""));
  }

  /**
   * Creates a converter for one document.
   *
   * @param urls checks and resolves the urls of values that are read
   * @param reporter receives the problems of elements that are read
   */
  public Elements(Extensions extensions, DocumentUrls urls, Reporter reporter) {
    this.extensions = extensions;
    this.reader = new ExtensionReader(cursor, extensions, name -> name, urls, reporter);
  }

  /**
   * Returns the element of a node: what its extension writes, together with its unknown markup.
   *
   * @param lost called with the path of each part of unknown markup whose element the value no
   *     longer has
   * @throws IllegalArgumentException if no extension is registered for the value
   * @throws RuntimeException any exception that the extension throws
   */
  public ForeignElement element(Node<?> node, Consumer<String> lost) {
    return element(extensions, node, lost);
  }

  /**
   * Returns the element of a node, as {@link #element(Node, Consumer)} does. Meant for code that
   * only writes.
   */
  public static ForeignElement element(Extensions extensions, Node<?> node, Consumer<String> lost) {
    if (node.value() instanceof ForeignElement element) {
      return element;
    }
    Registration registration = extensions.find(node.value().getClass()).orElse(null);
    if (registration == null) {
      throw new IllegalArgumentException(
          "no extension is registered for " + node.value().getClass().getName());
    }
    return ElementValues.of(registration, node.value())
        .element(registration.element(), node.unknown(), lost);
  }

  /** Begins with another entry: in the paths of problems, its values are numbered from 1. */
  public void beginEntry() {
    reader.beginEntry();
  }

  /**
   * Returns the node of an element: a value if an extension claims the element, otherwise the
   * element as it is.
   *
   * @param where the place to report for everything inside it, such as that of a line
   * @return the node; null if the extension failed, which is reported
   */
  public @Nullable Node<?> node(ForeignElement element, Location where) {
    ElementName name = element.name();
    Registration registration = extensions.find(name.namespace(), name.localName()).orElse(null);
    if (registration == null) {
      return Node.of(element);
    }
    cursor.open(Objects.requireNonNull(element), where);
    return reader.read(registration);
  }
}
