package io.github.sitemaptoolkit.converters.internal.entry;

import io.github.sitemaptoolkit.element.ElementColumn;
import io.github.sitemaptoolkit.element.Elements;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.problem.Location;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is kept of the elements of an extension.
 *
 * @param registration the extension
 * @param columns what is kept; empty for everything
 */
public record SelectedElement(Registration registration, List<ElementColumn> columns) {

  /** Copies the list. */
  public SelectedElement {
    columns = List.copyOf(columns);
  }

  /** Keeps a single column, which is below the extension's own element. */
  public SelectedElement(ElementColumn column) {
    this(column.registration(), List.of(column));
  }

  /** Keeps everything. */
  public static SelectedElement all(Registration registration) {
    return new SelectedElement(registration, List.of());
  }

  /** Returns what also keeps another column. */
  public SelectedElement with(ElementColumn column) {
    if (columns.isEmpty()) {
      return this;
    }
    List<ElementColumn> more = new ArrayList<>(columns);
    more.add(column);
    return new SelectedElement(registration, more);
  }

  /** Returns whether a node is of the extension. */
  public boolean isOf(Node<?> node) {
    return registration.descriptor().type().isInstance(node.value());
  }

  /**
   * Returns what is kept of a node of the extension; null if it cannot be read without the rest.
   */
  public @Nullable Node<?> of(Node<?> node, Extensions extensions, Elements elements) {
    if (columns.isEmpty()) {
      return node;
    }
    var whole = Elements.element(extensions, node, lost -> {});
    return elements.node(ElementParts.of(whole, columns, 0), Location.of(""));
  }
}
