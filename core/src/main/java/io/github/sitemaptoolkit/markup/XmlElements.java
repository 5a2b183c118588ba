package io.github.sitemaptoolkit.markup;

import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.model.Attribute;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.ForeignContent;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.ForeignText;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlExtension;
import io.github.sitemaptoolkit.text.XmlText;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Writes the elements of extensions and foreign elements, with their namespace declarations. */
final class XmlElements {

  /** A namespace declaration inside the document, linked to those of outer elements. */
  record Scope(String prefix, String namespace, @Nullable Scope outer) {

    static @Nullable String lookUp(@Nullable Scope scope, String prefix) {
      for (Scope at = scope; at != null; at = at.outer()) {
        if (at.prefix().equals(prefix)) {
          return at.namespace();
        }
      }
      return null;
    }
  }

  private static final String XML_PREFIX = "xml";

  private final XmlOutput out;
  private final RootNamespaces root;
  private final Consumer<String> illegal;
  private final XmlElementWriter writer;

  /**
   * Creates a writer of elements.
   *
   * @param illegal called with each text that contains characters that XML does not allow
   */
  XmlElements(XmlOutput out, RootNamespaces root, Consumer<String> illegal) {
    this.out = out;
    this.root = root;
    this.illegal = illegal;
    this.writer = new XmlElementWriter(this, out);
  }

  /**
   * Writes the node of an extension; returns the paths of unknown markup whose elements were not
   * written.
   */
  <E extends UrlExtension> List<String> write(
      SitemapExtension<E> extension, Node<?> node, int indent, @Nullable Scope outer) {
    ElementName name = extension.descriptor().element();
    writer.open(name);
    Scope scope = declare(name.prefix(), name.namespace(), outer);
    writer.begin(node.unknown(), scope, outer, indent);
    extension.write(extension.descriptor().type().cast(node.value()), writer);
    return writer.finish();
  }

  /** Writes a foreign element with these declarations in scope. */
  void write(ForeignElement element, @Nullable Scope outer) {
    ElementName name = element.name();
    String prefix = name.namespace().isEmpty() ? "" : name.prefix();
    out.raw('<');
    qualified(prefix, name.localName());
    Scope scope = declare(prefix, name.namespace(), outer);
    scope = attributes(element.attributes(), element.bindings(), scope, outer);
    if (element.content().isEmpty()) {
      out.raw('/');
      out.raw('>');
      return;
    }
    out.raw('>');
    for (ForeignContent piece : element.content()) {
      if (piece instanceof ForeignText text) {
        text(text.value());
      } else if (piece instanceof ForeignElement child) {
        write(child, scope);
      }
    }
    out.raw('<');
    out.raw('/');
    qualified(prefix, name.localName());
    out.raw('>');
  }

  /**
   * Writes attributes, and the declarations that they need, into the current start tag.
   *
   * @param scope the declarations in scope, including those of this tag
   * @param outer the declarations in scope outside this tag
   */
  @Nullable Scope attributes(
      List<Attribute> attributes,
      Map<String, String> bindings,
      @Nullable Scope scope,
      @Nullable Scope outer) {
    Scope inner = scope;
    for (Map.Entry<String, String> binding : bindings.entrySet()) {
      if (!takenHere(binding.getKey(), binding.getValue(), inner, outer)) {
        inner = declare(binding.getKey(), binding.getValue(), inner);
      }
    }
    for (Attribute attribute : attributes) {
      String prefix = "";
      if (!attribute.namespace().isEmpty()) {
        prefix = attributePrefix(attribute, inner, outer);
        inner = declare(prefix, attribute.namespace(), inner);
      }
      out.raw(' ');
      qualified(prefix, attribute.localName());
      out.raw('=');
      out.raw('"');
      attributeValue(attribute.value());
      out.raw('"');
    }
    return inner;
  }

  /**
   * Returns a prefix for an attribute in a namespace that its tag does not use for another
   * namespace.
   */
  private static String attributePrefix(
      Attribute attribute, @Nullable Scope scope, @Nullable Scope outer) {
    String namespace = attribute.namespace();
    String prefix = attribute.prefix();
    for (int i = 1; prefix.isEmpty() || takenHere(prefix, namespace, scope, outer); i++) {
      prefix = "ns" + i;
    }
    return prefix;
  }

  @SuppressWarnings("ReferenceEquality") // the same object of the chain
  private static boolean takenHere(
      String prefix, String namespace, @Nullable Scope scope, @Nullable Scope outer) {
    for (Scope at = scope; at != outer && at != null; at = at.outer()) {
      if (at.prefix().equals(prefix)) {
        return !at.namespace().equals(namespace);
      }
    }
    return false;
  }

  /**
   * Makes sure that a prefix is bound to a namespace in the current start tag.
   *
   * @return the declarations in scope, including this one
   */
  private @Nullable Scope declare(String prefix, String namespace, @Nullable Scope scope) {
    if (prefix.equals(XML_PREFIX)) {
      return scope;
    }
    String bound = Scope.lookUp(scope, prefix);
    if (bound != null ? !bound.equals(namespace) : !root.use(prefix, namespace)) {
      declaration(prefix, namespace);
    }
    return new Scope(prefix, namespace, scope);
  }

  /** Writes the declaration of a prefix. */
  void declaration(String prefix, String namespace) {
    out.markup(prefix.isEmpty() ? " xmlns" : " xmlns:");
    out.markup(prefix);
    out.raw('=');
    out.raw('"');
    attributeValue(namespace);
    out.raw('"');
  }

  private void qualified(String prefix, String localName) {
    if (!XmlText.isName(localName) || !(prefix.isEmpty() || XmlText.isName(prefix))) {
      throw new IllegalArgumentException(
          '"' + prefix + ':' + localName + "\" is not a valid XML name");
    }
    if (!prefix.isEmpty()) {
      out.markup(prefix);
      out.raw(':');
    }
    out.markup(localName);
  }

  /** Writes text; reports it if it contains characters that XML does not allow. */
  void text(String text) {
    if (!out.text(text)) {
      illegal.accept(text);
    }
  }

  /** Writes an attribute's value; reports it if it contains characters that XML does not allow. */
  void attributeValue(String value) {
    if (!out.attributeValue(value)) {
      illegal.accept(value);
    }
  }

  /** Reports a text if it contains characters that XML does not allow. */
  void check(String text) {
    if (XmlText.illegalAt(text, 0) >= 0) {
      illegal.accept(text);
    }
  }
}
