package io.github.sitemaptoolkit.markup;

import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.markup.XmlElements.Scope;
import io.github.sitemaptoolkit.model.Attribute;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UnknownMarkup;
import io.github.sitemaptoolkit.model.UrlExtension;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Writes an XML document whose root declares only the namespaces that are used.
 *
 * <p>The first {@value #HELD_BACK} bytes of the body are buffered until the namespaces that they
 * use are known, and written after the start tag of the root. A namespace that is first used later
 * is declared on the element that uses it. Not thread-safe.
 *
 * @since 0.1
 */
public final class XmlDocumentWriter {

  /**
   * The number of bytes of the body that are buffered before the root is written, and later between
   * writes.
   */
  private static final int HELD_BACK = 1 << 20;

  /** The initial size of the buffer: most documents are small, and a batch has many of them. */
  private static final int CAPACITY = 16 * 1024;

  private final OutputStream stream;
  private final Consumer<String> illegal;
  private final String rootName;
  private final String namespace;
  private final XmlOutput out = new XmlOutput(CAPACITY);
  private final RootNamespaces namespaces;
  private final XmlElements elements;
  private String prolog = "";
  private UnknownMarkup.@Nullable Part rootAttributes;
  private boolean rootWritten;
  private int entryLength;
  private int entryMark;
  private @Nullable Scope entryScope; // declared by the attributes of the current entry

  /**
   * Begins a document.
   *
   * @param namespace the root's namespace, declared as the default; empty for none
   * @param prefixes prefixes that are reserved for one namespace, with that namespace
   * @param illegal called with each text that contains characters that XML does not allow
   */
  public XmlDocumentWriter(
      OutputStream stream,
      String rootName,
      String namespace,
      Map<String, String> prefixes,
      Consumer<String> illegal) {
    this(stream, rootName, namespace, new RootNamespaces(namespace, prefixes, false), illegal);
  }

  private XmlDocumentWriter(
      OutputStream stream,
      String rootName,
      String namespace,
      RootNamespaces namespaces,
      Consumer<String> illegal) {
    this.stream = stream;
    this.illegal = illegal;
    this.rootName = rootName;
    this.namespace = namespace;
    this.namespaces = namespaces;
    this.elements = new XmlElements(out, namespaces, illegal);
  }

  /**
   * Returns a writer of single entries, which can be put into any document whose root declares the
   * reserved prefixes that they use. Other prefixes are declared inside the entry, so that its
   * bytes do not depend on other entries.
   *
   * @param prefixes prefixes that are reserved for one namespace, with that namespace
   * @param illegal called with each text that contains characters that XML does not allow
   */
  public static XmlDocumentWriter ofEntries(
      String namespace, Map<String, String> prefixes, Consumer<String> illegal) {
    return new XmlDocumentWriter(
        OutputStream.nullOutputStream(),
        "",
        namespace,
        new RootNamespaces(namespace, prefixes, true),
        illegal);
  }

  /**
   * Returns the beginning of a document whose root declares these prefixes and has no attributes.
   *
   * @param prolog markup before the root, with a line break; empty for none
   */
  public static byte[] start(
      String prolog, String rootName, String namespace, Map<String, String> declared) {
    XmlOutput root = openRoot(prolog, rootName, namespace, declared);
    root.markup(">\n");
    return root.copy(0);
  }

  /** Returns the end of a document. */
  public static byte[] end(String rootName) {
    return XmlOutput.ascii("</" + rootName + ">\n");
  }

  /**
   * Returns an element as text with all namespace declarations that it needs.
   *
   * @param prefixes prefixes that are reserved for one namespace, with that namespace
   * @param illegal called with each text that contains characters that XML does not allow
   */
  public static String text(
      ForeignElement element, Map<String, String> prefixes, Consumer<String> illegal) {
    var text = new XmlOutput(512);
    var none = new RootNamespaces("", prefixes, true);
    none.close();
    new XmlElements(text, none, illegal).write(element, null);
    return text.toString();
  }

  /** Returns the output for the markup of the body. */
  public XmlOutput out() {
    return out;
  }

  /** Sets markup before the root, with a line break. To be called before the first entry. */
  public void prolog(String markup) {
    prolog = markup;
  }

  /** Sets the attributes of the root. Must be called before anything is written. */
  public void rootAttributes(UnknownMarkup.Part attributes) {
    attributes.bindings().forEach(namespaces::bind);
    List<Attribute> renamed = new ArrayList<>();
    for (Attribute attribute : attributes.attributes()) {
      renamed.add(attribute.namespace().isEmpty() ? attribute : declared(attribute));
    }
    rootAttributes = new UnknownMarkup.Part("", renamed, List.of(), attributes.bindings());
  }

  /** Returns an attribute with a prefix that the root can declare. */
  private Attribute declared(Attribute attribute) {
    String prefix = attribute.prefix();
    for (int i = 1; prefix.isEmpty() || !namespaces.use(prefix, attribute.namespace()); i++) {
      prefix = "ns" + i;
    }
    return new Attribute(attribute.namespace(), attribute.localName(), prefix, attribute.value());
  }

  /** Returns whether the whole body is still buffered in {@link #out}. */
  public boolean isHeldBack() {
    return !rootWritten;
  }

  /** Begins an entry, which {@link #takeBack} can remove together with its declarations. */
  public void entryBegins() {
    entryLength = out.length();
    entryMark = namespaces.mark();
    entryScope = null;
  }

  /** Returns the bytes written since {@link #entryBegins}. */
  public byte[] entryBytes() {
    return out.copy(entryLength);
  }

  /** Returns the prefixes of the root that were first used since {@link #entryBegins}. */
  public List<String> entryPrefixes() {
    return namespaces.since(entryMark);
  }

  /** Removes everything that was written since {@link #entryBegins}. */
  public void takeBack() {
    out.truncate(entryLength);
    namespaces.forget(entryMark);
    entryScope = null;
  }

  /** Writes text, escaped. */
  public void text(String text) {
    elements.text(text);
  }

  /**
   * Writes an attribute's value, escaped, with the equals sign before it and the quotes around it.
   */
  public void attributeValue(String value) {
    out.raw('=');
    out.raw('"');
    elements.attributeValue(value);
    out.raw('"');
  }

  /**
   * Writes the declaration of a prefix into the current start tag, unless the root declares it. The
   * tag is a child of an entry; its own children can use the prefix, too.
   */
  public void declare(String prefix, String prefixNamespace) {
    if (!namespaces.use(prefix, prefixNamespace)) {
      elements.declaration(prefix, prefixNamespace);
    }
  }

  /**
   * Writes attributes into the start tag of an entry. Their declarations are in scope for the whole
   * entry.
   */
  public void entryAttributes(UnknownMarkup.Part part) {
    entryScope = attributes(part, null);
  }

  /** Writes attributes into the start tag of a child of an entry, such as {@code lastmod}. */
  public void attributes(UnknownMarkup.Part part) {
    attributes(part, entryScope);
  }

  private @Nullable Scope attributes(UnknownMarkup.Part part, @Nullable Scope outer) {
    Scope tag = new Scope("", namespace, outer);
    return elements.attributes(part.attributes(), part.bindings(), tag, outer);
  }

  /** Writes a foreign element. */
  public void foreign(ForeignElement element) {
    elements.write(element, entryScope);
  }

  /**
   * Writes the element of an extension.
   *
   * @return the paths of unknown markup that could not be written because its element no longer
   *     exists
   */
  public <E extends UrlExtension> List<String> extension(
      SitemapExtension<E> extension, Node<?> node, int indent) {
    return elements.write(extension, node, indent, entryScope);
  }

  /** Ends an entry, and writes the buffer to the stream if it is full. */
  public void entryEnds() throws IOException {
    entryScope = null;
    if (out.length() >= HELD_BACK) {
      flush();
    }
  }

  /** Writes the end of the document. The stream is neither flushed nor closed. */
  public void finish() throws IOException {
    out.raw(end(rootName));
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
    XmlOutput root = openRoot(prolog, rootName, namespace, namespaces.close());
    namespaces.close().values().forEach(elements::check);
    UnknownMarkup.Part attributes = rootAttributes;
    if (attributes != null) {
      new XmlElements(root, namespaces, illegal)
          .attributes(attributes.attributes(), Map.of(), new Scope("", namespace, null), null);
    }
    root.markup(">\n");
    root.drainTo(stream);
  }

  private static XmlOutput openRoot(
      String prolog, String rootName, String namespace, Map<String, String> declared) {
    var root = new XmlOutput(1024);
    root.markup("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    root.markup(prolog);
    root.markup("<");
    root.markup(rootName);
    if (!namespace.isEmpty()) {
      declaration(root, "", namespace);
    }
    declared.forEach((prefix, uri) -> declaration(root, prefix, uri));
    return root;
  }

  private static void declaration(XmlOutput root, String prefix, String uri) {
    root.markup(prefix.isEmpty() ? " xmlns" : " xmlns:");
    root.markup(prefix);
    root.markup("=\"");
    root.attributeValue(uri);
    root.raw('"');
  }
}
