package io.github.sitemaptoolkit.xml;

import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.text.NamespaceCodes;
import io.github.sitemaptoolkit.text.XmlCodes;
import io.github.sitemaptoolkit.token.XmlCursor;
import org.jspecify.annotations.Nullable;

/** Tells the elements of the protocol from others in one document, however it names them. */
final class ProtocolNames {

  private final XmlCursor cursor;
  private final Reporter reporter;
  private String root = CoreNamespace.URI;
  private @Nullable String other; // the namespace met last that does not mean the protocol
  private boolean missingReported;

  ProtocolNames(XmlCursor cursor, Reporter reporter) {
    this.cursor = cursor;
    this.reporter = reporter;
  }

  /** Sets a namespace that means the protocol besides those that always do. */
  void rootNamespace(String namespace) {
    root = namespace;
    other = null;
  }

  /** Returns whether a namespace means the protocol. */
  @SuppressWarnings("ReferenceEquality") // cursors give a namespace as the same object again
  boolean isCore(String namespace) {
    if (namespace == other) {
      return false;
    }
    boolean core = namespace.equals(root) || CoreNamespace.isKnown(namespace);
    other = core ? other : namespace;
    return core;
  }

  /** Returns the name of an element, in the protocol's own namespace if its own means that. */
  ElementName canonical(ElementName name) {
    return isCore(name.namespace())
        ? new ElementName(CoreNamespace.URI, name.localName(), "")
        : name;
  }

  /** Returns whether the element stood on has a name of the protocol; capitals are reported. */
  boolean isNamed(String name, @Nullable String path) {
    String local = cursor.localName();
    if (local.equals(name)) {
      return true;
    } else if (!local.equalsIgnoreCase(name)) {
      return false;
    }
    reporter.report(
        XmlCodes.ELEMENT_CASE,
        cursor.location(),
        path,
        () -> "<" + local + "> is read as <" + name + ">; names are in lower case");
    return true;
  }

  /** Reports, once, an element of the protocol that has no namespace although the root has one. */
  void reportMissing(String path) {
    if (!missingReported) {
      missingReported = true;
      reporter.report(
          NamespaceCodes.MISSING,
          cursor.location(),
          path,
          () ->
              "<"
                  + cursor.localName()
                  + "> has no namespace; search engines want "
                  + CoreNamespace.URI);
    }
  }
}
