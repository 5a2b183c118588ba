package io.github.sitemaptoolkit.internal.xml;

import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.internal.xml.XmlElements.Scope;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.Rest;
import io.github.sitemaptoolkit.model.UrlExtension;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Writes an XML document whose root declares exactly the namespaces that are used.
 *
 * <p>The first {@value #HELD_BACK} bytes of the body are held back until it is known what they use;
 * the root is written before them. A namespace that is first used later is declared where it
 * stands. The body's bytes do not depend on the root.
 */
public final class XmlDocumentWriter {

  /**
   * How much of the body is held back, in bytes; later it is the size of what is written at once.
   */
  private static final int HELD_BACK = 1 << 20;

  private final OutputStream stream;
  private final String rootName;
  private final String namespace;
  private final XmlOutput out = new XmlOutput(HELD_BACK + HELD_BACK / 4);
  private final RootNamespaces namespaces;
  private final XmlElements elements;
  private Rest.@Nullable Part rootAttributes;
  private boolean rootWritten;

  /**
   * Begins a document.
   *
   * @param namespace the root's namespace, declared as the default
   * @param prefixes prefixes that stand for one namespace only, with that namespace
   * @param illegal told of each text with characters that XML cannot hold
   */
  public XmlDocumentWriter(
      OutputStream stream,
      String rootName,
      String namespace,
      Map<String, String> prefixes,
      Consumer<String> illegal) {
    this.stream = stream;
    this.rootName = rootName;
    this.namespace = namespace;
    this.namespaces = new RootNamespaces(namespace, prefixes);
    this.elements = new XmlElements(out, namespaces, illegal);
  }

  /** Returns where the body's markup goes. */
  public XmlOutput out() {
    return out;
  }

  /** Sets the attributes of the root, before anything else is written. */
  public void rootAttributes(Rest.Part attributes) {
    rootAttributes = attributes;
    attributes.bindings().forEach(namespaces::use);
    for (var attribute : attributes.attributes()) {
      namespaces.use(attribute.prefix(), attribute.namespace());
    }
  }

  /** Writes text, escaped. */
  public void text(String text) {
    elements.text(text);
  }

  /** Writes attributes into the open start tag of an unprefixed element. */
  public void attributes(Rest.Part part) {
    elements.attributes(part.attributes(), part.bindings(), new Scope("", namespace, null), null);
  }

  /** Writes a foreign element. */
  public void foreign(ForeignElement element) {
    elements.write(element, null);
  }

  /**
   * Writes an extension's node.
   *
   * @return the paths of its rest that no element was written for
   */
  public <E extends UrlExtension> List<String> extension(
      SitemapExtension<E> extension, Node<?> node, String indent) {
    return elements.write(extension, node, indent);
  }

  /** Tells that an entry is complete, and passes on what has piled up. */
  public void entryEnds() throws IOException {
    if (out.length() >= HELD_BACK) {
      flush();
    }
  }

  /** Ends the document. The stream is neither flushed nor closed. */
  public void finish() throws IOException {
    out.markup("</");
    out.markup(rootName);
    out.markup(">\n");
    flush();
  }

  private void flush() throws IOException {
    if (!rootWritten) {
      rootWritten = true;
      writeRoot();
    }
    out.drainTo(stream);
  }

  private void writeRoot() throws IOException {
    var root = new XmlOutput(1024);
    root.markup("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<");
    root.markup(rootName);
    declaration(root, "", namespace);
    namespaces.close().forEach((prefix, uri) -> declaration(root, prefix, uri));
    Rest.Part attributes = rootAttributes;
    if (attributes != null) {
      new XmlElements(root, namespaces, text -> {})
          .attributes(attributes.attributes(), Map.of(), new Scope("", namespace, null), null);
    }
    root.markup(">\n");
    root.drainTo(stream);
  }

  private static void declaration(XmlOutput root, String prefix, String uri) {
    root.markup(prefix.isEmpty() ? " xmlns" : " xmlns:");
    root.markup(prefix);
    root.markup("=\"");
    root.attributeValue(uri);
    root.raw('"');
  }
}
