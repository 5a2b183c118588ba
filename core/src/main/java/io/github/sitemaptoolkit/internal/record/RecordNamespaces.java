package io.github.sitemaptoolkit.internal.record;

import io.github.sitemaptoolkit.internal.name.XmlName;

/** Finds the namespaces of the names in records. */
public interface RecordNamespaces {

  /** Returns a number that is unique for each set of declarations in the document. */
  int version();

  /**
   * Sets the namespace of elements with a name; returns false if no element before has used its
   * declaration, because what is scanned may yet be refused, and is no use of it then.
   */
  boolean resolveUsed(XmlName name);
}
