package io.github.sitemaptoolkit.model;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * An element that no extension claims, kept whole.
 *
 * <p>Names, attributes, texts and their order are kept; comments and processing instructions are
 * not.
 *
 * @param name the element's name
 * @param attributes its attributes, in the order of the document
 * @param content its text and child elements, in the order of the document
 * @param bindings the prefixes that names in its attribute values or texts use (such as {@code
 *     xsi:type="x:Happy"}), with their namespaces
 * @since 0.1
 */
public record ForeignElement(
    ElementName name,
    List<Attribute> attributes,
    List<ForeignContent> content,
    Map<String, String> bindings)
    implements UrlExtension, ForeignContent {

  /** Copies the collections. */
  public ForeignElement {
    attributes = List.copyOf(attributes);
    content = List.copyOf(content);
    bindings = bindings.isEmpty() ? Map.of() : Collections.unmodifiableMap(new TreeMap<>(bindings));
  }

  /** Returns the text of this element and of all its descendants. */
  public String text() {
    var text = new StringBuilder();
    appendText(text);
    return text.toString();
  }

  private void appendText(StringBuilder text) {
    for (ForeignContent piece : content) {
      if (piece instanceof ForeignText t) {
        text.append(t.value());
      } else if (piece instanceof ForeignElement element) {
        element.appendText(text);
      }
    }
  }
}
