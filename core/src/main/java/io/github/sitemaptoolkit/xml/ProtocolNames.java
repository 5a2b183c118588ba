package io.github.sitemaptoolkit.xml;

import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.text.NamespaceCodes;
import io.github.sitemaptoolkit.text.XmlCodes;
import io.github.sitemaptoolkit.token.XmlCursor;
import org.jspecify.annotations.Nullable;

/** Recognises the elements of the protocol in one document, in any accepted namespace and case. */
final class ProtocolNames {

  private final XmlCursor cursor;
  private final Reporter reporter;
  private String root = CoreNamespace.URI;
  private @Nullable String other; // the last namespace found not to be the protocol's
  private boolean missingReported;

  ProtocolNames(XmlCursor cursor, Reporter reporter) {
    this.cursor = cursor;
    this.reporter = reporter;
  }

  /** Sets a further namespace to accept for the protocol. */
  void rootNamespace(String namespace) {
    root = namespace;
    other = null;
  }

  /** Returns whether a namespace is accepted for the protocol. */
  @SuppressWarnings("ReferenceEquality") // cursors return the same object for a namespace
  boolean isCore(String namespace) {
    if (namespace == other) {
      return false;
    }
    boolean core = namespace.equals(root) || CoreNamespace.isKnown(namespace);
    other = core ? other : namespace;
    return core;
  }

  /**
   * Returns the name of an element, with the protocol's own namespace in place of one accepted for
   * it.
   */
  ElementName canonical(ElementName name) {
    return isCore(name.namespace())
        ? new ElementName(CoreNamespace.URI, name.localName(), "")
        : name;
  }

  /** Returns whether the current element has a name of the protocol; reports a wrong case. */
  boolean isNamed(String name, @Nullable String path) {
    String local = cursor.localName();
    if (local.equals(name)) {
      return true;
    } else if (!local.equalsIgnoreCase(name)) {
      return false;
    }
    reporter.report(
        XmlCodes.ELEMENT_CASE,
        cursor.place(),
        path,
        () -> "<" + local + "> is read as <" + name + ">; names must be in lower case");
    return true;
  }

  /** Reports what is wrong with the namespace of the root element. */
  void report(CoreNamespace.Fault fault, String namespace, Location root) {
    reporter.report(fault.code(), declaration(namespace, root), null, fault.message());
  }

  /** Returns where a namespace was declared first; another place if that is unknown. */
  Location declaration(String namespace, Location otherwise) {
    Location declared = cursor.declarationOf(namespace);
    return declared == null ? otherwise : declared;
  }

  /**
   * Reports an element of the protocol without namespace although the root has one, at most once.
   */
  void reportMissing(String path) {
    if (!missingReported) {
      missingReported = true;
      reporter.report(
          NamespaceCodes.MISSING,
          cursor.place(),
          path,
          () ->
              "<"
                  + cursor.localName()
                  + "> has no namespace; search engines require "
                  + CoreNamespace.URI);
    }
  }
}
