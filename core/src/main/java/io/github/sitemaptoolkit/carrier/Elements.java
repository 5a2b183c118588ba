package io.github.sitemaptoolkit.carrier;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.url.DocumentUrls;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Turns the values of extensions into elements in memory, and such elements into values, for
 * formats that are not XML.
 *
 * <p>One object reads or writes one document. Not safe for use by several threads.
 *
 * @since 0.1
 */
public final class Elements {

  private final Extensions extensions;
  private final TreeCursor cursor = new TreeCursor();
  private final ExtensionReader reader;

  /** Creates the elements of one document; what is wrong with them goes to the context's sink. */
  public Elements(Context context) {
    this(
        context.extensions(),
        new DocumentUrls(context.base()),
        new Reporter(context.problems(), ""));
  }

  /**
   * Creates the elements of one document.
   *
   * @param urls judges and resolves the urls of values that are read
   * @param reporter takes what is wrong with an element that is read
   */
  public Elements(Extensions extensions, DocumentUrls urls, Reporter reporter) {
    this.extensions = extensions;
    this.reader = new ExtensionReader(cursor, extensions, name -> name, urls, reporter);
  }

  /**
   * Returns the element of a node: what its codec writes, and what was kept beside it.
   *
   * @param lost called with the path of each part that was kept from an element which the value no
   *     longer has
   * @throws IllegalArgumentException if no extension is registered for the value
   * @throws RuntimeException whatever the codec throws
   */
  public ForeignElement element(Node<?> node, Consumer<String> lost) {
    return element(extensions, node, lost);
  }

  /**
   * Returns the element of a node, as {@link #element(Node, Consumer)} does, for writers that read
   * nothing.
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
    List<String> unplaced = new ArrayList<>(0);
    ForeignElement element = ElementBuilder.build(registration.extension(), node, unplaced);
    unplaced.forEach(lost);
    return element;
  }

  /**
   * Returns the node of an element: a value if an extension claims the element, else the element as
   * it is.
   *
   * @param where the place that all of it has, such as that of a line
   * @return null if the extension failed on it, as was reported
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
